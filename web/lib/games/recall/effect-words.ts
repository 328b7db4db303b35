// Signs in words.
import type { RecallText } from './text/en.ts';
import type { Price } from '../../../../puzzles/recall/schema/data.ts';
import type { Effect } from '../../../../puzzles/recall/schema/effects.ts';

export const priceWords = (prices: readonly Price[], text: RecallText): string =>
	text.and(prices.map(({ kind, n }) => text.crystal(text.crystals[kind], n)));

/** "2 figures" */
export function effectWords(effect: Effect, text: RecallText): string {
	const { effects } = text;
	switch (effect.is) {
		case 'crystal':
			return effects.crystal(effect.kind, effect.n);
		case 'water':
			return effect.plus ? effects.waterPlus : effects.water;
		case 'step':
			return effects.step(text.colours[effect.track], effect.n);
		case 'choice':
			return text.or(effect.options.map((list) => effectsWords(list, text)));
		case 'offer':
			return effects.offer(priceWords([effect], text), effect.figures);
		case 'moveB':
			return effects.moveB(effect.steps);
		case 'copy':
			return effects.copy(effect.white);
		case 'explore':
		case 'develop':
		case 'modup':
		case 'freeAct':
		case 'relic':
		case 'offers':
		case 'removeForWhite':
		case 'moveOrDevelop':
			return effects[effect.is];
		default:
			return effects[effect.is](effect.n);
	}
}

export const effectsWords = (list: readonly Effect[], text: RecallText): string =>
	list.length === 0 ? text.blank : text.and(list.map((effect) => effectWords(effect, text)));
