// The course Temple of Artefacts is right: every answer by the rules, every rule taught, every word there. And its teacher
// says so when a lesson asks for what is not there.
import { beforeAll, describe, expect, it } from 'vitest';
import ruleIds from '../fixtures/rule-ids.json' with { type: 'json' };
import { f1 } from '../../puzzles/temple/lessons/tables.ts';
import { faultsIn, stepsOf } from '../../puzzles/tools/lessons/check.ts';
import { teachings, type AnyTeaching } from '../../puzzles/tools/lessons/games.ts';
import { act } from '../../web/games/lesson/teacher.ts';
import { templeTeacher } from '../../web/games/temple/lesson/teacher.ts';
import { startEngine } from '../block-and-key/puzzles/examples.ts';

describe('temple: the course', () => {
	let teaching: AnyTeaching;
	beforeAll(async () => {
		teaching = (await teachings(await startEngine())).temple as AnyTeaching;
	});

	it('proves', () => {
		expect(faultsIn(teaching)).toEqual([]);
	});
	it('has every rule of the document, in its order', () => {
		expect(teaching.rules.map(({ id }) => id)).toEqual(ruleIds.temple);
	});
	it('has the learner at the table, and in turn wherever something is to be done', () => {
		for (const { at, step } of stepsOf(teaching.courses)) {
			if (step.kind !== 'do' && step.kind !== 'forbidden') continue;
			expect(templeTeacher.open(step.position).moment.state.active, at).toBe(0);
		}
	});
});

describe('temple: the teacher', () => {
	it.each<[string, () => unknown]>([
		['a card that is there twice', () => templeTeacher.open(f1({ area: ['ST6', 'ST6'] }))],
		['an action that is none', () => act(templeTeacher, templeTeacher.open(f1()), 'steal.AS2')],
		['an action of the past that was refused', () => templeTeacher.open({ ...f1(), played: ['take.g22'] })],
		[
			'an unknown goal',
			() => templeTeacher.reached(['rich'], templeTeacher.open(f1()), templeTeacher.open(f1()))
		],
		['an unknown mark', () => templeTeacher.marks(['pretty'], templeTeacher.open(f1()))],
		['an unknown amount', () => templeTeacher.amount(['luck'], templeTeacher.open(f1()))],
		['a fourth A', () => templeTeacher.amount(['porcelain', 'AAAA'], templeTeacher.open(f1()))],
		['a picture', () => templeTeacher.picture(['view'], templeTeacher.open(f1()))]
	])('refuses %s', (_, ask) => {
		expect(ask).toThrow(RangeError);
	});
	it('opens a game that has just been set up, by its seed', () => {
		const fresh = { fresh: true, players: 3, seed: 'a', decks: ['CO', 'WE', 'RE', 'PO', 'VM', 'TR'] };
		const open = (position: unknown) => templeTeacher.open(position).moment.state;
		const state = open(fresh);
		expect(state.players).toHaveLength(3);
		expect(state.decks).toEqual(fresh.decks);
		expect(open(fresh)).toEqual(state);
		expect(open({ ...fresh, seed: 'b' }).temple).not.toEqual(state.temple);
	});
});
