// English: digging.
import type { LessonText } from '../../../../schema/lesson.ts';

export const digging: LessonText = {
	title: 'Digging',
	aim: 'Dig for energy stones at the right price.',
	steps: {
		dig: {
			prompt: 'You have a develop action. Dig on T8.6 and take the white stone.',
			help: 'It costs the figure there and, with 3 stones lying, 1 white crystal.',
			done: 'The stone is in your energy depot, and your white marker went 2 steps.',
			hints: ['Choose the site T8.6, then the white stone.']
		},
		beside: {
			prompt: 'Your figures are on T8.0, beside the site T8.6. Try to dig there.',
			done: 'The figure that you remove must be exactly on the site.',
			hints: ['Choose the site T8.6 and any stone.']
		},
		prices: {
			prompt: 'Your figure is on the site T8.6, and you have one develop action. Is it allowed?',
			items: {
				'two-white': '2 stones there, you have 3 white crystals: dig',
				'two-pink': '2 stones there, you have 1 pink crystal: dig',
				'three-pink': '3 stones there, you have 1 pink crystal: dig',
				'one-purple': '1 stone there, you have 1 purple crystal: dig',
				none: 'No stone there, you have 1 of each: dig',
				upgrade: 'Dig, then upgrade a crystal as well'
			},
			done: '3 stones: 1 white. 2 stones: 1 pink. 1 stone: 1 purple. One develop action is a dig or a building or an upgrade.',
			hints: [
				'The fewer stones, the dearer the crystal.',
				'Exactly the kind asked for; exchange first if you must.'
			]
		},
		steps: {
			prompt: 'You have a figure on each of 3 sites and the right crystals. How many steps does a dig bring?',
			items: {
				three: 'White stone on T8.6, where 3 stones lie',
				two: 'Grey stone on T7.4, where 2 stones lie',
				one: 'Black stone on T12.6, where 1 stone lies'
			},
			done: 'The dearer the dig, the more steps on the track of the stone: 2, 3 or 4.',
			hints: ['1 step more than the dig before.', '2, 3 and 4.']
		},
		'all-three': {
			prompt:
				'Box D is improved: 3 actions, each a step or a develop action. Take all 3 stones of T8.6 in this turn.',
			done: 'White, pink, purple; 2, 3 and 4 steps. Your markers passed space 5, which gave own stones; the next lesson tells why.',
			hints: [
				'Choose develop each time. Any order of stones will do.',
				'White crystal first, then pink, then purple.'
			],
			mistakes: { 'white-again': 'Only 2 stones are left, so it costs 1 pink.' }
		}
	}
};
