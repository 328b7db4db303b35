// English: a person's own progress, backup and storage.
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { Theme } from '../../../../puzzles/schema/puzzle.ts';
import type { BackupFaultCode } from '$lib/progress/backup.ts';
import type { StoreFault } from '$lib/progress/store.ts';
import type { DayState } from '$lib/progress/streak.ts';
import { plural } from '../plural.ts';

const count = plural('en');
const days = (n: number) => count(n, { one: `${n} day`, other: `${n} days` });

const levels: Record<Level, string> = { star: 'Star', sun: 'Sun', moon: 'Moon' };
const themes: Record<Theme, string> = {
	bridge: 'Bridge',
	stack: 'Stack',
	'corner-only': 'Corner only',
	'turned-key': 'Turned key',
	'tucked-behind': 'Tucked behind',
	'two-keys': 'Two keys',
	'far-colours': 'Far colours',
	'core-face': 'Core Cube face',
	'not-taller': 'Not tall enough',
	'hidden-colours': 'Colours to cover'
};
const states: Record<DayState, string> = {
	solved: 'solved',
	free: 'streak freeze',
	bridged: 'saved by a time-zone change',
	missed: 'missed',
	open: 'open',
	none: 'not played'
};
const faults: Record<BackupFaultCode | StoreFault, string> = {
	'too-large': 'The file is too large to be one of ours.',
	truncated: 'The file is cut off. Save it again where it came from.',
	'not-json': 'The file cannot be read. It may be of another kind, or damaged.',
	nesting: 'The file is built in a way that ours never are.',
	'hostile-name': 'The file holds names that ours never hold. It may have been tampered with.',
	'not-ours': 'This is not a progress file of Keystone.',
	'future-version':
		'The file comes from a newer version of Keystone. Update the app here, then open it again.',
	structure: 'Something in the file is not as it should be.',
	key: 'A record in the file has a wrong name.',
	'key-twice': 'A record stands in the file twice.',
	inconsistent: 'A record in the file contradicts itself.',
	'too-many': 'The file holds more records than anyone can play.',
	quota: 'There is too little space on this device.',
	newer: 'A newer version of Keystone is open in another tab. Reload this page.',
	failed: 'This browser could not store it.'
};

const you = {
	title: 'You',
	description: 'Your days, your puzzles by level and theme, and a backup file. Kept on this device only.',
	levels,
	themes,
	states,
	daysSolved: (n: number) => count(n, { one: 'day solved', other: 'days solved' }),
	daysNote: 'It never goes down.',
	streak: (n: number) => (n === 0 ? 'No streak yet' : `${n}-day streak`),
	freeDays: (n: number) =>
		n === 0 ? 'No streak freeze' : count(n, { one: '1 streak freeze', other: `${n} streak freezes` }),
	longest: (n: number) => `Longest: ${days(n)}`,
	freeNote: 'Every 7 days you solve earn a streak freeze (2 at most), used automatically if you miss a day.',
	day: (date: string, state: string) => `${date}: ${state}`,
	week: 'The last seven days',
	stripLegend: 'Filled: solved. Frame: streak freeze. Line: missed. Gold: today.',
	monthSaid: (name: string, solved: number, free: number, missed: number) =>
		`${name}: ${solved} solved, ${free} frozen, ${missed} missed.`,
	archive: 'Archive',

	results: 'Your puzzles',
	none: 'Nothing solved yet. Today’s Star takes a few minutes.',
	noneGo: 'To today',
	share: 'Solved at the first try',
	shareOf: (n: number, of: number) => `${n} of ${of}`,
	shareNote: 'Of all puzzles with at least one try, without hints.',
	byLevel: 'By level',
	byTheme: 'By theme',
	columns: { name: 'Name', first: 'First try', solved: 'Solved', played: 'Played' },
	rating: 'Practice rating',
	ratingValue: (rating: number, deviation: number) => `${rating} ± ${deviation}`,
	ratingNote: (n: number) =>
		count(n, { one: 'after 1 practice puzzle', other: `after ${n} practice puzzles` }),
	ratingNone: 'Practice gives you a rating and picks puzzles that suit it.',
	ratingGo: 'Practise',

	backup: 'Backup',
	backupNote: 'All of this is on this device only. A backup keeps it safe and takes it to another device.',
	save: 'Export backup',
	saved: (name: string) => `Saved as ${name}.`,
	open: 'Import backup',
	preview: (name: string) => `${name} can be added to what is here.`,
	added: (n: number) => count(n, { one: '1 new record', other: `${n} new records` }),
	grown: (n: number) => count(n, { one: '1 record updated', other: `${n} records updated` }),
	branched: (n: number) =>
		count(n, {
			one: '1 record went another way: both stay',
			other: `${n} records went another way: both stay`
		}),
	replaced: (n: number) =>
		count(n, {
			one: '1 record is replaced by its later state',
			other: `${n} records are replaced by their later state`
		}),
	same: (n: number) => count(n, { one: '1 already here', other: `${n} already here` }),
	nothingNew: 'Everything in this file is already here. Nothing changes.',
	previewNote: 'Nothing that is here gets lost.',
	add: 'Add it',
	cancel: 'Cancel',
	done: 'Added.',
	refused: 'The file was not opened.',
	unchanged: 'Nothing was changed.',
	where: (place: string) => `Place of the fault: ${place}`,
	faults,

	storage: 'Storage',
	stored: {
		durable: 'Your progress is stored on this device.',
		memory: 'Your browser refuses to save anything. Export a backup before you close this page.',
		newer: 'A newer version of Keystone has taken over your progress. Reload this page to continue.'
	},
	unsaved: 'Your last moves could not be saved; perhaps the device is full. Export a backup to keep them.',
	damaged: (n: number) =>
		count(n, {
			one: '1 record is damaged and was left out. Everything else is here.',
			other: `${n} records are damaged and were left out. Everything else is here.`
		}),
	damagedNote: 'If a backup holds them, import it below and they are repaired.',
	clean: 'Remove damaged records',
	persistence: {
		unknown: 'The browser may clear it when space runs short.',
		kept: 'The browser has promised to keep it.',
		refused:
			'The browser did not promise to keep it. Installing the app or visiting often helps; a backup is safest.',
		unavailable: 'This browser makes no promise to keep it. A backup is safest.'
	},
	ask: 'Ask the browser to keep it',
	offline: 'Without a network',
	noScript: 'Your progress needs JavaScript.'
};

export type You = typeof you;
export default you;
