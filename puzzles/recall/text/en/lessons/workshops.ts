// English: workshops and modules.
import type { LessonText } from '../../../../schema/lesson.ts';

export const workshops: LessonText = {
	title: 'Workshops and modules',
	aim: 'Build workshops, take modules and upgrade them.',
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
			prompt: 'Your lower forest workshop stands. Score 2 points with one develop.',
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
		},
		slash: {
			prompt: 'Your green module offers 5 figures or 2 steps of choice. Go 2 steps on the grey track.',
			done: 'At a slash you choose exactly one side.',
			hints: ['Push it into any slot, then use the second side.', 'Choose the grey track twice.']
		},
		both: {
			prompt: 'This grey module has 5 alternatives. You took 2 pink crystals; try to take another one too.',
			done: 'Exactly one of them, however many there are.',
			hints: ['Choose another alternative of the module.']
		},
		levels: {
			prompt: 'You upgrade a module by one level: white, yellow, green, grey. Is it allowed?',
			items: {
				white: 'White into an open yellow one',
				'two-levels': 'White into an open green one',
				hidden: 'Yellow into a green one from the face-down stack',
				green: 'Green into an open grey one',
				grey: 'Grey into another grey one'
			},
			done: 'White leaves the game, yellow goes back to the display, green under its stack.',
			hints: ['One level, and only to an open module.', 'Above grey there is nothing.']
		},
		'in-slot': {
			prompt: 'A yellow module is in slot B. Upgrade that one.',
			done: 'The new one takes the same slot. Its actions are not gained now.',
			hints: ['Choose the module in slot B.', 'Then choose an open green one.']
		},
		again: {
			prompt: 'No module is ready, but you may deactivate one. Get a module into slot C.',
			done: 'A deactivated module is ready again, and may go into any free slot.',
			hints: ['First take a module out of its slot.', 'Take out A or B, then push it into C.'],
			mistakes: { 'none-ready': 'None is ready yet. Deactivate one first.' }
		}
	}
};
