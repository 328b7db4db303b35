// What a person has selected in Temple of Artefacts and what the buttons would do with it. The rules say whether that is allowed:
// everything can be tried. Used by the full game and by lessons.
import type { Playable, Selection } from '$lib/play/playable.ts';
import type { AssistantId, CardId } from '../../../../puzzles/temple/schema.ts';
import type { RulesText } from '../../../../puzzles/schema/rules.ts';
import type { Refusal } from '../../../games/game.ts';
import { cardOf } from '../../../games/temple/cards.ts';
import type { Place } from '../../../games/temple/places.ts';
import type { LEVELS } from '../../../games/temple/places.ts';
import { BONUS_DECKS, type Action, type Player, type State } from '../../../games/temple/state.ts';

export const PANELS = ['card', 'area', 'display', 'others'] as const;
export type Panel = (typeof PANELS)[number];

export interface Deed {
	/** The words are found under this name. */
	readonly name: 'take' | 'look' | 'hire' | 'free' | 'trigger' | 'secure' | 'steal' | 'discard' | 'end';
	readonly action: Action;
}

export class TempleSelection implements Selection<Action> {
	/** As it was when the selection was made. */
	state: State = $state.raw() as State;
	/** What the rules say, once it is loaded. */
	rules = $state.raw<RulesText['rules']>({});
	readonly #on: Playable<State, Action>;
	readonly #tries: boolean;

	place = $state<Place | null>(null);
	/** Own cards, in the order in which they were chosen. */
	cards = $state.raw<readonly CardId[]>([]);
	assistant = $state<AssistantId | null>(null);
	/** A card of somebody else. */
	prey = $state<CardId | null>(null);
	panel = $state<Panel>('card');
	/** Levels above this one are lifted off, so that what lies under them can be seen and touched. */
	level = $state<(typeof LEVELS)[number]>('t');
	refusal = $state.raw<Refusal | null>(null);

	readonly me = $derived.by(() => this.#on.player);
	readonly player = $derived(this.state.players[this.me] as Player);
	readonly mine = $derived(this.state.phase !== 'GAME_END' && this.state.active === this.me);
	readonly choice = $derived(this.mine ? (this.state.pending[0] ?? null) : null);
	/** What the main button would do; null while nothing is chosen. */
	readonly primary = $derived.by((): Deed | null => {
		const { choice, panel, place, cards, assistant, prey } = this;
		if (!this.mine) return null;
		if (panel === 'others' && prey) return { name: 'steal', action: { do: 'steal', card: prey } };
		const [first] = cards;
		if (panel === 'area' && first) {
			if (choice?.kind === 'discard') return { name: 'discard', action: { do: 'discard', card: first } };
			const isBonus = BONUS_DECKS.some((deck) => deck === cardOf(first).deck);
			const name = isBonus ? 'trigger' : 'secure';
			return { name, action: { do: name, cards } };
		}
		if (panel === 'display' && assistant)
			return choice?.kind === 'assistant'
				? { name: 'free', action: { do: 'assistant', assistant } }
				: { name: 'hire', action: { do: 'hire', assistant } };
		if (panel === 'card' && place) return { name: 'take', action: { do: 'take', place } };
		return this.state.phase === 'AFTER' || this.isEmpty ? { name: 'end', action: { do: 'end' } } : null;
	});
	/** A look at a card that lies face down, or the end of the turn. */
	readonly second = $derived.by((): Deed | null => {
		const { place, panel } = this;
		if (!this.mine) return null;
		if (panel === 'card' && place && this.isSecret(place))
			return { name: 'look', action: { do: 'peek', place } };
		if (this.primary?.name !== 'end' && (this.state.phase === 'AFTER' || this.#tries))
			return { name: 'end', action: { do: 'end' } };
		return null;
	});
	readonly isEmpty = $derived(Object.keys(this.state.temple).length === 0);

	/** `tries`: what is not allowed is offered as well, so that the refusal is seen. */
	constructor(on: Playable<State, Action>, tries = false) {
		this.#on = on;
		this.#tries = tries;
		this.state = on.view;
		this.#showChoice();
	}

	/** Face down, and the player has not looked. */
	isSecret(place: Place): boolean {
		const laid = this.state.temple[place];
		return laid !== undefined && !laid.faceUp && !laid.knownBy.includes(this.me);
	}

	choosePlace(place: Place): void {
		this.panel = 'card';
		this.place = this.place === place ? null : place;
		this.refusal = null;
	}

	chooseCard(card: CardId): void {
		this.panel = 'area';
		this.cards = this.cards.includes(card) ? this.cards.filter((one) => one !== card) : [...this.cards, card];
		this.refusal = null;
	}

	chooseAssistant(assistant: AssistantId): void {
		this.panel = 'display';
		this.assistant = this.assistant === assistant ? null : assistant;
		this.refusal = null;
	}

	choosePrey(card: CardId): void {
		this.panel = 'others';
		this.prey = this.prey === card ? null : card;
		this.refusal = null;
	}

	show(panel: Panel): void {
		this.panel = panel;
		this.refusal = null;
	}

	do({ action }: Deed): boolean {
		this.refusal = this.#on.act(action);
		if (this.refusal) return false;
		this.#clear();
		return true;
	}

	follow(): void {
		if (this.state !== this.#on.view) this.#clear();
	}

	suggest(action: Action): void {
		this.#clear();
		if ('place' in action) this.choosePlace(action.place);
		else if ('cards' in action) action.cards.forEach((card) => this.chooseCard(card));
		else if ('assistant' in action) this.chooseAssistant(action.assistant);
		else if (action.do === 'steal') this.choosePrey(action.card);
		else if (action.do === 'discard') this.chooseCard(action.card);
	}

	#clear(): void {
		this.state = this.#on.view;
		this.place = null;
		this.cards = [];
		this.assistant = null;
		this.prey = null;
		this.refusal = null;
		this.#showChoice();
	}

	/** The panel in which the present choice is made. */
	#showChoice(): void {
		const { choice } = this;
		if (choice)
			this.panel = ({ steal: 'others', assistant: 'display', discard: 'area' } as const)[choice.kind];
		else if (this.panel === 'others') this.panel = 'card';
	}
}
