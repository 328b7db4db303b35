// Rules of crystals, tribe figures, points and boosters, knowledge tracks and the kinds of field.
import type { Rule } from '../../schema/rules.ts';
import { gaining, two } from '../positions.ts';
import { chapter, OURS, pair } from './rule.ts';

const crystals = chapter('crystals', 'Kristalle, S. 7');
const figures = chapter('figures', 'Stammesfiguren, S. 7');
const points = chapter('points', 'Punkte und Boxverstärker, S. 8');
const knowledge = chapter('knowledge', 'Wissensleisten, S. 8');
const fields = chapter('fields', 'Übersicht der Gebietsfelder, S. 9');

export const resourceRules: readonly Rule[] = [
	crystals('R-CRYSTAL-1', 'definition', ['R-CRYSTAL-2', 'R-CRYSTAL-3', 'R-SYM-CRYSTAL']),
	crystals('R-CRYSTAL-2', 'definition', ['R-CRYSTAL-1', 'R-EXCH-1', 'R-SYM-COST']),
	crystals('R-CRYSTAL-3', 'definition', ['R-CRYSTAL-1', 'R-DEV-1', 'R-SYM-UPGRADE'], {
		example: pair(gaining({ crystals: [1, 0, 1] }, ['upgrade:1']), ['upgrade_white'], ['upgrade_purple'])
	}),
	crystals('R-CRYSTAL-4', 'obligation', ['R-EXCH-1', 'R-CRYSTAL-5'], OURS),
	crystals('R-CRYSTAL-5', 'definition', ['R-CRYSTAL-4', 'R-COMP-1']),

	figures('R-FIG-1', 'obligation', ['R-FIG-2', 'R-FIG-5', 'R-SYM-FIG'], {
		example: pair(
			gaining({ figures: { 'T8.0': 1 } }, ['fig:1'], {}, { figures: { 'T7.1': 1 } }),
			['place_T8.0_1'],
			['place_T7.1_1']
		)
	}),
	figures('R-FIG-2', 'definition', ['R-FIG-1', 'R-EXPL-2', 'R-EXPL-4']),
	figures('R-FIG-3', 'definition', ['R-FIG-6', 'R-SYM-COST', 'R-BOX-A-REMOVE']),
	figures('R-FIG-4', 'permission', ['R-FIG-5', 'R-SETUP-F'], OURS),
	figures('R-FIG-5', 'definition', ['R-FIG-6', 'R-FIG-4', 'R-COMP-1']),
	figures('R-FIG-6', 'permission', ['R-FIG-5', 'R-FIG-3', 'R-FIG-1'], {
		...OURS,
		example: pair(two({ figures: { 'T8.0': 2 } }, { phase: 'module' }), ['return_T8.0'], ['return_T8.2'])
	}),

	points('R-POINT-1', 'scoring', ['R-POINT-2', 'R-BOOST-1', 'R-SYM-POINTS']),
	points('R-POINT-2', 'scoring', ['R-POINT-1', 'R-END-3']),
	points('R-BOOST-1', 'definition', ['R-BOOST-2', 'R-POINT-1', 'R-VAR-3'], OURS),
	points('R-BOOST-2', 'obligation', ['R-BOOST-1', 'R-BOOST-3', 'R-BOX-1'], {
		example: pair(gaining({ points: 16 }, ['points:2']), ['booster_A_1'], ['booster_B_0'])
	}),
	points('R-BOOST-3', 'obligation', ['R-BOOST-4', 'R-BOOST-2'], OURS),
	points('R-BOOST-4', 'permission', ['R-BOOST-3', 'R-BOOST-2']),

	knowledge('R-KNOW-1', 'definition', ['R-KNOW-10', 'R-SYM-STEP', 'R-SYM-STEPANY'], OURS),
	knowledge('R-KNOW-2', 'scoring', ['R-KNOW-3', 'R-KNOW-4', 'R-VAR-2']),
	knowledge('R-KNOW-3', 'obligation', ['R-KNOW-2', 'R-KNOW-4', 'R-SETUP-M']),
	knowledge('R-KNOW-4', 'obligation', ['R-KNOW-3', 'R-GEAR-1', 'R-KNOW-6'], {
		example: pair(gaining({ tracks: [2, 0, 0] }, ['step:white:1']), ['gear_RADAR'], ['gear_e2'])
	}),
	knowledge('R-KNOW-5', 'definition', ['R-KNOW-6', 'R-SETUP-B', 'R-ENERGY-2']),
	knowledge('R-KNOW-6', 'definition', ['R-KNOW-7', 'R-KNOW-8', 'R-ENERGY-1']),
	knowledge('R-KNOW-7', 'definition', ['R-KNOW-6', 'R-TRIBE-1']),
	knowledge('R-KNOW-8', 'definition', ['R-KNOW-6', 'R-GOAL-ANCESTORS3']),
	knowledge('R-KNOW-9', 'definition', ['R-SETUP-2', 'R-TRIBE-GOLIAT', 'R-SPEC-2']),
	knowledge('R-KNOW-10', 'definition', ['R-KNOW-1', 'R-PATH-KNOW-S'], {
		example: pair(gaining({ tracks: [12, 0, 0] }, ['stepAny:1']), ['track_grey'], ['track_white'])
	}),

	fields('R-FIELD-1', 'definition', ['R-FIELD-2', 'R-FIELD-3']),
	fields('R-FIELD-2', 'definition', ['R-FIELD-1', 'R-MOVE-4', 'R-WORK-1'], OURS),
	fields('R-FIELD-3', 'definition', ['R-FIELD-2', 'R-MON-3', 'R-SETUP-J'], {
		at: ['Denkmal, S. 15', 'Allgemeine Spielvorbereitung 11, S. 5']
	})
];
