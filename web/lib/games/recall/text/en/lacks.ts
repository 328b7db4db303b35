// English: why a legal action misses the goal of a step of Recall.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

const lacks = {
	other: () => 'That does not lead to the goal.',
	'other-person': () => 'It was to go differently for another person.',
	figures: ({ field, there, wanted }: Facts) =>
		`${there} of your figures stand on ${field}. ${wanted} were asked for.`,
	crystals: ({ kind, there, wanted }: Facts) => `Crystals (${kind}): ${there}. ${wanted} were asked for.`,
	track: ({ track, there, wanted }: Facts) =>
		`On the ${track} track you are at ${there}. It should be ${wanted}.`,
	stones: ({ kind, there, wanted }: Facts) => `Stones (${kind}): ${there}. ${wanted} were asked for.`,
	relics: ({ kind, there, wanted }: Facts) => `Relics (${kind}): ${there}. ${wanted} were asked for.`,
	lying: ({ effect, there, wanted }: Facts) =>
		`Energy stones on ${effect}: ${there}. ${wanted} were asked for.`,
	'all-figures': ({ there, wanted }: Facts) =>
		`You have ${there} figures on the board. ${wanted} were asked for.`,
	points: ({ there, wanted }: Facts) => `That makes ${there} points. ${wanted} were asked for.`,
	modules: ({ there, wanted }: Facts) => `You have ${there} modules. ${wanted} were asked for.`,
	cassettes: ({ there, wanted }: Facts) => `You have ${there} cassettes. ${wanted} were asked for.`,
	raft: ({ there, wanted }: Facts) => `${there} figures are on the raft. ${wanted} were asked for.`,
	'steps-left': ({ there, wanted }: Facts) => `You have ${there} steps. ${wanted} were asked for.`,
	gear: ({ there, wanted }: Facts) => `You have ${there} pieces of equipment. ${wanted} were asked for.`,
	monuments: ({ there, wanted }: Facts) => `You have ${there} monuments. ${wanted} were asked for.`,
	goals: ({ there, wanted }: Facts) => `You hold ${there} goals. ${wanted} were asked for.`,
	pigs: ({ field, wanted }: Facts) => `The pigs on ${field} are missing: ${wanted} were asked for.`,
	slot: ({ box }: Facts) => `Slot ${box} does not get the module asked for.`,
	building: ({ field }: Facts) => `${field} does not get the building asked for.`,
	booster: ({ box }: Facts) => `The booster of box ${box} does not come this way.`,
	camp: ({ field }: Facts) => `The camp on ${field} pays nothing this way.`,
	path: ({ path }: Facts) => `That is another path than the one asked for: ${path}.`,
	open: ({ field }: Facts) => `${field} is not face up.`,
	site: ({ field }: Facts) => `On ${field} not as many stones are left as asked for.`,
	'monument-tile': ({ field }: Facts) => `${field} does not get the tile asked for.`,
	island: ({ field }: Facts) => `No island lies on ${field}.`,
	sty: ({ field }: Facts) => `No pigsty stands on ${field}.`,
	ring: ({ field }: Facts) => `No ring lies on ${field}.`,
	'raft-on': ({ field }: Facts) => `The raft is not on ${field}.`,
	produced: ({ field }: Facts) => `Production field ${field} is not used.`,
	drafted: () => 'The draft is not over.',
	'drafts-left': () => 'Not as many cards are chosen as asked for.',
	phase: () => 'A module was to be inserted this turn.',
	'turn-over': () => 'Your turn is not over.',
	'turn-of': () => 'The turn does not pass on this way.',
	idle: () => 'Something is still left to be done.',
	holds: () => 'That is another module than the one asked for.',
	built: () => 'That is another building than the one asked for.',
	keeps: () => 'That gives away the goal to keep.'
} satisfies LackTexts;

export default lacks;
