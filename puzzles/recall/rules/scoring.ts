// Rules of the end and of the final scoring: path cards, goal cards, resources.
import type { Rule } from '../../schema/rules.ts';
import { chapter, OURS } from './rule.ts';

const end = chapter('end', 'Ende des Spiels, S. 16');
const paths = chapter('paths', 'Pfadkarten-Wertung, S. 16');
const goals = chapter('goals', 'Zielkarten-Wertung, S. 17');
const resources = chapter('resources', 'Ressourcen-Wertung, S. 17');

export const scoringRules: readonly Rule[] = [
	end('R-END-1', 'end', ['R-PATH-1', 'R-GOAL-1', 'R-RES-1']),
	end('R-END-2', 'scoring', ['R-TRIBE-DORIAN-S', 'R-END-1'], OURS),
	end('R-END-3', 'scoring', ['R-POINT-2', 'R-BOOST-1']),
	end('R-END-4', 'end', ['R-AIM-1', 'R-TIE-1']),
	end('R-TIE-1', 'end', ['R-END-4', 'R-KNOW-1']),

	paths('R-PATH-1', 'scoring', ['R-PATH-2', 'R-PATH-3', 'R-END-1']),
	paths('R-PATH-2', 'scoring', ['R-PATH-1', 'R-SPEC-1', 'R-AIM-2']),
	paths('R-PATH-3', 'definition', ['R-PATH-1', 'R-SETUP-4F']),
	paths('R-PATH-ARCH-S', 'scoring', ['R-PATH-ARCH-A', 'R-PATH-ARCH-B', 'R-DIG-5'], OURS),
	paths('R-PATH-ARCH-A', 'scoring', ['R-PATH-ARCH-S', 'R-PATH-ARCH-B']),
	paths('R-PATH-ARCH-B', 'scoring', ['R-PATH-ARCH-S', 'R-GOAL-ENERGYSET']),
	paths('R-PATH-EFF-S', 'scoring', ['R-PATH-EFF-A', 'R-PATH-EFF-B', 'R-SYM-MODUP']),
	paths('R-PATH-EFF-A', 'scoring', ['R-PATH-EFF-S', 'R-GOAL-MODULES7']),
	paths('R-PATH-EFF-B', 'scoring', ['R-PATH-EFF-S', 'R-PATH-EFF-A']),
	paths('R-PATH-LEG-S', 'scoring', ['R-PATH-LEG-A', 'R-PATH-LEG-B', 'R-STORE-1']),
	paths('R-PATH-LEG-A', 'scoring', ['R-PATH-LEG-S', 'R-PATH-LEG-B']),
	paths('R-PATH-LEG-B', 'scoring', ['R-PATH-LEG-S', 'R-PATH-LEG-A']),
	paths('R-PATH-MIGHT-S', 'scoring', ['R-MON-3', 'R-MON-5', 'R-PATH-KNOW-S']),
	paths('R-PATH-MIGHT-A', 'scoring', ['R-PATH-MIGHT-S', 'R-PATH-MIGHT-B']),
	paths('R-PATH-MIGHT-B', 'scoring', ['R-PATH-MIGHT-S', 'R-MON-5']),
	paths('R-PATH-STRIVE-S', 'scoring', ['R-RELIC-2', 'R-PATH-STRIVE-A', 'R-PATH-STRIVE-B']),
	paths('R-PATH-STRIVE-A', 'scoring', ['R-PATH-STRIVE-S', 'R-GOAL-COLOURS4'], OURS),
	paths('R-PATH-STRIVE-B', 'scoring', ['R-PATH-STRIVE-S', 'R-PATH-STRIVE-A']),
	paths('R-PATH-KNOW-S', 'scoring', ['R-PATH-KNOW-A', 'R-PATH-KNOW-B', 'R-KNOW-1']),
	paths('R-PATH-KNOW-A', 'scoring', ['R-PATH-KNOW-S', 'R-PATH-KNOW-B'], OURS),
	paths('R-PATH-KNOW-B', 'scoring', ['R-PATH-KNOW-S', 'R-KNOW-9']),

	goals('R-GOAL-1', 'scoring', ['R-SPEC-3', 'R-END-1', 'R-SOLO-4']),
	goals('R-GOAL-RELIC2', 'scoring', ['R-GOAL-1', 'R-GOAL-RELIC3', 'R-RELIC-2']),
	goals('R-GOAL-RELIC3', 'scoring', ['R-GOAL-1', 'R-GOAL-RELIC2', 'R-RELIC-2']),
	goals('R-GOAL-COLOURS3', 'scoring', ['R-GOAL-1', 'R-GOAL-COLOURS4', 'R-SOLO-5']),
	goals('R-GOAL-COLOURS4', 'scoring', ['R-GOAL-1', 'R-GOAL-COLOURS3']),
	goals('R-GOAL-ENERGYSET', 'scoring', ['R-GOAL-1', 'R-GOAL-ENERGY5', 'R-PATH-ARCH-B']),
	goals('R-GOAL-ENERGY5', 'scoring', ['R-GOAL-1', 'R-GOAL-ENERGYSET', 'R-DIG-5']),
	goals('R-GOAL-BOOSTERS', 'scoring', ['R-GOAL-1', 'R-BOOST-1']),
	goals('R-GOAL-STORAGES', 'scoring', ['R-GOAL-1', 'R-STORE-1', 'R-SOLO-8']),
	goals('R-GOAL-MONUMENTS', 'scoring', ['R-GOAL-1', 'R-MON-1']),
	goals('R-GOAL-MODULES7', 'scoring', ['R-GOAL-1', 'R-WORK-5', 'R-MOD-4'], OURS),
	goals('R-GOAL-ANCESTORS3', 'scoring', ['R-GOAL-1', 'R-KNOW-6', 'R-KNOW-8']),
	goals('R-GOAL-CAMPS', 'scoring', ['R-GOAL-1', 'R-CAMP-1', 'R-GOAL-TILES6']),
	goals('R-GOAL-TILES6', 'scoring', ['R-GOAL-1', 'R-FIELD-3', 'R-GOAL-CAMPS']),

	resources('R-RES-1', 'scoring', ['R-RES-2', 'R-EXCH-2', 'R-CRYSTAL-4']),
	resources('R-RES-2', 'scoring', ['R-RES-1', 'R-TRIBE-FINDER-OUT', 'R-END-1'])
];
