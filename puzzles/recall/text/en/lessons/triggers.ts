// English: equipment with a trigger.
import type { LessonText } from '../../../../schema/lesson.ts';

export const triggers: LessonText = {
	title: 'When the moment comes',
	aim: 'Use Ground radar, Exosuit, Interpreter and Doubler at the right time.',
	steps: {
		radar: {
			prompt: 'Dig out the white stone on T8.6. Pay the Ground radar with it and reach white 5.',
			done: 'A dig gives 2 steps here, the radar 1 more. The new stone may pay for it at once.',
			hints: ['Dig white, then use the radar.', 'On space 3 choose any equipment.']
		},
		'radar-pay': {
			prompt:
				'Your depot is empty and white stands at 2. You dig a white stone. May this stone pay the radar?',
			items: {
				dug: 'The white stone just dug',
				own: 'Your own stone, waiting at white 5'
			},
			done: 'The radar is paid before the steps. Your own stone is freed by them, so it comes too late.',
			hints: ['Which stone is in the depot at that moment?', 'Yes, no.']
		},
		exo: {
			prompt:
				'Red has a storage on T8.4, so building costs 2 figures. Build there with 1: the Exosuit helps.',
			done: 'The suit was the only way, so it is used at once: your figure stays.',
			hints: ['Choose T8.4 and storage 4.']
		},
		'exo-others': {
			prompt: 'Now you have 2 figures on T8.4. Build there so that Red gains no figure.',
			done: 'Nothing was removed, so Red gains nothing. Paying 2 figures would have given Red 1.',
			hints: ['Build, and answer the question about the Exosuit.', 'Yes to the Exosuit.']
		},
		'exo-limits': {
			prompt: 'You own the Exosuit. Is this allowed?',
			items: {
				'no-stone': 'No stone left: build on the field of Red’s storage with 1 figure',
				relic: '1 stone: take your second black relic with 1 figure',
				nobody: '1 stone: dig on T8.6 from the field beside it'
			},
			done: 'The suit needs a stone, and a figure of yours on that very field.',
			hints: ['It spares figures, but one must stand there.', 'No, yes, no.']
		},
		interpreter: {
			prompt: 'T4.4 touches 2 camps. Build a storage there and use the Interpreter for both rewards.',
			done: 'Each camp reward from building is a trigger: 1 stone, then 2, for 1 step each.',
			hints: ['You have 3 stones: 1 and 2.', 'Build storage 4, say yes after each camp.']
		},
		doubler: {
			prompt: 'Reset: 2 modules are out. Use the Doubler and end with 2 white and 2 pink crystals.',
			help: 'P1 gives 2 white, P3 upgrades 1 crystal.',
			done: 'Each field once more: 4 white, then 2 upgrades. It took 1 + 2 stones.',
			hints: ['Double both production fields.', 'P1 and yes, P3 and yes.']
		},
		'doubler-once': {
			prompt: 'Reset with the Doubler. Is this allowed?',
			items: {
				twice: 'Double P1, then double the same P1 again',
				next: 'Double P1, then double P3',
				later: 'Say no at P1, then activate the Doubler afterwards'
			},
			done: 'One use for each production field, right when it is activated.',
			hints: ['A trigger is one moment.', 'No, yes, no.']
		},
		which: {
			prompt: 'Nothing has happened yet. Which of these can you activate now? Choose all.',
			items: {
				ALEMBIC: 'Alembic',
				RADAR: 'Ground radar',
				EXO: 'Exosuit',
				PORTAL: 'Portal',
				DOUBLER: 'Doubler',
				INTERPRETER: 'Interpreter'
			},
			done: 'Alembic and Portal have no trigger. The others wait for dig, removal, production or camp.',
			hints: ['2 of them have no trigger.', 'Alembic and Portal.']
		}
	}
};
