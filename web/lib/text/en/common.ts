// English: the frame around every page, and words several pages share.

const common = {
	name: 'Keystone',
	summary: 'Daily puzzles, solo practice and hands-on rules for Block and Key and three more board games.',
	pageTitle: (page: string) => `${page} · Keystone`,
	skip: 'Skip to content',
	home: 'Home',
	settings: 'Settings',
	about: 'About',
	language: 'Language',
	key: {
		label: (rows: string) => `Key, from the top row down. ${rows}`,
		row: (n: number, squares: string) => `Row ${n}: ${squares}.`,
		empty: 'any',
		colours: { w: 'white', b: 'brown', g: 'green', a: 'grey' },
		letters: { w: 'W', b: 'B', g: 'G', a: 'A' }
	},
	error: {
		missing: 'Page not found',
		missingText: 'There is nothing at this address. It may have been mistyped, or the page has moved.',
		broken: 'This page did not load',
		brokenText: 'Your progress is safe. Reloading the page usually helps.',
		again: 'Reload',
		toHome: 'Go to the home page'
	}
};

export type Common = typeof common;
export default common;
