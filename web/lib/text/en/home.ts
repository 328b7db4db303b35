// English: the home page.
import type { Grade } from '$lib/progress/records.ts';
import { plural } from '../plural.ts';

const count = plural('en');
const blocks = (n: number) => count(n, { one: `${n} block`, other: `${n} blocks` });

const home = {
	levels: { star: 'Star', sun: 'Sun', moon: 'Moon' },
	goal: 'Three puzzles a day: place one block so that your view shows the card.',
	start: { name: 'Your first key', line: 'One minute, no rules to read' },
	/** Before the day's puzzle is known. */
	range: (least: number, most: number) => `${least} to ${most} blocks`,
	task: (n: number, keys: number) => `${blocks(n)}, ${keys === 1 ? 'one key' : 'two keys'}`,
	begun: (tries: number) =>
		tries === 0
			? 'Begun'
			: count(tries, { one: `Begun, ${tries} try so far`, other: `Begun, ${tries} tries so far` }),
	solved: (grade: Grade, tries: number) =>
		({
			'first-look': 'Seen at once',
			'first-try': 'Solved, first try',
			retried: count(tries, { one: `Solved, ${tries} try`, other: `Solved, ${tries} tries` }),
			hinted: 'Solved with hints',
			assisted: 'Solved with matches shown',
			revealed: 'Solved with the answer'
		})[grade],
	noPuzzle: 'No puzzle for this date',
	play: 'Play',
	continue: 'Continue',
	streak: (n: number) => (n === 0 ? 'No streak yet' : `${n}-day streak`),
	streakLabel: (streak: string) => `${streak}, to your progress`,
	freezes: (n: number) => count(n, { one: `${n} streak freeze`, other: `${n} streak freezes` }),
	newDay: 'Today’s three are ready.',
	newDayGo: 'Show them',
	shareDay: 'Share the day',
	allDone: 'All three solved',
	allDoneLine: 'The next three come at midnight.',
	earlier: 'Earlier days',
	begunDaily: (level: string, date: string) => `${level}, ${date}`,
	begunLine: 'Begun, not yet solved',
	run: {
		name: (turn: number, of: number) => `The Ancients, turn ${turn} of ${of}`,
		line: (n: number) => count(n, { one: `${n} point so far`, other: `${n} points so far` })
	},
	practice: 'Practice',
	practiceLine: 'Endless puzzles at your level',
	practiceBegun: 'A puzzle is still open',
	practiceGo: 'Practise',
	editor: 'Your own puzzle',
	editorLine: 'Make one and send it as a link',
	editorGo: 'Make',
	ancients: { name: 'The Ancients', line: 'Block and Key solo: 11\u00a0turns', go: 'Begin' },
	month: 'This month',
	noScript: 'The puzzles need JavaScript. Without it you can read about Keystone, but not play.',
	gamesTitle: 'Learn to play',
	gamesNote: 'Learn by playing: you move, the rules check.'
};

export type Home = typeof home;
export default home;
