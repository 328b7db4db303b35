// English: workshops.
import type { LessonText } from '../../../../schema/lesson.ts';

export const workshops: LessonText = {
	title: 'Workshops',
	aim: 'Build workshops and take the modules they bring.',
	steps: {
		farmland: {
			prompt: 'Build the lower farmland workshop on T8.0 and take a yellow module.',
			help: 'It costs 1 white crystal and the figure there.',
			done: 'Farmland brings yellow, forest green, mountain grey. The camp beside it paid as well.',
			hints: ['Choose T8.0, then the lower farmland workshop.', 'Then choose one of the yellow modules.']
		},
		upper: {
			prompt: 'You have built no workshop. Try the upper forest workshop on T11.6.',
			done: 'Within a terrain the lower one comes first. Between terrains there is no order.',
			hints: ['Choose T11.6, then the upper forest workshop.']
		},
		terrain: {
			prompt: 'You have 2 white and 1 pink. Lower forest costs 1 pink, lower mountain 1 purple. Allowed?',
			items: {
				forest: 'Lower forest workshop on the forest T11.6',
				'wrong-terrain': 'Lower forest workshop on the mountain T11.5',
				'storage-field': 'Lower farmland workshop on the storage field T8.4',
				price: 'Lower mountain workshop on the mountain T11.5',
				'face-down': 'Forest workshop; you take a module out of the face-down stack',
				colour: 'Forest workshop; you take a yellow module'
			},
			done: 'Terrain, price and colour of the module belong together. Only open modules can be taken.',
			hints: ['Check the terrain, then the price.', '2 of the 6 are about the module.']
		},
		reward: {
			prompt: 'Your lower forest workshop stands. Score 2 points with one develop action.',
			done: 'The upper one gives a module and what is printed beside it: 2 points.',
			hints: [
				'Look at the rewards beside the workshops.',
				'The upper forest workshop on T6.6, for 1 white and 1 pink.'
			]
		},
		display: {
			prompt: '3 green modules lie open, 2 are in the stack. No grey one is left at all.',
			items: {
				green: 'You take a green module. How many lie open then?',
				stack: 'How many are left in the green stack?',
				none: 'You build the mountain workshop. How many modules do you get?'
			},
			done: 'Green and grey are refilled from their stacks. A colour that is gone gives nothing; the workshop stands all the same.',
			hints: ['The gap is filled at once.', '3, 1 and 0.']
		}
	}
};
