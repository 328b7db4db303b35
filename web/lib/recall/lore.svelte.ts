// What rules and signs say, for the sheet that explains them: fetched when the table is there, in the language in use.
import type { Language } from '$lib/text/languages.ts';
import type { Effect } from '../../../puzzles/schema/recall/effects.ts';
import type { RulesText } from '../../../puzzles/schema/rules.ts';

export interface Explained {
	readonly name: string;
	readonly text: string;
	readonly rule: string;
}

export class Lore {
	#rules = $state.raw<RulesText['rules']>({});

	async load(_language: Language): Promise<void> {
		this.#rules = {};
	}

	rule(id: string): Explained | null {
		const found = this.#rules[id];
		return found ? { name: found.name, text: found.statement, rule: id } : null;
	}

	sign(_effect: Effect): Explained | null {
		return null;
	}
}
