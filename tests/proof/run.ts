// `npm run proof` lists the proofs, `npm run proof -- cross 20000` runs one or a group, `npm run proof -- release` a set. With
// --write the results are appended to docs/proof.md. Fails when a proof does not hold.
import { allProofs, command, SETS, type Needs, type Proof } from './proof.ts';
import { record } from './record.ts';

const WRITE = '--write';
const args = process.argv.slice(2).filter((word) => word !== WRITE);
const write = process.argv.includes(WRITE);
const [asked, ...rest] = args;
const proofs = await allProofs();

const needed = ({ minutes, build, browser, network }: Needs): string =>
	[`${minutes} min`, build && 'build', browser && 'browser', network && 'network'].filter(Boolean).join(', ');

function list(): void {
	const rows = proofs.map(({ name, usage = '', needs, shows }) => [
		`${name} ${usage}`.trim(),
		needed(needs),
		shows
	]);
	const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
	const [first, second] = [width(0), width(1)];
	console.log('npm run proof -- NAME [arguments] [--write], with what it needs and what it shows:\n');
	for (const [name = '', needs = '', shows] of rows)
		console.log(`${name.padEnd(first)}  ${needs.padEnd(second)}  ${shows}`);
	for (const set of SETS) {
		const members = proofs.filter(({ sets }) => sets?.includes(set));
		const minutes = members.reduce((sum, { needs }) => sum + needs.minutes, 0);
		console.log(`\n${set} (${minutes} min): ${members.map(({ name }) => name).join(', ')}`);
	}
}

function chosen(name: string): Proof[] {
	const set = SETS.find((one) => one === name);
	if (set) return proofs.filter(({ sets }) => sets?.includes(set));
	const exact = proofs.filter((proof) => proof.name === name);
	return exact.length > 0 ? exact : proofs.filter((proof) => proof.name.startsWith(`${name}:`));
}

let built: Needs['build'];
async function prepare({ build, browser }: Needs): Promise<boolean> {
	if (browser && !(await command(['node', '.ci/install.mjs', '--browser'])).holds) return false;
	if (!build || build === built) return true;
	built = build;
	const { holds } = await command(
		['npm', 'run', '--silent', 'build'],
		build === 'addressed' ? { KEYSTONE_SITE: 'https://keystone.example' } : {}
	);
	return holds;
}

if (asked === undefined) list();
else {
	const selected = chosen(asked);
	if (selected.length === 0) {
		console.error(`no proof ${asked}; \`npm run proof\` lists them`);
		process.exitCode = 1;
	}
	const failed: string[] = [];
	for (const proof of selected) {
		if (selected.length > 1) console.log(`\n> ${proof.name}`);
		const result = (await prepare(proof.needs))
			? await proof.run(selected.length > 1 && SETS.some((set) => set === asked) ? [] : rest)
			: { holds: false, output: 'could not be prepared' };
		if (!result.holds) failed.push(proof.name);
		if (write) await record([proof.name, ...rest].join(' '), result);
	}
	if (selected.length > 1)
		console.log(`\n${selected.length - failed.length} of ${selected.length} proofs hold`);
	if (failed.length > 0) {
		console.error(`does not hold: ${failed.join(', ')}`);
		process.exitCode = 1;
	}
}
