// Which questions are still open, given some answers, and which action the answers make.
import type { Action } from '../../../games/recall/action.ts';
import type { State } from '../../../games/recall/state.ts';
import { ASKS, facetsOf, type Ask, type Facets } from './facets.ts';

export interface Question {
	readonly ask: Ask;
	readonly values: readonly string[];
	/** Null while it is open. */
	readonly chosen: string | null;
}

export interface Narrowing {
	/** Only those with more than one answer. */
	readonly questions: readonly Question[];
	/** Every answer, also those that nobody had to give. */
	readonly answers: Facets;
	/** Null while a question is open. */
	readonly action: Action | null;
	/** The answers that are possible for each question, as far as the answers before it leave any. */
	readonly possible: Readonly<Partial<Record<Ask, readonly string[]>>>;
}

interface Option {
	readonly action: Action;
	readonly facets: Facets;
}

/** How many go and how they are paid for is answered beforehand: all figures, no pigs. */
const AMOUNTS: readonly Ask[] = ['figures', 'pigs', 'pay'];

function usual(ask: Ask, values: readonly string[], { deed }: Facets): string | undefined {
	if (values.length === 1) return values[0];
	// A tile lies somehow from the start and is turned from there.
	if (deed === 'orient') return values[0];
	if (!AMOUNTS.includes(ask)) return undefined;
	const numbers = values.map(Number);
	return String(ask === 'figures' ? Math.max(...numbers) : Math.min(...numbers));
}

export function narrow(state: State, options: readonly Action[], chosen: Facets): Narrowing {
	let left: readonly Option[] = options.map((action) => ({ action, facets: facetsOf(state, action) }));
	const questions: Question[] = [];
	const answers: Partial<Record<Ask, string>> = {};
	const possible: Partial<Record<Ask, readonly string[]>> = {};
	for (const ask of ASKS) {
		const values = [...new Set(left.flatMap(({ facets }) => facets[ask] ?? []))];
		if (values.length === 0) continue;
		possible[ask] = values;
		const wished = chosen[ask];
		const answer = wished !== undefined && values.includes(wished) ? wished : usual(ask, values, answers);
		if (values.length > 1) questions.push({ ask, values, chosen: answer ?? null });
		if (answer === undefined) return { questions, answers, action: null, possible };
		answers[ask] = answer;
		left = left.filter(({ facets }) => facets[ask] === answer);
	}
	return { questions, answers, action: left[0]?.action ?? null, possible };
}
