// `npm run audit:shipped`: asks the registry about known weaknesses of exactly the packages that are in the
// site. Everything is a devDependency here, for the site is bundled, so `npm audit --omit=dev` would look at nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { LIST, type Work } from '../web/making/licences.ts';

interface Report {
	readonly vulnerabilities?: Readonly<
		Record<
			string,
			{ readonly severity: string; readonly via: readonly (string | { readonly title: string })[] }
		>
	>;
	readonly message?: string;
}

const works = JSON.parse(readFileSync(LIST, 'utf8')) as readonly Work[];

/** npm answers with an exit code when it has found something. */
function audit(): Report {
	try {
		return JSON.parse(
			String(execFileSync('npm', ['audit', '--json'], { stdio: ['ignore', 'pipe', 'ignore'] }))
		) as Report;
	} catch (error) {
		return JSON.parse(String((error as { stdout: Buffer }).stdout)) as Report;
	}
}

const { vulnerabilities, message } = audit();
if (!vulnerabilities) throw new Error(message ?? 'no answer from the registry');
const found = works.filter(({ name }) => name in vulnerabilities);
for (const { name, version } of works)
	console.log(`${name in vulnerabilities ? 'WEAK' : 'good'}  ${name} ${version}`);
const others = Object.keys(vulnerabilities).filter((name) => !works.some((work) => work.name === name));
console.log(`\n${found.length} of ${works.length} shipped packages have known weaknesses`);
if (others.length > 0) console.log(`only used for building and testing, not shipped: ${others.join(', ')}`);
if (found.length > 0) process.exitCode = 1;
