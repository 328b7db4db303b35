// English: the table of Temple of Artefacts, in lessons and in the full game.
import { plural } from '$lib/text/plural.ts';

const count = plural('en');
const silver = (n: number) => `${n} silver`;
const actions = (n: number) => count(n, { one: '1 action', other: `${n} actions` });
const assistants = (n: number) => count(n, { one: '1 assistant', other: `${n} assistants` });

const temple = {
	title: 'Temple of Artefacts',
	description:
		'Play Temple of Artefacts against one to three opponents, with every price and point explained. Works offline.',
	temple: 'The temple',
	parts: 'Parts of the table',
	panels: { card: 'Card', area: 'My cards', display: 'Assistants', others: 'Others' },
	levels: { label: 'Look under', t: 'All', m: 'Without top', g: 'Ground only' },
	place: (place: string) => place,
	faceDown: 'Face down',
	known: 'you looked',
	free: 'free',
	costs: (n: number) => `costs ${silver(n)}`,
	silver,
	yourSilver: (n: number) => `You have ${silver(n)}.`,
	vp: (n: number) => `${n} VP`,
	player: (n: number) => (n === 0 ? 'You' : `Player ${n + 1}`),
	chooseCard: 'Tap a card of the temple.',
	choose: 'Choose',
	noCards: 'No cards yet.',
	noAssistants: 'No assistants left.',
	named: (what: string, name: string) => `${what}: ${name}`,
	withStar: (name: string) => `${name} with a star`,
	turned: (name: string) => `${name}, turned over`,
	porcelain: (letter: string) => `Porcelain ${letter}`,
	deeds: {
		take: 'Take it',
		look: 'Look, 1 silver',
		hire: 'Hire, 1 silver',
		free: 'Take the assistant',
		trigger: 'Trigger the bonus',
		secure: 'Secure the set',
		steal: 'Steal it',
		discard: 'Into the box',
		end: 'End the turn'
	},
	decks: {
		ST: { one: 'statue', many: 'statues' },
		CO: { one: 'coin', many: 'coins' },
		WE: { one: 'weapon', many: 'weapons' },
		MA: { one: 'manuscript', many: 'manuscripts' },
		JE: { one: 'jewel', many: 'jewels' },
		RE: { one: 'relic', many: 'relics' },
		CB: { one: 'Curse & Blessing', many: 'Curse & Blessing' },
		PO: { one: 'porcelain', many: 'porcelain' },
		VM: { one: 'Vampire & Mummy', many: 'Vampire & Mummy' },
		TR: { one: 'treasure', many: 'treasures' }
	},
	monsters: {
		vampire: 'vampire',
		mummy: 'mummy',
		'vampire-mummy': 'vampire mummy',
		'silver-cross': 'silver cross',
		coffin: 'coffin'
	},
	/** On the small cards. */
	monsterMarks: { vampire: 'V', mummy: 'M', 'vampire-mummy': 'VM', 'silver-cross': '+', coffin: 'C' },
	effects: {
		gain: (n: number) => `gain ${silver(n)}`,
		lose: (n: number) => `lose ${silver(n)}`,
		assistant: (n: number) => `${assistants(n)} free`,
		action: (n: number) => `${actions(n)} more`,
		'others-gain': (n: number) => `all others gain ${silver(n)}`,
		discard: (n: number) => count(n, { one: 'put a card into the box', other: `put ${n} cards into the box` })
	},
	assistants: {
		sculptor: 'Sculptor',
		moneychanger: 'Moneychanger',
		armourer: 'Armourer',
		scribe: 'Scribe',
		jeweller: 'Jeweller',
		'keeper-of-relics': 'Keeper of Relics',
		priest: 'Priest',
		potter: 'Potter',
		'monster-hunter': 'Monster Hunter',
		appraiser: 'Appraiser',
		banker: 'Banker',
		astronomer: 'Astronomer'
	} as Readonly<Record<string, string>>,
	formulas: {
		perCard: (vp: number, one: string) => `${vp} VP per ${one}`,
		perTurnedSet: (vp: number, many: string) => `${vp} VP per turned set of ${many}`,
		perCombination: (vp: number) => `${vp} VP per monster pair`,
		perSilver: (vp: number, step: number) => `${vp} VP per ${step} silver`,
		perStar: (vp: number) => `${vp} VP per star`
	},
	ask: {
		act: (n: number) => `Your turn, ${actions(n)}.`,
		after: 'Action done. Use a set, or end the turn.',
		steal: 'Steal a face-up card.',
		assistant: 'Take an assistant, free.',
		discard: 'Put one of your face-up cards into the box.',
		wait: (player: string) => `${player} is thinking.`,
		over: 'The game is over.'
	},
	told: {
		taken: (who: string, card: string, cost: number) =>
			cost === 0 ? `${who}: ${card}.` : `${who}: ${card} for ${silver(cost)}.`,
		hired: (who: string, name: string) => `${who}: ${name} hired.`,
		triggered: (who: string, name: string) => `${who}: bonus of ${name}.`,
		secured: (who: string, name: string) => `${who}: ${name} secured.`,
		stolen: (who: string, card: string, from: string) => `${who}: ${card} stolen from ${from}.`,
		peeked: (who: string) => `${who}: looked at a card.`,
		discarded: (who: string, card: string) => `${who}: ${card} into the box.`,
		round: 'The second temple. Now counter-clockwise.'
	},
	head: (round: number, bank: number) => `Temple ${round} of 2, bank ${bank}`,
	newGame: 'New game',
	players: 'Players',
	playersAll: (n: number) => `${n} players`,
	decksChoice: 'Decks',
	beginner: 'First game',
	random: 'Mixed',
	start: 'Start',
	goOn: 'Continue the open game',
	again: 'Play again',
	undo: 'Undo',
	nothingToUndo: 'Nothing to undo: you’ve seen hidden cards.',
	intro: 'Two temples, the most points win. Opponents are simple but fair: they see no hidden card.',
	ourData: 'Cards, assistants and values are our own, not the publisher’s.',
	learn: 'Learn it first',
	score: 'Final scores',
	total: 'Total',
	lines: {
		'relics-most': 'most relics',
		'relics-fewest': 'fewest relics',
		silver: 'silver',
		stars: 'most stars'
	},
	wins: (who: string) => `${who} won.`,
	youWin: 'You won.',
	shared: 'A shared victory.',
	rank: (n: number) =>
		n === 1 ? '1st place' : n === 2 ? '2nd place' : n === 3 ? '3rd place' : `${n}th place`,
	home: 'To the courses',
	rules: 'Rules',
	rule: 'Rule',
	refused: 'Not allowed.',
	menu: 'More',
	loading: 'Loading…',
	unsaved: 'Your browser couldn’t save this.',
	noScript: 'The game needs JavaScript.'
};

export type TempleText = typeof temple;
export default temple;
