// What a person has, as plain amounts that can be compared before and after an action.
import {
	LEVELS,
	RELICS,
	TRACKS,
	type Crystal,
	type Level,
	type Relic,
	type Track
} from '../../../puzzles/recall/schema/vocabulary.ts';
import { countBuilt, openProduction } from './building.ts';
import { personOf } from './course.ts';
import { inPlay } from './figures.ts';
import { levelOf } from './modules.ts';
import { effectsOf } from './owning.ts';
import { modulesOf } from './scoring/goals.ts';
import type { State } from './state.ts';

export type Amount =
	| 'points'
	| Crystal
	| 'figures'
	/** Figures waiting on the raft. */
	| 'raft'
	| `track:${Track}`
	| `relic:${Relic}`
	/** Energy stones ready in the depot. */
	| 'stones'
	| 'cassettes'
	| `module:${Level}`
	/** Modules that could go into a slot. */
	| 'ready'
	| 'storages'
	| 'workshops'
	| 'monuments'
	| 'boosters'
	/** Effects that stones activate: of equipment, of the own tribe and of ancestors. */
	| 'effects'
	/** Production fields uncovered. */
	| 'production';

type Amounts = Readonly<Record<Amount, number>>;

function each<Name extends string, Key extends Amount>(
	names: readonly Name[],
	key: (name: Name) => Key,
	amount: (name: Name) => number
): Record<Key, number> {
	return Object.fromEntries(names.map((name) => [key(name), amount(name)])) as Record<Key, number>;
}

/** Everything that a person has, in a fixed order. */
export function amountsOf(state: State, who: number): Amounts {
	const person = personOf(state, who);
	const levels = modulesOf(person).map(levelOf);
	return {
		points: person.points,
		...person.crystals,
		figures: inPlay(person),
		raft: person.raft?.figures ?? 0,
		...each(
			TRACKS,
			(track) => `track:${track}` as const,
			(track) => person.tracks[track]
		),
		...each(
			RELICS,
			(colour) => `relic:${colour}` as const,
			(colour) => person.relics[colour]
		),
		stones: person.depot.length,
		cassettes: person.cassettes.length,
		...each(
			LEVELS,
			(level) => `module:${level}` as const,
			(level) => levels.filter((other) => other === level).length
		),
		ready: person.ready.length,
		storages: countBuilt(person, 'storage'),
		workshops: countBuilt(person, 'workshop'),
		monuments: countBuilt(person, 'monument'),
		boosters: Object.keys(person.boosters).length,
		effects: effectsOf(state, who).length,
		production: openProduction(person).length
	};
}
