// The JSON command: order, ids, errors that say what is wrong, and no input that stops it.
import { describe, expect, it } from 'vitest';
import { InputError, INPUT_CODES } from '../../../engine-wasm/host/input.ts';
import { answerLines } from '../../../engine-wasm/host/lines.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { askingEngine, startEngine } from '../cross/agreement.ts';
import { garbageLine } from '../cross/garbage.ts';

const engine = await startEngine();
const ask = askingEngine(engine);
const answer = (question: unknown) => JSON.parse(ask(JSON.stringify(question))) as Record<string, unknown>;

async function* chunks(bytes: Uint8Array, size: number) {
	for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function conversation(bytes: Uint8Array, size = 7): Promise<string[]> {
	let text = '';
	for await (const part of answerLines(chunks(bytes, size), ask)) text += part;
	return text.split('\n').slice(0, -1);
}

const w = (...cells: number[][]) => ({ colour: 'w', cells });

describe('answers', () => {
	it('every line in order, whatever the chunks, the last without a line feed too', async () => {
		const lines = ['{"cmd":"help","id":1}', 'nonsense', '', '{"cmd":"deck","id":"ü"}'];
		const answers = await conversation(new TextEncoder().encode(lines.join('\n')));
		expect(answers.map((line) => (JSON.parse(line) as { id?: unknown }).id)).toEqual([
			1,
			undefined,
			undefined,
			'ü'
		]);
	});

	it('a carriage return is part of the line, not its end', async () => {
		const answers = await conversation(new TextEncoder().encode('{"cmd":"help"}\r\n"\r"\n'));
		expect(answers).toHaveLength(2);
		expect(answers[0]).toContain('placements');
	});

	it('an overlong line by an error, and the next one normally', async () => {
		const bytes = new TextEncoder().encode(`${'x'.repeat(5_000_000)}\n{"cmd":"help"}\n`);
		const answers = await conversation(bytes, 1_000_000);
		expect(answers[0]).toContain('too-large');
		expect(answers[1]).toContain('commands');
	});

	it('help names every command of the protocol', () => {
		const { commands } = answer({ cmd: 'help' }) as { commands: object };
		expect(Object.keys(commands).sort()).toEqual(
			[
				'ancients',
				'bench',
				'claims',
				'daily',
				'deck',
				'explain',
				'help',
				'perft',
				'placements',
				'solo',
				'solve',
				'view'
			].sort()
		);
	});

	it('the example of the protocol', () => {
		const { placements, count } = answer({ cmd: 'placements', position: { blocks: [] }, shape: 'I2' });
		expect(count).toBe(20);
		expect(placements).toEqual([...(placements as number[][][])].sort(lexicographic));
	});

	it('deck: Stars without stars and pips, all else with', () => {
		const { keys } = answer({ cmd: 'deck' }) as { keys: { level: string }[] };
		expect(keys).toHaveLength(48);
		for (const key of keys) expect('stars' in key && 'pips' in key).toBe(key.level !== 'star');
	});

	it('keys and shapes by id or as values alike', () => {
		const question = { cmd: 'solve', position: { blocks: [] }, seat: 'S', all: false };
		const key = deck.keys[0]!;
		const byId = answer({ ...question, supply: [{ shape: 'L4', colour: 'w' }], keys: [key.id] });
		const byValue = answer({
			...question,
			supply: [{ shape: deck.shapes['L4'], colour: 'w' }],
			keys: [{ squares: key.squares }]
		});
		expect(byId).toEqual(byValue);
		expect(byId['error']).toBeUndefined();
	});

	it('daily: three puzzles with their only solution, legal in the order listed', () => {
		const { puzzles } = answer({ cmd: 'daily', date: '2026-11-16' }) as {
			puzzles: {
				id: string;
				level: string;
				position: { blocks: object[] };
				supply: object[];
				solutions: object[];
			}[];
		};
		expect(puzzles.map(({ id }) => id)).toEqual(['2026-11-16-star', '2026-11-16-sun', '2026-11-16-moon']);
		for (const { position, solutions, ...asked } of puzzles) {
			expect(solutions).toHaveLength(1);
			const solved = answer({ cmd: 'solve', position, ...asked, all: true });
			expect(solved['solutions']).toEqual(solutions);
			position.blocks.forEach((block, index) => {
				const before = { ...position, blocks: position.blocks.slice(0, index) };
				expect(answer({ cmd: 'explain', position: before, ...block })).toEqual({
					legal: true,
					violations: []
				});
			});
		}
	});

	it.each(['random', 'greedy'])('solo: a whole %s game, the same for the same seed', (policy) => {
		const question = { cmd: 'solo', seed: 'x', policy };
		const run = answer(question) as { log: object[]; score: Record<string, number>; tier: string };
		expect(Object.keys(run)).toEqual(['log', 'score', 'tier']);
		expect(run.log[0]).toMatchObject({ turn: 1, by: 'setup', do: 'deal' });
		expect(Object.keys(run.score)).toEqual(['keys', 'enigma', 'total']);
		expect(answer(question)).toEqual(run);
		expect(answer({ ...question, seed: 'y' })['log']).not.toEqual(run.log);
	});

	it('bench with cases of its own', () => {
		const position = { blocks: [] };
		const supply = [{ shape: 'I2', colour: 'w' }];
		const result = answer({
			cmd: 'bench',
			seconds: 0.01,
			cases: [{ position, seat: 'S', supply, keys: ['star-01'] }]
		});
		const { count } = answer({ cmd: 'solve', position, seat: 'S', supply, keys: ['star-01'] });
		expect(result['signature']).toEqual([20 + 24 + 48 + 16 + 128 + 32 + 24 + 17 + 24 + 96, count]);
	});
});

describe('refuses, naming what is wrong, and goes on', () => {
	const full = Array.from({ length: 64 }, (_, i) => w([i % 8, i >> 3, 5]));
	it.each([
		[
			'overlapping Blocks',
			{ blocks: [w([0, 0, 0]), w([0, 0, 0])] },
			/overlap: position\.blocks\[1\].*Block 1/
		],
		['a Block in the Core Cube', { blocks: [w([3, 3, 0])] }, /overlap: position\.blocks\[0\].*Block 0/],
		[
			'a cell outside the floor',
			{ blocks: [w([8, 0, 0])] },
			/outside-floor: position\.blocks\[0\].*\[8,0,0\]/
		],
		['a cell above the temple', { blocks: [w([0, 0, 6])] }, /outside-floor/],
		['64 Blocks', { core: null, blocks: full }, /too-many: position\.blocks/],
		[
			'an unknown colour',
			{ blocks: [{ colour: 'x', cells: [[0, 0, 0]] }] },
			/unknown-colour: position\.blocks\[0\].*"x"/
		],
		['a Block in two pieces', { blocks: [w([0, 0, 0], [2, 0, 0])] }, /not-connected: position\.blocks\[0\]/],
		['a Block without cells', { blocks: [w()] }, /empty: position\.blocks\[0\]/],
		['half a cell', { blocks: [w([0, 0.5, 0])] }, /bad-cell/],
		['a floor too wide', { floor: { width: 9, depth: 8, height: 6 }, blocks: [] }, /position\.floor\.width/],
		['a floor of another height', { floor: { width: 8, depth: 8, height: 5 }, blocks: [] }, /unknown-floor/],
		[
			'a Core Cube over the edge',
			{ core: { x: 7, y: 0, sides: { S: 'w', W: 'b', N: 'g', E: 'a' } }, blocks: [] },
			/outside-floor: position\.core/
		],
		['no Blocks at all', {}, /missing: position\.blocks/]
	])('%s', (_, position, message) => {
		expect(answer({ cmd: 'placements', position, shape: 'I2', id: 1 })).toEqual({
			id: 1,
			error: expect.stringMatching(message)
		});
		expect(answer({ cmd: 'placements', position: { blocks: [] }, shape: 'I2' })['count']).toBe(20);
	});

	it.each([
		[
			'an unknown shape',
			{ cmd: 'placements', position: { blocks: [] }, shape: 'X9' },
			/unknown-shape: shape, "X9"/
		],
		['an unknown command', { cmd: 'constructor' }, /unknown-command/],
		['no command', {}, /missing: cmd/],
		['a list', [], /not-an-object/],
		['a day outside the table', { cmd: 'daily', date: '2036-01-01' }, /unknown-date: date/],
		['a day that is none', { cmd: 'daily', date: '2026-02-30' }, /unknown-date: date/],
		['a solo game without a seed', { cmd: 'solo', policy: 'random' }, /missing: seed/],
		['a seed that is no text', { cmd: 'solo', seed: 7, policy: 'random' }, /not-a-text: seed/],
		['a policy that nobody knows', { cmd: 'solo', seed: 'x', policy: 'valueOf' }, /unknown-policy: policy/],
		['no policy', { cmd: 'solo', seed: 'x' }, /missing: policy/],
		[
			'a claim for an illegal placement',
			{ cmd: 'claims', position: { blocks: [] }, colour: 'w', cells: [[0, 0, 0]], seat: 'S', keys: [] },
			/illegal-placement: cells, no-contact/
		],
		[
			'an unknown key',
			{ cmd: 'solve', position: { blocks: [] }, seat: 'S', supply: [], keys: ['sun-99'] },
			/unknown-key: keys\[0\]/
		],
		['an unknown seat', { cmd: 'view', position: { blocks: [] }, seat: 'X' }, /unknown-seat/],
		['five Stars', { cmd: 'ancients', position: { blocks: [] }, shape: 'I2', stars: 5 }, /stars/],
		[
			'a perft deeper than the supply',
			{ cmd: 'perft', position: { blocks: [] }, supply: [], depth: 1 },
			/depth/
		],
		['endless seconds', { cmd: 'bench', seconds: 1e9 }, /seconds/]
	])('%s', (_, question, message) => {
		expect(answer(question)['error']).toMatch(message);
	});
});

describe('garbage', () => {
	it('gets one answer a line, errors with a known code (a sample of `npm run proof -- fuzz`)', () => {
		const random = randomFrom('garbage');
		for (let i = 0; i < 3000; i++) {
			const reply = JSON.parse(ask(garbageLine(random))) as { error?: string };
			if (reply.error !== undefined) expect(INPUT_CODES).toContain(reply.error.split(':')[0]);
		}
	});

	it('an id nested too deeply to be echoed', () => {
		const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
		expect(ask(`{"cmd":"nothing","id":${deep}}`)).toContain('error');
	});

	it.each(['id', 'position', 'keys', 'supply', 'actions', 'setup', 'cmd', 'nobody-asked'])(
		'%s nested a hundred thousand times is answered with a code',
		(name) => {
			for (const [open, close] of [
				['[', ']'],
				['{"a":', '}']
			] as const) {
				const deep = `${open.repeat(100_000)}0${close.repeat(100_000)}`;
				const { error } = JSON.parse(ask(`{"cmd":"solve","${name}":${deep}}`)) as { error: string };
				expect(error).toMatch(/^too-deep: line/);
			}
		}
	);

	it('brackets in texts are no nesting', () => {
		expect(ask(`{"cmd":"nothing","id":"${'['.repeat(1000)}\\"{"}`)).toContain('unknown-command');
	});
});

it('codes are for errors only', () => {
	expect(new InputError('twice', 'here', 'why').message).toBe('twice: here, why');
});

function lexicographic(a: number[][], b: number[][]): number {
	const [x, y] = [a.flat(), b.flat()];
	const at = x.findIndex((value, index) => value !== y[index]);
	return at < 0 ? 0 : (x[at] as number) - (y[at] as number);
}
