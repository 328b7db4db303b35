// Which styles a prerendered page links. Kit walks from a page through static and dynamic imports at once, depth first, and gives a
// part of the bundle that it meets first behind a dynamic import somewhere deep to that import, even if the page imports it
// statically too: its styles are then missing in the page, or linked by pages that do not show it. So Kit is told only of the dynamic
// imports of pages themselves. Should Kit read another manifest one day, a test of the finished pages notices.
import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';
/** A page or layout as Kit names it. */
const PAGE = /\/generated\/client-optimized\/nodes\/\d+\.js$/;

export const stylesOfPages: Plugin = {
	name: 'styles-of-pages',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			const asset = bundle[MANIFEST];
			if (asset?.type !== 'asset') return;
			const parts = JSON.parse(String(asset.source)) as Record<string, { dynamicImports?: string[] }>;
			for (const [name, part] of Object.entries(parts)) if (!PAGE.test(name)) delete part.dynamicImports;
			asset.source = JSON.stringify(parts);
		}
	}
};
