// `npm run proof -- audit`: asks the registry about known weaknesses of exactly the packages that are in the site.
// Everything is a devDependency here, for the site is bundled, so `npm audit --omit=dev` would look at nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { KEPT_OUT } from '../../web/making/kept-out.ts';
import { LIST } from '../../web/making/licences.ts';
import type { Work } from '../../web/making/sbom.ts';

interface Advisory {
	readonly title: string;
	readonly url: string;
}

interface Report {
	/** By package; a string names another package through which the weakness comes. */
	readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | Advisory)[] }>>;
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

/** What is told of a package itself; what comes through others is told of those. */
function toldOf(name: string): Advisory[] {
	return (vulnerabilities?.[name]?.via ?? []).filter((one): one is Advisory => typeof one !== 'string');
}

let weak = 0;
for (const { name, version } of works) {
	const advisories = toldOf(name);
	console.log(`${advisories.length === 0 ? 'good' : 'told'}  ${name} ${version}`);
	for (const { title, url } of advisories) {
		const kept = KEPT_OUT.find(({ advisory }) => url.endsWith(advisory));
		console.log(`      ${kept ? `kept out, ${kept.part}` : 'WEAK'}: ${title} (${url})`);
		if (!kept) weak++;
	}
}
const others = Object.keys(vulnerabilities).filter((name) => !works.some((work) => work.name === name));
console.log(`\n${weak} known weaknesses in ${works.length} shipped packages`);
if (others.length > 0) console.log(`only used for building and testing, not shipped: ${others.join(', ')}`);
if (weak > 0) process.exitCode = 1;
