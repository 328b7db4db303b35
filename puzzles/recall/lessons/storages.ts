// Building as such, storages and what they give, and camps.
import type { Lesson } from '../../schema/lesson.ts';
import { RED, YELLOW } from '../persons.ts';
import { developing, gaining, three } from '../positions.ts';

/** Red and Yellow have a storage on T8.4. */
const crowded = (figures: number) =>
	three(
		{ figures: { 'T8.4': figures } },
		{ phase: 'module', gains: ['develop'] },
		{ ...RED, built: { 'T8.4': 's1' } },
		{ ...YELLOW, built: { 'T8.4': 's2' } }
	);

/** T12 turned by a sixth: its storage field T12.5 touches the camp T8.2. */
const T12_TURNED = {
	turned: { T12: 1 },
	relics: { 'T12.3': null, 'T12.5': null, 'T12.4': 'white', 'T12.6': 'brown' },
	sites: { 'T12.6': null, 'T12.1': ['white', 'grey', 'black'] }
};

export const storages: Lesson = {
	id: 'storages',
	steps: [
		{
			id: 'build',
			kind: 'do',
			rules: ['R-BUILD-2', 'R-STORE-1', 'R-STORE-4'],
			guided: true,
			position: developing({ figures: { 'T8.4': 1 } }),
			shows: ['map', 'console'],
			goal: ['building', 'T8.4', 's4'],
			line: ['build_T8.4_s4']
		},
		{
			id: 'where',
			kind: 'judge',
			rules: ['R-STORE-1', 'R-CAMP-5', 'R-BUILD-1', 'R-BUILD-2', 'R-BUILD-3'],
			position: developing({
				figures: { 'T8.0': 1, 'T8.2': 1, 'T8.4': 2, 'T7.1': 1 },
				built: { 'T8.4': 's1' }
			}),
			shows: ['map', 'console'],
			cases: [
				{ id: 'farmland', actions: ['build_T8.0_s2'], rule: 'R-STORE-1' },
				{ id: 'camp', actions: ['build_T8.2_s2'], rule: 'R-CAMP-5' },
				{ id: 'second', actions: ['build_T8.4_s2'], rule: 'R-BUILD-1' },
				{ id: 'beside', actions: ['build_T7.0_s2'], rule: 'R-BUILD-2' },
				{
					id: 'with-red',
					position: developing({ figures: { 'T8.4': 2 } }, {}, { ...RED, built: { 'T8.4': 's1' } }),
					actions: ['build_T8.4_s2'],
					rule: null
				},
				{ id: 'too-few', position: crowded(2), actions: ['build_T8.4_s2'], rule: 'R-BUILD-3' }
			]
		},
		{
			id: 'figures',
			kind: 'count',
			rules: ['R-BUILD-2', 'R-BUILD-3', 'R-BUILD-4'],
			position: crowded(5),
			shows: ['map', 'console'],
			asks: [
				{ id: 'remove', amount: ['loss', 'build_T8.4_s4', 'figures', 'T8.4'], answer: 3, choices: [1, 2, 3] },
				{ id: 'red', amount: ['gain', 'build_T8.4_s4', 'figures', 'T8.4', 1], answer: 1, choices: [0, 1, 2] },
				{
					id: 'yellow',
					amount: ['gain', 'build_T8.4_s4', 'figures', 'T8.4', 2],
					answer: 1,
					choices: [0, 1, 2]
				}
			]
		},
		{
			id: 'reward',
			kind: 'do',
			rules: ['R-STORE-2', 'R-STORE-4', 'R-BUILD-3', 'R-BUILD-4'],
			position: crowded(3),
			shows: ['map', 'console', 'knowledge'],
			goal: ['track', 'black', 2],
			line: ['build_T8.4_s3', 'track_black', 'track_black']
		},
		{
			id: 'camps',
			kind: 'mark',
			rules: ['R-CAMP-1', 'R-CAMP-2', 'R-CAMP-3'],
			position: developing(
				{ figures: { 'T3.3': 1 }, crystals: [0, 1, 0], built: { 'T7.0': 's1' }, camps: ['T7.5'] },
				{ relics: { 'T3.3': null } },
				{ ...RED, built: { 'T2.6': 's1' }, camps: ['T2.1'] }
			),
			shows: ['map'],
			all: ['paying-camps', 'T3.3'],
			answer: ['T2.1', 'T3.2']
		},
		{
			id: 'revealed',
			kind: 'do',
			rules: ['R-CAMP-4', 'R-CAMP-1'],
			position: gaining(
				{ figures: { 'T8.0': 1 }, built: { 'T3.3': 'forest.1' }, camps: ['T2.1', 'T3.2'] },
				['explore'],
				{ closed: ['T7'], relics: { 'T3.3': null } },
				RED
			),
			shows: ['map', 'console'],
			goal: ['camp', 'T7.5'],
			line: ['explore_T7', 'orient_0']
		},
		{
			id: 'here',
			kind: 'do',
			rules: ['R-SYM-FIGHERE', 'R-CAMP-1'],
			position: developing({ figures: { 'T12.5': 1 } }, T12_TURNED),
			shows: ['map', 'console'],
			goal: ['figures', 'T8.2', 1],
			line: ['build_T12.5_s4'],
			mistakes: [{ id: 'on-camp', actions: ['build_T8.2_s4'], rule: 'R-CAMP-5' }]
		},
		{
			id: 'relic',
			kind: 'do',
			rules: ['R-STORE-3', 'R-SYM-RELIC', 'R-STORE-2'],
			position: developing({ figures: { 'T12.4': 1 }, relics: [0, 0, 0, 1] }),
			shows: ['map', 'console'],
			goal: ['relics', 'brown', 2],
			line: ['build_T12.4_s6', 'relic_brown']
		}
	]
};
