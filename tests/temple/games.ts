// Random games of Temple of Artefacts, looked at after every action.
import assert from 'node:assert/strict';
import { data } from '../../puzzles/temple/data.ts';
import { cardOf } from '../../web/games/temple/cards.ts';
import { temple as game } from '../../web/games/temple/game.ts';
import { options } from '../../web/games/temple/options.ts';
import { costOf, PLACES } from '../../web/games/temple/places.ts';
import { random } from '../../web/games/temple/policies/random.ts';
import type { Policy } from '../../web/games/temple/policies/policy.ts';
import type { PlayerCount, Setup } from '../../web/games/temple/setup.ts';
import type { Laid, State } from '../../web/games/temple/state.ts';
import { randomFrom, type Random } from '../../web/games/rng.ts';

export interface Played {
	readonly setup: Setup;
	readonly end: State;
	/** As written in links. */
	readonly actions: readonly string[];
	readonly turns: number;
	/** How often each thing happened. */
	readonly events: Readonly<Record<string, number>>;
}

/** One game in which each player follows a policy; `look` sees every state. */
export function playGame(
	setup: Setup,
	seed: string,
	policies: readonly Policy[],
	look: (state: State) => void = () => undefined
): Played {
	const chance = randomFrom(`${seed} players`);
	let state = game.begin(setup, seed);
	const actions: string[] = [];
	const events: Record<string, number> = {};
	look(state);
	for (;;) {
		const player = game.active(state);
		if (player === null) break;
		const policy = policies[player];
		assert.ok(policy);
		const action = policy(game.known(state, player), chance);
		const outcome = game.apply(state, action);
		assert.ok(outcome.ok, `${game.makeAction(action)} is refused`);
		actions.push(game.makeAction(action));
		for (const { what } of outcome.happened) events[what] = (events[what] ?? 0) + 1;
		state = outcome.state;
		look(state);
	}
	return { setup, end: state, actions, turns: actions.filter((word) => word === 'end').length, events };
}

/** A random game with everything that must hold; throws what does not. */
export function checkedGame(players: PlayerCount, seed: string): Played {
	const setup: Setup = { players, decks: 'random' };
	const hidden = randomFrom(`${seed} hidden`);
	const policies = Array.from({ length: players }, () => random);
	const played = playGame(setup, seed, policies, (state) => {
		checkAccounts(state);
		checkOptions(state);
		checkKnown(state, hidden);
	});
	checkEnd(played.end);
	checkReplay(played, seed);
	return played;
}

/** Every card, assistant and piece of silver is in exactly one place. */
function checkAccounts(state: State): void {
	const { temple, pile, box, display, bank, players } = state;
	const cards = [
		...Object.values(temple).map(({ card }) => card),
		...pile,
		...box.cards,
		...box.unseen,
		...players.flatMap(({ area }) => area.map(({ card }) => card))
	];
	assert.equal(cards.length, 90);
	assert.equal(new Set(cards).size, 90);
	const assistants = [...display, ...box.assistants, ...players.flatMap((player) => player.assistants)];
	assert.equal(assistants.length, 12);
	assert.equal(new Set(assistants).size, 12);
	const silver = [bank, ...players.map((player) => player.silver)];
	assert.equal(
		silver.reduce((sum, part) => sum + part, 0),
		data.silver
	);
	assert.ok(silver.every((part) => part >= 0));
}

/** Every option is accepted and can be written down; something is always possible, and a card free while there is one. */
function checkOptions(state: State): void {
	const listed = game.options(state);
	assert.equal(listed.length === 0, state.phase === 'GAME_END');
	assert.equal(state.pending.length > 0, state.phase === 'CHOICE');
	const words = listed.map(game.makeAction);
	assert.equal(new Set(words).size, words.length);
	for (const [k, word] of words.entries()) {
		assert.match(word, /^[A-Za-z0-9._-]+$/);
		const option = game.parseAction(word);
		assert.equal(JSON.stringify(option), JSON.stringify(listed[k]));
		assert.ok(option && game.apply(state, option).ok, word);
	}
	const there = PLACES.filter((place) => state.temple[place]);
	assert.ok(there.length === 0 || there.some((place) => costOf(state.temple, place) === 0));
}

/** What is hidden from a player may change without the player's noticing, and everybody knows enough to choose. */
function checkKnown(state: State, chance: Random): void {
	for (const player of state.players.keys()) {
		const known = game.known(state, player);
		const elsewhere = game.known(withHiddenShuffled(state, player, chance), player);
		assert.equal(JSON.stringify(elsewhere), JSON.stringify(known));
		if (player === state.active) assert.equal(JSON.stringify(options(known)), JSON.stringify(options(state)));
		for (const place of PLACES) {
			const laid = state.temple[place];
			const open = laid && (laid.faceUp || laid.knownBy.includes(player));
			assert.equal(known.temple[place]?.card, laid && (open ? laid.card : null));
		}
	}
}

function withHiddenShuffled(state: State, player: number, chance: Random): State {
	const { temple, pile, box } = state;
	const secret = PLACES.filter((place) => {
		const laid = temple[place];
		return laid && !laid.faceUp && !laid.knownBy.includes(player);
	});
	const cards = chance.shuffled([
		...secret.map((place) => (temple[place] as Laid).card),
		...pile,
		...box.unseen
	]);
	// What lies face down bears the symbol.
	const under = cards.filter((card) => cardOf(card).faceDown).slice(0, secret.length);
	const rest = cards.filter((card) => !under.includes(card));
	const changed = secret.map((place, k) => [place, { ...temple[place], card: under[k] }]);
	return {
		...state,
		temple: { ...temple, ...Object.fromEntries(changed) },
		pile: rest.slice(0, pile.length),
		box: { ...box, unseen: rest.slice(pile.length) }
	};
}

function checkEnd(state: State): void {
	const { players, box, round, pile, temple } = state;
	assert.equal(round, 2);
	assert.deepEqual([pile, temple], [[], {}]);
	assert.equal(box.unseen.length, 2);
	const owned = players.reduce((sum, { area }) => sum + area.length, 0);
	assert.equal(owned + box.cards.length, 88);
	assert.deepEqual(game.ranking(state).flat().sort(), [...players.keys()]);
}

/** Set-up, seed and actions are the game. */
function checkReplay({ setup, actions, end }: Played, seed: string): void {
	let state = game.begin(setup, seed);
	for (const word of actions) {
		const action = game.parseAction(word);
		assert.ok(action);
		const outcome = game.apply(state, action);
		assert.ok(outcome.ok);
		state = outcome.state;
	}
	assert.equal(JSON.stringify(state), JSON.stringify(end));
}
