// English: Enterin, Finder and Goliat.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesEToG: LessonText = {
	title: 'Tribes E to G',
	aim: 'Play Enterin, Finder and Goliat.',
	steps: {
		island: {
			prompt: 'Activate Enterin and put an island on T7.1, beside your storage on T8.4.',
			done: '2 fields beside it have storages: 2 figures on the island. 1 has a workshop: 1 white crystal.',
			hints: ['Lay your stone on Enterin.', 'Then choose T7.1.']
		},
		'island-relic': {
			prompt: 'Enterin is active. Try to put the island on T8.3, where a relic lies.',
			done: 'The field must be quite empty: no figure, building, relic or tribe material.',
			hints: ['Choose T8.3.']
		},
		'island-where': {
			prompt: 'Your figures stand on T8.0 and T8.4. Mark the fields for an island.',
			help: 'Farmland, forest, mountain or water, empty, beside your presence.',
			done: 'T8.1 is water, T11.6 forest. Camp and site are no ground for islands; the others are not empty.',
			hints: ['Relics and Red’s figure are in the way.', 'T8.1 and T11.6.']
		},
		around: {
			prompt: 'The island goes on T11.5. Beside it: 2 monuments on T11.0 and 2 storages on T11.4.',
			items: {
				points: 'How many points?',
				figures: 'How many figures on the island?',
				white: 'How many white crystals?'
			},
			done: 'Fields count, not buildings: 1 field with monuments, 1 with storages, none with workshops.',
			hints: ['Several buildings on 1 field count once.', '1, 1 and 0.']
		},
		'island-use': {
			prompt: 'An island lies on the field in question; you do not have Enterin. Is this allowed?',
			items: {
				walk: 'Step onto T8.1, formerly water',
				sail: 'Sail through T11.5, formerly mountain',
				farm: 'Farmland workshop on T7.1, formerly farmland',
				forest: 'Forest workshop on T7.1'
			},
			done: 'For everyone an island is water and forest, and no longer what it was.',
			hints: ['Water and forest at once.', 'Yes, yes, no, yes.']
		},
		raft: {
			prompt: 'Put Finder’s raft on the water field T8.1.',
			done: 'An empty water field is enough, no presence needed. 3 figures from your supply go aboard.',
			hints: ['Activate Finder.', 'Then choose T8.1.'],
			mistakes: { land: 'A raft needs water.', relic: 'A relic lies there: the field is not empty.' }
		},
		'raft-out': {
			prompt: 'The Alembic is active. Try to remove a figure from the raft on T8.1.',
			done: 'Figures on the raft are not in play. They cannot be removed for anything.',
			hints: ['Choose T8.1.']
		},
		'raft-fills': {
			prompt: 'Red digs on T8.6 and removes 1 figure. Your raft with 3 figures is beside it, on T8.1.',
			items: {
				field: 'How many of your figures then stand on T8.6?',
				raft: 'How many are left on the raft?',
				score: 'How many of your figures are in play? 2 stood on S1.'
			},
			done: 'Whoever removes figures beside the raft: 1 of yours goes ashore. On the raft they do not score.',
			hints: ['1 figure for each removal.', '1, 2 and 3.']
		},
		goliat: {
			prompt: 'Path round. The bonus tile at Efficiency gives 1 pink crystal. Get 2 of them.',
			done: 'Goliat repeats the reward of a light or dark bonus tile for a stone.',
			hints: ['Choose the card first.', 'Efficiency, then yes to Goliat.']
		},
		'goliat-once': {
			prompt: 'White 8: a light bonus tile gave you 1 purple. You have 3 stones. Is this allowed?',
			items: {
				once: 'Goliat: the reward once more',
				again: 'Goliat twice for the same tile',
				later: 'Say no, then activate Goliat afterwards'
			},
			done: 'One repetition for each reward, right when it comes.',
			hints: ['The tile is the trigger, once.', 'Yes, no, no.']
		}
	}
};
