// Tribes and equipment: whose they are, what activating them costs, and which of them wait for a trigger.
import type { EffectId } from './ids.ts';
import { RECALL } from '../../../puzzles/recall/data.ts';
import { TRACKS, type Track, type Tribe } from '../../../puzzles/recall/schema/vocabulary.ts';
import { personOf } from './course.ts';
import type { Person, State } from './state.ts';

/** R-KNOW-6, R-KNOW-8: everybody who has reached the space has the tribe of that track. */
export function hasUnlocked({ tracks }: Person, track: Track): boolean {
	return tracks[track] >= RECALL.knowledge.unlock;
}

/** The own tribe and the ancestor tribes unlocked (R-KNOW-7: with their permanent effects). */
export function tribesOf(state: State, who: number): Tribe[] {
	const person = personOf(state, who);
	const ancestors = TRACKS.filter((track) => hasUnlocked(person, track));
	return [...(person.tribe ? [person.tribe] : []), ...ancestors.map((track) => state.ancestors[track].tribe)];
}

export function hasTribe(state: State, who: number, tribe: Tribe): boolean {
	return tribesOf(state, who).includes(tribe);
}

/** R-GEAR-OMNITOOL: four equipments on one card. */
const OMNITOOL_PARTS = RECALL.omnitool.map((_, k) => `OMNITOOL.${k + 1}`);

/** Everything that the person's stones can activate (R-ENERGY-1). */
export function effectsOf(state: State, who: number): EffectId[] {
	const gear = personOf(state, who).gear.flatMap((id) => (id === 'OMNITOOL' ? OMNITOOL_PARTS : id));
	return [...tribesOf(state, who), ...gear];
}

/** R-ENERGY-5: only when their moment comes. */
const TRIGGERED: readonly EffectId[] = [
	'RADAR',
	'BOOSTER',
	'DECODER',
	'EXO',
	'INTERPRETER',
	'DOUBLER',
	'GOLIAT',
	'JHE',
	'K01'
];

export function isTriggered(effect: EffectId): boolean {
	return TRIGGERED.includes(effect);
}

/** R-ENERGY-3: one stone dearer each time; R-ENERGY-4: always one with the fixed-cost symbol. */
export function costOf(person: Person, effect: EffectId): number {
	if (RECALL.ownGear[effect]?.flat) return 1;
	return 1 + (person.energised[effect]?.times ?? 0);
}

/** R-RESET-5: no stone is used once they are back. */
export function canPayStones(state: State, who: number, effect: EffectId): boolean {
	const person = personOf(state, who);
	return state.phase !== 'returned' && person.depot.length >= costOf(person, effect);
}

/** Whether a trigger is worth asking about: in the own turn, with stones or a cassette that activates for nothing. */
export function canTrigger(state: State, who: number, effect: EffectId): boolean {
	if (who !== state.turn || !effectsOf(state, who).includes(effect)) return false;
	return canPayStones(state, who, effect) || personOf(state, who).cassettes.some(activatesForNothing);
}

function activatesForNothing(cassette: string): boolean {
	return RECALL.cassettes[cassette]?.effects.some(({ is }) => is === 'freeAct') ?? false;
}
