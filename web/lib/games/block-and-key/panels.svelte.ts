// What is open on the playing screen (a sheet, a Key), and what a touch or a key means in the present step: it is selected or done
// if that is allowed, else the note line says why not. The same in runs and lessons.
import type { Column } from '../../../games/block-and-key/seats.ts';
import { altarOf } from '../../../games/block-and-key/cards.ts';
import {
	ALTARS,
	LINES,
	type Action,
	type Altar,
	type CardId,
	type Line
} from '../../../games/block-and-key/state.ts';
import type { Undoable } from '../../../games/timeline.ts';
import type { AnySelection } from './selection.svelte.ts';
import type { RunText } from './text/en/run.ts';

export type Sheet = 'yard' | 'put-back' | 'key' | 'claimed';

/** Asked before an action is done for good; false keeps everything as it is, and `doIt` may still do it later. */
export type BeforeConfirm = (action: Action, doIt: () => void) => Promise<boolean>;

/** What takes back actions. */
export interface Undoing {
	readonly undoable: Undoable;
	undo(): Action | null;
	practise(): void;
	readonly record: { readonly practice: boolean };
}

interface PanelOptions {
	readonly text: () => RunText;
	readonly asks?: () => BeforeConfirm | undefined;
	/** Whose actions can be taken back; null in lessons. */
	readonly match?: Undoing | null;
	/** What is not allowed is tried all the same, so that the refusal is seen. */
	readonly tries?: boolean;
	readonly several?: boolean;
}

export class BlockPanels {
	readonly selection: AnySelection;
	readonly match: Undoing | null;
	/** Others play too: nothing is discarded, and no card steers the Ancients. */
	readonly several: boolean;
	readonly #text: () => RunText;
	readonly #asks: () => BeforeConfirm | undefined;
	readonly #tries: boolean;
	#asking = false;

	sheet = $state<Sheet | null>(null);
	/** The Key on the large sheet. */
	shown = $state<CardId | null>(null);
	/** Whether something selected or done can be taken back; `sealed`: only in practice. */
	readonly undoable = $derived.by((): Undoable => {
		if (this.selection.now.kind === 'end') return 'no';
		return this.selection.canUndo ? 'yes' : (this.match?.undoable ?? 'no');
	});

	constructor(
		selection: AnySelection,
		{ text, asks = () => undefined, match = null, tries = false, several = false }: PanelOptions
	) {
		this.selection = selection;
		this.match = match;
		this.several = several;
		this.#tries = tries;
		this.#text = text;
		this.#asks = asks;
		this.#showSheet();
	}

	/** Whether the game went on without this screen: in another tab. */
	follow(): boolean {
		if (!this.selection.follow()) return false;
		this.#showSheet();
		return true;
	}

	/** Does it for good, unless whoever is asked holds it back. */
	async commit(action: Action): Promise<boolean> {
		if (this.#asking) return false;
		const asks = this.#asks();
		if (asks) {
			this.#asking = true;
			const agreed = await asks(action, () => this.#do(action)).finally(() => (this.#asking = false));
			if (!agreed) return false;
		}
		return this.#do(action);
	}

	#do(action: Action): boolean {
		const done = this.selection.act(action);
		if (done) this.#showSheet();
		return done;
	}

	/** The main button. */
	async primary(): Promise<boolean> {
		const { selection } = this;
		const { now, pending, pause } = selection;
		if (pause && !selection.ghost) {
			selection.goOn();
			return true;
		}
		if (pending) return this.commit(pending);
		const { refuse } = this.#text();
		if (now.kind === 'act' && selection.ghost) {
			const { block, look } = selection.ghost;
			if (this.#tries) return this.commit({ do: 'place', block, cells: look.cells });
			selection.hear();
		} else if (now.kind === 'act') this.#say(refuse.noBlock);
		else if (now.kind === 'put-back') {
			if (this.#tries) return this.commit({ do: 'put-back', blocks: selection.selected.back });
			this.#say(refuse.moreBack(now.over - selection.selected.back.length));
		} else if (now.kind === 'claim') this.#say(refuse.noClaim);
		else this.wait();
		return false;
	}

	/** The button in the middle. */
	async second(): Promise<void> {
		const { now } = this.selection;
		if (now.kind === 'act' || now.kind === 'line') this.yard();
		else if (now.kind === 'claim') await this.commit({ do: 'claim', cards: [] });
		else if (now.kind === 'ancients') this.selection.nextPlacement();
		else this.wait();
	}

	undo(): void {
		const { selection, match, undoable } = this;
		if (undoable === 'sealed') selection.saySealed();
		else if (undoable === 'no') this.#say(this.#text().refuse.nothing);
		else if (!selection.undo()) {
			const action = match?.undo();
			if (action) selection.takeUp(action);
		}
		this.#showSheet();
	}

	/** Takes back what only practice may. */
	undoAnyway(): void {
		this.match?.practise();
		this.undo();
	}

	practise(): void {
		this.match?.practise();
		const { practiceOn, practiceOnText } = this.#text().menu;
		this.selection.say(practiceOn, practiceOnText);
	}

	block(index: number): void {
		const { selection } = this;
		if (index >= selection.player.supply.length) return;
		if (selection.now.kind === 'act') selection.choose(index);
		else if (selection.now.kind === 'put-back') selection.toggleBack(index);
		else this.wait();
	}

	card(id: CardId): void {
		const { selection } = this;
		const { now } = selection;
		if (now.kind === 'claim') {
			if (now.claimable.includes(id)) selection.toggleClaim(id);
			else if (this.#tries) void this.commit({ do: 'claim', cards: [id] });
			else this.#say(this.#text().refuse.notShown);
			return;
		}
		this.shown = id;
		this.sheet = 'key';
	}

	/** Under its Altar, where that is allowed now. */
	async discard(id: CardId): Promise<void> {
		if (this.selection.now.kind !== 'discard') this.wait();
		else if (!this.#tries && !altarOf(this.selection.deck, id)) this.#say(this.#text().refuse.star);
		else await this.commit({ do: 'discard', card: id });
	}

	async altar(altar: Altar): Promise<void> {
		const { now } = this.selection;
		if (now.kind !== 'marker' && now.kind !== 'draw') {
			if (this.#tries) await this.commit({ do: 'draw', altar });
			else this.wait();
		} else if (!this.#tries && this.selection.countOf(altar) === 0) this.#say(this.#text().refuse.emptyAltar);
		else await this.commit({ do: now.kind, altar });
	}

	yard(): void {
		const { options } = this.selection;
		if (options.kind !== 'act' && options.kind !== 'line') this.wait();
		else if (options.lines.length === 0) this.#say(this.#text().refuse.noLine);
		else {
			this.selection.putDown();
			this.sheet = this.sheet === 'yard' ? null : 'yard';
		}
	}

	async line(line: Line): Promise<void> {
		const { options } = this.selection;
		if (options.kind !== 'act' && options.kind !== 'line') this.wait();
		else if (!this.#tries && !options.lines.includes(line)) this.#say(this.#text().refuse.emptyLine);
		else await this.commit({ do: 'take', line });
	}

	square(square: Column): void {
		const { selection } = this;
		const before = selection.selected;
		if (selection.ghost || selection.now.kind === 'ancients') selection.moveTo(square);
		if (
			selection.now.kind !== 'ancients' ||
			selection.selected !== before ||
			selection.selected.target === null
		)
			return;
		if (this.#tries) void this.commit(selection.against(square, selection.selected.target));
		else this.#say(this.#text().refuse.notDotted);
	}

	/** The n-th of what the step offers. */
	async offer(index: number): Promise<void> {
		const { selection } = this;
		const { now, options } = selection;
		const line = LINES[index];
		const altar = ALTARS[index];
		const card = selection.hand[index];
		if (options.kind === 'core') {
			const colour = options.colours[index];
			if (colour) await this.commit({ do: 'core', colour });
		} else if (line && (now.kind === 'line' || (now.kind === 'act' && this.sheet === 'yard')))
			await this.line(line);
		else if (altar && (now.kind === 'marker' || now.kind === 'draw')) await this.altar(altar);
		else if (card && now.kind === 'claim') this.card(card);
		else if (card && now.kind === 'discard') await this.discard(card);
		else if (now.kind === 'ancients') selection.chooseTarget(now.targets[index] ?? -1);
		else this.block(index);
	}

	/** Closes what is open, else puts the Block down. */
	cancel(): void {
		if (this.sheet && this.sheet !== 'put-back') this.sheet = null;
		else this.selection.putDown();
	}

	/** Says what comes first. */
	wait(): void {
		this.#say(this.#text().wait[this.selection.now.kind] ?? []);
	}

	#say([strong = '', text = '']: readonly string[]): void {
		this.selection.say(strong, text);
	}

	/** The sheet that belongs to the step. */
	#showSheet(): void {
		const { kind } = this.selection.now;
		this.sheet = kind === 'line' ? 'yard' : kind === 'put-back' ? 'put-back' : null;
	}
}
