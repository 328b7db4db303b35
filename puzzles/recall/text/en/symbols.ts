// English: the symbols of Recall, named and explained.
import type { SymbolCode, SymbolText } from '../../symbols.ts';

const text: Readonly<Record<SymbolCode, SymbolText>> = {
	fig: {
		name: 'figure',
		explanation: 'You gain that many figures. They go where you have presence or on your start field.'
	},
	figHere: {
		name: 'figure right here',
		explanation: 'You gain a figure exactly on the field that triggered this. You need no presence there.'
	},
	white: { name: 'white crystal', explanation: 'You gain that many white crystals.' },
	pink: { name: 'pink crystal', explanation: 'You gain that many pink crystals. 1 pink is worth 2 white.' },
	purple: {
		name: 'purple crystal',
		explanation: 'You gain that many purple crystals. 1 purple is worth 3 white.'
	},
	upgrade: {
		name: 'upgrade a crystal',
		explanation: 'Move a crystal up one area: white to pink, or pink to purple. The number says how often.'
	},
	move: {
		name: 'movement',
		explanation: '1 movement with that many steps. Each step takes a group to an adjacent field.'
	},
	water: {
		name: 'water movement',
		explanation: '1 group crosses connected water fields and ends on land beside them.'
	},
	'water+': {
		name: 'improved water movement',
		explanation: 'A water movement on which figures may land on different fields.'
	},
	explore: {
		name: 'exploration',
		explanation: 'Turn over 1 face-down area tile next to a tile where you have presence.'
	},
	develop: { name: 'develop action', explanation: 'Dig, build, or upgrade 1 crystal.' },
	points: { name: 'green points', explanation: 'You score that many points at once.' },
	'step:white': {
		name: 'step on the white track',
		explanation: 'That many steps up the white knowledge track.'
	},
	'step:grey': {
		name: 'step on the grey track',
		explanation: 'That many steps up the grey knowledge track.'
	},
	'step:black': {
		name: 'step on the black track',
		explanation: 'That many steps up the black knowledge track.'
	},
	stepAny: {
		name: 'step of your choice',
		explanation: 'Steps on knowledge tracks, each on a track of your choice.'
	},
	cass: {
		name: 'cassette',
		explanation: 'You gain that many cassettes and keep them secret. Play them as free actions.'
	},
	modup: {
		name: 'upgrade a module',
		explanation: 'Swap one of your modules for one of the next level: white, yellow, green, grey.'
	},
	deact: {
		name: 'pull out a module',
		explanation: 'Take that many of your modules out of their slots. They are ready again.'
	},
	freeAct: {
		name: 'free activation',
		explanation: 'Activate one of your effects once, without energy stones.'
	},
	relic: {
		name: 'relic of your choice',
		explanation: 'Take 1 relic from the round space, without removing figures.'
	},
	choice: { name: 'slash', explanation: 'Choose one of the alternatives.' },
	offers: { name: 'figures for crystals', explanation: 'Box A: pay crystals for up to 4 more figures.' },
	removeForWhite: {
		name: 'crystals for figures',
		explanation: 'Box A: remove figures from the board for 1 white crystal each.'
	},
	moveB: {
		name: 'movement of box B',
		explanation:
			'The first number of steps is free. For 1 white, pink or purple crystal you get the second, third or fourth.'
	},
	moveOrDevelop: { name: 'step or develop', explanation: 'Either 1 movement of 1 step or 1 develop action.' },
	copy: {
		name: 'copy of a box',
		explanation: 'You get the actions of another box with a module in its slot.'
	},
	cost: {
		name: 'cost',
		explanation: 'What stands there is given: remove the figure or pay the crystal shown.'
	},
	module: { name: 'module', explanation: 'Take 1 open module of the colour shown from the display.' },
	flat: {
		name: 'fixed cost',
		explanation: 'This effect always costs 1 energy stone, however often you use it.'
	},
	trigger: {
		name: 'trigger',
		explanation: 'This effect works only when its trigger happens, at most once each time.'
	}
};

export default text;
