// Takes what promises most points now: for itself, and a little for what another player would miss. Never looks ahead further
// than its own action, never pays for a look, and judges only by what it knows.
import type { AssistantId, CardId } from '../../../../puzzles/temple/schema.ts';
import { cardOf } from '../cards.ts';
import { playerOf } from '../course.ts';
import type { Known } from '../known.ts';
import { options } from '../options.ts';
import { costOf, type Place } from '../places.ts';
import { turnedOver } from '../sets.ts';
import type { Action, BonusDeck, Player } from '../state.ts';
import type { Policy } from './policy.ts';
import { ACTION, bonusWorth, outlookOf, worth, type Outlook } from './worth.ts';

/** How much of another player's gain counts as the own loss. */
const DENIED = 0.3;

/** What every player's holdings are worth as they lie. */
interface Weighed extends Outlook {
	readonly now: readonly number[];
}

export const simple: Policy = (known) => {
	const view = outlookOf(known);
	const outlook = { ...view, now: known.players.map((player, k) => worth(view, k, player)) };
	const gain = gains(outlook);
	const weighed = options(known).map((action) => ({ action, gain: gain(action) }));
	const best = (list: typeof weighed) =>
		list.reduce((most, one) => (one.gain > most.gain ? one : most)).action;
	// Sets can wait for the card that the action brings; after it, whatever is gained by them is gained at once.
	const acts = weighed.filter(({ action }) => action.do === 'take' || action.do === 'hire');
	return best(acts.some(({ gain }) => gain > 0) ? acts : weighed);
};

/** What each action is worth, found out once for each card and price. */
function gains(outlook: Weighed): (action: Action) => number {
	const { known } = outlook;
	const card = remembered((id: CardId) => cardGain(outlook, id));
	const price = remembered((cost: number) =>
		changed(outlook, known.me, (me) => ({ ...me, silver: me.silver - cost }))
	);
	// A card that lies face down is worth the mean of all it can be.
	const secrets = known.unseen.filter((id) => cardOf(id).faceDown);
	const secret = remembered(() => secrets.reduce((sum, id) => sum + card(id), 0) / secrets.length);
	return (action) => {
		if (!('place' in action)) return gainOf(outlook, action);
		if (action.do === 'peek') return -Infinity;
		const id = known.temple[action.place]?.card;
		return (id ? card(id) : secret(0)) + price(costOf(known.temple, action.place));
	};
}

function remembered<Key>(find: (key: Key) => number): (key: Key) => number {
	const found = new Map<Key, number>();
	return (key) => {
		const value = found.get(key) ?? find(key);
		found.set(key, value);
		return value;
	};
}

function gainOf(outlook: Weighed, action: Exclude<Action, { place: Place }>): number {
	const { known } = outlook;
	switch (action.do) {
		case 'hire':
			return changed(outlook, known.me, (me) => hired({ ...me, silver: me.silver - 1 }, action.assistant));
		case 'assistant':
			return changed(outlook, known.me, (me) => hired(me, action.assistant));
		case 'trigger':
			return triggerGain(outlook, action.cards);
		case 'secure':
			return changed(outlook, known.me, (me) => turned(me, action.cards));
		case 'steal': {
			const from = known.players.findIndex((player) => owns(player, action.card));
			const loss = -changed(outlook, from, (player) => without(player, action.card));
			return changed(outlook, known.me, (me) => withCard(me, action.card)) + loss;
		}
		case 'discard':
			return changed(outlook, known.me, (me) => without(me, action.card));
		case 'end':
			return 0;
	}
}

/** What a change of the holdings is worth to their owner. */
function changed(outlook: Weighed, player: number, change: (holdings: Player) => Player): number {
	return worth(outlook, player, change(playerOf(outlook.known, player))) - (outlook.now[player] ?? 0);
}

const withCard = (player: Player, card: CardId): Player => ({
	...player,
	area: [...player.area, { card, set: null }]
});
const without = (player: Player, card: CardId): Player => ({
	...player,
	area: player.area.filter((owned) => owned.card !== card)
});
const hired = (player: Player, assistant: AssistantId): Player => ({
	...player,
	assistants: [...player.assistants, assistant]
});
const turned = (player: Player, cards: readonly CardId[]): Player => ({
	...player,
	area: turnedOver(player.area, cards)
});
const owns = ({ area }: Player, card: CardId) => area.some((owned) => owned.card === card);

function cardGain(outlook: Weighed, card: CardId): number {
	const { known } = outlook;
	const { me } = known;
	const own = changed(outlook, me, (mine) => withCard(mine, card));
	const others = known.players.map((_, k) =>
		k === me ? 0 : changed(outlook, k, (player) => withCard(player, card))
	);
	return own + DENIED * Math.max(...others) + effectGain(known, card);
}

function effectGain({ players, me }: Known, card: CardId): number {
	const { effect } = cardOf(card);
	switch (effect?.kind) {
		case 'gain':
			return effect.count;
		case 'lose':
			return -Math.min(effect.count, playerOf({ players }, me).silver);
		case 'others-gain':
			return -effect.count;
		case 'action':
		case 'assistant':
			return ACTION * effect.count;
		case 'discard':
			return playerOf({ players }, me).area.some(({ set }) => set === null) ? -1 : 0;
		case undefined:
			return 0;
	}
}

function triggerGain(outlook: Weighed, cards: readonly CardId[]): number {
	const [first = ''] = cards;
	const bonus = bonusWorth(outlook, cardOf(first).deck as BonusDeck, cards.length === 2 ? 2 : 3);
	return bonus + changed(outlook, outlook.known.me, (me) => turned(me, cards));
}
