// The last answers to a question that is asked for every position looked at. States share whatever an action leaves alone, so
// what an answer rests on is compared part by part, by identity.

/** How many answers are worth searching through. */
const KEPT = 8;

/** One memory for one question. */
export function remembering<Answer>(): (on: readonly unknown[], work: () => Answer) => Answer {
	const memory: { readonly on: readonly unknown[]; readonly answer: Answer }[] = [];
	return (on, work) => {
		for (const known of memory) if (known.on.every((part, k) => part === on[k])) return known.answer;
		const answer = work();
		memory.unshift({ on, answer });
		if (memory.length > KEPT) memory.pop();
		return answer;
	};
}
