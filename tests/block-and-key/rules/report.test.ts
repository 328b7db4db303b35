import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { greedy } from '../../../web/games/block-and-key/policies/greedy.ts';
import type { Policy } from '../../../web/games/block-and-key/policies/policy.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { accuracyOf, type Choice, type Report } from '../../../web/games/block-and-key/report.ts';
import type { Action } from '../../../web/games/block-and-key/state.ts';
import { startEngine } from '../cross/agreement.ts';
import { fresh, reported, wavering } from './reported.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

const reportFor = (seed: string, policy: Policy, playouts = 8): Report =>
	reported(engine, seed, play(engine, deck, seed, policy).actions, playouts);

describe('a report', () => {
	it('adds up: start, luck and skill make the final score', () => {
		for (const policy of [random, greedy, wavering])
			for (let k = 0; k < 4; k++) {
				const { start, luck, skill, score } = reportFor(`sum-${k}`, policy, 4);
				expect(start + luck + skill).toBeCloseTo(score.total, 6);
			}
	});

	it('finds neither gain nor loss in choices that are those of the playouts themselves', () => {
		const { skill, luck, choices } = reportFor('own', greedy);
		expect(skill).toBe(0);
		expect(luck).not.toBe(0);
		for (const { decided, before } of choices) expect(decided).toBe(before);
	});

	it('finds that random choices cost points, and says where', () => {
		const reports = Array.from({ length: 2 }, (_, k) => reportFor(`cost-${k}`, random, 16));
		const skill = reports.reduce((sum, report) => sum + report.skill, 0) / reports.length;
		expect(skill).toBeLessThan(-5);
		for (const { choices, accuracy } of reports) {
			expect(choices.filter(({ better }) => better).length).toBeGreaterThan(3);
			expect(accuracy).toBeLessThan(95);
		}
	});

	it('calls nothing luck where nothing hidden was revealed', () => {
		const { choices } = reportFor('calm', wavering);
		const silent = choices.filter(({ action }) => ['claim', 'marker', 'place'].includes(action.do));
		expect(silent.length).toBeGreaterThan(5);
		for (const { after, decided, index } of silent.filter(({ turn }) => turn < 11))
			expect(after, `action ${index}`).toBe(decided);
	});

	it('what it calls better goes at least as well in playouts of other chances', () => {
		const actions = play(engine, deck, 'better', random).actions;
		const gains = reported(engine, 'better', actions, 16).choices.flatMap((choice) =>
			choice.better ? [fresh(engine, 'better', actions, choice, 150).gain] : []
		);
		expect(gains.length).toBeGreaterThan(3);
		expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThan(0.75);
	});

	it('refuses a run that is not over or breaks a rule', () => {
		const { actions } = play(engine, deck, 'cut', greedy);
		expect(() => reported(engine, 'cut', actions.slice(0, 9), 2)).toThrow('not over');
		const wrong: Action[] = [...actions.slice(0, 2), { do: 'draw', altar: 'sun' }];
		expect(() => reported(engine, 'cut', wrong, 2)).toThrow('breaks');
	});

	it('accuracy is 100 without loss and halves for every two points', () => {
		const choice = (gain: number) => ({ better: gain > 0 ? { gain } : null }) as unknown as Choice;
		expect(accuracyOf([])).toBe(100);
		expect(accuracyOf([choice(0), choice(0)])).toBe(100);
		expect(accuracyOf([choice(2)])).toBe(50);
		expect(accuracyOf([choice(4), choice(0)])).toBe(62.5);
	});
});
