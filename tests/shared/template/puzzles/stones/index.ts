// Stones: rules, one lesson and the words of both.
import type { Course, CourseId } from '../../../../../puzzles/schema/lesson.ts';
import type { Rule } from '../../../../../puzzles/schema/rules.ts';
import type { CourseWords } from '../../../../../puzzles/tools/lessons/check.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

const source = [{ book: 'heap', at: '1' }];

export const rules: readonly Rule[] = [
	{
		id: 'T-TAKE-1',
		kind: 'obligation',
		group: 'taking',
		source,
		related: ['T-TAKE-2'],
		example: { position: { heap: 9 }, allowed: ['take_3'], refused: ['take_4'] }
	},
	{ id: 'T-TAKE-2', kind: 'prohibition', group: 'taking', source, related: ['T-TAKE-1'] },
	{ id: 'T-END-1', kind: 'end', group: 'ending', source, related: [] }
];

export const course: Course = {
	id: 'stones' as CourseId,
	lessons: [
		{
			id: 'the-heap',
			steps: [
				{
					kind: 'do',
					id: 'take',
					rules: ['T-TAKE-1'],
					guided: true,
					position: { heap: 9 },
					goal: ['left', 7],
					line: ['take_2'],
					mistakes: [{ id: 'four', actions: ['take_4'], rule: 'T-TAKE-1' }]
				},
				{
					kind: 'judge',
					id: 'how-many',
					rules: ['T-TAKE-1'],
					position: { heap: 9 },
					cases: [
						{ id: 'none', actions: ['take_0'], rule: 'T-TAKE-1' },
						{ id: 'three', actions: ['take_3'], rule: null }
					]
				},
				{
					kind: 'forbidden',
					id: 'too-few',
					rules: ['T-TAKE-2'],
					position: { heap: 2 },
					attempt: ['take_3'],
					rule: 'T-TAKE-2'
				},
				{ kind: 'do', id: 'win', rules: ['T-END-1'], position: { heap: 3 }, goal: ['won'], line: ['take_3'] }
			]
		}
	]
};

export const words: Readonly<Record<string, CourseWords>> = { en, de, fr };
