// How well a rule is known, derived from the answers alone: Seen, Did, Knows (unguided), Keeps (in a mixed check at least three
// days later); and when it is worth asking again, by ts-fsrs. Nothing of it is stored.
import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
import type { Instant } from '$lib/progress/records.ts';
import type { Answer } from './records.ts';

export const MASTERY = ['new', 'seen', 'did', 'knows', 'keeps'] as const;
export type Mastery = (typeof MASTERY)[number];

export interface RuleState {
	readonly mastery: Mastery;
	/** When to ask again; null while it is neither known nor was shown. */
	readonly due: Instant | null;
}

const DAY = 86_400_000;
const DAYS_TO_KEEP = 3;

/** No fuzz, so that the same answers always give the same date; a day is the least. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });

/** `seen`: rules of steps that were opened. The answers are in order of time. */
export function ruleStates(
	answers: readonly Answer[],
	seen: Iterable<string>
): ReadonlyMap<string, RuleState> {
	const byRule = new Map<string, Answer[]>([...seen].map((rule) => [rule, []]));
	for (const answer of answers)
		for (const rule of answer.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), answer]);
	return new Map([...byRule].map(([rule, own]) => [rule, stateOf(own)]));
}

function stateOf(answers: readonly Answer[]): RuleState {
	let mastery = 'seen' as Mastery;
	let knownAt = null as Instant | null;
	let card = null as Card | null;
	/** Shown while it was not known: it comes back the next day. */
	let shownAt = null as Instant | null;
	for (const { at, how, mixed } of answers) {
		if (how === 'knew') {
			const kept = mixed && knownAt !== null && at - knownAt >= DAYS_TO_KEEP * DAY;
			mastery = kept || mastery === 'keeps' ? 'keeps' : 'knows';
			knownAt ??= at;
		} else if (how === 'did' && mastery === 'seen') mastery = 'did';
		shownAt = how === 'missed' ? at : null;
		// Whoever needs help in a mixed check no longer knows it.
		const lost = how === 'missed' || (how === 'did' && mixed);
		if (lost && knownAt !== null) {
			mastery = 'did';
			knownAt = null;
		}
		if (how === 'knew' || (lost && card)) card = reviewed(card, at, how === 'knew');
	}
	return { mastery, due: card ? card.due.getTime() : shownAt && shownAt + DAY };
}

function reviewed(card: Card | null, at: Instant, good: boolean): Card {
	// The scheduler refuses a review before the last one.
	const when = new Date(Math.max(at, card?.last_review?.getTime() ?? 0));
	return scheduler.next(card ?? createEmptyCard(when), when, good ? Rating.Good : Rating.Again).card;
}

/** Rules to ask again now, the longest overdue first. */
export function dueRules(states: ReadonlyMap<string, RuleState>, now: Instant): string[] {
	return [...states]
		.filter(([, { due }]) => due !== null && due <= now)
		.sort(([a, { due: p }], [b, { due: q }]) => (p ?? 0) - (q ?? 0) || (a < b ? -1 : 1))
		.map(([rule]) => rule);
}
