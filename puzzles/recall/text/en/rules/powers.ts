// English: the rules of equipment and tribes, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const powers: Readonly<Record<string, RuleText>> = {
	'R-GEAR-1': {
		name: 'Equipment needs energy',
		statement: 'Every equipment has an effect that you activate with energy stones.'
	},
	'R-GEAR-ALEMBIC': {
		name: 'Alembic',
		statement: 'Remove 1 of your figures to get 1 pink crystal.',
		allowed: 'your own figure',
		refused: 'none of yours is there'
	},
	'R-GEAR-RADAR': {
		name: 'Ground radar',
		statement: 'When you dig, make 1 extra step on the track of the stone you took.'
	},
	'R-GEAR-RADAR-PAY': {
		name: 'Paying the Ground radar',
		statement:
			'The stone just dug up may pay for the radar. An own stone that this dig unlocks on a track may not.',
		allowed: 'the stone just dug up',
		refused: 'the stone still on the track'
	},
	'R-GEAR-BOOSTER': { name: 'Booster', statement: 'When you gain a relic, get 1 pink crystal.' },
	'R-GEAR-DECODER': { name: 'Decoder', statement: 'When you build a storage, make 1 step on any track.' },
	'R-GEAR-EXO': {
		name: 'Exosuit',
		statement: 'When you would have to remove figures for a relic or a develop action, you remove none.'
	},
	'R-GEAR-EXO-OTHERS': {
		name: 'Exosuit and the others',
		statement: 'If you build with the Exosuit, other players with a building on that field gain no figure.'
	},
	'R-GEAR-INTERPRETER': {
		name: 'Interpreter',
		statement:
			'When you get a camp’s reward for building beside it, make 1 step on any track. It works once for each camp that pays.'
	},
	'R-GEAR-OMNITOOL': {
		name: 'Omnitool',
		statement: 'It counts as 4 separate equipments on one card. Each part has its own rising cost.'
	},
	'R-GEAR-PORTAL': {
		name: 'Portal',
		statement: 'Gain 1 figure. Place it as usual, or on a field where another player has a building.'
	},
	'R-GEAR-DOUBLER': {
		name: 'Doubler',
		statement:
			'When you activate a production field in a reset, get its reward once more, at most once for each field.'
	},
	'R-TRIBE-1': {
		name: 'Effects of tribes',
		statement:
			'Every tribe has an effect activated with energy stones. Some also have a permanent effect, which needs no stone.'
	},
	'R-TRIBE-AYNIR': {
		name: 'Aynir: swap',
		statement:
			'Up to 4 times, give 1 figure on the board, 1 white crystal or 1 green point and take 1 of these. Boosters stay if you move back.',
		allowed: 'a crystal for a point',
		refused: 'there is no point to give'
	},
	'R-TRIBE-AYNIR-P': {
		name: 'Aynir: better rates',
		statement: 'When you exchange crystals, 2 white give 1 pink and 2 pink give 1 purple.'
	},
	'R-TRIBE-BRIMAS': { name: 'Brimas: develop', statement: 'You get 1 develop action.' },
	'R-TRIBE-COLTERON': {
		name: 'Colteron: from volcano to volcano',
		statement:
			'Move 1 group from a volcano to any other volcano, however far. If you do, get 1 white crystal.',
		allowed: 'to another volcano',
		refused: 'to an ordinary field'
	},
	'R-TRIBE-COLTERON-P': {
		name: 'Colteron: onto volcanoes',
		statement: 'Your figures may move onto volcanoes.'
	},
	'R-TRIBE-DORIAN': {
		name: 'Dorian: a pigsty',
		statement:
			'Put 1 pigsty on farmland where you have presence, at most 1 per field. Then put as many pigs there as it shows.',
		allowed: 'farmland with presence',
		refused: 'no farmland'
	},
	'R-TRIBE-DORIAN-P1': {
		name: 'Dorian: pigs come along',
		statement: 'A moving group may take any number of pigs with it. Pigs never move without a figure.',
		allowed: '2 pigs are there',
		refused: 'there is no third'
	},
	'R-TRIBE-DORIAN-P2': {
		name: 'Dorian: pigs instead of figures',
		statement:
			'When figures would be removed for a relic or a develop action, pigs on that field may be removed instead.',
		allowed: '1 pig for 1 figure',
		refused: '2 pigs for 1 figure'
	},
	'R-TRIBE-DORIAN-S': {
		name: 'Dorian: points for pigsties',
		statement: 'In the final scoring you get 2 points for each pigsty on whose field you have presence.'
	},
	'R-TRIBE-DORIAN-O': {
		name: 'Dorian: pigs belong to nobody',
		statement: 'Pigs and pigsties have no owner. Everybody with Dorian may use and score all of them.'
	},
	'R-TRIBE-ENTERIN': {
		name: 'Enterin: an island',
		statement:
			'Put 1 island on an empty farmland, forest, mountain or water field next to your presence. Empty means nothing at all lies there.',
		allowed: 'empty water',
		refused: 'a relic lies there'
	},
	'R-TRIBE-ENTERIN-R': {
		name: 'Enterin: what the island brings',
		statement:
			'Each adjacent field with a building, whoever’s, gives 1 reward: white crystal for workshops, figure on the island for storages, green point for monuments.'
	},
	'R-TRIBE-ENTERIN-P': {
		name: 'Enterin: water and forest',
		statement:
			'An island is water and forest at once, for everybody. Normal and water movements may enter and cross it.'
	},
	'R-TRIBE-FINDER': {
		name: 'Finder: the raft',
		statement:
			'Put or move your raft onto any empty water field, then fill it from your supply up to 3 figures.',
		allowed: 'empty water',
		refused: 'a relic lies there'
	},
	'R-TRIBE-FINDER-OUT': {
		name: 'Finder: figures on the raft',
		statement: 'Figures on the raft are not in play. They cannot be removed for anything and do not score.',
		allowed: 'a figure on the board',
		refused: 'a figure on the raft'
	},
	'R-TRIBE-FINDER-P': {
		name: 'Finder: help from the raft',
		statement:
			'When anybody removes figures beside your raft for a relic or a develop action, 1 figure moves from the raft to that field, unless it is water.'
	},
	'R-TRIBE-GOLIAT': {
		name: 'Goliat: bonus twice',
		statement: 'When you get a reward from a light or dark bonus tile, you get it once more.'
	},
	'R-TRIBE-HAYLA-1': {
		name: 'Hayla: fan out',
		statement:
			'Any number of your figures on one field move 1 step each, in the same or in different directions.',
		allowed: 'from the same field',
		refused: 'from another field'
	},
	'R-TRIBE-HAYLA-2': {
		name: 'Hayla: jump',
		statement:
			'1 group jumps over an adjacent field and lands behind it, also round a bend. It may jump over water, a volcano or a relic.',
		allowed: 'over a field',
		refused: 'only next door'
	},
	'R-TRIBE-ION': {
		name: 'Ion: pull out a module',
		statement: 'Deactivate 1 of your activated modules. It is ready again.'
	},
	'R-TRIBE-JHE': {
		name: 'J’he: the module again',
		statement: 'When you insert a module, you get all actions of that module once more, not those of the box.'
	},
	'R-TRIBE-K01': {
		name: 'K-01: the storage again',
		statement: 'When you build a storage, you get its reward from the console once more.'
	},
	'R-TRIBE-K01-S6': {
		name: 'K-01: the bottom storage',
		statement:
			'For the bottom storage you get no second relic, but the reward of the covered relic space once more.'
	},
	'R-TRIBE-LEXANDER': { name: 'Lexander: upgrade', statement: 'You upgrade 1 crystal.' },
	'R-TRIBE-LEXANDER-P': {
		name: 'Lexander: purple pays',
		statement:
			'For each purple crystal you pay for an action, you get 1 white crystal and 1 green point. An exchange does not count.'
	},
	'R-TRIBE-MOTO': {
		name: 'Moto: better modules',
		statement: 'Pay 1 white crystal to upgrade 1 of your modules by one level.',
		allowed: 'with a white crystal',
		refused: 'without a white crystal'
	},
	'R-TRIBE-NORDWIND': { name: 'Nordwind: one step', statement: 'You get 1 movement of 1 step.' },
	'R-TRIBE-NORDWIND-P': {
		name: 'Nordwind: rings',
		statement:
			'You may remove 1 of your figures from a camp to lay a random ring there, face up, and get its reward.',
		allowed: 'on a camp',
		refused: 'no camp'
	},
	'R-TRIBE-NORDWIND-P2': {
		name: 'Nordwind: one ring per camp',
		statement: 'A camp holds at most 1 ring, whoever laid it. Nobody else gets its reward.',
		allowed: 'a camp without a ring',
		refused: 'a ring lies there'
	}
};
