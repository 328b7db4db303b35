// English: the board and what lies along it.
import type { LessonText } from '../../../../schema/lesson.ts';

export const theTable: LessonText = {
	title: 'Lay out the table',
	aim: 'Read the fields and put every pile where it belongs.',
	steps: {
		site: {
			prompt: 'An area tile has 7 fields. Mark the excavation site of tile T8.',
			done: 'Stones lie on excavation sites. The kind of a field decides what you can do there.',
			hints: ['Look for the field with the energy stones.', 'T8.6, beside start field S1.']
		},
		terrains: {
			prompt: 'Farmland, forest and mountain are terrains. Mark all terrain fields of T8.',
			done: 'Farmland in the middle, a mountain and a forest with relics. A relic is only an addition to the field.',
			hints: ['There are 3 of them.', 'T8.0, T8.3 and T8.5.']
		},
		printed: {
			prompt: 'Mark the monument fields that are printed on the board, off every tile.',
			done: 'One for each knowledge track: white, grey, black. The 4 diamonds are start fields.',
			hints: ['They stand between the tiles.', 'MW at the top, MG at the left, MB at the bottom.']
		},
		'left-edge': {
			prompt: 'What lies along the left edge of the board, at I, II and III?',
			items: {
				light: '6 light bonus tiles',
				dark: '6 dark bonus tiles',
				paths: '6 path cards',
				boosters: '24 boosters'
			},
			done: 'A dark tile for each path card, 2 cards for each of I, II and III. Light tiles go beside the knowledge tracks.',
			hints: ['Light tiles belong to the knowledge tracks.', 'Dark tiles and path cards.']
		},
		sides: {
			prompt: 'Somebody plays for the first time. Which side do the path cards show?',
			items: { a: 'All A', b: 'All B', mixed: 'Mixed' },
			done: 'Side A for all 6. Later games may mix the sides freely.',
			hints: ['The first letter is for the first game.']
		},
		box: {
			prompt: 'The table is laid for 3.',
			items: {
				monuments: 'How many of the 8 monument tiles lie open?',
				boosters: 'Boosters are sorted by letter. How many stacks?',
				green: 'How many green modules lie open beside their stack?',
				yellow: 'How many open stacks of yellow modules?',
				fields: 'How many fields does a tile have?'
			},
			done: '5 monument tiles, a booster stack at each green box space, 3 open green, 3 open grey, 3 yellow stacks.',
			hints: ['Boxes have the letters A to F.', '5, 6, 3, 3 and 7.']
		}
	}
};
