// English: why a legal action misses the goal of a step of Block and Key and The Ancients.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

const lacks = {
	other: () => 'That does not lead to the goal.',
	placed: () => 'A block was to be placed.',
	sees: ({ column, height, there, wanted }: Facts) =>
		`Column ${column} shows ${there} at height ${height}. It should show ${wanted}.`,
	'sees-nothing': ({ column, height, wanted }: Facts) =>
		`Column ${column} shows nothing at height ${height}. It should show ${wanted}.`,
	core: ({ there, wanted }: Facts) => `The Core Cube shows you ${there}. It should show ${wanted}.`,
	unseen: ({ there }: Facts) => `That side still sees ${there} of its faces.`,
	'corner-only': () => 'It touches a whole face, not only a corner.',
	'face-to-face': () => 'It touches corners only. A face is to touch a face.',
	bridge: () => 'It spans no gap: nothing under it is free.',
	top: ({ there, wanted }: Facts) => `It ends at height ${there}. It should end at ${wanted}.`,
	faces: ({ colour, there, wanted }: Facts) =>
		`You see ${there} faces in ${colour}. ${wanted} were asked for.`,
	unclaimed: () => 'From there your view does not show what was asked for.',
	left: () => 'The key was there to claim, and it stayed in your hand.',
	kept: () => 'You claimed the key. It was to stay in your hand.',
	'kept-on': () => 'Your turn is not over yet.',
	asleep: () => 'No key came into your hand, so the Ancients do not move.',
	turn: ({ wanted }: Facts) => `Turn ${wanted} cannot begin this way.`,
	supply: ({ there, wanted }: Facts) => `That makes ${there} blocks. ${wanted} were asked for.`,
	holds: () => 'Those are other blocks than the ones asked for.',
	hand: ({ there, wanted }: Facts) => `You hold ${there} keys. ${wanted} were asked for.`,
	marked: () => 'No card was laid face down.',
	discarded: () => 'That key is not under its Altar.',
	'holds-levels': ({ suns, moons, wantedSuns, wantedMoons }: Facts) =>
		`You hold ${suns} Suns and ${moons} Moons. ${wantedSuns} and ${wantedMoons} were asked for.`,
	'in-hand': () => 'Another card came into your hand.',
	rested: () => 'A key comes into your hand, so the Ancients move.',
	'ancients-placed': () => 'The Ancients have placed no block.',
	'no-room': () => 'The Ancients still find room there.',
	over: () => 'The run goes on after that.'
} satisfies LackTexts;

export default lacks;
