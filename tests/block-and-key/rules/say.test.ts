// Every step of a run has words in every language.
import { describe, expect, it } from 'vitest';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { replay, retrace } from '../../../web/games/block-and-key/replay.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { scoreOf } from '../../../web/games/block-and-key/score.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { sayDeal, sayStep, type StepSaid, type Words } from '../../../web/lib/games/block-and-key/say.ts';
import ancientsDe from '../../../web/lib/games/block-and-key/text/de/ancients.ts';
import commonDe from '../../../web/lib/text/de/common.ts';
import puzzleDe from '../../../web/lib/text/de/puzzle.ts';
import ancientsEn from '../../../web/lib/games/block-and-key/text/en/ancients.ts';
import commonEn from '../../../web/lib/text/en/common.ts';
import puzzleEn from '../../../web/lib/text/en/puzzle.ts';
import ancientsFr from '../../../web/lib/games/block-and-key/text/fr/ancients.ts';
import commonFr from '../../../web/lib/text/fr/common.ts';
import puzzleFr from '../../../web/lib/text/fr/puzzle.ts';
import { claimer } from './claimer.ts';
import { engine } from './table.ts';

const LANGUAGES: readonly Words[] = [
	{ language: 'en', ancients: ancientsEn, puzzle: puzzleEn, common: commonEn },
	{ language: 'de', ancients: ancientsDe, puzzle: puzzleDe, common: commonDe },
	{ language: 'fr', ancients: ancientsFr, puzzle: puzzleFr, common: commonFr }
];

function told(
	seed: string,
	policy: typeof random,
	words: Words
): { did: string; happened: string[]; said: StepSaid }[] {
	const { actions } = play(engine, deck, seed, policy);
	const { moments } = retrace(engine, deck, seed, 1, actions);
	return moments.map((moment, k) => {
		const [action, before] = [actions[k - 1], moments[k - 1]];
		const said =
			action && before
				? sayStep(deck, action, before.state, moment, scoreOf(engine, deck, moment.state, 0).total, words)
				: sayDeal(moment, words);
		return { did: action?.do ?? 'deal', happened: moment.happened.map(({ what }) => what), said };
	});
}

describe.each(LANGUAGES)('$language', (words) => {
	const steps = Array.from({ length: 25 }, (_, k) =>
		told(`say ${k}`, k % 2 ? random : claimer, words)
	).flat();

	it('every step says something whole', () => {
		for (const { said } of steps) {
			const text = [said.strong, said.text, said.second].join(' ');
			expect(said.strong).toMatch(/\p{L}.*\.$/u);
			expect(text).not.toMatch(/undefined|NaN|null|\(\)|, \.|: \./);
		}
	});

	it('the Ancients’ card, corner, site and target, no room and the end are told', () => {
		const second = (what: string) =>
			steps.filter((step) => step.happened.includes(what)).map(({ said }) => said.second);
		for (const text of second('ancients')) expect(text).toMatch(/[1-4].*[1-9]/);
		expect(second('ancients').length).toBeGreaterThan(100);
		expect(second('no-room').length).toBeGreaterThan(0);
		const tiers = Object.values(words.ancients.tiers);
		expect(second('end')).toHaveLength(25);
		for (const text of second('end')) expect(tiers.some((tier) => text.includes(tier))).toBe(true);
		const targets = steps.filter(({ did }) => did === 'ancients');
		for (const { said } of targets) expect(said.text).toContain(words.ancients.steps.beside('').slice(0, 12));
	});
});

it('retracing ends at the state of a replay, and before a refused action', () => {
	const { actions } = play(engine, deck, 'trace', claimer);
	const { moments, refused } = retrace(engine, deck, 'trace', 1, actions);
	expect(refused).toBeNull();
	expect(moments).toHaveLength(actions.length + 1);
	expect(replay(engine, deck, 'trace', 1, actions)).toEqual({ ok: true, state: moments.at(-1)!.state });
	const cut = retrace(engine, deck, 'trace', 1, [...actions.slice(0, 4), { do: 'core', colour: 'w' }]);
	expect(cut.moments).toHaveLength(5);
	expect(cut.refused).toMatchObject({ index: 4 });
});
