// English: bag and start tiles.
import type { LessonText } from '../../../../schema/lesson.ts';

export const theBag: LessonText = {
	title: 'Bag and start tiles',
	aim: 'Fill the bag and the first tiles, for any number of persons.',
	steps: {
		'start-tile': {
			prompt: 'You are 2. Mark every area tile that lies face up at the start.',
			done: 'Only the tile at start fields 1 and 2. With 3 or 4 persons T12 is open too; with 1 or 2 it waits face down.',
			hints: ['Start tiles lie at the lower right.', 'Only T8.']
		},
		bag: {
			prompt: 'You are 3. The box has 28 relic stones and 27 neutral energy stones.',
			items: {
				round: 'How many relics lie on the round space?',
				bag: 'How many relics go into the bag?',
				lying: 'Each start tile has 2 relic fields. How many relics lie there?',
				left: 'How many relics are left in the bag?',
				stones: '3 stones lie on each of 2 sites. How many are left in the bag?'
			},
			done: 'One relic of each colour stays out. Open start tiles take 1 relic a relic field and 3 stones a site.',
			hints: ['28 relics, 4 of them on the round space.', '4, 24, 4, 20 and 21.']
		},
		order: {
			prompt: 'Put these parts of the set-up into order.',
			items: {
				glue: 'Glue the consoles, once',
				board: 'Board in the middle',
				round: '4 relics on the round space',
				bag: 'All other relics into the bag',
				tiles: 'Turn up the start tiles',
				fill: 'Draw relics and stones'
			},
			done: 'The 4 relics come out before the bag is filled, and the bag is full before you draw.',
			hints: ['What must be there before you can draw?', 'Round space, bag, tiles, draw.']
		},
		unlimited: {
			prompt: 'Some pieces never run out: take a substitute if the pile is empty. Which?',
			items: {
				crystals: 'Crystal markers',
				helpers: 'Helper markers',
				figures: 'Tribe figures',
				material: 'Tribe material'
			},
			done: 'Crystal and helper markers are unlimited. Figures are not: 14 small and 3 large ones a colour.',
			hints: ['Both are called markers.', 'Crystal markers and helper markers.']
		},
		table: {
			prompt: 'At the table:',
			items: {
				glue: 'Before the first game, glue the consoles',
				board: 'Board in the middle',
				cassettes: 'Cassettes shuffled face down',
				boosters: 'Booster stacks anywhere, either side up',
				material: 'Tribe material aside',
				helpers: 'Helpers cover used actions until the turn ends'
			},
			done: 'Islands, rings, rafts and pigs come out with their tribe only.',
			hints: []
		}
	}
};
