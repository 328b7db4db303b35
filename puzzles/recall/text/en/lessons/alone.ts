// English: the solo game.
import type { LessonText } from '../../../../schema/lesson.ts';

export const alone: LessonText = {
	title: 'Playing alone',
	aim: 'Set up, win and rate a solo game.',
	steps: {
		start: {
			prompt: 'Alone you choose where to begin. Put your 3 figures on a start field.',
			done: 'Start field 1 or 2, as you like.',
			hints: ['Both lie at the open start tile.', 'S1 or S2.'],
			mistakes: { other: 'That start field lies at the face-down tile.' }
		},
		'set-up': {
			prompt: 'A solo game begins. Look at the table.',
			items: { goals: 'How many goal cards do you get?', tiles: 'How many area tiles lie face up?' },
			done: '3 goals instead of 2. As for 2 persons, the start tile at S3 and S4 lies face down.',
			hints: ['One goal more than usual, one start tile.', '3 and 1.']
		},
		discard: {
			prompt: 'Goal choice: discard 1 of 3. Two of your goals ask for 4 storages each; you own only 6.',
			done: 'The pair cannot be met together. You keep 2 goals and get the reward of the third.',
			hints: ['Discard one of the two with storages.', 'Keep the goal with 4 relic colours.']
		},
		pairs: {
			prompt: 'You own 6 storages and 5 monuments. Which pairs can be met together?',
			items: {
				'g1-g5': '2 storages and 4 storages',
				'g3-g6': '2 monuments and 3 monuments',
				'g5-g9': '4 storages and 4 storages'
			},
			done: 'Each building counts for one card only, so 4 + 4 storages are too many.',
			hints: ['Add both numbers.', 'The first two.']
		},
		share: {
			prompt: 'Both goals ask for relics in 3 colours; all else is met. Which relics are enough? Choose all.',
			help: 'In the order white, grey, black, brown.',
			items: { '2-2-2-0': '2, 2, 2, 0', '3-2-1-0': '3, 2, 1, 0', '3-2-1-1': '3, 2, 1, 1' },
			done: 'No relic counts twice: each card needs 3 colours of its own. 3, 2, 1, 0 leaves only 2 colours for the second.',
			hints: ['Take 3 colours away, then look at the rest.', 'The first and the third.']
		},
		both: {
			prompt: 'Alone, both goals are met: relics in 4 colours and 2 boosters; 4 storages and a stone set.',
			items: { points: 'How many points do your 2 goals give?' },
			done: '15 points for both together, and the game is won.',
			hints: ['They count as one.', '15.']
		},
		missed: {
			prompt: 'You have 180 points, but one goal is missed. What is your rating?',
			items: { none: 'none', bronze: 'bronze', silver: 'silver', gold: 'gold' },
			done: 'Without both goals the game is not won, however many points there are.',
			hints: ['Winning comes before the rating.', 'None.']
		},
		tiers: {
			prompt:
				'Both goals are met. Bronze from 100, silver from 140, gold from 170, platinum from 200. Which totals are silver?',
			items: { '139': '139', '140': '140', '169': '169', '170': '170' },
			done: '140 to 169. These tiers are the publisher’s, our practice values differ: take them as a yardstick.',
			hints: ['From 140, below 170.', '140 and 169.']
		},
		app: {
			prompt: 'With the publisher’s companion app you have another aim:',
			items: {
				archive: 'Draw ancestors from the archive',
				scores: 'Note the scores of the 3 tribes',
				beat: 'Beat all 3'
			},
			done: 'This is for the table; here ancestors are drawn at random.',
			hints: []
		}
	}
};
