// Stands in for Recall's registry of rules until it is there: the rules that the lessons name.
import { recall } from '../../recall/lessons/index.ts';
import type { Rule, RulesText } from '../../schema/rules.ts';

const ids = [...new Set(recall.lessons.flatMap(({ steps }) => steps.flatMap((step) => step.rules)))];

export const rules: readonly Rule[] = ids.map((id) => ({
	id,
	kind: 'definition',
	group: 'interim',
	source: [],
	related: []
}));

export const words: RulesText = {
	game: 'Recall',
	groups: ids.length > 0 ? { interim: '' } : {},
	books: {},
	rules: Object.fromEntries(ids.map((id) => [id, { name: '', statement: '' }])),
	rulings: {}
};
