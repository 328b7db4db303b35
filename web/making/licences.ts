// While the site is built: which works of others are in it, read off the finished bundles, and their licences. The about page shows the
// list, which is kept beside it; a build that finds another list writes it anew and asks to be run once more. The full texts go with the
// site, as most licences ask for, and beside them the same list for programs that look for weaknesses (web/making/sbom.ts).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { keptOutOf } from './kept-out.ts';
import { BILL, billOf, type Lock, type Own, type Work } from './sbom.ts';

/** For the about page, which is finished before the bundles are. */
export const LIST = 'web/lib/frame/works.json';
/** In the site. */
const TEXTS = 'licences.txt';

/** Modules that bundlers write themselves, and what is compiled into the engine. */
const WRITTEN_BY: readonly (readonly [part: string, name: string])[] = [
	['vite/preload-helper', 'vite'],
	['rolldown/runtime', 'rolldown']
];
const IN_THE_ENGINE = ['assemblyscript'];

/** The folder of the package a file belongs to, if it is one of others. */
export function packageOf(file: string): string | null {
	const written = WRITTEN_BY.find(([part]) => file.includes(part));
	if (file.startsWith('\0') && written) return join('node_modules', written[1]);
	const path = file.replaceAll('\\', '/').split('?')[0] ?? '';
	const at = path.lastIndexOf('node_modules/');
	if (at < 0) return null;
	const [scope = '', name = ''] = path.slice(at + 'node_modules/'.length).split('/');
	const inner = scope.startsWith('@') ? `${scope}/${name}` : scope;
	return join(path.slice(0, at), 'node_modules', inner);
}

function workIn(folder: string): Work {
	const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
		name: string;
		version: string;
		license?: string;
	};
	if (!license) throw new Error(`${name} ${version} names no licence`);
	return { name, version, licence: license };
}

function textIn(folder: string): string {
	const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one));
	if (!file) throw new Error(`no licence text in ${folder}`);
	// What a build tool bundles for itself is not in the site.
	return readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies/m)[0] ?? '';
}

function tell(folders: ReadonlySet<string>): { works: Work[]; texts: string } {
	const all = [...folders].map((folder) => ({ folder, work: workIn(folder) }));
	all.sort((a, b) => (a.work.name < b.work.name ? -1 : 1));
	const rule = '-'.repeat(80);
	const texts = all.map(
		({ folder, work: { name, version, licence } }) =>
			`${name} ${version} (${licence})\n\n${textIn(folder).trim()}\n`
	);
	return { works: all.map(({ work }) => work), texts: texts.join(`\n${rule}\n\n`) };
}

/** The plugin for the site and the one for its workers. */
export function licences(): { readonly site: Plugin; readonly worker: Plugin } {
	const folders = new Set(IN_THE_ENGINE.map((name) => join('node_modules', name)));
	let forServer = false;

	const look = (bundle: Rolldown.OutputBundle): void => {
		for (const part of Object.values(bundle)) {
			const files = part.type === 'chunk' ? part.moduleIds : part.originalFileNames;
			for (const weak of keptOutOf(files)) throw new Error(`${weak.part} is in the site: ${weak.advisory}`);
			for (const file of files) {
				const folder = packageOf(file);
				if (folder) folders.add(folder.split('/').join(sep));
			}
		}
	};

	return {
		site: {
			name: 'licences',
			configResolved(config) {
				forServer = Boolean(config.build.ssr);
			},
			generateBundle: {
				order: 'post',
				handler(_, bundle) {
					if (forServer) return;
					look(bundle);
					const { works, texts } = tell(folders);
					const list = `${JSON.stringify(works, null, '\t')}\n`;
					if (readFileSync(LIST, 'utf8') !== list) {
						writeFileSync(LIST, list);
						this.error(`${LIST} was out of date and is written anew: build once more`);
					}
					this.emitFile({ type: 'asset', fileName: TEXTS, source: texts });
					const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
					const bill = billOf(works, read('package.json') as Own, read('package-lock.json') as Lock);
					this.emitFile({ type: 'asset', fileName: BILL, source: `${JSON.stringify(bill, null, '\t')}\n` });
				}
			}
		},
		worker: { name: 'licences-of-workers', generateBundle: (_, bundle) => look(bundle) }
	};
}
