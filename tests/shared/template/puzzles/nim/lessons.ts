// The one lesson of Nim.
import type { Course } from '../../../../../puzzles/schema/lesson.ts';

const nim: Course = {
	id: 'nim',
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

export default nim;
