// Every rule of Recall in the order of its rules document, and the places where the rulebook is silent.
import type { Rule } from '../schema/rules.ts';
import { actionRules } from './rules/actions.ts';
import { buildingRules } from './rules/building.ts';
import { extraRules } from './rules/extras.ts';
import { mapRules } from './rules/map.ts';
import { powerRules } from './rules/powers.ts';
import { resourceRules } from './rules/resources.ts';
import { scoringRules } from './rules/scoring.ts';
import { setupRules } from './rules/setup.ts';
import { turnRules } from './rules/turns.ts';

export const rules: readonly Rule[] = [
	...setupRules,
	...resourceRules,
	...turnRules,
	...actionRules,
	...mapRules,
	...buildingRules,
	...scoringRules,
	...powerRules,
	...extraRules
];

/** What we do where the rulebook leaves room, in the order of the rules document; the texts say why. */
export const rulings: readonly string[] = [
	'decision-face-down-start-tile',
	'decision-bag',
	'decision-too-many-crystals',
	'decision-large-figures',
	'decision-returning-figures',
	'decision-box-space-once',
	'decision-used-box',
	'decision-track-numbering',
	'decision-relic-field',
	'decision-empty-reset',
	'decision-same-path',
	'decision-production-count',
	'decision-energy-after-reset',
	'decision-off-turn',
	'decision-free-activation-cost',
	'decision-trigger-moment',
	'decision-copying',
	'decision-exploring-from',
	'decision-start-fields',
	'decision-water-ends',
	'decision-one-water-path',
	'decision-used-up-group',
	'decision-several-relics',
	'decision-owner-without-supply',
	'decision-revealed-camp',
	'decision-relic-of-choice',
	'decision-workshop-module',
	'decision-pigsties-last',
	'decision-used-stones',
	'decision-striving-set',
	'decision-second-highest',
	'decision-starting-modules-count',
	'decision-exo-figure',
	'decision-aynir-swaps',
	'decision-pigs-short',
	'decision-islands',
	'decision-raft',
	'decision-jump',
	'decision-laying-rings',
	'decision-solo-goals-unmet',
	'decision-solo-elements',
	'decision-triggering-field',
	'decision-module-upgrade',
	'decision-must-take',
	'decision-six-slots',
	'decision-no-cassettes',
	'decision-several-camps',
	'decision-purple-payments',
	'decision-fan-out-relics',
	'decision-repeating-module',
	'decision-volcano-targets',
	'decision-free-trigger',
	'decision-special-round-actions',
	'decision-printed-adjacency'
];
