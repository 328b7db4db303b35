// What a touch or a key means in the present step of a run: the deed if it is allowed, else the reason in the note line.
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
import type { RunText } from './text/en/run.ts';
import type { RunSession } from './session.svelte.ts';

export type Sheet = 'yard' | 'put-back' | 'key' | 'claimed';

/** Asked before an action is done for good; false keeps everything as it is, and `doIt` may still do it later. */
export type BeforeConfirm = (action: Action, doIt: () => void) => Promise<boolean>;

export class Desk {
	readonly session: RunSession;
	readonly #text: () => RunText;
	readonly #asks: () => BeforeConfirm | undefined;
	readonly #tries: boolean;
	#asking = false;

	sheet = $state<Sheet | null>(null);
	/** The Key on the large sheet. */
	shown = $state<CardId | null>(null);

	/** `tries`: what is not allowed is tried all the same, so that the refusal is seen. */
	constructor(
		session: RunSession,
		text: () => RunText,
		asks: () => BeforeConfirm | undefined,
		tries = false
	) {
		this.session = session;
		this.#tries = tries;
		this.#text = text;
		this.#asks = asks;
		this.#follow();
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
		const done = this.session.act(action);
		if (done) this.#follow();
		return done;
	}

	/** The main button. */
	async primary(): Promise<boolean> {
		const { session } = this;
		const { now, pending, pause } = session;
		if (pause && !session.ghost) {
			session.goOn();
			return true;
		}
		if (pending) return this.commit(pending);
		const { refuse } = this.#text();
		if (now.kind === 'act' && session.ghost) {
			const { block, look } = session.ghost;
			if (this.#tries) return this.commit({ do: 'place', block, cells: look.cells });
			session.hear();
		} else if (now.kind === 'act') this.#say(refuse.noBlock);
		else if (now.kind === 'put-back') {
			if (this.#tries) return this.commit({ do: 'put-back', blocks: session.draft.back });
			this.#say(refuse.moreBack(now.over - session.draft.back.length));
		} else if (now.kind === 'claim') this.#say(refuse.noClaim);
		else this.wait();
		return false;
	}

	/** The button in the middle. */
	async second(): Promise<void> {
		const { now } = this.session;
		if (now.kind === 'act' || now.kind === 'line') this.yard();
		else if (now.kind === 'claim') await this.commit({ do: 'claim', cards: [] });
		else if (now.kind === 'ancients') this.session.nextPlacement();
		else this.wait();
	}

	undo(): void {
		if (this.session.takesBack === null) this.#say(this.#text().refuse.nothing);
		else this.session.undo();
		this.#follow();
	}

	/** Takes back what only practice may. */
	undoAnyway(): void {
		this.session.practise();
		this.undo();
	}

	block(index: number): void {
		const { session } = this;
		if (index >= session.player.supply.length) return;
		if (session.now.kind === 'act') session.choose(index);
		else if (session.now.kind === 'put-back') session.toggleBack(index);
		else this.wait();
	}

	card(id: CardId): void {
		const { session } = this;
		const { now } = session;
		if (now.kind === 'claim') {
			if (now.claimable.includes(id)) session.toggleClaim(id);
			else if (this.#tries) void this.commit({ do: 'claim', cards: [id] });
			else this.#say(this.#text().refuse.notShown);
			return;
		}
		this.shown = id;
		this.sheet = 'key';
	}

	/** Under its Altar, where that is allowed now. */
	async discard(id: CardId): Promise<void> {
		if (this.session.now.kind !== 'discard') this.wait();
		else if (!this.#tries && !altarOf(this.session.deck, id)) this.#say(this.#text().refuse.star);
		else await this.commit({ do: 'discard', card: id });
	}

	async altar(altar: Altar): Promise<void> {
		const { now, state } = this.session;
		if (now.kind !== 'marker' && now.kind !== 'draw') {
			if (this.#tries) await this.commit({ do: 'draw', altar });
			else this.wait();
		} else if (!this.#tries && state.altars[altar].length === 0) this.#say(this.#text().refuse.emptyAltar);
		else await this.commit({ do: now.kind, altar });
	}

	yard(): void {
		const { options } = this.session;
		if (options.kind !== 'act' && options.kind !== 'line') this.wait();
		else if (options.lines.length === 0) this.#say(this.#text().refuse.noLine);
		else {
			this.session.putDown();
			this.sheet = this.sheet === 'yard' ? null : 'yard';
		}
	}

	async line(line: Line): Promise<void> {
		const { options } = this.session;
		if (options.kind !== 'act' && options.kind !== 'line') this.wait();
		else if (!this.#tries && !options.lines.includes(line)) this.#say(this.#text().refuse.emptyLine);
		else await this.commit({ do: 'take', line });
	}

	square(square: Column): void {
		const { session } = this;
		const before = session.draft;
		if (session.ghost || session.now.kind === 'ancients') session.moveTo(square);
		if (session.now.kind !== 'ancients' || session.draft !== before || session.draft.target === null) return;
		if (this.#tries) void this.commit(session.against(square, session.draft.target));
		else this.#say(this.#text().refuse.notDotted);
	}

	/** The n-th of what the step offers. */
	async offer(index: number): Promise<void> {
		const { session } = this;
		const { now, options } = session;
		const line = LINES[index];
		const altar = ALTARS[index];
		const card = session.player.hand[index];
		if (options.kind === 'core') {
			const colour = options.colours[index];
			if (colour) await this.commit({ do: 'core', colour });
		} else if (line && (now.kind === 'line' || (now.kind === 'act' && this.sheet === 'yard')))
			await this.line(line);
		else if (altar && (now.kind === 'marker' || now.kind === 'draw')) await this.altar(altar);
		else if (card && now.kind === 'claim') this.card(card);
		else if (card && now.kind === 'discard') await this.discard(card);
		else if (now.kind === 'ancients') session.chooseTarget(now.targets[index] ?? -1);
		else this.block(index);
	}

	/** Closes what is open, else puts the Block down. */
	cancel(): void {
		if (this.sheet && this.sheet !== 'put-back') this.sheet = null;
		else this.session.putDown();
	}

	/** Says what comes first. */
	wait(): void {
		this.#say(this.#text().wait[this.session.now.kind] ?? []);
	}

	#say([strong = '', text = '']: readonly string[]): void {
		this.session.say(strong, text);
	}

	/** The sheet that belongs to the step. */
	#follow(): void {
		const { kind } = this.session.now;
		this.sheet = kind === 'line' ? 'yard' : kind === 'put-back' ? 'put-back' : null;
	}
}
