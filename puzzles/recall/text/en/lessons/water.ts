// English: water movement.
import type { LessonText } from '../../../../schema/lesson.ts';

export const water: LessonText = {
	title: 'Water',
	aim: 'Cross connected water and land where you may.',
	steps: {
		cross: {
			prompt: 'Use the water movement of box C: 2 figures from T8.6 over T4.2, landing on T4.3.',
			done: 'A relic on water is collected like any other, here for 1 figure. Only a water movement reaches it.',
			hints: ['Choose water movement, T8.6, 2 figures, T4.2.', 'Then land on T4.3.']
		},
		'on-foot': {
			prompt: 'A normal step now. Try to walk from T8.6 to the relic on T4.2.',
			done: 'Not even a relic makes water walkable.',
			hints: ['Choose T8.6, then T4.2.']
		},
		stay: {
			prompt: 'Your group is on the water. Try to stop there.',
			done: 'A water movement must end outside the water.',
			hints: ['Choose to end the movement.']
		},
		shore: {
			prompt: '3 figures came from T6.0 and are on T6.2. Mark all fields where they may land now.',
			done: 'Any field beside the water that a step could enter, even the one they came from.',
			hints: ['Neighbours of T6.2 that are no water.', 'T6.0, T6.1, T10.5 and T11.4.']
		},
		rules: {
			prompt: 'The group went over T6.2 and is on T6.3. Allowed next?',
			items: {
				twice: 'Back onto T6.2',
				split: '1 of 3 figures lands on T9.1',
				'in-water': 'End on T6.3',
				skip: 'On to T9.2, which does not touch T6.3',
				home: 'All 3 land on T6.0 again',
				relic: 'From T6.2 onto T10.6: your fourth grey relic, with 3 figures'
			},
			done: 'Field by field, none twice, together, and out of the water. Relics must be paid on the way.',
			hints: ['Only one of them is allowed.', 'Landing on T6.0.']
		},
		branch: {
			prompt: 'Box C is boosted: improved water movement. From T6.0 over T6.2: land 1 on T11.4, 2 on T10.5.',
			done: 'Improved, figures may leave the group one by one, all beside the water crossed.',
			hints: ['Choose T6.0, 3 figures, T6.2.', 'Land 1 on T11.4, then 2 on T10.5.']
		},
		'three-ways': {
			prompt: 'Improved again, 3 figures on T6.0. Bring 1 each to T11.4, T10.5 and T9.1.',
			done: 'T11.4 touches T6.2, T9.1 touches T6.3, T10.5 touches both.',
			hints: ['You need T6.2 and T6.3.', 'T6.2, land on T11.4, T6.3, land on T10.5 and T9.1.']
		},
		'whole-box': {
			prompt: '2 figures on T6.0, a module below C. Build storage 4 on T9.1.',
			done: 'Box C: a water movement and a develop action. The storage cost 1 of the 2 figures.',
			hints: ['T9.1 lies at the water T6.3.', 'T6.3, land 2 on T9.1, then develop.']
		}
	}
};
