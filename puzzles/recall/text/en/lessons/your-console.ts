// English: the personal set-up.
import type { LessonText } from '../../../../schema/lesson.ts';

export const yourConsole: LessonText = {
	title: 'Your console',
	aim: 'Lay out your own things and know what the game is about.',
	steps: {
		figures: {
			prompt:
				'The start person puts 3 figures on start field 1. Purple sits next, clockwise. Mark Purple’s start field.',
			done: 'Each next person clockwise takes the next start field, with 3 figures.',
			hints: ['Fields are taken in the order of the turns.', 'S2.']
		},
		begin: {
			prompt: 'You are ready for the first turn.',
			items: {
				crystals: 'How many white crystals do you have?',
				depot: 'How many of your 4 own stones are in the depot?',
				modules: 'How many starting modules do you have?',
				goals: 'How many secret goal cards do you hold?'
			},
			done: '3 white crystals, 1 stone in the depot and 3 beside the tracks, 2 blank modules, 2 goals.',
			hints: ['One own stone waits at each of the 3 knowledge tracks.', '3, 1, 2 and 2.']
		},
		console: {
			prompt: 'Fill the console with the pieces of your colour.',
			items: {
				storages: 'How many storages stand in the left column?',
				workshops: 'How many workshops, 2 for each terrain?',
				monuments: 'How many monuments in the right column?',
				ancestors: 'How many ancestor markers at the top?',
				round: 'Round markers: points, 3 tracks, path spaces I to III. How many?'
			},
			done: '6 storages, 6 workshops, 5 monuments, 3 ancestor markers. The 7 round markers go on the board.',
			hints: ['3 terrains with 2 workshops each.', '6, 6, 5, 3 and 7.']
		},
		aim: {
			prompt: 'Most points win. Where do points come from?',
			items: {
				play: 'During play',
				paths: 'Path cards',
				goal: 'A goal card',
				resources: 'Crystals and figures left',
				first: 'Being the start person'
			},
			done: 'Points on the way, then three sums at the end: path cards, goal card, resources.',
			hints: ['Only one of them gives nothing.', 'The start person gets no points for it.']
		},
		commit: {
			prompt: 'In special rounds you commit yourself to path cards.',
			items: { paths: 'To how many of the 6 in a game?' },
			done: 'Exactly 3: one of two cards at each of I, II and III.',
			hints: ['Once at each path space.', '3.']
		},
		order: {
			prompt: 'Put the personal set-up into order.',
			items: {
				console: 'Take a console and one colour',
				start: 'Choose the start person',
				figures: 'Place 3 figures each',
				draft: 'Draft tribes',
				ancestors: 'Lay ancestors face down'
			},
			done: 'Ancestors come from the tribes and equipment that the draft leaves over.',
			hints: ['Start fields depend on the start person.', 'Console, start person, figures, draft, ancestors.']
		},
		table: {
			prompt: 'At the table:',
			items: {
				colour: 'Everything of one colour',
				console: 'Buildings and ancestor markers on the console',
				goals: 'Look at your goals in secret',
				start: 'Choose a start person, who keeps the time board',
				app: 'Ancestors: from the box or the publisher’s app'
			},
			done: 'The time marker stands on space 1. Here a seeded draw lays the ancestors.',
			hints: []
		}
	}
};
