// What rules and signs say, for the sheet that explains them: fetched when the table is there, in the language in use.
import type { Language } from '$lib/text/languages.ts';
import type { Effect } from '../../../puzzles/schema/recall/effects.ts';
import type { RulesText } from '../../../puzzles/schema/rules.ts';

export interface Explained {
	readonly name: string;
	readonly text: string;
	readonly rule: string;
}

const RULES: Readonly<Record<Language, () => Promise<{ default: RulesText }>>> = {
	en: () => import('../../../puzzles/recall/text/en/rules.ts'),
	de: () => import('../../../puzzles/recall/text/de/rules.ts'),
	fr: () => import('../../../puzzles/recall/text/fr/rules.ts')
};

export class Lore {
	#rules = $state.raw<RulesText['rules']>({});

	async load(language: Language): Promise<void> {
		this.#rules = (await RULES[language]()).default.rules;
	}

	rule(id: string): Explained | null {
		const found = this.#rules[id];
		return found ? { name: found.name, text: found.statement, rule: id } : null;
	}

	sign(_effect: Effect): Explained | null {
		return null;
	}
}
