// English: the app on this device, stored for offline use and kept up to date.
import { plural } from '../plural.ts';

const count = plural('en');

const app = {
	checking: 'Checking what is stored',
	storing: (percent: number) => `Storing, ${percent}\u00a0%`,
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
	testing: 'Reading every file',
	whole: (files: number, kilobytes: number) => `All ${files} files are here, ${kilobytes}\u00a0kB.`,
	missing: (missing: number, files: number) =>
		count(missing, {
			one: `${missing} of ${files} files was missing.`,
			other: `${missing} of ${files} files were missing.`
		}),
	untested: 'Nothing is stored yet.',
	update: 'A new version is ready.',
	useUpdate: 'Use it now',
	changing: 'Changing',
	trouble: {
		unreadable:
			'Your progress cannot be read just now. It is still there: close other tabs and load this page again.',
		newer:
			'A newer version of Keystone has taken over your progress. Load this page again; until then nothing is stored here.',
		quota: 'This device is full: the last steps are not stored. Free some space, or save a file.',
		failed: 'This browser could not store the last steps. They hold until the page closes: save a file.',
		memory: 'This browser stores nothing. What you do holds until the page closes: save a file.',
		damaged: 'Some of your records are damaged and left out. Everything else is here.',
		clock: 'The clock of this device is wrong. Days are counted by it: set it right.',
		reload: 'Load again',
		toYou: 'To your progress',
		close: 'Close'
	}
};

export type App = typeof app;
export default app;
