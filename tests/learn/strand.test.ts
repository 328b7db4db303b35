// A sample of `npm run proof -- strand`: no legal action in a lesson goes unanswered, and every reason has words.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../web/lib/text/languages.ts';
import type { LackTexts } from '../../web/lib/learn/lacks.ts';
import { doSteps, nothingYet, playLines } from './strand.ts';

const TEXTS = import.meta.glob<LackTexts>('../../web/lib/games/*/text/*/lacks.ts', {
	eager: true,
	import: 'default'
});
const LINES = 1;

const steps = await doSteps();

describe.each([...new Set(steps.map(({ game }) => game))])('%s: after any legal action', (game) => {
	const own = steps.filter((one) => one.game === game);

	it('the learner is told, and one tap leads back', { timeout: 120_000 }, () => {
		const strands = nothingYet();
		for (const one of own) playLines(one, LINES, strands);
		expect(strands.faults).toEqual([]);
		expect(strands.said.missed).toBeGreaterThan(own.length / 3);
	});

	it('what is missing has words in every language, made of its facts', () => {
		const strands = nothingYet();
		for (const one of own) {
			const start = one.teacher.open(one.step.position);
			strands.lacks.push(one.teacher.lacks(one.step.goal, start, start));
			// The goals about a row, a set or a seat say more once something was done.
			if (one.step.line.length === 1) playLines(one, 1, strands);
		}
		for (const language of LANGUAGES) {
			const texts = TEXTS[`../../web/lib/games/${game}/text/${language}/lacks.ts`];
			for (const { code, facts } of strands.lacks) {
				expect(Object.keys(texts ?? {}), `${language} ${code}`).toContain(code);
				expect(code).not.toBe('other');
				const said = texts?.[code]?.(facts) ?? '';
				expect(said, `${language} ${code} ${JSON.stringify(facts)}`).not.toMatch(/undefined|NaN|\[object/);
				for (const fact of Object.values(facts))
					expect(said.toLowerCase(), `${language} ${code}`).toContain(String(fact).toLowerCase());
			}
		}
	});
});
