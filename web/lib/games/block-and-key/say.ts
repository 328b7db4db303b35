// One step of a run in words, for the note line: what was decided, and what followed from it.
import type { Cell, Colour } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import { cornersOf } from '$lib/boards/names.ts';
import type { AncientsText } from './text/en/ancients.ts';
import type { Common } from '$lib/text/en/common.ts';
import type { PuzzleText } from '$lib/text/en/puzzle.ts';
import { pieceAt } from '../../../games/block-and-key/blocks.ts';
import { cardOf } from '../../../games/block-and-key/cards.ts';
import type { Moment } from '../../../games/block-and-key/moment.ts';
import { tier } from '../../../games/block-and-key/score.ts';
import type { Action, CardId, GameState, Happening, Piece } from '../../../games/block-and-key/state.ts';
import { shapeIdOf } from '../../../games/block-and-key/puzzles/blocks.ts';

export interface Words {
	readonly ancients: AncientsText;
	readonly puzzle: PuzzleText;
	readonly common: Common;
	readonly language: string;
}

export interface StepSaid {
	readonly strong: string;
	readonly text: string;
	/** What the rules made of it. */
	readonly second: string;
}

/** The deal, before anything is decided. */
export function sayDeal({ state }: Moment, { ancients, common }: Words): StepSaid {
	const enigma = state.players[0]?.enigma;
	return {
		strong: ancients.steps.deal,
		text: enigma ? ancients.steps.dealText(common.key.colours[enigma]) : '',
		second: ''
	};
}

/** `before` is the state in which the action was taken, `total` the points after it. */
export function sayStep(
	deck: Deck,
	action: Action,
	before: GameState,
	{ state, happened }: Moment,
	total: number,
	words: Words
): StepSaid {
	const teller = new Teller(deck, words);
	const { strong, text = '' } = teller.decided(action, before, state, happened);
	return { strong, text, second: teller.followed(state, happened, total) };
}

class Teller {
	readonly #deck: Deck;
	readonly #words: Words;
	readonly #steps: AncientsText['steps'];

	constructor(deck: Deck, words: Words) {
		this.#deck = deck;
		this.#words = words;
		this.#steps = words.ancients.steps;
	}

	decided(
		action: Action,
		before: GameState,
		state: GameState,
		happened: readonly Happening[]
	): { strong: string; text?: string } {
		const steps = this.#steps;
		switch (action.do) {
			case 'core':
				return { strong: steps.core(this.#words.common.key.colours[action.colour]) };
			case 'take':
				return this.#taken(before, happened);
			case 'put-back': {
				const supply = before.players[0]?.supply ?? [];
				return {
					strong: steps.returned(this.#pieces(action.blocks.flatMap((block) => pieceAt(supply, block) ?? [])))
				};
			}
			case 'place': {
				const piece = pieceAt(before.players[0]?.supply ?? [], action.block);
				const shows = state.step.kind === 'claim' ? ` ${steps.claimable(state.step.claimable.length)}` : '';
				return {
					strong: steps.placed(piece ? this.#piece(piece) : ''),
					text: this.#where(action.cells) + shows
				};
			}
			case 'claim':
				return { strong: this.#claimed(action.cards) };
			case 'marker':
				return { strong: steps.marked, text: steps.markedText(action.altar) };
			case 'discard':
				return { strong: action.card === null ? steps.kept : this.#discarded(action.card) };
			case 'draw':
				return { strong: steps.drawn(this.#words.puzzle.levels[action.altar], action.altar) };
			case 'ancients': {
				const piece = before.step.kind === 'ancients' ? before.step.piece : null;
				return {
					strong: steps.ancientsPlaced(piece ? this.#piece(piece) : ''),
					text: `${this.#where(action.cells)} ${steps.beside(this.#blockAt(before, action.target))}`
				};
			}
			case 'pass':
				return { strong: steps.passed };
		}
	}

	/** The Ancients' card, what it leads to, and the end. */
	followed(state: GameState, happened: readonly Happening[], total: number): string {
		const steps = this.#steps;
		return happened
			.flatMap((event) => {
				switch (event.what) {
					case 'ancients': {
						const corner = steps.corners[event.stars - 1] ?? '';
						return [steps.ancients(event.stars, corner, event.site + 1), ...this.#targets(state)];
					}
					case 'empty-site':
						return [steps.emptySite];
					case 'no-room':
						return [steps.noRoom(this.#piece(event.piece))];
					case 'end':
						return [steps.end(total, this.#words.ancients.tiers[tier(total)])];
					default:
						return [];
				}
			})
			.join(' ');
	}

	#taken(before: GameState, happened: readonly Happening[]): { strong: string; text: string } {
		const sites = happened.flatMap((event) => (event.what === 'taken' ? event.sites : []));
		const listed = this.#list(sites.map((site) => String(site + 1)));
		return {
			strong: before.step.kind === 'line' ? this.#steps.first(listed) : this.#steps.dig(listed, sites.length),
			text: `${capital(this.#pieces(sites.flatMap((site) => before.yard[site] ?? [])))}.`
		};
	}

	#claimed(cards: readonly CardId[]): string {
		if (cards.length === 0) return this.#steps.notClaimed;
		const keys = cards.map((id) => cardOf(this.#deck, id));
		return this.#steps.claimed(
			this.#list(keys.map(({ level }) => this.#words.puzzle.levels[level])),
			keys.reduce((sum, { vp }) => sum + vp, 0)
		);
	}

	#discarded(id: CardId): string {
		const { level } = cardOf(this.#deck, id);
		return level === 'star' ? '' : this.#steps.discarded(this.#words.puzzle.levels[level], level);
	}

	#targets(state: GameState): string[] {
		if (state.step.kind !== 'ancients') return [];
		const named = state.step.targets.map((target) => this.#blockAt(state, target));
		return [named.length === 1 ? this.#steps.target(named[0] ?? '') : this.#steps.targets(this.#list(named))];
	}

	#blockAt({ blocks }: GameState, number: number): string {
		const block = blocks[number - 1];
		if (!block) return this.#words.puzzle.core;
		const shape = shapeIdOf(this.#deck, block.cells);
		const name = shape === null ? '' : this.#piece({ shape, colour: block.colour });
		return this.#steps.blockAt(name, ...cornersOf(block.cells));
	}

	#where(cells: readonly Cell[]): string {
		return this.#steps.where(...cornersOf(cells), 1 + Math.max(...cells.map(([, , z]) => z)));
	}

	#piece({ shape, colour }: { readonly shape: string; readonly colour: Colour }): string {
		const { puzzle, common } = this.#words;
		return puzzle.block(puzzle.shapes[shape] ?? shape, common.key.colours[colour]);
	}

	#pieces(pieces: readonly Piece[]): string {
		return pieces.map((piece) => this.#piece(piece)).join(this.#steps.between);
	}

	#list(parts: readonly string[]): string {
		return new Intl.ListFormat(this.#words.language).format(parts);
	}
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
