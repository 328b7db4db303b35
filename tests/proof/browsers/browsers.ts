// `npm run proof -- browsers` walks through its core in the real Firefox and the real WebKit of Debian’s packages,
// installed when they are missing. Each gets a site of its own that no cache of HTTP may keep, and a screen that nobody sees.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { serveBuild } from '../bench/serve.ts';
import { CHECKS } from './checks.ts';
import { Hands, type Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const NEEDED = [
	['firefox-esr', '/usr/bin/firefox-esr'],
	['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
	['xvfb', '/usr/bin/Xvfb']
] as const;

const APT = '/usr/bin/apt-get';

function install(): void {
	const missing = NEEDED.filter(([, file]) => !existsSync(file)).map(([name]) => name);
	if (missing.length === 0) return;
	if (process.getuid?.() !== 0 || !existsSync(APT))
		throw new Error(`missing, and only root can install them: apt-get install ${missing.join(' ')}`);
	const apt = (...words: string[]) => execFileSync(APT, words, { stdio: ['ignore', 2, 2] });
	apt('update', '-qq');
	apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
}

/** A screen in memory: only with a window do both browsers draw as they do for people. */
async function openScreen(): Promise<() => void> {
	const screen = spawn('/usr/bin/Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe']
	});
	const number = await new Promise<string>((told, fail) => {
		screen.stdio[3]?.once('data', (data: Buffer) => told(data.toString().trim()));
		screen.once('exit', () => fail(new Error('no screen')));
	});
	process.env['DISPLAY'] = `:${number}`;
	return () => void screen.kill();
}

interface Row {
	readonly browser: string;
	readonly check: string;
	readonly outcome: string;
	readonly seconds: string;
	readonly note: string;
}

async function walk(start: () => Promise<Driver>): Promise<Row[]> {
	const site = await serveBuild({ cached: false });
	const driver = await start();
	const rows: Row[] = [];
	try {
		for (const check of CHECKS) {
			const begun = Date.now();
			const [outcome, note] = await check
				.run(new Hands(driver), { origin: site.origin, stop: site.close })
				.then(
					(told) => ['ok', told] as const,
					(error: unknown) => ['FAILED', error instanceof Error ? error.message : String(error)] as const
				);
			const seconds = ((Date.now() - begun) / 1000).toFixed(1);
			rows.push({ browser: driver.name, check: check.name, outcome, seconds, note });
			console.error(`${driver.name}: ${check.name}: ${outcome}, ${note}`);
		}
	} finally {
		await driver.close();
		site.close();
	}
	return rows;
}

install();
const closeScreen = await openScreen();
const wanted = process.argv[2];
const rows: Row[] = [];
try {
	if (wanted !== 'webkit') rows.push(...(await walk(startFirefox)));
	if (wanted !== 'firefox') rows.push(...(await walk(startWebKit)));
} finally {
	closeScreen();
}
console.log('\n| browser | check | outcome | seconds | |\n| --- | --- | --- | --- | --- |');
for (const { browser, check, outcome, seconds, note } of rows)
	console.log(`| ${browser} | ${check} | ${outcome} | ${seconds} | ${note} |`);
if (rows.some(({ outcome }) => outcome !== 'ok')) process.exitCode = 1;
