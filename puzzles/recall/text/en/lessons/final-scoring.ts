// English: the end of the game.
import type { LessonText } from '../../../../schema/lesson.ts';

export const finalScoring: LessonText = {
	title: 'The end and the sum',
	aim: 'Add up a whole game and find the winner.',
	steps: {
		steps: {
			prompt: 'The last turn is over. Put the end of the game into order.',
			items: {
				marker: 'Time marker on the last space',
				paths: 'Score the path cards',
				goals: 'Score the goal cards',
				resources: 'Score the resources',
				winner: 'Compare the totals'
			},
			done: 'Path cards, goal cards, resources: 3 steps, then the winner.',
			hints: ['First the marker, last the winner.', 'Paths, goals, resources.']
		},
		over: {
			prompt: 'Red, the last person, ends the turn. May you insert a module now?',
			items: { sixteen: 'It was round 16', seventeen: 'It was round 17' },
			done: 'Everyone has 17 turns. After round 17 only scoring is left.',
			hints: ['How many rounds are there?', 'Yes, no.']
		},
		resources: {
			prompt: 'Resources: 1 purple, 2 pink, 1 white crystal and 2 figures on the board.',
			help: 'Pink counts as 2 white, purple as 3. White and figures: 1 point for every full 3.',
			items: { white: 'How many white crystals in all?', points: 'How many points?' },
			done: '3 + 4 + 1 = 8, and 2 figures: 10. That is 3 points; the rest lapses.',
			hints: ['8 and 2 make 10.', '8 and 3.']
		},
		sties: {
			prompt: 'You have Dorian, Red does not. Pigsties on T8.0, T7.1 and T2.0.',
			items: {
				you: 'Figure on T8.0, workshop on T2.0: your points?',
				red: 'Red has a figure on T8.0: Red’s points?'
			},
			done: 'With Dorian in play, pigsties are scored as well, for those who have the tribe.',
			hints: ['2 points for a pigsty with your presence.', '4 and 0.']
		},
		'no-boosters': {
			prompt:
				'Your marker is at 30, you have 4 boosters. Knowledge now gives 13 purple points; a box space is at 36.',
			items: { total: 'Where does your marker end?', boosters: 'How many boosters do you have then?' },
			done: 'Purple points count at the end and never give boosters.',
			hints: ['36 is passed, but in final scoring.', '43 and 4.']
		},
		sheet: {
			prompt: 'A whole sheet: 22 green points, path cards 75 standard and 26 special.',
			items: {
				paths: 'Path cards together?',
				goal: 'Goal: 4 storages and a stone set, both met?',
				resources: 'Resources: 8 white in all and 2 figures?',
				total: 'Total?'
			},
			done: '22 + 101 + 15 + 3 = 141.',
			hints: ['Add step by step.', '101, 15, 3 and 141.']
		},
		winner: {
			prompt: 'Green points 52, 50 and 55. You: white 5 (value 4). Red: white 7 (6), grey 3 (2). Who wins?',
			items: { '0': 'You', '1': 'Red', '2': 'Yellow' },
			done: '56, 58 and 55: most points in all win, not most on the track before scoring.',
			hints: ['Add the track values.', 'Red: 50 + 6 + 2.']
		},
		tie: {
			prompt: 'You and Red are both at 110. Tracks white, grey, black: you 8, 5, 2; Red 8, 4, 12. Who wins?',
			items: { '0': 'You', '1': 'Red' },
			done: 'White is equal, grey decides: 5 against 4. Black does not matter any more.',
			hints: ['First white, then grey, then black.', 'Grey: 5 against 4.']
		},
		shared: {
			prompt: 'Both at 72, both at white 7, grey 5, black 3. Who wins? Choose all.',
			items: { '0': 'You', '1': 'Red' },
			done: 'Equal to the last: the victory is shared.',
			hints: ['Nothing breaks this tie.', 'Both.']
		}
	}
};
