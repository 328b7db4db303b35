// `advise` and `report` of the JSON command: what they answer, and what they answer to requests that are wrong.
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { ValuedEngine } from '../../../engine-wasm/host/valued.ts';
import { createProtocol } from '../../../engine-wasm/host/protocol.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { gameCommands } from '../../../puzzles/tools/play/commands.ts';
import { foundGames } from '../../shared/found.ts';
import { startValued } from '../cross/agreement.ts';

interface Told {
	readonly code: string;
	readonly facts: Readonly<Record<string, number | string>>;
}

interface Answer {
	readonly id?: unknown;
	readonly error?: string;
	readonly refused?: object;
	readonly options: readonly string[];
	readonly ideas: readonly {
		readonly action: string;
		readonly value: number;
		readonly error: number;
		readonly behind?: { readonly points: number; readonly error: number };
		readonly equal?: boolean;
		readonly because: readonly Told[];
	}[];
	readonly forecast: { readonly mean: number; readonly error: number; readonly odds: object };
	readonly playouts: number;
	readonly score: number;
	readonly start: number;
	readonly luck: number;
	readonly skill: number;
	readonly accuracy: number;
	readonly turns: readonly {
		readonly turn: number;
		readonly action: number;
		readonly played: string;
		readonly best: string;
		readonly lost: number;
		readonly error: number;
		readonly because: readonly Told[];
	}[];
}

let ask: (request: object) => Answer;
let actions: readonly string[];
const GAME = { game: 'ancients', seed: 'coached' };

beforeAll(async () => {
	const engine: ValuedEngine = await startValued();
	const answer = createProtocol(engine, {
		deck,
		dailyPuzzles: () => null,
		soloRuns: {},
		commands: await gameCommands(() => Promise.resolve(engine), await foundGames())
	});
	ask = (request) => JSON.parse(answer(JSON.stringify(request))) as Answer;
	const match = ask({ cmd: 'match', ...GAME, policies: ['greedy'] }) as unknown as { actions: string[] };
	({ actions } = match);
});

test('help documents them', () => {
	expect(ask({ cmd: 'help' })).toMatchObject({ commands: { advise: {}, report: {} } });
});

describe('advise', () => {
	it('answers with what `play` allows, best first, the same every time', () => {
		for (const length of [1, 2, 9]) {
			const line = { ...GAME, actions: actions.slice(0, length) };
			const request = { cmd: 'advise', id: length, ...line, playouts: 20 };
			const answered = ask(request);
			const { id, ideas, forecast, playouts } = answered;
			expect(id).toBe(length);
			const { options } = ask({ cmd: 'play', ...line });
			for (const { action } of ideas) expect(options).toContain(action);
			expect(ideas.map(({ value }) => value)).toEqual(
				[...ideas].map(({ value }) => value).sort((p, q) => q - p)
			);
			expect(ideas[0]?.behind).toBeUndefined();
			for (const { behind } of ideas.slice(1)) expect(behind?.points).toBeGreaterThanOrEqual(0);
			expect(Object.keys(forecast.odds)).toEqual([
				'expert-archaeologist',
				'dig-director',
				'field-director',
				'researcher',
				'trainee'
			]);
			expect(playouts).toBe(20);
			if (length === 9) expect(ask({ ...request, setup: { players: 1 } })).toEqual(answered);
		}
	});

	it('takes as many playouts as there is time for', () => {
		// A marker is as good as another: nothing is to be chosen before anything is measured.
		const marker = actions.findIndex((word) => word.startsWith('marker'));
		const line = { cmd: 'advise', ...GAME, actions: actions.slice(0, marker) };
		expect(ask({ ...line, budget: 1 }).playouts % 16).toBe(0);
		expect(ask({ ...line, budget: 200 }).playouts).toBeGreaterThan(16);
		expect(ask(line).playouts).toBe(64);
	});
});

describe('report', () => {
	it('adds up exactly, turn by turn in the words of the line', () => {
		const { score, start, luck, skill, accuracy, turns } = ask({
			cmd: 'report',
			...GAME,
			actions,
			player: 0
		});
		expect(start + luck + skill).toBe(score);
		expect(accuracy).toBeGreaterThan(0);
		expect(accuracy).toBeLessThanOrEqual(100);
		expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
		for (const { action, played, best, lost, error, because } of turns) {
			expect(actions[action]).toBe(played);
			expect(played === best).toBe(lost === 0);
			expect(error).toBeGreaterThanOrEqual(0);
			if (lost === 0) expect(because).toEqual([]);
			const { options } = ask({ cmd: 'play', ...GAME, actions: actions.slice(0, action) });
			expect(options).toContain(best);
		}
	});
});

describe('what cannot be asked', () => {
	const line = { ...GAME, actions: [] as readonly string[] };
	const rows: readonly [string, object, RegExp][] = [
		['a game without a coach', { cmd: 'advise', ...line, game: 'temple' }, /^no-coach: game, temple$/],
		['several players', { cmd: 'report', ...line, game: 'block-and-key' }, /^no-coach: game/],
		['a game that is none', { cmd: 'advise', ...line, game: 'chess' }, /^unknown-game: game/],
		['no seed', { cmd: 'advise', game: 'ancients', actions: [] }, /^missing: seed/],
		['no actions', { cmd: 'advise', ...GAME }, /^missing: actions/],
		['a set-up that is none', { cmd: 'advise', ...line, setup: { players: 2 } }, /^bad-setup: setup/],
		[
			'a word that is none',
			{ cmd: 'report', ...line, actions: ['core_w', '?'] },
			/^bad-notation: actions\[1\]/
		],
		['a report of an open run', { cmd: 'report', ...line, actions: ['core_w'] }, /^not-over: actions/],
		['no playouts', { cmd: 'advise', ...line, playouts: 0 }, /^not-a-number: playouts/],
		['too many playouts', { cmd: 'advise', ...line, playouts: 1e9 }, /^not-a-number: playouts/],
		['half a playout', { cmd: 'advise', ...line, playouts: 1.5 }, /^not-a-number: playouts/],
		['no time', { cmd: 'advise', ...line, budget: -5 }, /^not-a-number: budget/],
		['time in words', { cmd: 'advise', ...line, budget: 'soon' }, /^not-a-number: budget/]
	];

	test.each(rows)('%s', (_, request, error) => {
		expect(ask(request).error).toMatch(error);
	});

	it('advice when it is over, or a player who does not sit there', () => {
		expect(ask({ cmd: 'advise', ...GAME, actions }).error).toMatch(/^over: actions/);
		expect(ask({ cmd: 'report', ...GAME, actions, player: 1 }).error).toMatch(/^not-a-number: player/);
	});

	it('a word that the rules refuse is named as `play` names it', () => {
		const refused = { ...GAME, actions: ['core_w', 'draw_sun'] };
		const expected = { refused: { action: 1, rule: 'S-SETUP-3', facts: {} } };
		for (const cmd of ['play', 'advise', 'report']) expect(ask({ cmd, ...refused })).toEqual(expected);
	});
});
