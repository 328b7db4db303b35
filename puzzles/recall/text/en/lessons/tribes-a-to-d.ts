// English: Aynir, Brimas, Colteron and Dorian.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesAToD: LessonText = {
	title: 'Tribes A to D',
	aim: 'Play Aynir, Brimas, Colteron and Dorian.',
	steps: {
		swap: {
			prompt: 'Aynir swaps up to 4 times. Activate it and give 1 point for 1 white crystal, twice.',
			done: 'Your marker went from 18 back to 16. The booster you got at 18 stays.',
			hints: ['Lay your stone on Aynir.', 'Each time: give a point, take a white crystal.']
		},
		'swap-limits': {
			prompt: 'Aynir is active. You have 3 white crystals and 0 points. Is this allowed?',
			items: {
				figure: 'Give the figure on T8.0 and place a new one',
				'no-points': 'First swap: 1 point for 1 white crystal',
				fifth: 'A fifth swap'
			},
			done: 'Figure, white crystal and point in any mix, 4 swaps, and only what you have.',
			hints: ['What do you have, and how often may you swap?', 'Yes, no, no.']
		},
		rates: {
			prompt: 'Aynir has better rates upwards. Turn your 4 white crystals into 1 purple one.',
			done: '2 white for 1 pink, 2 pink for 1 purple. This is permanent and needs no stone.',
			hints: ['Exchanging is a free action.', 'Twice white to pink, then pink to purple.']
		},
		brimas: {
			prompt: 'A path round: no module goes in. Build a storage on T8.4 all the same, before you choose.',
			done: 'Brimas gives 1 develop action for a stone, in any turn.',
			hints: ['Your tribe can develop.', 'Activate Brimas, then build on T8.4.'],
			mistakes: { module: 'In this round you choose a path; modules wait.' }
		},
		colteron: {
			prompt:
				'Walk both figures onto the volcano T3.6. Then activate Colteron and move them to the volcano T2.4.',
			done: 'Colteron walks onto volcanoes for free. The leap costs a stone and gives 1 white crystal.',
			hints: ['One step from T3.0 to T3.6.', 'Then Colteron, and T2.4 as the goal.']
		},
		volcanoes: {
			prompt: 'Is this allowed?',
			items: {
				without: 'With Brimas: a step onto the volcano T3.6',
				far: 'With Colteron: leap with 1 of 2 figures from T3.6 to T10.3, far away',
				closed: 'With Colteron: leap to a volcano on a face-down tile'
			},
			done: 'Any open volcano, however far, with all figures or a part of them. Others stay off volcanoes.',
			hints: ['Distance does not matter, but the tile must be open.', 'No, yes, no.']
		},
		sty: {
			prompt: 'Activate Dorian and put a pigsty on T8.0. It needs farmland with your presence.',
			done: '2 pigs come with this pigsty.',
			hints: ['T8.0 is farmland.'],
			mistakes: { ground: 'Pigsties need farmland.' }
		},
		'second-sty': {
			prompt: 'Dorian is active again. Try to put a second pigsty on T8.0.',
			done: 'At most 1 pigsty on a field.',
			hints: ['Choose T8.0.']
		},
		pigs: {
			prompt: 'Your second black relic costs 2 figures. Take it on T8.3 and keep your figure.',
			done: 'Pigs walk along with a figure, and they are removed in place of figures.',
			hints: ['Take the pigs along.', '1 figure and 2 pigs to T8.3; both pigs pay.'],
			mistakes: { alone: '1 figure cannot pay for the second relic.' }
		},
		whose: {
			prompt: 'The end. You and Red both have Dorian. Pigsties stand on T8.0, T7.1 and T2.0.',
			items: {
				you: 'Figure on T8.0, workshop on T7.1: your points for pigsties?',
				red: 'Red has a figure on T8.0: Red’s points?'
			},
			done: 'Pigsties belong to nobody. Everyone with Dorian gets 2 points for each field with presence.',
			hints: ['Presence is a figure or a building.', '4 and 2.']
		}
	}
};
