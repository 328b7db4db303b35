// English: exploring.
import type { LessonText } from '../../../../schema/lesson.ts';

export const exploring: LessonText = {
	title: 'Exploring',
	aim: 'Turn over tiles, score for it and improve a box.',
	steps: {
		explore: {
			prompt: 'Push a module into slot E. Explore the face-down tile T7 and turn it as you like.',
			help: 'Box E: 1 exploration, 1 step, 1 develop.',
			done: 'You chose the orientation after seeing the face. 1 step and 1 develop of box E are left.',
			hints: ['Choose slot E, then the exploration in box E.', 'Choose T7, then its orientation.']
		},
		where: {
			prompt:
				'You have a figure on T8.2, a storage on T4.4 and 2 figures on your start field. Mark every tile you may explore.',
			done: 'Presence anywhere on a neighbouring tile is enough, and a building is presence. The start field belongs to no tile.',
			hints: ['Look at the face-down neighbours of T8 and of T4.', 'T3, T7, T11 and T12.']
		},
		start: {
			prompt: 'All your figures are on the start field. Try to explore T7.',
			done: 'You need presence on a neighbouring tile. A start field belongs to no tile.',
			hints: ['Choose T7.']
		},
		points: {
			prompt:
				'Exploring gives 1 point for each person with presence on a neighbouring tile. You have 16 points.',
			items: {
				seven: 'How many points does exploring T7 give?',
				six: 'And exploring T6 instead?',
				after: 'You explore T7. How many points have you then?',
				boosters: 'Green box spaces are at 6, 12, 18 and 26. How many boosters does T7 bring?'
			},
			done: 'You count too. From 16 to 19 you pass 18: 1 booster, at once.',
			hints: ['Beside T7: you, Red and Yellow. Beside T6: you and Yellow.', '3, 2, 19 and 1.']
		},
		order: {
			prompt: 'Put the parts of an exploration into order.',
			items: {
				'turn-over': 'Turn the tile over',
				orient: 'Choose its orientation',
				score: 'Score for everyone beside it',
				relics: 'Draw 1 relic per relic field',
				stones: 'Draw 3 stones per site'
			},
			done: 'Turn over, orient, score, fill. Relics and stones come out of the bag.',
			hints: ['Points come before the tile is filled.', 'Relics come before stones.']
		},
		backs: {
			prompt: 'Mark the face-down tiles that hide a monument field.',
			done: 'Their backs show a monument. There are 3 such tiles in the game.',
			hints: ['Look for the symbol on the backs.', 'T1, T6 and T11.']
		},
		booster: {
			prompt: 'Your marker is on 16, and booster A lies at 18. Get it and choose a side.',
			done: 'It improves box A for the rest of the game. The other side is never used.',
			hints: ['Explore a tile with several people beside it.', 'T7 gives 3 points. Then choose a side of A.'],
			mistakes: { open: 'T11 lies face up already. Choose a face-down tile.' }
		},
		turn: {
			prompt: 'In one turn with box E: explore T7 and walk onto it.',
			done: 'First the exploration, then the step. The orientation decides what lies beside your figures.',
			hints: [
				'T8.4 touches T7.1 and T7.2. Water and volcanoes cannot be entered.',
				'Slot E, explore T7, leave it unturned, 1 step to T7.1.'
			],
			mistakes: { unknown: 'A face-down tile cannot be entered. Explore it first.' }
		}
	}
};
