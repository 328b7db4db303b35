// The rules of the heap.
import type { Game, Outcome } from '../../../../../web/games/game.ts';
import { randomFrom } from '../../../../../web/games/rng.ts';
import { MOST, PLAYERS, type Action, type Happening, type Known, type Setup, type State } from './state.ts';

const LEAST_HEAP = 12;

function apply(state: State, { take }: Action): Outcome<State, Happening> {
	const { heap, active, turn } = state;
	const facts = { heap };
	if (heap === 0) return { ok: false, refusal: { rule: 'T-END-1', facts } };
	if (take < 1 || take > MOST) return { ok: false, refusal: { rule: 'T-TAKE-1', facts } };
	if (take > heap) return { ok: false, refusal: { rule: 'T-TAKE-2', facts } };
	const taken = state.taken.map((stones, player) => (player === active ? stones + take : stones));
	const left = { ...state, heap: heap - take, taken };
	const event: Happening = { what: 'taken', stones: take };
	if (left.heap === 0) return { ok: true, state: left, happened: [event, { what: 'end', winner: active }] };
	const player = (active + 1) % PLAYERS;
	return {
		ok: true,
		state: { ...left, active: player, turn: turn + 1 },
		happened: [event, { what: 'turn', player }]
	};
}

const scores = ({ heap, active }: State): number[] =>
	Array.from({ length: PLAYERS }, (_, player) => (heap === 0 && player === active ? 1 : 0));

export const nim: Game<Setup, State, Action, Happening, Known> = {
	id: 'nim',
	begin: (_, seed) => ({
		heap: LEAST_HEAP + randomFrom(seed).below(10),
		active: 0,
		taken: Array<number>(PLAYERS).fill(0),
		turn: 1
	}),
	active: ({ heap, active }) => (heap === 0 ? null : active),
	turn: ({ turn }) => turn,
	options: ({ heap }) => Array.from({ length: Math.min(MOST, heap) }, (_, k) => ({ take: k + 1 })),
	apply,
	// Every action passes the turn on or ends the game.
	seals: () => true,
	known: (state, me) => ({ ...state, me }),
	scores,
	ranking: (state) => (scores(state)[0] === 1 ? [[0], [1]] : [[1], [0]]),
	result: ({ taken }) => ({ taken }),
	makeAction: ({ take }) => `take_${take}`,
	parseAction: (word) => (/^take_[0-9]$/.test(word) ? { take: Number(word.slice(-1)) } : null)
};
