// English: what we do where the rulebook leaves room, on scoring, equipment, tribes and playing alone.
import type { RulingText } from '../../../../schema/rules.ts';

export const powerRulings: Readonly<Record<string, RulingText>> = {
	'decision-pigsties-last': {
		question: 'When are Dorian’s pigsties scored?',
		decision: 'Last.',
		reason: 'No order is given, and only the sum matters.'
	},
	'decision-used-stones': {
		question: 'Do stones lying on cards count at the end?',
		decision: 'Yes, all stones you own count.',
		reason: 'What you own is yours, used or not.'
	},
	'decision-striving-set': {
		question: 'Striving A speaks of energy stones with brown among them. What is meant?',
		decision: 'Relic stones.',
		reason: 'There are no brown energy stones, and the card is about relics.'
	},
	'decision-second-highest': {
		question: 'What is the second-highest value if two are equal?',
		decision: 'Sort the 3 values and take the second: 9, 9, 4 gives 9.',
		reason: 'This is the plain reading.'
	},
	'decision-starting-modules-count': {
		question: 'Do starting modules count for the goal of 7 modules?',
		decision: 'Yes.',
		reason: 'They are modules. Efficiency leaves out white by naming colours; the goal does not.'
	},
	'decision-exo-figure': {
		question: 'Does the Exosuit need a figure on the field?',
		decision: 'Yes, at least 1 of yours; for a relic, in the moving group.',
		reason: 'Otherwise one could build anywhere.'
	},
	'decision-aynir-swaps': {
		question: 'How do Aynir’s swaps work?',
		decision:
			'One after another. A point can be given only if you have one. Same for same is allowed and moves a figure.',
		reason: 'The rulebook says so word by word.'
	},
	'decision-pigs-short': {
		question: 'How many pigs come, and what if too few are left?',
		decision: 'As many as the pigsty shows, or what is left of the 10.',
		reason: 'The rulebook says so word by word.'
	},
	'decision-islands': {
		question: 'What exactly can be done on islands?',
		decision:
			'A water movement may end there or cross it, but starting there it must enter another water field. Forest workshops may be built there. No figure comes from a raft.',
		reason: 'An island is water and forest.'
	},
	'decision-raft': {
		question: 'How does the raft help, exactly?',
		decision:
			'1 figure per event, whatever was removed, pigs included, and always. Never onto water or islands. The raft blocks nobody and moves with its figures.',
		reason: 'The rulebook says so word by word.'
	},
	'decision-jump': {
		question: 'Where may Hayla’s jump land?',
		decision:
			'On a field beside the jumped field, exactly 2 fields from the start, where a normal movement may end. The jumped field must be open.',
		reason: 'The group lands behind, and a bend is allowed.'
	},
	'decision-laying-rings': {
		question: 'When may Nordwind lay a ring?',
		decision: 'Whenever a free action is allowed in your turn. Rings are drawn at random and not put back.',
		reason: 'It is a permanent permission without a trigger.'
	},
	'decision-solo-goals-unmet': {
		question: 'Alone, what if a goal is not met?',
		decision: 'The game is not won: the total stands without the 15 points and without a medal.',
		reason: 'Meeting both cards is a condition of winning.'
	},
	'decision-solo-elements': {
		question: 'Alone, what is an element?',
		decision:
			'A relic, stone, booster, building, module or ancestor marker; each serves one card. Within a card, conditions may share. Camps and tiles serve both cards through different buildings.',
		reason: 'The examples speak of pieces you own.'
	},
	'decision-purple-payments': {
		question: 'Which payments count for Lexander?',
		decision: 'Every purple crystal paid for an action: box B, dig, workshop, monument. Not an exchange.',
		reason: 'The rulebook says so word by word.'
	},
	'decision-fan-out-relics': {
		question: 'Hayla’s figures fan out onto relics. Who pays?',
		decision:
			'Figures going to the same field arrive as one group. Each group must be able to pay for its relic.',
		reason: 'It is the same as one step of a group.'
	},
	'decision-repeating-module': {
		question: 'What does J’he repeat on a blank module or one with a slash?',
		decision: 'Blank: nothing. Slash: you choose afresh.',
		reason: 'All actions come once more.'
	},
	'decision-volcano-targets': {
		question: 'Which volcanoes can Colteron reach?',
		decision: 'Only those on open tiles. The group may be part of the figures there.',
		reason: 'Face-down tiles cannot be entered.'
	},
	'decision-free-trigger': {
		question: 'Can a free activation use a triggered effect?',
		decision: 'Only if its trigger has just happened and was not used yet.',
		reason: 'Such effects work only with their trigger.'
	}
};
