// English: digging and the knowledge tracks.
import type { LessonText } from '../../../../schema/lesson.ts';

export const digging: LessonText = {
	title: 'Digging and knowledge',
	aim: 'Dig for energy stones and know what the tracks give.',
	steps: {
		dig: {
			prompt: 'You have 1 develop. Dig on T8.6 and take the white stone.',
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
			prompt: 'Your figure is on the site T8.6, and you have 1 develop. Is it allowed?',
			items: {
				'two-white': '2 stones there, you have 3 white crystals: dig',
				'two-pink': '2 stones there, you have 1 pink crystal: dig',
				'three-pink': '3 stones there, you have 1 pink crystal: dig',
				'one-purple': '1 stone there, you have 1 purple crystal: dig',
				none: 'No stone there, you have 1 of each: dig',
				upgrade: 'Dig, then upgrade a crystal as well'
			},
			done: '3 stones: 1 white. 2 stones: 1 pink. 1 stone: 1 purple. One develop is a dig or a building or an upgrade.',
			hints: [
				'The fewer stones, the dearer the crystal.',
				'Exactly the kind asked for; exchange first if you must.'
			]
		},
		'third-space': {
			prompt: 'Nobody is beyond space 2. Dig the white stone, go from 2 to 4 and choose an equipment.',
			done: 'First on space 3: 1 point, and tribe and equipments lie open for everyone. The equipment you chose is yours.',
			hints: ['Dig on T8.6, then choose one of the 4 equipments.']
		},
		order: {
			prompt: 'Your grey marker goes from 2 to 8, the first of all. What happens in which order?',
			items: {
				reveal: 'Ancestors turned up, 1 point',
				choose: 'You choose an equipment',
				stone: 'Own stone, tribe unlocked',
				tile: 'Reward of the light tile'
			},
			done: 'Spaces 3, 5 and 8: every space passed counts, the lowest first.',
			hints: ['Space 3 comes before space 5.', 'The lower light tile lies at space 8.']
		},
		later: {
			prompt: 'Red was first on the white track. You dig the white stone and go from 2 to 4.',
			items: {
				points: 'How many points do you get at space 3?',
				choice: 'From how many equipments can you choose?',
				gear: 'How many of them do you take?'
			},
			done: 'The point is for the first only. Everyone gets 1 equipment of those still lying there.',
			hints: ['Red took one of the 4.', '0, 3 and 1.']
		},
		'fifth-space': {
			prompt:
				'Aynir is the white ancestor tribe; Red has unlocked it. Aynir changes 2 white into 1 pink. Allowed?',
			items: {
				'too-early': 'Your white marker is on 4: put a stone on Aynir',
				unlocked: 'Your white marker is on 5: put a stone on Aynir',
				rate: 'On 5: exchange 2 white for 1 pink',
				'rate-early': 'On 4: exchange 2 white for 1 pink',
				'at-once': 'From 4, dig the white stone and use your own stone at once'
			},
			done: 'On space 5 your own stone comes to the depot and the tribe is yours to use, permanent effect included. Others may share it.',
			hints: ['Space 5 unlocks the tribe.', 'The stone gained there can be used at once.']
		},
		tile: {
			prompt: 'You have 2 steps of your choice. Gain a purple crystal.',
			done: 'Space 8 of the white track has the tile with the purple crystal. It stays there for others.',
			hints: ['Light tiles lie at spaces 8 and 11.', 'Both steps on the white track.']
		},
		full: {
			prompt: 'Your black marker is on the last space. Try a step on the black track.',
			done: 'Nobody goes beyond the last space. Steps shown for that track lapse; steps of choice go elsewhere.',
			hints: ['Choose the black track.']
		},
		'all-three': {
			prompt: 'Box D is improved: 3 develops. Take all 3 stones of T8.6 in this turn.',
			done: 'White, pink, purple; 2, 3 and 4 steps. Each dig took 1 figure from the site.',
			hints: [
				'Choose develop each time. Any order of stones will do.',
				'At space 3 you choose an equipment before going on.'
			],
			mistakes: { 'white-again': 'Only 2 stones are left, so it costs 1 pink.' }
		}
	}
};
