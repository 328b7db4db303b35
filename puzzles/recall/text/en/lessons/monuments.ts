// English: monuments.
import type { LessonText } from '../../../../schema/lesson.ts';

export const monuments: LessonText = {
	title: 'Monuments',
	aim: 'Build monuments and know what they will be worth.',
	steps: {
		printed: {
			prompt: 'Your figure is on the printed monument field MB. Build your lowest monument there.',
			help: 'It costs 1 purple crystal.',
			done: 'A printed field gives nothing now. At the end it is worth as much as you reached on its track.',
			hints: ['Choose MB, then the lowest monument.']
		},
		value: {
			prompt: 'Your monuments are on MB (black track) and MG (grey track). The game ends now.',
			help: 'Track values: space 3: 2, 5: 4, 7: 6, 9: 9, 11: 12, 12: 15.',
			items: {
				black: 'Black marker on 7: what is MB worth?',
				grey: 'Grey marker on 4: what is MG worth?',
				sum: 'Points for both monuments together?'
			},
			done: 'The highest value that your marker has reached or passed counts.',
			hints: ['On 4 you have passed 3, but not reached 5.', '6, 2 and 8.']
		},
		pink: {
			prompt: 'You have 6 white and 6 pink crystals, but no purple one. Try to build on MB.',
			done: 'Monuments cost purple crystals only. You could exchange first: 3 pink are 1 purple.',
			hints: ['Choose MB, then the lowest monument.']
		},
		first: {
			prompt: 'Build on T11.0, where nobody has built yet, and gain 3 figures by it.',
			done: 'The first builder lays a tile of the display: reward below for now, points above for the end.',
			hints: [
				'Look at the rewards of the monument tiles.',
				'Take the tile with 6 points and 3 figures, then place them.'
			]
		},
		may: {
			prompt: 'You have 1 purple crystal. Monuments 1 and 2 cost 1 purple, the others 2. Is it allowed?',
			items: {
				'storage-field': 'Your lowest monument on the storage field T8.4',
				higher: 'Your second monument on MB, before the first',
				lowest: 'Your lowest monument on MB',
				third: 'Your third monument on MB',
				'new-tile': 'Build on T6.0 where Red has built, and lay a new tile'
			},
			done: 'Always the lowest one left, for its price, on a monument field. A tile that lies stays.',
			hints: ['Field, order, price.', 'A monument field has one tile for everybody.']
		},
		second: {
			prompt:
				'Box D: 2 develop actions. You have 1 purple crystal. On T6.0 Red has built; the tile there gives 1 purple. Build 2 monuments.',
			done: 'The tile on T6.0 pays every builder. Red’s monument cost you 1 more figure.',
			hints: ['Which of the two gives a purple crystal back?', 'First T6.0, then T11.0 with any tile.'],
			mistakes: { alone: 'Now a purple crystal is missing. Begin where you get one back.' }
		},
		points: {
			prompt: 'The game ends. Tile points: 5 on T6.0, 6 on T11.0. Your white marker is on 5, worth 4.',
			items: {
				yours: 'You have monuments on T6.0, T11.0 and MW. How many points?',
				red: 'Red has one on T6.0. How many points?'
			},
			done: '5 and 6 for the tiles, 4 for the white track. A tile counts in full for everyone who has built there.',
			hints: ['Add tile, tile and track.', '15 and 5.']
		}
	}
};
