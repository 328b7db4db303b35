// English: why a legal action misses the goal of a step of Temple of Artefacts.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

const lacks = {
	other: () => 'That does not lead to the goal.',
	owns: ({ card }: Facts) => `Not yours this way: ${card}.`,
	'owns-other': ({ taken, card }: Facts) => `You took “${taken}”. “${card}” was asked for.`,
	'owns-same': () => 'That is another card of the same kind. A different one was asked for.',
	gets: ({ deck }: Facts) => `This brings nothing of this kind: ${deck}.`,
	employs: ({ assistant }: Facts) => `${assistant} does not come to you this way.`,
	'employs-other': ({ hired, assistant }: Facts) => `You took ${hired}. ${assistant} was asked for.`,
	points: ({ there, wanted }: Facts) => `That brings ${there} VP. ${wanted} are possible.`,
	knows: () => 'You have not looked at that card.',
	'knows-taken': () => 'You took it. You were only to look at it.',
	'looked-and-took': () => 'First look at a face-down card, then take that same card.',
	set: ({ deck, wanted }: Facts) => `No set of ${wanted} is turned over of this kind: ${deck}.`,
	secured: ({ deck, there, wanted }: Facts) => `${there} VP of ${deck} are safe. ${wanted} were asked for.`,
	did: ({ taken, hired, takes, hires }: Facts) =>
		`Taken ${taken}, hired ${hired}. ${takes} and ${hires} were asked for.`,
	'used-up': () => 'An action is still left.',
	ended: () => 'Your turn does not end this way.',
	'stolen-from': ({ player }: Facts) => `Player ${player} loses no card this way.`,
	discarded: () => 'No card went into the box.',
	round: ({ wanted }: Facts) => `Round ${wanted} does not begin this way.`,
	over: () => 'The game goes on after that.',
	wins: ({ there, best }: Facts) => `You reach ${there} VP, the best of the others ${best}.`
} satisfies LackTexts;

export default lacks;
