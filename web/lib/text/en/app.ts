// English: the app on this device, stored for offline use and kept up to date.
import { plural } from '../plural.ts';

const count = plural('en');

const app = {
	checking: 'Checking what is stored…',
	storing: (percent: number) => `Saving for offline use: ${percent}%`,
	ready: 'Ready offline',
	unsupported: 'This browser cannot store Keystone. It works as long as there is a network.',
	failed: {
		network: 'Not everything could be stored. A steady connection helps.',
		space: 'There is too little space on this device. Free some of it, then try again.',
		refused:
			'This browser does not let the page store itself. An ordinary window helps, with site data allowed.'
	},
	retry: 'Try again',
	test: 'Check every file',
	testing: 'Reading every file…',
	whole: (files: number, kilobytes: number) => `All ${files} files are here, ${kilobytes}\u00a0kB.`,
	missing: (missing: number, files: number) =>
		count(missing, {
			one: `${missing} of ${files} files was missing.`,
			other: `${missing} of ${files} files were missing.`
		}),
	untested: 'Nothing is stored yet.',
	update: 'A new version is ready.',
	useUpdate: 'Use it now',
	changing: 'Updating…',
	trouble: {
		unreadable:
			'Your progress cannot be read just now, but it is still there. Close other tabs and reload this page.',
		newer:
			'A newer version of Keystone has taken over your progress. Nothing is saved here until you reload this page.',
		quota: 'This device is full, so your last moves are not saved. Free some space or export a backup.',
		failed: 'Your browser couldn’t save your last moves. Export a backup before you close this page.',
		memory: 'Your browser saves nothing here. Export a backup before you close this page.',
		damaged: 'Some of your records are damaged and were left out. Everything else is here.',
		clock: 'This device’s clock looks wrong. Daily puzzles go by it, so please correct it.',
		reload: 'Reload',
		toYou: 'To your progress',
		close: 'Close'
	}
};

export type App = typeof app;
export default app;
