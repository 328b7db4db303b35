// What may be done now, in parts, for screens and policies: lines, Blocks, placements. Only what is cheap is there at once; the
// rest is asked for when needed.
import { compareCellLists } from '../../../engine-wasm/host/cells.ts';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Cell, Colour } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { discardable, openAltars } from './altars.ts';
import { placementsAt } from './ancients.ts';
import type { KnownAltar, KnownPlayer } from './known.ts';
import type { Rules } from './moment.ts';
import type { Altar, CardId, GameState, Line, Piece, Step } from './state.ts';
import { engineAt, placeable, shapeOf } from './temple.ts';
import { openLines } from './yard.ts';

/** Read off a state, or off what the active player knows of it. */
export interface Table extends Pick<GameState, 'step' | 'active' | 'yard' | 'core' | 'blocks'> {
	readonly players: readonly Pick<KnownPlayer, 'supply' | 'hand'>[];
	readonly altars: Readonly<Record<Altar, readonly CardId[] | KnownAltar>>;
}

type Placements = readonly (readonly Cell[])[];

export type Choices =
	| { readonly kind: 'core'; readonly colours: readonly Colour[] }
	| { readonly kind: 'line'; readonly lines: readonly Line[] }
	| {
			readonly kind: 'act';
			readonly lines: readonly Line[];
			/** Indices into the supply: the Blocks that can be placed at all. */
			blocks(): readonly number[];
			/** Every legal placement of a Block of the supply, sorted. */
			placements(block: number): Placements;
			/** Neither Excavate nor Position is possible. */
			mustPass(): boolean;
	  }
	/** Any `over` of the supply. */
	| { readonly kind: 'put-back'; readonly over: number; readonly supply: readonly Piece[] }
	/** Any of them, or none. */
	| { readonly kind: 'claim'; readonly claimable: readonly CardId[] }
	| { readonly kind: 'marker'; readonly altars: readonly Altar[] }
	/** One of them, or none. */
	| { readonly kind: 'discard'; readonly cards: readonly CardId[] }
	| { readonly kind: 'draw'; readonly altars: readonly Altar[]; readonly left: number }
	| {
			readonly kind: 'ancients';
			readonly step: Extract<Step, { kind: 'ancients' }>;
			readonly targets: readonly number[];
			/** Every placement of the Block of the site for this target, sorted. */
			placements(target: number): Placements;
	  }
	| { readonly kind: 'end' };

/** What the active player may do. The functions set the engine to the table's temple. */
export function choices(engine: Engine, deck: Deck, table: Table): Choices {
	const rules = { engine, deck };
	const { step, yard } = table;
	const { supply, hand } = table.players[table.active] as Table['players'][number];
	switch (step.kind) {
		case 'core':
			return { kind: 'core', colours: deck.colours };
		case 'line':
			return { kind: 'line', lines: openLines(yard) };
		case 'act':
			return acts(rules, table, supply);
		case 'put-back':
			return { kind: 'put-back', over: step.over, supply };
		case 'claim':
			return step;
		case 'marker':
			return { kind: 'marker', altars: openAltars(table) };
		case 'discard':
			return { kind: 'discard', cards: discardable(deck, hand ?? []) };
		case 'draw':
			return { kind: 'draw', altars: openAltars(table), left: step.left };
		case 'ancients':
			return {
				kind: 'ancients',
				step,
				targets: step.targets,
				placements: (target) => placementsAt(rules, table, step.piece, target).sort(compareCellLists)
			};
		case 'end':
			return step;
	}
}

function acts(rules: Rules, table: Table, supply: readonly Piece[]): Choices {
	const lines = openLines(table.yard);
	let known: readonly number[] | null = null;
	const blocks = () => (known ??= placeable(rules, table, supply));
	return {
		kind: 'act',
		lines,
		blocks,
		placements(block) {
			const piece = supply[block];
			if (!piece) throw new RangeError(`no Block ${block} in the supply`);
			return engineAt(rules, table).placements(shapeOf(rules.deck, piece)).sort(compareCellLists);
		},
		mustPass: () => lines.length === 0 && blocks().length === 0
	};
}
