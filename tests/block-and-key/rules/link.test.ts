// Runs and deals as links: they come back as they went, and nothing else gets in.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import {
	linkable,
	makeDealLink,
	makeRunLink,
	parseDealLink,
	parseRunLink,
	RUN_LINK_CODES,
	RUN_LINK_MAX,
	RunLinkError,
	watchRun,
	type RunLinkCode,
	type SharedRun
} from '../../../web/games/block-and-key/run-link.ts';
import { ACTIONS_MAX, packActions } from '../../../web/games/block-and-key/run-packing.ts';
import { withNames } from '../../../web/games/block-and-key/blocks.ts';
import { activePlayer } from '../../../web/games/block-and-key/moment.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { daySeed, isSeed, SEED_MAX, seedFault, tidySeed } from '../../../web/games/block-and-key/seed.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import type { Action } from '../../../web/games/block-and-key/state.ts';
import { claimer } from './claimer.ts';
import { engine } from './table.ts';

const RUN: SharedRun = {
	seed: 'day-2026-11-16',
	actions: play(engine, deck, 'day-2026-11-16', claimer).actions
};
const LINK = makeRunLink(deck, RUN);
const seed = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(tidySeed).filter(isSeed);

function faultOf(text: string, parse: (text: string) => unknown): RunLinkError | null {
	try {
		parse(text);
		return null;
	} catch (error) {
		if (error instanceof RunLinkError) return error;
		throw error;
	}
}
const runFault = (text: string) => faultOf(text, (link) => watchRun(engine, deck, parseRunLink(deck, link)));

describe('round trip', () => {
	it('runs of the random policy, whole or left at any action', () => {
		fc.assert(
			fc.property(seed, fc.boolean(), fc.nat(), (name, whole, left) => {
				const { actions } = play(engine, deck, name, random);
				const run = { seed: name, actions: whole ? actions : actions.slice(0, left % (actions.length + 1)) };
				const text = makeRunLink(deck, run);
				expect(parseRunLink(deck, text)).toEqual(run);
				expect(watchRun(engine, deck, run)).toHaveLength(run.actions.length + 1);
				expect(encodeURIComponent(text)).toBe(text);
				expect(text.length).toBeLessThan(RUN_LINK_MAX);
			}),
			{ numRuns: 150 }
		);
	});

	it('saved runs name Blocks, their links are the same', () => {
		const moments = watchRun(engine, deck, RUN);
		const named = RUN.actions.map((action, k) =>
			withNames(activePlayer((moments[k] ?? moments[0]).state).supply, action)
		);
		expect(named).not.toEqual(RUN.actions);
		expect(linkable({ ...RUN, actions: named }, moments)).toEqual(RUN);
		expect(linkable(RUN, moments)).toEqual(RUN);
	});

	it('a full run is short', () => {
		expect(LINK.length).toBeLessThan(450);
		expect(LINK).toMatch(/^bk1r-[\w.]+-day-2026-11-16-[0-9a-z]{7}$/);
	});

	it('deals of any seed', () => {
		fc.assert(
			fc.property(seed, (name) => {
				const text = makeDealLink(name);
				expect(parseDealLink(text)).toBe(name);
				expect(encodeURIComponent(text)).toBe(text);
			})
		);
		expect(makeDealLink(daySeed('2026-11-16'))).toMatch(/^bk1d-day-2026-11-16-[0-9a-z]{7}$/);
	});

	it('the longest seed and the longest list of actions stay below the limit of a real run', () => {
		const longest = '龍'.repeat(SEED_MAX);
		const text = makeRunLink(deck, { ...RUN, seed: longest });
		expect(text.length).toBeLessThan(RUN_LINK_MAX);
		expect(parseRunLink(deck, text).seed).toBe(longest);
	});
});

describe('faults have a code', () => {
	const signedAs = (run: SharedRun) => makeRunLink(deck, run);
	const spoiled = RUN.actions.map((action, k): Action => (k === 7 ? { do: 'core', colour: 'w' } : action));
	const at = LINK.indexOf('-day');
	test.each<[name: string, text: string, code: RunLinkCode]>([
		['nothing', '', 'empty'],
		['too long', LINK.padEnd(RUN_LINK_MAX + 1, 'A'), 'too-long'],
		['a script', 'bk1r-<script>', 'character'],
		['a line feed', `${LINK}\n`, 'character'],
		['another version', LINK.replace('bk1r', 'bk9r'), 'version'],
		['a deal, not a run', makeDealLink('a'), 'version'],
		['a puzzle', 'bk1z-88-33wbga-x-S-I2w-00w10g', 'version'],
		['only the version', 'bk1r-', 'cut-off'],
		['cut in the actions', LINK.slice(0, 60), 'cut-off'],
		['cut in the seed', LINK.slice(0, at + 6), 'cut-off'],
		['cut in the checksum', LINK.slice(0, -2), 'cut-off'],
		['a letter changed', LINK.replace(LINK[20]!, LINK[20] === 'A' ? 'B' : 'A'), 'checksum'],
		['another seed', LINK.replace('2026', '2027'), 'checksum'],
		['an action out of order', signedAs({ ...RUN, actions: spoiled }), 'refused'],
		['an action after the end', signedAs({ ...RUN, actions: [...RUN.actions, { do: 'pass' }] }), 'refused'],
		['the actions of another deal', signedAs({ ...RUN, seed: 'other' }), 'refused']
	])('%s', (_, text, code) => expect(runFault(text)?.code).toBe(code));

	it('a refused action is named with its rule', () => {
		expect(runFault(signedAs({ ...RUN, actions: spoiled }))?.refused).toEqual({
			index: 7,
			rule: expect.stringMatching(/^[BS]-[A-Z]+-\d+$/)
		});
	});

	/** As if somebody had computed the checksum anew. */
	const forged = (actions: string, text: string) => {
		const body = `bk1r-${actions}-${text}`;
		let sum = 0x811c9dc5;
		for (const letter of body) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0;
		return `${body}-${sum.toString(36).padStart(7, '0')}`;
	};

	test.each<[name: string, text: string, code: RunLinkCode]>([
		['no actions at all', forged('', 'a'), 'cut-off'],
		['fewer actions than said', forged(packActions(deck, RUN.actions).slice(0, 30), 'a'), 'cut-off'],
		['more letters than actions', forged(`${packActions(deck, [])}A`, 'a'), 'action'],
		['more actions than there may be', forged('_'.repeat(400), 'a'), 'action'],
		['an unknown kind', forged('AX_', 'a'), 'action'],
		['a percent sign that is none', forged(packActions(deck, []), 'a.ZZ'), 'seed'],
		['half a character', forged(packActions(deck, []), '.E9'), 'seed'],
		['a seed with a line feed', forged(packActions(deck, []), 'a.0Ab'), 'seed'],
		['a letter written as a byte', forged(packActions(deck, []), '.61'), 'seed'],
		['no seed', forged(packActions(deck, []), ''), 'seed'],
		['a seed too long', forged(packActions(deck, []), 'a'.repeat(SEED_MAX + 1)), 'seed']
	])('forged: %s', (_, text, code) => expect(runFault(text)?.code).toBe(code));

	it('too many actions are an error of the program', () => {
		const many = Array.from({ length: 256 }, (): Action => ({ do: 'pass' }));
		expect(() => packActions(deck, many)).toThrow(RangeError);
		expect(many.length).toBeGreaterThan(ACTIONS_MAX);
	});
});

describe('fuzz', () => {
	const parses = (text: string) => {
		const fault = runFault(text);
		if (fault) {
			expect(RUN_LINK_CODES).toContain(fault.code);
			expect(fault.at).toBeLessThanOrEqual(text.length);
		} else expect(makeRunLink(deck, parseRunLink(deck, text))).toBe(text);
	};

	it('any text, and texts of the right letters', () => {
		fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), parses), { numRuns: 1500 });
		const letters = fc.string({ unit: fc.constantFrom(...'ABCabc012._-'), maxLength: 80 });
		fc.assert(
			fc.property(letters, (tail) => parses(`bk1r-${tail}`)),
			{ numRuns: 1500 }
		);
	});

	it('good links with a few characters changed, cut or doubled', () => {
		const change = fc.tuple(fc.nat(), fc.constantFrom(...'ABab01._-%é'), fc.constantFrom(0, 1, 2));
		fc.assert(
			fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
				let text = LINK;
				for (const [where, letter, how] of changes) {
					const spot = where % text.length;
					text =
						text.slice(0, spot) +
						(how === 0 ? letter : how === 1 ? '' : letter + letter) +
						text.slice(spot + 1);
				}
				parses(text);
			}),
			{ numRuns: 1500 }
		);
	});
});

describe('seeds', () => {
	test.each([
		['', 'empty'],
		['x'.repeat(SEED_MAX + 1), 'too-long'],
		['a\nb', 'character'],
		[' a', 'character'],
		['a\ud800', 'character'],
		['Gräberfeld 7', null]
	])('%j: %s', (text, fault) => expect(seedFault(text)).toBe(fault));

	it('what is typed is tidied', () => {
		expect(tidySeed('  Grab \t 7 ')).toBe('Grab 7');
		expect(tidySeed('e\u0301')).toBe('é');
	});
});
