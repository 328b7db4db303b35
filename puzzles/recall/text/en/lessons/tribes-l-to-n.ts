// English: Lexander, Moto and Nordwind.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesLToN: LessonText = {
	title: 'Tribes L to N',
	aim: 'Play Lexander, Moto and Nordwind.',
	steps: {
		upgrade: {
			prompt: 'Activate Lexander and upgrade your pink crystal.',
			done: '1 stone, 1 upgrade: white to pink or pink to purple.',
			hints: ['Lay your stone on Lexander, then choose pink.']
		},
		monument: {
			prompt: 'Your third monument costs 2 purple. You have 1 pink and 1 purple. Build it on MW.',
			done: 'Paying 2 purple gave 2 white crystals and 2 points: Lexander’s permanent effect.',
			hints: ['Lexander upgrades 1 crystal.', 'Upgrade pink, then build on MW.'],
			mistakes: { one: 'It costs 2 purple crystals.' }
		},
		paid: {
			prompt: 'You have Lexander and 1 purple crystal.',
			items: {
				steps: 'Pay it for 5 steps in box B: how many points?',
				exchange: 'Exchange it for white crystals: how many points?',
				white: 'How many white crystals does that exchange give?'
			},
			done: 'Purple paid for an action gives 1 white and 1 point each. An exchange does not count.',
			hints: ['Exchanging does not count as paying for an action.', '1, 0 and 3.']
		},
		moto: {
			prompt:
				'Moto: pay 1 white crystal and turn your yellow module into the green one with 1 pink and 3 figures.',
			done: 'One level up: yellow goes back to the display, green is yours, the display is refilled.',
			hints: ['Activate Moto, then choose your module.', 'Take the one with 1 pink and 3 figures.']
		},
		'moto-limits': {
			prompt: 'Moto is active. Is this upgrade allowed?',
			items: {
				poor: 'Yellow to green, without a white crystal',
				white: 'Starting module to yellow, for 1 white crystal',
				'two-levels': 'Starting module to green, for 1 white crystal'
			},
			done: '1 white crystal, 1 level: white, yellow, green, grey.',
			hints: ['What does it cost, and how far does it go?', 'No, yes, no.']
		},
		step: {
			prompt: 'Bring both figures from T8.0 to the camp T8.2.',
			done: 'Nordwind gives 1 movement of 1 step for a stone.',
			hints: ['Your tribe can move.', 'Activate Nordwind, then step with 2 figures.']
		},
		ring: {
			prompt: 'Nordwind may swap a figure on a camp for a ring. Lay a ring on T8.2.',
			done: 'A random ring, its reward for you, and no stone needed. 1 figure is gone.',
			hints: ['Choose the ring, then T8.2.']
		},
		'second-ring': {
			prompt: 'A ring lies on T8.2. Try to lay another one there.',
			done: 'At most 1 ring on a camp, whoever laid it. Its reward comes only once.',
			hints: ['Choose the ring, then T8.2.']
		},
		'ring-where': {
			prompt: 'Mark the fields where you can lay a ring now. A ring lies on T7.5; Red stands on T3.2.',
			done: 'A camp, without a ring, with a figure of yours: T8.2 and T4.0.',
			hints: ['T8.0 is no camp.', 'T8.2 and T4.0.']
		}
	}
};
