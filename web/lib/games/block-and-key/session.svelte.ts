// One run against the Ancients: seed and actions, what is chosen but not yet done, and how far it can be taken back. It
// knows no words and no pictures. Actions go to `keep`, what is only chosen to `selections`.
import { blockCells } from '$lib/boards/plan.ts';
import * as hands from '$lib/boards/placing/hand.ts';
import type { Ghost } from '$lib/puzzle/session.svelte.ts';
import type { RunRecord } from '$lib/progress/runs.ts';
import type { Selections } from '$lib/progress/selections.ts';
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Cell, Position } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck, KeyCard } from '../../../../puzzles/schema/deck.ts';
import type { Fit } from '../../../games/block-and-key/fit.ts';
import { apply } from '../../../games/block-and-key/apply.ts';
import { withIndices } from '../../../games/block-and-key/blocks.ts';
import { cardOf } from '../../../games/block-and-key/cards.ts';
import { activePlayer, type Moment } from '../../../games/block-and-key/moment.ts';
import { choices } from '../../../games/block-and-key/choices.ts';
import { scoreOf, tier } from '../../../games/block-and-key/score.ts';
import { seals } from '../../../games/block-and-key/seals.ts';
import { newGame } from '../../../games/block-and-key/setup.ts';
import { keysIn, NO_KEYS } from '../../../games/block-and-key/showing.ts';
import type { Action, CardId, GameState, Refusal } from '../../../games/block-and-key/state.ts';
import { positionOf } from '../../../games/block-and-key/temple.ts';
import {
	gripCell,
	restingCells,
	type Step as Move,
	type Turn,
	type Way
} from '../../../games/block-and-key/placing.ts';
import type { Column } from '../../../games/block-and-key/seats.ts';
import { turnsOf } from '../../../games/block-and-key/puzzles/blocks.ts';
import { Trial } from '../../../games/block-and-key/trial.ts';
import { actionOf, draftOf } from './chosen.ts';
import { freshDraft, makeDraft, parseDraft, type Draft } from './draft.ts';
import { COACH_LEVELS, type CoachLevel, type Json } from '$lib/progress/values.ts';

/** What the note line says instead of the step, until the next deed. */
export type Aside =
	| { readonly kind: 'refused'; readonly refusal: Refusal }
	/** Taking back would need practice. */
	| { readonly kind: 'sealed' }
	| { readonly kind: 'said'; readonly strong: string; readonly text?: string };

export interface RunOptions {
	readonly engine: Engine;
	readonly deck: Deck;
	/** New, or taken up again. */
	readonly record: RunRecord;
	/** `before`: what it was made from. */
	keep(record: RunRecord, before: RunRecord): void;
	/** Where what is chosen is kept between two visits, if it is. */
	readonly selections?: Selections<Json>;
	readonly now: () => number;
	/** So many actions at the beginning stay: a turn that is tried again. */
	readonly fixed?: number;
	/** Where it begins, if not with the deal: the position of a lesson. */
	readonly from?: Moment;
	/** Hears of every action that was tried, allowed or not. */
	readonly tried?: (action: Action, before: GameState) => void;
}

/** What was chosen after the last action of this very record. */
function chosenIn({ key, actions }: RunRecord, selections?: Selections<Json>): Json {
	const kept = selections?.of(key) ?? null;
	if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
	const { actions: after, draft = null } = kept as { readonly [name: string]: Json };
	return after === actions.length ? draft : null;
}

export class RunSession {
	readonly deck: Deck;
	readonly #engine: Engine;
	readonly #keep: RunOptions['keep'];
	readonly #selections: RunOptions['selections'];
	readonly #now: () => number;
	readonly #fixed: number;
	readonly #tried: RunOptions['tried'];

	record: RunRecord = $state.raw() as RunRecord;
	/** As it was last given to `keep`, or opened. */
	#saved: RunRecord;
	draft: Draft = $state.raw() as Draft;
	aside = $state.raw<Aside | null>(null);
	/** Grows whenever the same words must be heard again. */
	repeats = $state(0);
	/** The set-up, then what each action led to. */
	#moments = $state.raw<readonly Moment[]>([]);
	/** Drafts of this step, the latest last. */
	#past = $state.raw<readonly Draft[]>([]);

	readonly #moment = $derived(this.#moments.at(-1) as Moment);
	readonly state = $derived(this.#moment.state);
	/** What the last action led to, in order. */
	readonly happened = $derived(this.#moment.happened);
	readonly now = $derived(this.state.step);
	readonly player = $derived(activePlayer(this.state));
	readonly position = $derived.by((): Position => positionOf(this.deck, this.state));
	readonly cards = $derived(this.player.hand.map((id) => this.cardOf(id)));
	readonly options = $derived.by(() => choices(this.#engine, this.deck, this.state));
	readonly trial = $derived.by(
		() =>
			new Trial(
				this.#engine,
				this.now.kind === 'ancients'
					? { position: this.position, seat: 'S', supply: [this.now.piece], keys: [] }
					: { position: this.position, seat: 'S', supply: this.player.supply, keys: this.cards },
				this.deck.shapes
			)
	);
	/** Where the Ancients' Block may go beside the chosen one. */
	readonly placements = $derived(
		this.options.kind === 'ancients' && this.draft.target !== null
			? this.options.placements(this.draft.target)
			: []
	);
	readonly ghost = $derived.by((): Ghost | null => {
		if (this.now.kind === 'ancients') {
			const cells = this.placements[this.draft.placement % this.placements.length];
			return cells ? { block: 0, look: this.trial.look(0, cells), grip: cells[0] as Cell } : null;
		}
		const { hand } = this.draft;
		const held = this.now.kind === 'act' ? hands.heldIn(hand) : null;
		if (hand.held === null || !held) return null;
		const { floor } = this.position;
		const cells = restingCells(held, floor, this.trial.heightAt);
		return { block: hand.held, look: this.trial.look(hand.held, cells), grip: gripCell(held, floor, cells) };
	});
	/** The flat view as it would be. */
	readonly view = $derived(this.ghost?.look.legal ? this.ghost.look.view : this.trial.view);
	/** Where each Key shows that can be claimed, now or with the Block in the hand. */
	readonly claims = $derived.by((): ReadonlyMap<CardId, Fit> => {
		const { now, ghost } = this;
		const owner = now.kind === 'claim' ? this.state.blocks.length : this.trial.owner;
		if (now.kind !== 'claim' && !(now.kind === 'act' && ghost?.look.legal)) return NO_KEYS;
		return keysIn(this.deck, this.state, this.view, owner);
	});
	readonly score = $derived.by(() => scoreOf(this.#engine, this.deck, this.state, 0));
	readonly tier = $derived(tier(this.score.total));
	/** The Ancients had no Block to place or no room for it, and nobody has read it yet. */
	readonly pause = $derived(
		this.draft.read
			? null
			: (this.happened.find(({ what }) => what === 'no-room' || what === 'empty-site') ?? null)
	);
	readonly mustPass = $derived(this.options.kind === 'act' && this.options.mustPass());
	/** What the main button would do. */
	readonly pending = $derived(
		this.mustPass
			? ({ do: 'pass' } as const)
			: actionOf(this.now, this.draft, this.ghost?.look.legal ? this.ghost.look.cells : null)
	);
	/** What Undo would take back; `sealed`: only practice would. */
	readonly takesBack = $derived.by((): 'draft' | 'action' | 'sealed' | null => {
		if (this.now.kind === 'end') return null;
		if (this.#past.length > 0) return 'draft';
		if (this.#moments.length === 1 + this.#fixed) return null;
		const sealed = seals((this.#moments.at(-2) as Moment).state, this.#moment);
		return sealed && !this.record.practice ? 'sealed' : 'action';
	});

	/** Throws a RangeError when the rules refuse an action of the record. */
	constructor({ engine, deck, record, keep, selections, now, fixed = 0, from, tried }: RunOptions) {
		this.deck = deck;
		this.#engine = engine;
		this.#keep = keep;
		this.#selections = selections;
		this.#now = now;
		this.#fixed = fixed;
		this.#tried = tried;
		this.record = record;
		this.#saved = record;
		const moments: Moment[] = [from ?? newGame(deck, record.seed)];
		for (const [index, action] of record.actions.entries()) {
			const outcome = apply(engine, deck, (moments.at(-1) as Moment).state, action);
			if (!outcome.ok) throw new RangeError(`action ${index}: ${outcome.refusal.rule}`);
			moments.push(outcome);
		}
		this.#moments = moments;
		this.draft = parseDraft(deck, this.state, chosenIn(record, selections));
		const fresh = { ...freshDraft(deck, this.state), read: this.draft.read };
		if (JSON.stringify(this.draft) !== JSON.stringify(fresh)) this.#past = [fresh];
	}

	cardOf(id: CardId): KeyCard {
		return cardOf(this.deck, id);
	}

	/** One action by the rules; a refused one changes nothing and is told. */
	act(action: Action): boolean {
		const before = this.state;
		const outcome = apply(this.#engine, this.deck, before, action);
		if (!outcome.ok) {
			this.#tell({ kind: 'refused', refusal: outcome.refusal });
			this.#tried?.(action, before);
			return false;
		}
		this.#moments = [...this.#moments, outcome];
		this.#begin(freshDraft(this.deck, outcome.state, { state: before, hand: this.draft.hand }), [
			...this.record.actions,
			// Saves and links know Blocks by their index.
			withIndices(activePlayer(before).supply, action) ?? action
		]);
		this.#tried?.(action, before);
		return true;
	}

	choose(block: number): void {
		if (this.now.kind === 'act') this.#handle(hands.choose(this.draft.hand, block, this.#ground()));
	}

	putDown(): void {
		this.#handle(hands.putBack(this.draft.hand));
	}

	turn(how: Turn, way: Way): void {
		if (this.now.kind === 'act') this.#handle(hands.turn(this.draft.hand, how, way, this.#ground()));
	}

	step(where: Move): void {
		if (this.now.kind === 'act') this.#handle(hands.step(this.draft.hand, where, this.#ground()));
	}

	/** To a square: the held Block goes there, or the Ancients' Block, or the Block on it is chosen for them. */
	moveTo(square: Column): void {
		if (this.now.kind === 'act') this.#handle(hands.move(this.draft.hand, square, this.#ground()));
		else if (this.draft.target === null) this.#chooseUnder(square);
		else this.#placeOver(square);
	}

	toggleBack(block: number): void {
		const { back } = this.draft;
		if (this.now.kind !== 'put-back' || block >= this.player.supply.length) return;
		// The last ones chosen stay chosen: one tap too many exchanges.
		const next = back.includes(block) ? back.filter((k) => k !== block) : [...back, block];
		this.#change({ back: next.slice(-this.now.over) });
	}

	toggleClaim(card: CardId): void {
		if (this.now.kind !== 'claim' || !this.now.claimable.includes(card)) return;
		const { claims } = this.draft;
		this.#change({
			claims: this.now.claimable.filter((one) => claims.includes(one) !== (one === card))
		});
	}

	chooseTarget(target: number): void {
		if (this.now.kind === 'ancients' && this.now.targets.includes(target))
			this.#change({ target, placement: 0 });
	}

	nextPlacement(way: Way = 1): void {
		const { length } = this.placements;
		if (length > 0) this.#change({ placement: (this.draft.placement + way + length) % length });
	}

	/** The Ancients' Block upright on a square, allowed or not. */
	against([x, y]: Column, target: number): Action {
		const piece = this.now.kind === 'ancients' ? this.now.piece : null;
		const poses = turnsOf(this.deck.shapes[piece?.shape ?? ''] ?? []);
		const upright = poses.reduce((tallest, pose) => (pose.height > tallest.height ? pose : tallest));
		const lift = Math.max(...upright.feet.map(([dx, dy, z]) => this.trial.heightAt(x + dx, y + dy) - z));
		return {
			do: 'ancients',
			target,
			cells: upright.cells.map(([dx, dy, z]): Cell => [x + dx, y + dy, z + lift])
		};
	}

	goOn(): void {
		if (this.pause) this.#change({ read: true });
	}

	/** Chooses what this action would do, as far as it is a matter of choosing; nothing is done. */
	prepare(action: Action): void {
		const next = draftOf(action, this.draft, this.options, this.player.supply, this.#ground());
		if (next !== this.draft) this.#change(next);
	}

	undo(): void {
		const { takesBack } = this;
		if (takesBack === 'draft') {
			this.draft = this.#past.at(-1) as Draft;
			this.#past = this.#past.slice(0, -1);
			this.aside = null;
			this.#keepSelection();
		} else if (takesBack === 'action') this.#takeBack();
		else if (takesBack === 'sealed') this.#tell({ kind: 'sealed' });
	}

	/** Free undo from now on; the run stays marked. */
	practise(): void {
		if (this.record.practice) return;
		this.record = { ...this.record, practice: true };
		this.aside = null;
		this.#save();
	}

	/** Somebody helps; kept with the next action. */
	coached(level: CoachLevel): void {
		const most = COACH_LEVELS.indexOf(this.record.coach ?? 'off');
		if (COACH_LEVELS.indexOf(level) > most) this.record = { ...this.record, coach: level };
	}

	say(strong: string, text?: string): void {
		this.#tell({ kind: 'said', strong, ...(text === undefined ? {} : { text }) });
	}

	/** The same words once more. */
	hear(): void {
		this.aside = null;
		this.repeats++;
	}

	#tell(aside: Aside): void {
		this.aside = aside;
		this.repeats++;
	}

	#ground(): hands.Ground {
		const { heightAt, isLegal } = this.trial;
		return { floor: this.position.floor, seat: 'S', heightAt, isLegal };
	}

	#handle(hand: hands.Hand): void {
		if (hands.isSameHand(hand, this.draft.hand)) this.hear();
		else this.#change({ hand });
	}

	#change(change: Partial<Draft>): void {
		this.#past = [...this.#past, this.draft];
		this.draft = { ...this.draft, read: true, ...change };
		this.aside = null;
		this.#keepSelection();
	}

	/** A Block in this stack that is one of the equally close ones. */
	#chooseUnder([x, y]: Column): void {
		if (this.now.kind !== 'ancients') return;
		const stands = (number: number) =>
			blockCells(this.position, number).some((cell) => cell[0] === x && cell[1] === y);
		const target = this.now.targets.find(stands);
		if (target !== undefined) this.chooseTarget(target);
	}

	/** The next placement that covers the square; again: the one after it. */
	#placeOver([x, y]: Column): void {
		const { placements } = this;
		for (let k = 1; k <= placements.length; k++) {
			const index = (this.draft.placement + k) % placements.length;
			if (placements[index]?.some((cell) => cell[0] === x && cell[1] === y)) {
				this.#change({ placement: index });
				return;
			}
		}
	}

	#takeBack(): void {
		const action = this.record.actions.at(-1) as Action;
		const { hand } = this.draft;
		const old = this.state;
		this.#moments = this.#moments.slice(0, -1);
		const fresh = { ...freshDraft(this.deck, this.state, { state: old, hand }), read: true };
		this.#begin(
			draftOf(action, fresh, this.options, this.player.supply, this.#ground()),
			this.record.actions.slice(0, -1)
		);
		if (this.draft !== fresh) this.#past = [fresh];
	}

	#begin(draft: Draft, actions: readonly Action[]): void {
		this.record = { ...this.record, actions };
		this.draft = draft;
		this.#past = [];
		this.aside = null;
		this.#save();
	}

	#keepSelection(): void {
		const { key, actions } = this.record;
		this.#selections?.keep(
			key,
			this.now.kind === 'end' ? null : { actions: actions.length, draft: makeDraft(this.draft) }
		);
	}

	#save(): void {
		this.#keepSelection();
		const ended = this.now.kind === 'end';
		const { state, score } = this;
		const before = this.#saved;
		const savedAt = Math.max(this.#now(), before.savedAt + 1);
		this.record = {
			...this.record,
			savedAt,
			revision: before.revision + 1,
			standing: { turn: state.turn, points: score.total },
			endedAt: ended ? (this.record.endedAt ?? savedAt) : null,
			score: ended ? score : null,
			tier: ended ? this.tier : null
		};
		this.#saved = this.record;
		this.#keep(this.record, before);
	}
}
