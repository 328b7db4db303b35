// Installs what a fresh machine lacks, and nothing twice: the packages of the lock file, the built engine, and with
// --browser a Chromium for the tests. All its output goes to standard error, so that it may run before a command that answers.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const at = (path) => new URL(path, root);
const changed = (path) => (existsSync(at(path)) ? statSync(at(path)).mtimeMs : 0);

function run(command, ...words) {
	execFileSync(command, words, { cwd: root, stdio: ['ignore', 2, 2] });
}

/** The newest file below a folder. */
function newest(folder) {
	return Math.max(...readdirSync(at(folder)).map((name) => changed(`${folder}/${name}`)));
}

function hasBrowser() {
	if (['chromium-headless-shell', 'chromium'].some((name) => existsSync(`/usr/bin/${name}`))) return true;
	try {
		const path = execFileSync('node', ['-p', 'require("@playwright/test").chromium.executablePath()'], {
			cwd: root
		});
		return existsSync(String(path).trim());
	} catch {
		return false;
	}
}

function installBrowser() {
	const asRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
	if (asRoot) {
		run('apt-get', 'update', '-qq');
		const packages = ['chromium-headless-shell', 'fonts-dejavu-core'];
		run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
	} else run('npx', 'playwright', 'install', 'chromium');
}

// npm notes what it installed in node_modules/.package-lock.json.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) run('npm', 'ci');
const { targets } = JSON.parse(readFileSync(at('asconfig.json'), 'utf8'));
const built = Object.values(targets).map(({ outFile }) => changed(outFile));
if (
	Math.min(...built) <
	Math.max(newest('engine-wasm/assembly'), changed('engine-wasm/shared.ts'), changed('asconfig.json'))
)
	run('npm', 'run', '--silent', 'build:engine');
if (process.argv.includes('--browser') && !hasBrowser()) installBrowser();
