// English: what we do where the rulebook leaves room, on the set-up, the turns and the map.
import type { RulingText } from '../../../../schema/rules.ts';

export const rulings: Readonly<Record<string, RulingText>> = {
	'decision-face-down-start-tile': {
		question: 'What is the face-down start tile with 1 or 2 players?',
		decision: 'An ordinary face-down tile. It may be explored, and is filled and turned then.',
		reason: 'The set-up fills only open start tiles, and nothing excludes it.'
	},
	'decision-bag': {
		question: 'The bag holds relics and energy stones together. How is one drawn?',
		decision:
			'At random among the stones of the kind that is needed. If none is left, the place stays empty.',
		reason: 'The rulebook names the kind, and the shapes can be told apart by touch.'
	},
	'decision-too-many-crystals': {
		question: 'What happens to more than 6 crystals of a kind?',
		decision:
			'You may exchange first. At the end of the turn the rest goes back. Crystals gained in another player’s turn are checked at the end of your next one.',
		reason: 'The rulebook allows 6 and points to exchanging.'
	},
	'decision-large-figures': {
		question: 'Do large figures raise the limit of 14?',
		decision: 'Yes. Each of the 3 large figures may stand for 3 on one field, a raft included.',
		reason: 'They are separate pieces and may be swapped at any time.'
	},
	'decision-returning-figures': {
		question: 'When is “at any time” for taking figures back?',
		decision:
			'In your own turn whenever a free action is allowed. In another turn only when you gain a figure with an empty supply.',
		reason: 'This keeps other players’ turns free of stray decisions.'
	},
	'decision-box-space-once': {
		question: 'Does a green box space pay again after moving back, or beyond 100?',
		decision: 'No. Each green box space pays each player once in a game.',
		reason: 'There is one letter per space, and a box holds one booster.'
	},
	'decision-used-box': {
		question: 'When is a box used, if box F copies it?',
		decision: 'Each activation is judged by itself: the box and its copy are separate.',
		reason: 'This is closest to the rule and does not block a fresh copy.'
	},
	'decision-track-numbering': {
		question: 'How are the spaces of a knowledge track counted?',
		decision:
			'The start with the book is 0, so space 3 is reached after 3 steps. Effects happen step by step.',
		reason: 'Space 7 is described as just before the lower bonus tile, which fits this count.'
	},
	'decision-relic-field': {
		question: 'Is a relic field a kind of field of its own?',
		decision: 'No, it is a mark on another kind. Once the relic is collected, the field is an ordinary one.',
		reason: 'Relics may lie on water.'
	},
	'decision-empty-reset': {
		question: 'May you reset with no module inserted? And if you cannot insert one?',
		decision:
			'Yes, you may: nothing is produced, the stones return. Without a ready module or a free slot only a reset is possible.',
		reason: 'You must do one of the two, and no least number is named.'
	},
	'decision-same-path': {
		question: 'May two players choose the same path card?',
		decision: 'Yes.',
		reason: 'Nothing excludes it, and everybody has a marker for each pair.'
	},
	'decision-production-count': {
		question: 'Which modules count for production, and which fields?',
		decision:
			'Only modules pulled out in step 1. Fields uncovered in this turn may be used if activations are left.',
		reason: 'The rulebook counts modules deactivated in this way.'
	},
	'decision-energy-after-reset': {
		question: 'May stones that were never used be used after step 3?',
		decision: 'No, none at all. Effects activated without stones stay possible.',
		reason: 'The rule makes no exception for unused stones.'
	},
	'decision-off-turn': {
		question: 'Are free actions possible in another player’s turn?',
		decision: 'Never.',
		reason: 'They belong to your own turn.'
	},
	'decision-free-activation-cost': {
		question: 'Does an activation without stones raise the cost?',
		decision:
			'No. The cost is 1 plus the paid activations since your last reset. The Omnitool counts each part.',
		reason: 'The stones on the card are the only record.'
	},
	'decision-trigger-moment': {
		question: 'When exactly can a triggered effect be used?',
		decision:
			'Right after its event, once. The Ground radar comes before the steps, the Exosuit before figures are removed, the Doubler after the field’s reward.',
		reason: 'One use per trigger, and the rule on paying the radar fixes its moment.'
	},
	'decision-copying': {
		question: 'Can box F copy itself or an improved box?',
		decision:
			'Not itself. The copy has the improved effect if the box has a booster. One copy per activation.',
		reason: 'It copies another box, and a booster changes that box.'
	},
	'decision-exploring-from': {
		question: 'Can you explore from a start field or a printed monument field?',
		decision: 'No.',
		reason: 'Presence must be on a neighbouring tile.'
	},
	'decision-start-fields': {
		question: 'Can figures walk onto start fields?',
		decision: 'No. Figures are only placed there.',
		reason: 'Only placing is described.'
	},
	'decision-water-ends': {
		question: 'Where may a water movement start and end?',
		decision:
			'It starts on any field beside water, start fields included. It ends where a normal movement could, also where it began. A relic there must be collectable.',
		reason: 'It must end outside the water, and turning back is mentioned.'
	},
	'decision-one-water-path': {
		question: 'Can an improved water movement split into several arms?',
		decision:
			'No. There is one path through water. On each water field figures may leave to a field beside it; at the end all have left.',
		reason: 'Figures branch off from the group, beside the crossed water.'
	},
	'decision-used-up-group': {
		question: 'What if a relic uses up the group in the middle of a movement?',
		decision: 'The whole movement ends. Steps left over are lost.',
		reason: 'The rulebook says so word by word.'
	},
	'decision-several-relics': {
		question: 'What if one movement collects several relics?',
		decision:
			'Each goes on the console at once, so the next of its colour costs more. The rewards come after the movement, in order.',
		reason: 'Only the reward is delayed.'
	},
	'decision-owner-without-supply': {
		question: 'What if the owner of a building has no figure in supply?',
		decision: 'They may take one from the board and place it there, otherwise they get nothing.',
		reason: 'This follows from the rules on an empty supply.'
	},
	'decision-revealed-camp': {
		question: 'How does a camp revealed by exploration pay?',
		decision:
			'After scoring and filling, clockwise from the active player. It is that camp’s one reward and does not trigger the Interpreter.',
		reason: 'The Interpreter asks for building.'
	},
	'decision-relic-of-choice': {
		question: 'Which relics can be chosen from the round space?',
		decision: 'Those still there, in colours of which you have fewer than 5. It counts as gaining a relic.',
		reason: 'The limit of 5 holds here too.'
	},
	'decision-workshop-module': {
		question: 'Is the module the workshop’s reward, or an extra?',
		decision: 'The module always comes. What is printed to the right comes after it.',
		reason: 'So both sentences of the rulebook hold.'
	},
	'decision-triggering-field': {
		question: 'Which field triggered a figure “right here”?',
		decision:
			'For a camp or ring, that camp. For a building or monument tile, the building’s field. For a relic, its field; for a relic of choice, the storage’s field.',
		reason: 'Needing no presence only makes sense for such fields.'
	},
	'decision-module-upgrade': {
		question: 'The text speaks of starting modules, but lists three upgrades. Which modules can be upgraded?',
		decision:
			'Any of yours except grey. Without an open target it is not possible. The display is refilled afterwards.',
		reason: 'The three options, and Moto’s text, say so.'
	},
	'decision-must-take': {
		question: 'Must rewards be taken?',
		decision:
			'Plain gains come by themselves, actions are optional. An equipment on space 3 must be chosen while one is left.',
		reason: 'Actions of modules and boxes are optional; other things are simply gained.'
	},
	'decision-six-slots': {
		question: 'How many slots are there?',
		decision: '6, one under each box.',
		reason: 'The rulebook speaks of the box directly above, and of its slot.'
	},
	'decision-no-cassettes': {
		question: 'What if supply and discard pile of cassettes are both empty?',
		decision: 'You gain nothing.',
		reason: 'There is no other source.'
	},
	'decision-several-camps': {
		question: 'What if you build beside several camps at once?',
		decision: 'You choose the order.',
		reason: 'The rewards do not depend on each other.'
	},
	'decision-special-round-actions': {
		question: 'Can actions from path bonuses and discarded goals be used in a special round?',
		decision: 'Yes, at once within that turn. They are optional.',
		reason: 'You get these rewards at once.'
	},
	'decision-printed-adjacency': {
		question: 'Do printed monument fields count as next to a camp?',
		decision: 'Yes. Only the map decides what is adjacent.',
		reason: 'A camp pays for any building beside it.'
	}
};
