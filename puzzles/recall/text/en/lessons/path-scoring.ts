// English: the six path cards.
import type { LessonText } from '../../../../schema/lesson.ts';

const SIDES = { a: 'Side A, if you chose it: points more?', b: 'Side B, if you chose it: points more?' };

export const pathScoring: LessonText = {
	title: 'Path cards',
	aim: 'Score the 6 path cards and your 3 specialisations.',
	steps: {
		archaeology: {
			prompt: 'Stones: 4 white, 2 grey, 3 black, 2 of your colour.',
			help: '1 point each. A: 2 each. B: 7 for a set of white, grey and black.',
			items: { standard: 'Archaeology: points for everyone?', ...SIDES },
			done: 'Stones on cards count too, your own colour never: 9, then 2 × 9 or 7 × 2.',
			hints: ['Leave out your own colour.', '9, 18 and 14.']
		},
		efficiency: {
			prompt: 'Modules: 1 white, 3 yellow (1 point), 2 green (2), 1 grey (4).',
			help: 'The printed points. A: 2 for each yellow, green, grey. B: 3 for each grey.',
			items: { standard: 'Efficiency: points for everyone?', ...SIDES },
			done: 'Activated or not: 3 + 4 + 4. A counts 6 modules, B only 1.',
			hints: ['White modules give nothing here.', '11, 12 and 3.']
		},
		'choose-i': {
			prompt:
				'Path choice I, side A of both cards. Choose the card whose specialisation would give you more now.',
			help: '3 stones, 4 coloured modules.',
			done: 'Efficiency: 2 × 4 = 8. Archaeology: 2 × 3 = 6. Your own stone and the white module do not count.',
			hints: ['Both give 2 for each.', 'More modules than stones: Efficiency.']
		},
		legends: {
			prompt: 'You have built 3 storages.',
			help: '2 points each. A: 2 more each. B: 5 for each full pair.',
			items: { standard: 'Legends: points for everyone?', ...SIDES },
			done: '3 storages are 1 full pair.',
			hints: ['How many pairs are there in 3?', '6, 6 and 5.']
		},
		might: {
			prompt: 'Monuments on MW (your white track is at 7, value 6) and on a tile worth 5.',
			help: 'Both values. A: 3 for each monument. B: tiles once more.',
			items: { standard: 'Might: points for everyone?', ...SIDES },
			done: 'A printed field counts what its track shows. B repeats only the tile.',
			hints: ['6 for MW, 5 for the tile.', '11, 6 and 5.']
		},
		striving: {
			prompt: 'Relics: 3 white, 2 grey, 2 black, 2 brown. Columns give 1, 3, 6, 10, 15.',
			help: 'Last relic of each colour. A: 6 for each set of 4. B: highest again.',
			items: { standard: 'Striving: points for everyone?', ...SIDES },
			done: '6 + 3 + 3 + 3. There are 2 full sets, and the highest value is 6.',
			hints: ['3 relics: 6. 2 relics: 3.', '15, 12 and 6.']
		},
		knowledge: {
			prompt: 'Tracks: white 9 (value 9), grey 5 (4), black 7 (6).',
			help: 'All values. A: second-highest again. B: 4 for each track at 7 or more.',
			items: { standard: 'Knowledge: points for everyone?', ...SIDES },
			done: '9 + 4 + 6. The second-highest is 6, and 2 tracks have reached 7.',
			hints: ['Sort the values: 9, 6, 4.', '19, 6 and 8.']
		},
		'choose-iii': {
			prompt:
				'Path choice III, side B of both cards. Choose the card whose specialisation would give you more now.',
			help: 'Relics 3, 2, 2, 2; tracks 9, 5, 7.',
			done: 'Knowledge: 4 for each of 2 tracks. Striving: the highest value, 6, once more.',
			hints: ['Striving B gives 6.', '2 tracks have reached 7: Knowledge.']
		},
		sides: {
			prompt: 'You chose Archaeology; the card shows side B. You have 9 stones and 2 sets.',
			items: {
				standard: 'Points of the standard scoring?',
				b: 'Points of side B (7 for a set)?',
				a: 'Points of side A (2 for a stone)?'
			},
			done: 'The standard scoring is the same on both sides. Only the side that is up specialises.',
			hints: ['Side A faces down.', '9, 14 and 0.']
		},
		'all-cards': {
			prompt:
				'Standard: 5, 10, 8, 23, 10 and 19. You chose Archaeology (A: 10), Legends (B: 10), Knowledge (A: 6).',
			items: {
				standard: 'How much do all standard scorings give?',
				special: 'How much do your specialisations give?',
				fourth: 'How much does Might’s side A give you?'
			},
			done: 'Everyone scores all 6 cards. Specialisations only where your 3 markers are.',
			hints: ['All 6 for the standard, 3 for the specialisation.', '75, 26 and 0.']
		}
	}
};
