// Further levels: stones of the pyramid's colour or white, finials, and pieces that run out.
import type { Lesson } from '../../schema/lesson.ts';
import { DOUBLE, midTurn, own, pyramid, ROW_H, secondLevels, TWO_FINISHED } from '../positions.ts';

const THIRD = { f4: pyramid(2, 'blue', 3) };
const MIXED = { blue: 1, white: 1, red: 4 };

export const higher: Lesson = {
	id: 'higher',
	steps: [
		{
			id: 'second',
			kind: 'do',
			rules: ['P-BUILD-5', 'P-BUILD-8'],
			guided: true,
			position: { ...DOUBLE, played: [...ROW_H, 'move.d6.g6'] },
			shows: ['stones'],
			goal: ['level', 'g6', 2],
			line: ['build.g6.blue.blue_blue']
		},
		{
			id: 'two-levels',
			kind: 'do',
			rules: ['P-EXTRA-1', 'P-BUILD-5', 'P-BUILD-6'],
			position: { ...DOUBLE, played: ROW_H },
			shows: ['stones'],
			goal: ['level', 'g6', 3],
			line: [
				'move.d6.g6',
				'build.g6.blue.blue_blue',
				'move.e6.g6',
				'move.f6.g6',
				'build.g6.blue.blue_blue_white'
			],
			mistakes: [{ id: 'full', actions: ['move.d6.g6', 'move.e6.g6'], rule: 'P-WORK-6' }]
		},
		{
			id: 'mix',
			kind: 'forbidden',
			rules: ['P-BUILD-5'],
			position: midTurn({ stones: { red: 1, grey: 2 } }, { f4: pyramid(1, 'red', 3, 3) }),
			shows: ['stones'],
			attempt: ['build.f4.red.grey_red'],
			rule: 'P-BUILD-5'
		},
		{
			id: 'pay',
			kind: 'judge',
			rules: ['P-BUILD-5', 'P-BUILD-6', 'P-BUILD-7', 'P-BUILD-8'],
			position: midTurn({ stones: MIXED }, THIRD),
			shows: ['stones'],
			cases: [
				{ id: 'mixed', actions: ['build.f4.blue.blue_red_white'], rule: 'P-BUILD-5' },
				{ id: 'two', actions: ['build.f4.blue.blue_white'], rule: 'P-BUILD-8' },
				{ id: 'not-there', actions: ['build.f4.blue.blue_white_white'], rule: 'P-BUILD-7' },
				{
					id: 'joker',
					position: midTurn({ stones: MIXED }, { f4: pyramid(1, 'blue', 3) }),
					actions: ['build.f4.blue.blue_white'],
					rule: null
				}
			]
		},
		{
			id: 'missing',
			kind: 'do',
			rules: ['P-BUILD-6', 'P-BUILD-7', 'P-GOLD-3'],
			position: midTurn({ stones: MIXED, gold: 3 }, THIRD),
			shows: ['stones'],
			goal: ['level', 'f4', 3],
			line: ['buy-stone', 'build.f4.blue.blue_white_white'],
			mistakes: [{ id: 'short', actions: ['build.f4.blue.blue_white'], rule: 'P-BUILD-8' }]
		},
		{
			id: 'values',
			kind: 'count',
			rules: ['P-BUILD-8'],
			asks: [
				{ id: 'cost', amount: ['cost', 4], answer: 4, choices: [3, 4, 5] },
				{ id: 'third', amount: ['value', 3], answer: 20, choices: [15, 20, 35] },
				{ id: 'top', amount: ['value', 5], answer: 60, choices: [35, 60, 130] },
				{ id: 'all', amount: ['cost-all'], answer: 15, choices: [5, 10, 15] }
			]
		},
		{
			id: 'finial',
			kind: 'forbidden',
			rules: ['P-BUILD-9'],
			position: TWO_FINISHED,
			shows: ['stones'],
			attempt: ['build.f4.grey.grey_grey_grey_grey_white'],
			rule: 'P-BUILD-9'
		},
		{
			id: 'pieces',
			kind: 'judge',
			rules: ['P-BUILD-10'],
			shows: ['stones'],
			cases: [
				{
					id: 'tenth',
					position: secondLevels(9),
					actions: ['build.f4.purple.purple_purple'],
					rule: null
				},
				{
					id: 'eleventh',
					position: secondLevels(10),
					actions: ['build.f4.purple.purple_purple'],
					rule: 'P-BUILD-10'
				},
				{
					id: 'fourth-red',
					position: midTurn(
						{ stones: { grey: 1 } },
						{ d5: pyramid(1, 'red'), e7: pyramid(2, 'red'), g6: pyramid(1, 'red'), f4: own(3, 3) }
					),
					actions: ['build.f4.red.grey'],
					rule: 'P-BUILD-10'
				}
			]
		}
	]
};
