// English: why a legal action misses the goal of a step of Terra Pyramides.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

const lacks = {
	other: () => 'That does not lead to the goal.',
	'no-tile': () => 'A tile was to be placed.',
	placed: ({ there, wanted }: Facts) => `The tile lies on ${there}. It should lie on ${wanted}.`,
	stairs: ({ there, wanted }: Facts) => `The stairs point ${there}. They should point ${wanted}.`,
	joins: ({ there, wanted }: Facts) =>
		`The longest row through it has ${there} tiles. ${wanted} were asked for.`,
	laid: () => 'No new foundation came of it.',
	'laid-other': ({ there, wanted }: Facts) => `The foundation came to ${there}. It should come to ${wanted}.`,
	'not-laid': ({ there }: Facts) => `A foundation came to ${there}. None was wanted.`,
	row: ({ there, wanted }: Facts) => `You chose “${there}”. “${wanted}” was asked for.`,
	'no-row': ({ wanted }: Facts) => `This row was to be chosen: ${wanted}.`,
	'gained-gold': ({ there, wanted }: Facts) => `That gives ${there} gold. ${wanted} are possible.`,
	step: () => 'The turn does not get there this way.',
	'workers-on': ({ site, there, wanted }: Facts) =>
		`${there} of your workers stand on ${site}. ${wanted} were asked for.`,
	workers: ({ there, wanted }: Facts) => `${there} workers are left in your supply. It should be ${wanted}.`,
	owns: ({ there, wanted }: Facts) => `You hold ${there} sites. ${wanted} were asked for.`,
	level: ({ site, there, wanted }: Facts) => `${site} is at level ${there}. Level ${wanted} was asked for.`,
	colour: ({ site, there, wanted }: Facts) => `The pyramid on ${site} is ${there}. It should be ${wanted}.`,
	stone: ({ colour, there, wanted }: Facts) => `Stones (${colour}): ${there}. It should be ${wanted}.`,
	holds: () => 'That is another tile than the one asked for.',
	'turn-of': () => 'Your turn does not end this way.',
	'kept-gold': ({ there, wanted }: Facts) => `That leaves ${there} gold. ${wanted} were asked for.`,
	stack: ({ stack, there, wanted }: Facts) =>
		`Stack ${stack} still holds ${there} tiles. It should hold ${wanted}.`,
	over: () => 'The game goes on after that.',
	solved: () => 'That does not solve the task.'
} satisfies LackTexts;

export default lacks;
