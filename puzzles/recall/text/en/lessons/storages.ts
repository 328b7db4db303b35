// English: storages and camps.
import type { LessonText } from '../../../../schema/lesson.ts';

export const storages: LessonText = {
	title: 'Storages and camps',
	aim: 'Build on the right field, and let camps pay.',
	steps: {
		build: {
			prompt: 'You have a develop action. Build the storage with the pink crystal on T8.4.',
			help: 'It is the fourth from the top.',
			done: 'The figure there is removed, and you get what is printed beside the storage. Crystals are not needed.',
			hints: ['Choose T8.4, then the fourth storage.']
		},
		where: {
			prompt: 'May the storage be built there?',
			help: 'Storages need a storage field: T8.4 and T7.0 are such fields.',
			items: {
				farmland: 'On the farmland T8.0, where your figure is',
				camp: 'On the camp T8.2, where your figure is',
				second: 'On T8.4, beside your own storage there',
				beside: 'On T7.0; your figure is on T7.1',
				'with-red': 'On T8.4 with your 2 figures; Red has a storage there',
				'too-few': 'On T8.4 with your 2 figures; Red and Yellow have storages there'
			},
			done: '1 building of yours on a field, with 1 figure from there and 1 more for each other person who has built there.',
			hints: ['What kind of field is it, and who stands there?', 'Red and Yellow together: 3 figures.']
		},
		figures: {
			prompt: 'Red and Yellow have storages on T8.4. You have 5 figures there and build.',
			items: {
				remove: 'How many figures do you remove?',
				red: 'How many figures does Red gain there?',
				yellow: 'How many figures does Yellow gain there?'
			},
			done: '1 for building, 1 for Red, 1 for Yellow. Both get 1 figure of their own on that field.',
			hints: ['1 and 1 more per person.', '3, 1 and 1.']
		},
		reward: {
			prompt: 'Build on T8.4 so that your black marker goes up 2 steps.',
			done: 'You take any storage of the console, in any order. Its reward comes at once.',
			hints: ['Which storage gives steps?', 'The third from the top. Then choose black twice.']
		},
		camps: {
			prompt:
				'You build on T3.3. The camp T7.5 has paid you, the camp T2.1 has paid Red. Mark the camps that pay you now.',
			done: 'Every camp beside the new building pays you once in the game. What others got does not matter.',
			hints: ['T3.3 touches 3 camps.', 'T2.1 and T3.2.']
		},
		revealed: {
			prompt: 'Your workshop is on T3.3. Explore T7 so that its camp pays you.',
			done: 'A camp that turns up beside a building pays its owner at once.',
			hints: ['T3.3 touches T7 only at T7.5.', 'Leave T7 unturned.']
		},
		here: {
			prompt: 'Get a figure onto the camp T8.2 without walking.',
			done: 'This camp gives a figure exactly on the camp. You need no presence there.',
			hints: ['Build beside T8.2.', 'Any storage on T12.5.'],
			mistakes: { 'on-camp': 'Nothing is built on a camp. Build beside it.' }
		},
		relic: {
			prompt: 'Gain a second brown relic without walking.',
			done: 'The bottom storage gives 1 relic of your choice, without removing figures. Brown space 2 then gave 1 pink crystal.',
			hints: ['One of the storages gives a relic.', 'The bottom storage on T12.4, then brown.']
		}
	}
};
