// English: equipment.
import type { LessonText } from '../../../../schema/lesson.ts';

export const equipment: LessonText = {
	title: 'Equipment',
	aim: 'Use Alembic, Omnitool, Portal, Decoder and Booster.',
	steps: {
		alembic: {
			prompt: 'Lay your stone on the Alembic and remove 1 figure from S1.',
			done: 'A figure for 1 pink crystal, at any time in your turn.',
			hints: ['First the Alembic, then the field of the figure.']
		},
		'alembic-again': {
			prompt: 'You have 3 stones. Get 2 pink crystals.',
			help: 'Each further use costs 1 stone more.',
			done: '1 stone, then 2: both times a figure of yours left the board.',
			hints: ['Use the Alembic twice.', 'Figures stand on T8.0 and T8.2.'],
			mistakes: { nobody: 'No figure of yours stands there.' }
		},
		omnitool: {
			prompt: 'The Omnitool has 4 parts. Use the part for 1 white crystal, then the part for 1 figure.',
			done: 'Each part is an equipment of its own, so both cost 1 stone.',
			hints: ['Lay 1 stone on part 1 and 1 on part 2.', 'Place the figure on T8.0 or S1.']
		},
		'omnitool-cost': {
			prompt: 'You have 2 stones. Is this allowed?',
			items: {
				'two-parts': 'Part 1, then part 3',
				'same-part': 'Part 1, then part 1 again'
			},
			done: 'Every part counts its own cost. Part 1 again would cost 2, and only 1 stone is left.',
			hints: ['Which part was used before?', 'Yes, no.']
		},
		portal: {
			prompt: 'Activate the Portal. Place the new figure on T11.5, beside Red’s workshop.',
			done: 'The Portal lets a figure appear where another person has a building.',
			hints: ['Lay your stone on the Portal.', 'Then choose T11.5.'],
			mistakes: { empty: 'No building and no presence of yours there.' }
		},
		'portal-where': {
			prompt: 'The Portal is active. Mark every field where the figure may go.',
			done: 'As usual your start field and your presence; with the Portal also fields with a building. Red’s figures alone are not enough.',
			hints: ['Your own 2 fields, and Red’s buildings.', 'S1, T8.0, T7.0 and T11.5.']
		},
		'too-early': {
			prompt: 'The Decoder waits for a storage. Try to activate it now.',
			done: 'An effect with a trigger can be used only when the trigger happens.',
			hints: ['Choose the Decoder.']
		},
		decoder: {
			prompt: 'Build a storage on T8.4 and go 1 step up the grey track with the Decoder.',
			done: 'You built a storage: that is the trigger. 1 stone, 1 step of your choice.',
			hints: [
				'Build first, then say yes to the Decoder.',
				'Storage 4 gives 1 pink; the Decoder asks afterwards.'
			]
		},
		booster: {
			prompt: 'The equipment Booster waits for a relic. Collect the black one and get a pink crystal too.',
			done: 'The crystal comes at once, the relic’s own reward after the movement.',
			hints: ['The black relic lies on T8.3.', 'Step there and use the Booster.']
		}
	}
};
