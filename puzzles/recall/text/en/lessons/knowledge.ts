// English: the knowledge tracks.
import type { LessonText } from '../../../../schema/lesson.ts';

export const knowledge: LessonText = {
	title: 'Knowledge tracks',
	aim: 'Know what spaces 3, 5 and 8 give, and to whom.',
	steps: {
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
		}
	}
};
