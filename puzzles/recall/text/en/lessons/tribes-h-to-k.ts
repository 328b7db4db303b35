// English: Hayla, Ion, J’he and K-01.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesHToK: LessonText = {
	title: 'Tribes H to K',
	aim: 'Play Hayla, Ion, J’he and K-01.',
	steps: {
		fan: {
			prompt: 'Hayla, option 1: fan out from T8.0. Move 1 figure each to T8.4, T8.6 and the relic on T8.3.',
			done: 'Figures of one field go 1 step each, wherever they like. The relic costs the figure that came.',
			hints: ['Activate Hayla.', 'Three groups of 1 from T8.0.']
		},
		'fan-limits': {
			prompt: 'Hayla is active. 3 figures on T8.0, 1 on T7.1. You fan out. Is this allowed?',
			items: {
				together: '2 figures from T8.0 together to T8.4',
				'two-steps': '1 figure from T8.0 to T7.1, 2 steps away',
				'other-field': '1 from T8.0 to T8.4, then 1 from T7.1 to T7.0',
				water: '1 figure from T8.0 onto the water T8.1'
			},
			done: 'One field, 1 step for each figure, and only where figures may walk.',
			hints: ['All of them start on the same field.', 'Yes, no, no, no.']
		},
		jump: {
			prompt: 'Hayla, option 2: bring both figures from T8.0 to T11.6. The relic on T8.3 stays.',
			done: 'A group jumps over 1 field. What lies there, water, volcano or relic, does not matter.',
			hints: ['T11.6 is behind T8.3.', 'Activate Hayla and jump to T11.6.']
		},
		'jump-near': {
			prompt: 'Hayla is active. Try to jump from T8.0 to its neighbour T8.4.',
			done: 'A jump lands behind the field jumped over, 2 fields away.',
			hints: ['Choose jump, T8.0 and T8.4.']
		},
		ion: {
			prompt: 'All your modules are in. Insert one this turn without resetting.',
			done: 'Ion takes 1 module out. It is ready at once, also for its old slot.',
			hints: ['Ion makes a module ready.', 'Activate Ion, take a module out, insert it.'],
			mistakes: { none: 'This module is still in a slot.' }
		},
		jhe: {
			prompt: 'Insert your yellow module under D. With J’he end up with 2 white and 1 pink crystal.',
			help: 'It reads: 2 white or 1 upgrade. You have 1 white.',
			done: 'The module twice, with another choice each time: 3 white, then 1 upgraded.',
			hints: ['Say yes to J’he after inserting.', 'Take 2 white first, then the upgrade.']
		},
		'jhe-box': {
			prompt: 'Under box D with its 2 actions. How many actions do you have?',
			items: {
				plain: 'The yellow module, J’he not used',
				repeated: 'The yellow module, repeated with J’he',
				blank: 'A starting module'
			},
			done: 'J’he repeats the module, never the box. A blank module has nothing to repeat.',
			hints: ['The box always counts once.', '3, 4 and 2.']
		},
		k01: {
			prompt: 'Storage 4 gives 1 pink crystal. Build on T12.4 and get 2.',
			done: 'K-01 repeats the console reward of the storage just built.',
			hints: ['Build storage 4 first.', 'Then yes to K-01.']
		},
		'k01-relic': {
			prompt: 'You have 1 brown relic. You build storage 6, take the brown relic and use K-01.',
			help: 'The second brown space gives 1 pink crystal.',
			items: {
				relics: 'How many relics do you gain?',
				pink: 'How many pink crystals do you gain?'
			},
			done: 'K-01 repeats the reward of the covered space, not the relic.',
			hints: ['Only the reward comes twice.', '1 and 2.']
		}
	}
};
