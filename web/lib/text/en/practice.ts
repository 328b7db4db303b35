// English: practice, the tricky ones, and puzzles opened from a link.
import { plural } from '../plural.ts';

const count = plural('en');
const puzzles = (n: number) => count(n, { one: `${n} puzzle`, other: `${n} puzzles` });

const practice = {
	title: 'Practice',
	description:
		'Endless puzzles, made on your own device by level and theme. They never touch the daily streak.',
	rating: (rating: number, deviation: number) => `${rating} ± ${deviation}`,
	ratingSaid: (rating: number, deviation: number) =>
		`Your practice rating is ${rating}, give or take ${deviation}.`,
	waiting: 'Making a puzzle…',
	failed: 'No puzzle could be made.',
	failedText: 'Reloading the page usually helps.',
	choice: 'What to practise',
	/** While a puzzle is begun. */
	fromNext: 'Your choice applies from the next puzzle on.',
	level: 'Level',
	byRating: 'By rating',
	theme: 'Theme',
	anyTheme: 'Any theme',
	next: 'Next',
	skip: 'Skip this puzzle',

	/** What is asked; the usual kind is one block. */
	kinds: {
		label: 'Kind of puzzle',
		names: {
			'one-block': 'One block',
			'two-blocks': 'Two blocks',
			'is-there-a-claim': 'Is there a claim?',
			'which-key': 'Which key?'
		},
		/** What the editor says while there is too much or too little. */
		needs: {
			'one-block': 'This kind needs 1 or 2 keys.',
			'two-blocks': 'This kind needs at least 2 blocks, and 1 or 2 keys.',
			'is-there-a-claim': 'This kind needs 1 key.',
			'which-key': 'This kind needs 1 block and 4 keys.'
		},
		two: {
			first: 'First of two blocks.',
			firstText: 'No single block can claim the key. Two can.',
			second: 'Second block.',
			secondText: 'Claim the key with it. Undo takes the first one back.'
		},
		ask: {
			'is-there-a-claim': 'Can one of these blocks claim the key?',
			'which-key': 'Which of the four keys can this block claim?',
			lead: 'Look only: nothing is placed here.',
			answers: 'Answer',
			yesNo: { yes: 'Yes', no: 'No' },
			which: (n: number, key: string) => `Key ${n}. ${key}`,
			blocks: 'Blocks you could place',
			right: 'Right.',
			wrong: 'Not right.',
			notThis: (n: number) => `Key ${n} cannot be claimed.`,
			another: 'Choose another one.',
			claims: (block: string, where: string) => `The ${block} claims it: ${where}`,
			seems: (block: string, where: string) => `The ${block} only seems to. ${where}`,
			nothing: 'No placement claims it.',
			place: (from: string, to: string, top: number) =>
				from === to ? `on ${from}, ${top} high.` : `from ${from} to ${to}, ${top} high.`
		}
	},

	/** Beside practice. */
	ways: {
		ladder: 'Ladder',
		drills: 'What goes wrong for you',
		standing: (best: number, rung: number | null) =>
			rung !== null && rung > 1 ? `Rung ${rung}` : best > 0 ? `Best: ${best}` : ''
	},

	tricky: {
		title: 'Tricky ones',
		description: 'Puzzles that you chose to see again, apart from everything else.',
		row: (due: number) => (due === 0 ? 'None due now' : `${puzzles(due)} due`),
		add: 'See it again later',
		added: 'In the tricky ones',
		take: 'Remove it',
		why: 'It comes back in a day or more.',
		lead: 'Puzzles you chose to see again. Each comes back later the better it goes. They touch neither streak nor rating.',
		due: 'Due now',
		later: 'Later',
		review: (n: number) => `Review ${puzzles(n)}`,
		empty: 'Nothing here. After a puzzle that took several tries or hints you can put it here.',
		toPractice: 'Go to practice',
		allDone: (when: string) => `Nothing is due. The next one comes ${when}.`,
		when: (days: number) => (days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
		lost: 'This one cannot be opened any more.',
		remove: (name: string) => `Remove ${name}`,
		list: 'Back to the list',
		left: (n: number) => count(n, { one: `${n} more due`, other: `${n} more due` }),
		next: 'Next tricky one'
	},

	shared: {
		title: 'A puzzle for you',
		description: 'A puzzle that somebody made and sent as a link.',
		open: 'Loading…',
		solutions: (n: number) =>
			n === 1 ? 'This was the only solution.' : `You found 1 of ${n} solutions. Each of them counts.`,
		unsolvable: 'No placement claims the key here. That is how it was made.',
		make: 'Make your own',
		bad: 'This link does not open',
		unchanged: 'Your progress is safe.',
		at: (n: number) => `The fault is at character ${n}.`,
		atRange: (from: number, to: number) => `The fault is at characters ${from} to ${to}.`,
		today: 'Go to today',
		codes: {
			empty: 'The address holds no puzzle.',
			'too-long': 'The link is longer than any puzzle.',
			character: 'There is a character that no puzzle link has.',
			version: 'The link is not of this app, or of a version that this one does not know.',
			parts: 'The link is cut off or has something too much.',
			floor: 'The temple floor is not 8 by 8.',
			core: 'The Core Cube is not at its place, or its sides are in another order.',
			block: 'A block cannot be read.',
			'unknown-block': 'The box has no block of this shape.',
			outside: 'A block lies outside the grid.',
			overlap: 'A block lies inside another.',
			'block-twice': 'A block is there twice. The box has each once.',
			unplaceable: 'A block could not have been placed there.',
			seat: 'There is no such seat.',
			supply:
				'The supply has a block that cannot be read, or too many or too few blocks for this kind of puzzle.',
			key: 'A key cannot be read.',
			'key-size': 'A key is larger than 4 by 4.',
			'key-count': 'There are too many or too few keys for this kind of puzzle.',
			kind: 'The kind of puzzle is none that this app knows.'
		}
	},
	share: (level: string) => `Keystone, ${level}, a puzzle to try`,
	noScript: 'Practice needs JavaScript.'
};

export type PracticeText = typeof practice;
export default practice;
