// What the adviser tells, in words, and what of it is worth a line: of groups of any size only the largest.
import type { RecallText } from './text/en.ts';
import { LEVELS, RELICS, TRACKS } from '../../../../puzzles/recall/schema/vocabulary.ts';
import type { Advice, AdviceGroup } from '../../../games/recall/adviser.ts';
import { makeAction } from '../../../games/recall/notation.ts';

const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);

function amountWords(name: string, text: RecallText): string {
	const [kind, of] = name.split(':');
	const track = TRACKS.find((each) => each === of);
	if (kind === 'track' && track) return text.amountOf.track(text.colours[track]);
	const relic = RELICS.find((each) => each === of);
	if (kind === 'relic' && relic) return text.amountOf.relic(text.colours[relic]);
	const level = LEVELS.find((each) => each === of);
	if (kind === 'module' && level) return text.amountOf.module(text.levels[level]);
	return text.amounts[name] ?? name;
}

/** "+2 figures, −1 white, final points +3; then place figures" */
export function adviceWords({ gives, final, next, reveals }: Advice, text: RecallText): string {
	const changes = Object.entries(gives).map(([name, n]) => `${signed(n)} ${amountWords(name, text)}`);
	const parts = [
		...(reveals ? [text.hides] : []),
		...changes,
		...(final ? [`${signed(final)} ${text.amounts.final}`] : []),
		...(next ? [text.nextIs(text.nextOf[next] ?? next)] : [])
	];
	return parts.length > 0 ? parts.join(', ') : text.advice.nothing;
}

/** An action but for how many go and how they are paid for. */
function without({ action }: Advice): string {
	const {
		figures: _,
		pigs: __,
		pay: ___,
		...rest
	} = action as { figures?: number; pigs?: number; pay?: number };
	return JSON.stringify(rest);
}

const figuresOf = ({ action }: Advice) => ('figures' in action ? action.figures : 0);
const extrasOf = ({ action }: Advice) =>
	('pigs' in action ? action.pigs : 0) + ('pay' in action ? action.pay : 0);

/** Of actions that differ in numbers only: the one with all figures and no pigs. */
export function worthTelling({ kind, advice }: AdviceGroup): AdviceGroup {
	const best = new Map<string, Advice>();
	for (const one of advice) {
		const key = without(one);
		const other = best.get(key);
		const isBetter =
			!other ||
			extrasOf(one) < extrasOf(other) ||
			(extrasOf(one) === extrasOf(other) && figuresOf(one) > figuresOf(other));
		if (isBetter) best.set(key, one);
	}
	const kept = new Set([...best.values()].map(({ action }) => makeAction(action)));
	return { kind, advice: advice.filter(({ action }) => kept.has(makeAction(action))) };
}
