// English: movement on foot.
import type { LessonText } from '../../../../schema/lesson.ts';

export const walking: LessonText = {
	title: 'Walking',
	aim: 'Move groups step by step, and know where they may not go.',
	steps: {
		step: {
			prompt: 'You have 1 step. Move 3 of the 4 figures on T8.0 to T8.4.',
			done: 'A step takes 1 group to an adjacent field. Figures may stay behind.',
			hints: ['Choose T8.0, 3 figures, then T8.4.']
		},
		water: {
			prompt: 'Try to step from T8.0 into the water on T8.1.',
			done: 'Nobody walks into water. There is a movement of its own for it.',
			hints: ['Choose T8.0, then T8.1.']
		},
		where: {
			prompt: '1 figure on T3.0, 1 step. Mark all fields it may go to.',
			done: 'Not water, not the volcano. A first relic costs 1 figure, so even those fields are open to it.',
			hints: ['2 of the 6 neighbours are closed.', 'T3.1, T3.2, T3.3 and T3.5.']
		},
		ground: {
			prompt: 'You have 1 step. Allowed?',
			items: {
				group: '2 figures from T8.6 to T8.0',
				far: '1 figure from T7.1 to T8.0',
				'face-down': '1 figure from T7.1 to the face-down tile T4',
				volcano: '1 figure from T3.0 to the volcano',
				start: '1 figure from T8.6 to start field S1',
				'too-many': '3 figures from T8.6, where 2 stand'
			},
			done: 'Adjacent, on an open tile, and neither water, volcano nor start field.',
			hints: ['Check the distance first, then the ground.']
		},
		buy: {
			prompt: 'Your module is below box B. Pay 1 pink crystal for 4 steps.',
			done: 'Box B: 2 steps for nothing, or 1 crystal for more. A develop action comes with it.',
			hints: ['Choose the movement of box B, then pink.']
		},
		prices: {
			prompt: 'Box B, with 1 crystal of each kind. How many steps?',
			items: { free: 'You pay nothing', white: 'You pay 1 white', purple: 'You pay 1 purple' },
			done: '2 for nothing, 3 for white, 4 for pink, 5 for purple. At most 1 crystal in all.',
			hints: ['Each kind is 1 step better than the one before.', '2, 3 and 5.']
		},
		'in-one-go': {
			prompt: 'You paid pink for 4 steps and have taken 1. Is this allowed next?',
			items: {
				develop: 'Use the develop action of box B, then walk on',
				'pay-again': 'Pay 1 white for another movement of box B',
				exchange: 'Exchange purple for white, then walk on',
				stop: 'Give up the other steps, then develop'
			},
			done: 'A movement is done in one go; only free actions may come in between. Steps left over may be given up.',
			hints: ['Which of them is a free action?', 'Exchange and stopping are fine.']
		},
		journey: {
			prompt: 'Bring 3 figures to T7.0 and leave 2 on T7.1. Use box B.',
			done: 'Groups may pick up and drop figures on the way. 3 steps were enough.',
			hints: ['Collect everybody on T8.4 first.', 'For 1 white: 3 to T8.4, 5 to T7.1, 3 to T7.0.'],
			mistakes: { water: 'Water is closed to walkers.' }
		}
	}
};
