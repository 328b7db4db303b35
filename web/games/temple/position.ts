// From a position as it is written down to a state that can be played: every card, assistant and piece of silver is in one
// place, turned sets are sets, and the phase fits. It need not be one that a game can reach.
import { data } from '../../../puzzles/temple/data.ts';
import { refuse, type Fault } from '../../../puzzles/schema/deck.ts';
import type { AssistantId, CardId } from '../../../puzzles/temple/schema.ts';
import { readPosition, type Position } from '../../../puzzles/temple/position.ts';
import { isPlace, PLACES, type Place } from './places.ts';
import { refuseSecure, refuseTrigger } from './sets.ts';
import {
	assistantsInUse,
	BEGINNER_DECKS,
	boxWithout,
	cardsInUse,
	laid,
	refuseDecks,
	refusePlayers
} from './setup.ts';
import type { Laid, Owned, Player, State, Temple } from './state.ts';

type Code =
	| 'decks'
	| 'players'
	| 'place'
	| 'card'
	| 'card-twice'
	| 'facing'
	| 'known'
	| 'set'
	| 'assistant'
	| 'assistant-twice'
	| 'silver'
	| 'start'
	| 'active'
	| 'phase'
	| 'actions-left';
type PositionFault = Fault<Code>;

const FACE_DOWN = /^\[(.*)\]$/;

/** A DeckError names every fault. */
export function parsePosition(input: unknown): State {
	const position = readPosition(input);
	const decks = position.decks ?? BEGINNER_DECKS;
	refuse([...tableFaults(position), ...cardFaults(position), ...assistantFaults(position)]);

	const { round = 1, active = 0, start = 0, phase = 'ACT', actionsLeft = phase === 'ACT' ? 1 : 0 } = position;
	const players = position.players.map(playerOf);
	const named = new Set(namedCards(position).map(({ id }) => id));
	const rest = cardsInUse(decks).filter((id) => !named.has(id));
	const owned = players.flatMap(({ assistants }) => assistants);
	const display = position.display ?? assistantsInUse(decks).filter((id) => !owned.includes(id));
	const box = boxWithout(decks);
	const state: State = {
		decks,
		temple: templeOf(position),
		pile: [...(position.pile ?? []), ...(round === 1 ? rest : [])],
		box: {
			cards: [...box.cards, ...(position.box ?? [])],
			unseen: round === 1 ? [] : rest,
			assistants: data.assistants
				.map(({ id }) => id)
				.filter((id) => !display.includes(id) && !owned.includes(id))
		},
		display,
		bank: data.silver - players.reduce((sum, { silver }) => sum + silver, 0),
		players,
		round,
		direction: round === 1 ? 1 : -1,
		start,
		active,
		phase,
		actionsLeft,
		pending: []
	};
	refuse(setFaults(position, state));
	return state;
}

function playerOf({ silver, area = [], sets = [], assistants = [] }: Position['players'][number]): Player {
	const turned = sets.flatMap((cards, k) => cards.map((card): Owned => ({ card, set: k + 1 })));
	return { silver, area: [...turned, ...area.map((card) => ({ card, set: null }))], assistants };
}

const cardIn = (text: string) => FACE_DOWN.exec(text)?.[1] ?? text;

function templeOf({ temple, known = {} }: Position): Temple {
	const cards: Partial<Record<Place, Laid>> = {};
	for (const place of PLACES) {
		const text = temple[place];
		if (text !== undefined)
			cards[place] = { ...laid(cardIn(text)), knownBy: [...(known[place] ?? [])].sort((a, b) => a - b) };
	}
	return cards;
}

/** Every card the position names, and where. */
function namedCards({ temple, pile = [], box = [], players }: Position): { id: CardId; where: string }[] {
	return [
		...Object.entries(temple).map(([place, text]) => ({ id: cardIn(text), where: `temple.${place}` })),
		...pile.map((id, k) => ({ id, where: `pile[${k}]` })),
		...box.map((id, k) => ({ id, where: `box[${k}]` })),
		...players.flatMap(({ area = [], sets = [] }, p) => [
			...area.map((id, k) => ({ id, where: `players[${p}].area[${k}]` })),
			...sets.flatMap((cards, s) => cards.map((id, k) => ({ id, where: `players[${p}].sets[${s}][${k}]` })))
		])
	];
}

function tableFaults({ decks = BEGINNER_DECKS, players, temple, ...position }: Position): PositionFault[] {
	const { start = 0, active = 0, round = 1, phase = 'ACT', actionsLeft } = position;
	const faults: PositionFault[] = [];
	const wrong = (code: Code, detail: string) => faults.push({ code, where: code, detail });
	if (refuseDecks(decks)) wrong('decks', `${decks.join(' ')} are not six different decks`);
	if (refusePlayers(players.length)) wrong('players', `${players.length}`);
	if (start >= players.length) wrong('start', `there is no player ${start}`);
	if (active >= players.length) wrong('active', `there is no player ${active}`);
	const silver = players.reduce((sum, player) => sum + player.silver, 0);
	if (silver > data.silver) wrong('silver', `${silver} of ${data.silver}`);
	if (phase === 'GAME_END' && (round === 1 || Object.keys(temple).length > 0))
		wrong('phase', 'the game ends with an empty second temple');
	if (actionsLeft !== undefined && actionsLeft > 0 !== (phase === 'ACT'))
		wrong('actions-left', `${actionsLeft} in ${phase}`);
	return faults;
}

function cardFaults(position: Position): PositionFault[] {
	const { decks = BEGINNER_DECKS, temple, known = {}, players } = position;
	const faults: PositionFault[] = [];
	const wrong = (code: Code, where: string, detail: string) => faults.push({ code, where, detail });
	const inUse = new Set(cardsInUse(decks));
	const seen = new Set<CardId>();
	for (const { id, where } of namedCards(position)) {
		if (!inUse.has(id)) wrong('card', `${where} ${id}`, 'no card of the decks in use');
		if (seen.has(id)) wrong('card-twice', `${where} ${id}`, 'named before');
		seen.add(id);
	}
	for (const [place, text] of Object.entries(temple)) {
		const card = cardIn(text);
		if (!isPlace(place)) wrong('place', `temple.${place} ${card}`, 'no place of a temple');
		// T-SETUP-2
		if (inUse.has(card) && laid(card).faceUp !== (text === card))
			wrong('facing', `temple.${place} ${card}`, `lies face ${laid(card).faceUp ? 'up' : 'down'}`);
	}
	for (const [place, who] of Object.entries(known)) {
		const isSecret = FACE_DOWN.test(temple[place] ?? '');
		if (!isSecret || new Set(who).size < who.length || who.some((k) => k >= players.length))
			wrong('known', `known.${place}`, 'different players who looked at a card that lies face down');
	}
	return faults;
}

function assistantFaults({ decks = BEGINNER_DECKS, display = [], players }: Position): PositionFault[] {
	const faults: PositionFault[] = [];
	const inUse = assistantsInUse(decks);
	const seen = new Set<AssistantId>();
	const look = (id: AssistantId, where: string) => {
		if (!inUse.includes(id)) faults.push({ code: 'assistant', where, detail: 'not in use' });
		if (seen.has(id)) faults.push({ code: 'assistant-twice', where, detail: 'named before' });
		seen.add(id);
	};
	display.forEach((id, k) => look(id, `display[${k}] ${id}`));
	players.forEach(({ assistants = [] }, p) =>
		assistants.forEach((id, k) => look(id, `players[${p}].assistants[${k}] ${id}`))
	);
	return faults;
}

/** A turned set is one that its owner could turn over if it lay face up. */
function setFaults({ players }: Position, state: State): PositionFault[] {
	const faceUp = state.players.map(({ area, ...player }) => ({
		...player,
		area: area.map((owned) => ({ ...owned, set: null }))
	}));
	return players.flatMap(({ sets = [] }, active) =>
		sets.flatMap((cards, k): PositionFault[] => {
			const table = { ...state, players: faceUp, active };
			if (!refuseTrigger(table, cards) || !refuseSecure(table, cards)) return [];
			return [
				{ code: 'set', where: `players[${active}].sets[${k}]`, detail: `${cards.join(' ')} is no set` }
			];
		})
	);
}
