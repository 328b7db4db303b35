// A temple and its keys with everything that the Blocks of a supply could do in the keys' places. What a Block does in a place does
// not depend on the others: a generator tries many supplies and asks for each Block once.
import { COLOURS, type Key, type SupplyBlock } from '../../../../../engine-wasm/host/vocabulary.ts';
import type { SolverModel } from '../../../../../puzzles/block-and-key/solver.ts';
import type { Candidate } from './effort.ts';
import { Held } from './held.ts';
import type { Hidden } from './hidden.ts';
import { Option } from './options.ts';
import { MIXED, placesOf, type Place } from './places.ts';
import type { Ground } from './poses.ts';

/** A place with what the Blocks of a supply do there. */
export interface Seen {
	readonly place: Place;
	/** Blocks of its colour, by index in the supply. */
	readonly held: readonly (readonly [block: number, held: Held])[];
	/** Some Block could show what is missing, if it only rested there. */
	readonly looksPossible: boolean;
	/** What could hide the answer, where there is one. */
	readonly hidden: Hidden | null;
}

export class Survey {
	readonly ground: Ground;
	readonly places: readonly Place[];
	/** Places that lack several colours, which no Block can bring. */
	readonly #mixed: readonly Place[];
	readonly #byKey: readonly (readonly Place[])[];
	readonly #model: SolverModel;
	readonly #held = new Map<Place, Map<SupplyBlock['shape'], Held>>();

	constructor(ground: Ground, keys: readonly Key[], model: SolverModel) {
		this.ground = ground;
		this.#model = model;
		const { seen, picture } = ground;
		const all = keys.map((key, index) => placesOf(key, index, seen, picture.width));
		this.#byKey = all.map((places) => places.filter(({ colour }) => colour !== MIXED));
		this.#mixed = all.flat().filter(({ colour }) => colour === MIXED);
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
			const hidden = held.find(([, { answers }]) => answers.length > 0)?.[1].hidden ?? null;
			return [{ place, held, looksPossible, hidden }];
		});
	}

	/** The places as a skill weighs them; those for which there is no Block take a glance each. */
	candidates(seen: readonly Seen[], supply: readonly SupplyBlock[], skill: number): Candidate[] {
		const { look, glance } = this.#model.acts;
		const held = seen.map(({ place, held: blocks, hidden }) => ({
			place,
			times: 1,
			cost: blocks.reduce((sum, [, { costs }]) => sum + (costs[skill] as number), look),
			hidden
		}));
		const colours = new Set(supply.map(({ colour }) => COLOURS.indexOf(colour)));
		const without = this.places.filter(({ colour }) => !colours.has(colour));
		const alike = new Map<number, { place: Place; times: number }>();
		for (const place of [...this.#mixed, ...without]) {
			const name = 16 * place.missing + 2 * place.wrong + (place.spot.rotation === 0 ? 0 : 1);
			const there = alike.get(name);
			if (there) there.times++;
			else alike.set(name, { place, times: 1 });
		}
		const glances = [...alike.values()].map((each) => ({ ...each, cost: glance, hidden: null }));
		return [...held, ...glances];
	}

	#hold(place: Place, shape: SupplyBlock['shape']): Held {
		let byShape = this.#held.get(place);
		if (!byShape) this.#held.set(place, (byShape = new Map()));
		let held = byShape.get(shape);
		if (!held) {
			const others = this.#byKey.filter((_, key) => key !== place.key);
			held = new Held(this.ground, place, new Option(this.ground, place, shape, others), this.#model);
			byShape.set(shape, held);
		}
		return held;
	}
}
