// A temple and its keys with everything that the Blocks of a supply could do in the keys' places. What a Block does in a place does
// not depend on the others: a generator tries many supplies and asks for each Block once.
import type { PuzzleEngine } from '../../../../../engine-wasm/host/puzzle.ts';
import {
	COLOURS,
	type Key,
	type Position,
	type SupplyBlock
} from '../../../../../engine-wasm/host/vocabulary.ts';
import { SKILLS, type SolverModel } from '../../../../../puzzles/block-and-key/solver.ts';
import { optionCost, type Candidate } from './effort.ts';
import { hiddenOf, type Hidden } from './hidden.ts';
import { optionOf, type Option } from './options.ts';
import { placesOf, type Place } from './places.ts';
import { Ground, type Pose } from './poses.ts';

/** A Block in a place. */
export interface Held {
	readonly option: Option;
	/** Acts that it costs, by skill. */
	readonly costs: readonly number[];
	/** Poses that show the key and may not be taken. */
	readonly isDeep: boolean;
	/** One of them breaks more than the plain rule of ledges. */
	readonly isSubtle: boolean;
	readonly answer: { readonly pose: Pose; readonly hidden: Hidden } | null;
}

/** A place with what the Blocks of a supply do there. */
export interface Seen {
	readonly place: Place;
	/** Blocks of its colour, by index in the supply. */
	readonly held: readonly (readonly [block: number, held: Held])[];
	/** Some Block could show what is missing, if it only rested there. */
	readonly looksPossible: boolean;
	readonly answer: Held['answer'];
}

export class Survey {
	readonly ground: Ground;
	readonly places: readonly Place[];
	readonly #byKey: readonly (readonly Place[])[];
	readonly #model: SolverModel;
	readonly #held = new Map<Place, Map<SupplyBlock['shape'], Held>>();

	/** The engine must be set to the position, looked at from the south, and stay so. */
	constructor(
		engine: PuzzleEngine,
		position: Position,
		keys: readonly Key[],
		model: SolverModel,
		ground?: Ground
	) {
		this.ground = ground ?? new Ground(engine, position);
		this.#model = model;
		const { seen, picture } = this.ground;
		this.#byKey = keys.map((key, index) => placesOf(key, index, seen, picture.width));
		this.places = this.#byKey.flat();
	}

	/** Places of which the supply has the colour. */
	seen(supply: readonly SupplyBlock[]): Seen[] {
		const colours = supply.map(({ colour }) => COLOURS.indexOf(colour));
		return this.places.flatMap((place) => {
			const held: [number, Held][] = [];
			supply.forEach(({ shape }, block) => {
				if (colours[block] === place.colour) held.push([block, this.#hold(place, shape)]);
			});
			if (held.length === 0) return [];
			const looksPossible = held.some(([, { option }]) => option.shown.length + option.air.length > 0);
			const answer = held.find((each) => each[1].answer)?.[1].answer ?? null;
			return [{ place, held, looksPossible, answer }];
		});
	}

	/** The places as a skill weighs them. */
	candidates(seen: readonly Seen[], skill: number): Candidate[] {
		const { look } = this.#model.acts;
		return seen.map(({ place, held, answer }) => ({
			place,
			cost: held.reduce((sum, [, { costs }]) => sum + (costs[skill] as number), look),
			hidden: answer?.hidden ?? null
		}));
	}

	#hold(place: Place, shape: SupplyBlock['shape']): Held {
		let byShape = this.#held.get(place);
		if (!byShape) this.#held.set(place, (byShape = new Map()));
		let held = byShape.get(shape);
		if (!held) byShape.set(shape, (held = this.#holdAnew(place, shape)));
		return held;
	}

	#holdAnew(place: Place, shape: SupplyBlock['shape']): Held {
		const others = this.#byKey.filter((_, key) => key !== place.key);
		const option = optionOf(this.ground, place, shape, others);
		const reasons = option.shown.flatMap((shown) => shown.reasons);
		const pose = option.shown.flatMap((shown) => shown.poses)[reasons.indexOf('answer')];
		return {
			option,
			costs: SKILLS.map((skill) => optionCost(option, this.#model, this.#model.skills[skill])),
			isDeep: reasons.some((reason) => reason !== 'answer'),
			isSubtle: reasons.some((reason) => reason !== 'answer' && reason !== 'ledge'),
			answer: pose ? { pose, hidden: hiddenOf(this.ground, place, option, pose) } : null
		};
	}
}
