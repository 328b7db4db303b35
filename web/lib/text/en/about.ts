// English: the about page.
import { plural } from '../plural.ts';

const count = plural('en');

const about = {
	title: 'About',
	description: 'What Keystone is, which data is its own, sources, privacy and licences.',
	sections: [
		{
			title: 'What Keystone is',
			paragraphs: [
				'Keystone has daily puzzles, solo practice and hands-on rules for Block and Key and three more board games of temples and pyramids. It is made for a phone in one hand and is free.',
				'Once it is stored on a device, all of it works without a network.'
			]
		},
		{
			title: 'Our own data',
			paragraphs: [
				'The rulebooks show the shapes of the blocks, the temple floor and the cards only as pictures. In their place Keystone uses data of its own: the ten shapes, the floor of 8\u00a0×\u00a08 squares, the 48\u00a0key designs, and the stars and pips on the cards. They are not the publisher’s.',
				'Taken from the rules are the numbers: 40\u00a0blocks in four colours, 8 Star, 24 Sun and 16 Moon keys.'
			],
			games: (own: readonly string[]) => `In the same way these are our own: ${own.join('; ')}.`
		},
		{
			title: 'Sources',
			paragraphs: [
				'The rules follow the printed rulebook editions. Every text here is written anew, and every picture is drawn for Keystone.',
				'The names of the games are used only to say what is taught. They belong to their publishers, who have no part in Keystone.'
			]
		},
		{
			title: 'Privacy',
			paragraphs: [
				'There are no accounts, no statistics, no advertising and no cookies. The pages ask no other server for anything. What you set and your progress are kept on this device alone, in the browser’s own storage (localStorage and IndexedDB), and never sent. A backup file leaves it only when you save one.'
			]
		},
		{
			title: 'Licences',
			paragraphs: ['Keystone is free software under the MIT licence. It ships these works of others:']
		}
	],
	check: {
		title: 'Check the engine',
		why: 'The rules run on your own device. This asks them ten questions with known answers.',
		run: 'Check now',
		running: 'Checking…',
		scalar: 'This browser lacks SIMD: everything works, looking ahead takes about twice as long.',
		result: (right: number, asked: number) =>
			right === asked
				? `All ${asked} answers are right.`
				: count(asked - right, {
						one: `1 of ${asked} answers is wrong.`,
						other: `${asked - right} of ${asked} answers are wrong.`
					}),
		failed: 'The engine does not start in this browser. A newer browser helps.'
	},
	licenceTexts: 'All licences in full'
};

export type About = typeof about;
export default about;
