// English: path choice and goal choice.
import type { LessonText } from '../../../../schema/lesson.ts';

export const specialRounds: LessonText = {
	title: 'Special rounds',
	aim: 'Choose your paths and your goal.',
	steps: {
		path: {
			prompt:
				'Round 5, path choice I. First exchange your pink crystal for 2 white. Then choose Archaeology.',
			done: 'Free actions are open in special rounds too. The dark bonus tile gave 2 figures and 1 white crystal.',
			hints: ['Exchange pink for white.', 'Choose Archaeology and place the 2 figures.']
		},
		module: {
			prompt: 'Round 5. Try to insert a module instead of choosing a path.',
			done: 'In a path round you must choose a path. Modules wait.',
			hints: ['Push a module into any slot.']
		},
		choice: {
			prompt: 'Round 5. Archaeology and Efficiency lie at path space I. Is this allowed?',
			items: {
				nothing: 'End your turn without choosing',
				other: 'Choose Legends, which lies at II',
				same: 'Choose Efficiency, as Red did'
			},
			done: 'One of the 2 cards at this space, and you must choose. Others may have taken the same.',
			hints: ['Red’s marker takes nothing away from you.', 'No, no, yes.']
		},
		dark: {
			prompt:
				'Round 9: Legends gives 1 movement of 3 steps and 1 figure, Might 1 develop and 1 figure. Build on T8.4 this turn.',
			done: 'The reward of the dark bonus tile comes at once, also when it is an action.',
			hints: ['Which bonus tile lets you build?', 'Choose Might, then build a storage on T8.4.']
		},
		three: {
			prompt: 'All 3 path rounds are over. On which cards do you specialise? Choose all.',
			items: {
				ARCH: 'Archaeology',
				EFF: 'Efficiency',
				LEG: 'Legends',
				MIGHT: 'Might',
				STRIVE: 'Striving',
				KNOW: 'Knowledge'
			},
			done: 'Exactly 3 times in a game you choose 1 of 2 cards: 3 markers, 3 specialisations.',
			hints: ['Look for your markers.', 'Archaeology, Might and Knowledge.']
		},
		goal: {
			prompt: 'Round 12, goal choice. Discard the goal whose lower part gives 2 cassettes.',
			done: 'One goal goes, and its reward is yours. The other one stays, hidden from the others.',
			hints: ['Look at the lower part of both cards.', 'It is the goal with 3 monuments and 3 relic colours.']
		},
		reward: {
			prompt: 'Goal choice. One card shows 2 pink crystals, the other 2 cassettes.',
			items: {
				cassettes: 'You discard the one with cassettes: how many cassettes?',
				kept: 'And how many pink crystals from the card you keep?',
				turned: 'You discard the one with crystals instead: how many pink crystals?'
			},
			done: 'Only the discarded card pays its reward.',
			hints: ['The kept card gives points at the end.', '2, 0 and 2.']
		},
		'goal-limits': {
			prompt: 'Round 12. You hold 2 goals. Is this allowed?',
			items: {
				keep: 'Keep both and end the turn',
				both: 'Discard both',
				exchange: 'Discard 1, then exchange a crystal'
			},
			done: 'Exactly 1 goal is kept. Free actions are allowed before and after.',
			hints: ['One stays, one goes.', 'No, no, yes.']
		}
	}
};
