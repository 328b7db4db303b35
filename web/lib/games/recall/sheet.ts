// The lines of the sheet in words: what each is, and what its number comes from.
import type { RecallText } from './text/en.ts';
import { PATHS } from '../../../../puzzles/recall/schema/vocabulary.ts';
import type { ScoreLine } from '../../../games/recall/scoring/score.ts';

export function lineWords({ rule }: Pick<ScoreLine, 'rule'>, alone: boolean, text: RecallText): string {
	const words = text.score;
	const [, path, side] = /^R-PATH-([A-Z]+)-([SAB])$/.exec(rule) ?? [];
	const card = PATHS.find((each) => each === path);
	if (card && side)
		return side === 'S' ? words.standard(text.paths[card]) : words.special(text.paths[card], side);
	switch (rule) {
		case 'R-POINT-1':
			return words.green;
		case 'R-GOAL-1':
			return alone ? words.goal : words.goalOne;
		case 'R-RES-2':
			return words.resources;
		default:
			return rule === 'R-TRIBE-DORIAN-S' ? words.sties : rule;
	}
}

/** "4 storages × 2", "white 2, grey 1, black 2" */
export function factsWords({ rule, facts }: ScoreLine, met: boolean, text: RecallText): string {
	const words = text.score;
	if (rule === 'R-POINT-1') return words.marker;
	if (rule === 'R-GOAL-1') return met ? words.met : words.notMet;
	if (rule === 'R-RES-2') return words.third(facts.crystals ?? 0, facts.figures ?? 0);
	const { each, ...counts } = facts;
	const named = Object.entries(counts);
	const [first] = named;
	if (each !== undefined && first) return words.times(first[1], words.facts[first[0]] ?? first[0], each);
	return named.map(([name, n]) => `${words.facts[name] ?? name} ${n}`).join(', ');
}
