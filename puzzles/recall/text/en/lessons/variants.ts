// English: three variants.
import type { LessonText } from '../../../../schema/lesson.ts';

export const variants: LessonText = {
	title: 'Variants',
	aim: 'Play with boomerang draft, known ancestors and a choice of boosters.',
	steps: {
		boomerang: {
			prompt:
				'Boomerang draft for 2: Red took an equipment, now you take 2 cards. First a tribe, then an equipment.',
			done: 'Tribes and equipments lie unpaired. The start person takes twice in a row, then it goes back.',
			hints: ['Take any tribe.', 'Then take any equipment.']
		},
		'second-tribe': {
			prompt: 'You have taken a tribe. Try to take a second one.',
			done: 'On the way back everyone takes the kind that is still missing.',
			hints: ['Choose a tribe.']
		},
		order: {
			prompt: 'Boomerang draft for 3. It begins to the right of the start person, counter-clockwise.',
			items: {
				third: 'Third person: which pick is the first one?',
				start: 'Start person: which pick is the first one?',
				tribes: 'How many tribes lie open?'
			},
			done: 'Third, second, start person, and back again. There is always 1 tribe more than persons.',
			hints: ['The person to the right of the start person is the last in turn order.', '1, 3 and 4.']
		},
		known: {
			prompt: 'Known ancestors: they lie open from the start. Go 1 step to white 3.',
			done: 'Nothing has to be turned over, but the first person on space 3 still gets 1 point.',
			hints: ['Choose the white track.']
		},
		booster: {
			prompt: 'Choice of boosters: you reached 6 and take one from your own set. Take booster E.',
			done: 'Any letter of your set A to F, at every green box space.',
			hints: ['Choose E, either side.']
		},
		'booster-set': {
			prompt: 'You took booster E and now reach 12. Is this allowed?',
			items: { other: 'Take booster A', again: 'Take booster E again, the other side' },
			done: 'Your set has each letter once.',
			hints: ['E is no longer in your set.', 'Yes, no.']
		}
	}
};
