// Small cases of rules that neither the rulebook's examples nor a lesson holds fast in every detail.
import assert from 'node:assert/strict';
import type { Engine } from '../../engine-wasm/host/engine.ts';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { apply } from '../../web/games/block-and-key/apply.ts';
import { newGame } from '../../web/games/block-and-key/setup.ts';
import type { Action, GameState } from '../../web/games/block-and-key/state.ts';
import { act } from '../../web/games/lesson/teacher.ts';
import { teacherOf } from '../../web/games/block-and-key/lesson/teacher.ts';

export interface Case {
	readonly id: string;
	readonly rules: readonly string[];
	check(engine: Engine): void;
}

function after(engine: Engine, state: GameState, ...actions: Action[]): GameState {
	return actions.reduce((now, action) => {
		const outcome = apply(engine, deck, now, action);
		assert.ok(outcome.ok);
		return outcome.state;
	}, state);
}

export const CASES: readonly Case[] = [
	{
		id: 'forty Blocks, one of each shape and colour',
		rules: ['B-SETUP-1'],
		check() {
			const { bag, yard } = newGame(deck, 'box', 1).state;
			const all = [...bag, ...yard.flatMap((piece) => piece ?? [])].map(
				({ shape, colour }) => shape + colour
			);
			assert.equal(all.length, 40);
			assert.equal(new Set(all).size, 40);
		}
	},
	{
		id: 'four players have four different Enigmas',
		rules: ['B-SETUP-5'],
		check() {
			const { players } = newGame(deck, 'enigmas', 4).state;
			assert.equal(new Set(players.map(({ enigma }) => enigma)).size, 4);
		}
	},
	{
		id: 'the chosen colour in the south, then white, brown, green, grey clockwise',
		rules: ['B-SETUP-8', 'S-SETUP-2'],
		check(engine) {
			const { core } = after(engine, newGame(deck, 'core', 4).state, { do: 'core', colour: 'b' });
			assert.deepEqual(core, { x: 3, y: 3, sides: { S: 'b', W: 'g', N: 'a', E: 'w' } });
		}
	},
	{
		id: 'the Block that is placed leaves the supply',
		rules: ['B-POS-1'],
		check(engine) {
			const teacher = teacherOf(engine, deck);
			const start = teacher.open({ temple: 'bk1p-55-11wbga-x', supply: ['I2w', 'I3g'] });
			const placed = act(teacher, start, 'place_I2w_300400');
			assert.ok(placed.ok);
			assert.deepEqual(placed.scene.moment.state.players[0]?.supply, [{ shape: 'I3', colour: 'g' }]);
		}
	},
	{
		id: 'alone too, nobody passes who can dig or place',
		rules: ['S-TURN-1', 'B-TURN-1'],
		check(engine) {
			const start = newGame(deck, 'pass', 1).state;
			const turn = after(engine, start, { do: 'core', colour: 'w' }, { do: 'take', line: 'row-1' });
			const outcome = apply(engine, deck, turn, { do: 'pass' });
			assert.ok(!outcome.ok);
			assert.equal(outcome.refusal.rule, 'B-TURN-1');
		}
	}
];
