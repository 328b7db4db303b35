// What the coach holds back stays held back until its own button is used, for every kind of action it weighs.
import { describe, expect, test } from 'vitest';
import type { WorkerJobs } from '../../../web/lib/engine/jobs.ts';
import { Coach, type CoachedRun } from '../../../web/lib/games/block-and-key/coach.svelte.ts';
import type { Action } from '../../../web/games/block-and-key/state.ts';

const BETTER: Action = { do: 'take', line: 'row-3' };

const ACTIONS: readonly Action[] = [
	{ do: 'take', line: 'row-1' },
	{
		do: 'place',
		block: 0,
		cells: [
			[0, 0, 0],
			[1, 0, 0]
		]
	},
	{ do: 'put-back', blocks: [0] },
	{ do: 'claim', cards: [] },
	{ do: 'discard', card: null },
	{ do: 'draw', altar: 'sun' },
	{ do: 'ancients', target: 1, cells: [[0, 0, 0]] }
];

/** A worker that finds BETTER worth three points more than anything else, and counts what it is asked. */
function jobs(): { asked: string[]; ask: () => Promise<WorkerJobs> } {
	const asked: string[] = [];
	const answers: Record<string, unknown> = {
		forecast: { mean: 20 },
		thoughts: [{ action: BETTER }],
		compare: { gain: 3, sure: true, playouts: 60 }
	};
	const ask = (kind: string) => {
		asked.push(kind);
		return Promise.resolve(answers[kind]);
	};
	return { asked, ask: () => Promise.resolve({ ask } as unknown as WorkerJobs) };
}

const sessionAt = (turn: number) =>
	({
		state: { turn, step: { kind: 'act' } },
		selected: {},
		record: { seed: 's', actions: [] }
	}) as unknown as {
		-readonly [K in keyof CoachedRun]: CoachedRun[K];
	};

describe.each(ACTIONS)('$do', (action) => {
	test('is refused each time it is tried, and done by the button of the warning alone', async () => {
		const coach = new Coach(jobs().ask);
		const session = sessionAt(1);
		coach.look(session, 'warn');
		let done = 0;
		const confirm = () => coach.beforeConfirm(action, () => done++);
		for (let k = 0; k < 3; k++) expect(await confirm()).toBe(false);
		expect([coach.objection?.gain, done]).toEqual([3, 0]);
		coach.objection?.doIt();
		expect(done).toBe(1);
	});

	test('is refused again after something else was chosen or warned of', async () => {
		const { asked, ask } = jobs();
		const coach = new Coach(ask);
		const session = sessionAt(1);
		coach.look(session, 'warn');
		const other: Action = { do: 'take', line: 'row-2' };
		expect(await coach.beforeConfirm(action, () => undefined)).toBe(false);
		expect(await coach.beforeConfirm(other, () => undefined)).toBe(false);
		session.selected = { ...session.selected };
		const before = asked.length;
		expect(await coach.beforeConfirm(action, () => undefined)).toBe(false);
		expect(coach.objection?.selected).toBe(session.selected);
		// The same state has the same answer: nothing is weighed twice, so no slow worker lets it pass.
		expect(asked.length).toBe(before);
	});
});

test('the better way passes, and another state is weighed anew', async () => {
	const { asked, ask } = jobs();
	const coach = new Coach(ask);
	const session = sessionAt(1);
	coach.look(session, 'warn');
	expect(await coach.beforeConfirm(BETTER, () => undefined)).toBe(true);
	expect(await coach.beforeConfirm(ACTIONS[0]!, () => undefined)).toBe(false);
	session.state = sessionAt(2).state;
	coach.look(session, 'warn');
	expect(coach.objection).toBe(null);
	expect(await coach.beforeConfirm(ACTIONS[0]!, () => undefined)).toBe(false);
	expect(asked.filter((kind) => kind === 'compare')).toHaveLength(2);
});
