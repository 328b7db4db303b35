// English: the rules of Recall in our own words.
import type { RulesText } from '../../../schema/rules.ts';
import { actions } from './rules/actions.ts';
import { building } from './rules/building.ts';
import { extras } from './rules/extras.ts';
import { map } from './rules/map.ts';
import { powerRulings } from './rules/power-rulings.ts';
import { powers } from './rules/powers.ts';
import { resources } from './rules/resources.ts';
import { rulings } from './rules/rulings.ts';
import { scoring } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { turns } from './rules/turns.ts';

const text: RulesText = {
	game: 'Recall',
	groups: {
		aim: 'Aim and components',
		setup: 'Setting up the table',
		personal: 'Setting up your console',
		crystals: 'Crystals',
		figures: 'Tribe figures and presence',
		points: 'Points and boosters',
		knowledge: 'Knowledge tracks',
		fields: 'Fields',
		rounds: 'Rounds and turns',
		modules: 'Inserting a module',
		reset: 'Resetting all modules',
		free: 'Free actions',
		boxes: 'Action boxes',
		exploring: 'Exploring',
		moving: 'Movement',
		relics: 'Relic stones',
		digging: 'Developing and digging',
		building: 'Building and camps',
		storages: 'Storages',
		workshops: 'Workshops',
		monuments: 'Monuments',
		end: 'End of the game',
		paths: 'Path cards',
		goals: 'Goal cards',
		resources: 'Resources',
		gear: 'Equipment',
		tribes: 'Tribes',
		solo: 'Playing alone',
		variants: 'Variants',
		symbols: 'Symbols'
	},
	books: { rulebook: 'German rulebook' },
	rules: {
		...setup,
		...resources,
		...turns,
		...actions,
		...map,
		...building,
		...scoring,
		...powers,
		...extras
	},
	rulings: { ...rulings, ...powerRulings }
};

export default text;
