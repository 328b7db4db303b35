// `npm run proof -- reproducible`: one commit, built twice from its sources alone, engine and site, in folders of other names, in
// another time zone and language: every file is equal byte for byte. With a commit as its argument, that one.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../proof.ts';

const [commit = 'HEAD'] = process.argv.slice(2);
const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, maxBuffer: 1 << 30 });
const builtOn = String(git('log', '-1', '--format=%cs', commit)).trim();
const folder = mkdtempSync(join(tmpdir(), 'keystone-reproducible-'));

/** What differs from one machine to the next. */
const MACHINES = [
	{ name: 'a', env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'C', UV_THREADPOOL_SIZE: '1' } },
	{
		name: 'another-and-deeper/one',
		env: { TZ: 'America/Anchorage', LC_ALL: 'C.UTF-8', UV_THREADPOOL_SIZE: '9' }
	}
] as const;

function built({ name, env }: (typeof MACHINES)[number]): Map<string, string> {
	const root = join(folder, name);
	mkdirSync(root, { recursive: true });
	execFileSync('tar', ['-x', '-C', root], { input: git('archive', commit) });
	symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
	const { KEYSTONE_BUILD: _, ...environment } = process.env;
	const run = (program: string, ...words: string[]) =>
		execFileSync(process.execPath, [join('node_modules', program), ...words], {
			cwd: root,
			env: { ...environment, ...env, KEYSTONE_BUILT_ON: builtOn, KEYSTONE_SITE: 'https://keystone.example' },
			stdio: ['ignore', 'ignore', 'pipe']
		});
	for (const [entry, target] of [
		['index', 'release'],
		['puzzle', 'puzzle'],
		['index', 'scalar'],
		['index', 'debug']
	] as const)
		run('assemblyscript/bin/asc.js', `engine-wasm/assembly/${entry}.ts`, '--target', target);
	run('vite/bin/vite.js', 'build');
	const files = readdirSync(join(root, 'build'), { recursive: true, encoding: 'utf8' })
		.filter((file) => statSync(join(root, 'build', file)).isFile())
		.sort();
	console.log(`built in ${name} with ${Object.values(env).join(', ')}: ${files.length} files`);
	return new Map(
		files.map((file) => [
			file,
			createHash('sha256')
				.update(readFileSync(join(root, 'build', file)))
				.digest('hex')
		])
	);
}

try {
	const [first, second] = MACHINES.map(built) as [Map<string, string>, Map<string, string>];
	const names = [...new Set([...first.keys(), ...second.keys()])].sort();
	const unequal = names.filter((name) => first.get(name) !== second.get(name));
	for (const name of unequal) console.log(`differs: ${name}`);
	const whole = createHash('sha256')
		.update(JSON.stringify([...first]))
		.digest('hex');
	console.log(
		`${names.length - unequal.length} of ${names.length} files equal byte for byte; ${whole.slice(0, 16)}`
	);
	if (unequal.length > 0) process.exitCode = 1;
	else rmSync(folder, { recursive: true, force: true });
} catch (error) {
	console.error(String((error as { stderr?: Buffer }).stderr ?? error));
	process.exitCode = 1;
}
