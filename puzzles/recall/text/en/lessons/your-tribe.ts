// English: draft and ancestors.
import type { LessonText } from '../../../../schema/lesson.ts';

export const yourTribe: LessonText = {
	title: 'Your tribe',
	aim: 'Draft a tribe with its equipment and lay out the ancestors.',
	steps: {
		draft: {
			prompt: 'Red and Purple have chosen. Take one of the 2 tribes left; its equipment comes along.',
			done: 'Tribe and equipment lie open at your console. The pair left over goes back to the rest.',
			hints: ['Both are allowed.', 'Choose Brimas, for instance.']
		},
		'too-early': {
			prompt: 'You have no tribe yet. Try to push a module into slot A.',
			done: 'The draft comes first, for everybody.',
			hints: ['Choose a module, then slot A.']
		},
		turns: {
			prompt: 'You are 3 and you are the start person. Red sits at your right.',
			items: {
				shown: 'How many tribes are laid out?',
				right: 'As which does Red choose?',
				start: 'As which do you choose?'
			},
			done: 'One tribe more than persons. The draft starts at the right of the start person and goes counter-clockwise.',
			hints: ['The draft goes the other way round than the turns.', '4 tribes. Red first, you third.']
		},
		ancestors: {
			prompt: 'The draft is over. Now lay ancestors at the top of the tracks.',
			items: {
				tribes: 'How many ancestor tribes, all tracks together?',
				gear: 'How many equipments at each track?'
			},
			done: 'One tribe and 4 equipments at each of the 3 tracks, face down. The rest goes back unseen.',
			hints: ['There are 3 tracks.', '3 tribes, 4 equipments each.']
		},
		'first-game': {
			prompt: 'Somebody plays for the first time. What is allowed?',
			items: {
				deal: 'Deal tribe and equipment at random',
				draw: 'Draft as usual',
				none: 'Play without a tribe',
				both: 'Take 2 tribes'
			},
			done: 'Dealing is an offer for first games. Ancestors may also come from the publisher’s app.',
			hints: ['Everybody has exactly one tribe.', 'Dealing and drafting.']
		}
	}
};
