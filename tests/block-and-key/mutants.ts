// Every executable rule of Block and Key and The Ancients switched off once: in the slow reference where it knows the rule, in the
// game's rules where the way of a game is decided.
import type { Mutant } from '../proof/mutant.ts';

const inFile =
	(file: string) =>
	(rule: string, from: string, to: string): Mutant => ({ rule, file, from, to });
const reference = (file: string) => inFile(`tests/block-and-key/reference/${file}.ts`);
const game = (file: string) => inFile(`web/games/block-and-key/${file}.ts`);

const placement = reference('placement');
const keys = reference('keys');
const view = reference('view');
const theirs = reference('ancients');
const setup = game('setup');
const yard = game('yard');
const turns = game('turns');
const positioning = game('positioning');
const altars = game('altars');
const ancients = game('ancients');
const score = game('score');
const excavating = game('excavating');
// The engine itself is built and keeps its own copy of these numbers.
const shared = inFile('engine-wasm/shared.ts');

export const MUTANTS: readonly Mutant[] = [
	placement('B-PLACE-GRID', "broken.push('outside')", 'void 0'),
	placement('B-PLACE-FREE', "broken.push('overlap')", 'void 0'),
	placement('B-PLACE-DROP', "broken.push('covered')", 'void 0'),
	placement('B-PLACE-3', "broken.push('too-high')", 'void 0'),
	placement('B-PLACE-4', "if (off.has('B-PLACE-4')) return true;", 'return true;'),
	placement('B-PLACE-5', "broken.push('ledge')", 'void 0'),
	placement('B-PLACE-1', "broken.push('no-contact')", 'void 0'),
	placement('B-PLACE-2', "broken.push('not-taller')", 'void 0'),
	view('B-VIEW-1', 'of columnsOnLine(temple, seat, u)) {', 'of columnsOnLine(temple, seat, u).reverse()) {'),
	view('B-VIEW-2', 'filling.colours[seat]', 'filling.colours.S'),
	positioning(
		'B-VIEW-3',
		'engine.setPosition(positionOf(deck, state), seat);',
		"engine.setPosition(positionOf(deck, state), seat === 'S' ? 'E' : 'S');"
	),
	keys('B-KEY-1', "(off.has('B-KEY-1') ? 1 : 4)", '1'),
	keys('B-KEY-2', "if (off.has('B-KEY-2'))", 'if (true)'),
	keys(
		'B-KEY-3',
		'faces[index]?.colour === colour',
		'faces[index]?.colour === colour && faces[index]?.owner === faces[0]?.owner'
	),
	keys('B-KEY-4', '!takesPart(faces, newBlock)', 'false'),
	positioning(
		'B-KEY-5',
		'if (chosen.size < cards.length ||',
		'if (cards.length > 1 || chosen.size < cards.length ||'
	),
	positioning(
		'B-KEY-6',
		'if (cards.length === 0) return afterAction(rules, moment, []);',
		"if (cards.length === 0) return { rule: 'B-KEY-6' };"
	),
	shared('B-KEY-7', 'export const HAND_MAX = 4;', 'export const HAND_MAX = 3;'),
	score('B-KEY-8', 'claimed.reduce(', '[...claimed, ...(state.players[player] as Player).hand].reduce('),
	setup('B-SETUP-1', 'boxOf(deck).map(', 'boxOf(deck).slice(1).map('),
	setup('B-SETUP-4', 'const STARS_DEALT = 2;', 'const STARS_DEALT = 1;'),
	setup('B-SETUP-5', 'enigmas.pop()?.colour', 'enigmas.at(0)?.colour'),
	setup('B-SETUP-6', 'const SITES = 9;', 'const SITES = 8;'),
	yard(
		'B-SETUP-7',
		'for (let site = 0; site < yard.length; site++) {',
		'for (let site = yard.length - 1; site >= 0; site--) {'
	),
	setup('B-SETUP-8', '(first + k) %', '(first + 4 - k) %'),
	game('apply')('B-SETUP-9', 'active: count - 1 }', 'active: 0 }'),
	turns('B-SETUP-10', '(state.active + 1) %', '(state.active + state.players.length - 1) %'),
	positioning('B-TURN-1', "if (!isStuck(rules, state)) return { rule: 'B-TURN-1' };", ''),
	yard('B-EXC-1', 'filter((site) => yard[site]);', 'slice(0, 2).filter((site) => yard[site]);'),
	shared('B-EXC-2', 'export const SUPPLY_MAX = 7;', 'export const SUPPLY_MAX = 9;'),
	yard('B-EXC-3', 'if (!piece) break;', "if (!piece) throw new RangeError('the bag is empty');"),
	positioning('B-POS-1', 'supply.filter((_, k) => k !== block)', 'supply'),
	turns('B-END-1', '{ 2: 12, 3: 8, 4: 7 }', '{ 2: 11, 3: 7, 4: 6 }'),
	turns('B-END-2', '? count : null', '? 1 : null'),
	score('B-END-3', 'const FACES_FOR_A_POINT = 3;', 'const FACES_FOR_A_POINT = 2;'),
	score('B-END-4', "count('claimed', b) - count('claimed', a) ||", ''),
	setup('S-SETUP-1', 'const STARS_DEALT = 2;', 'const STARS_DEALT = 1;'),
	setup('S-SETUP-2', 'deck.core[players]', 'deck.core[2]'),
	excavating(
		'S-SETUP-3',
		"if (!taken) return { rule: isSolo(moment.state) ? 'S-SETUP-3' : 'B-SETUP-9' };",
		'if (!taken || isSolo(moment.state)) return begins(moment, 1, 0);'
	),
	positioning('S-TURN-1', "if (!isStuck(rules, state)) return { rule: 'B-TURN-1' };", ''),
	altars('S-TURN-2', 'if (claimed.length === 0 && openAltars(moment.state).length > 0)', 'if (false)'),
	altars('S-TURN-3', "if (!altar) return { rule: 'S-TURN-3' };", 'if (!altar) return toDraw(rules, moment);'),
	shared('S-TURN-4', 'export const HAND_MAX = 4;', 'export const HAND_MAX = 3;'),
	altars('S-TURN-5', 'isSolo(state) && state.drawn !== null ?', 'false && state.drawn !== null ?'),
	shared('S-END-1', 'export const SOLO_TURNS = 11;', 'export const SOLO_TURNS = 12;'),
	ancients('S-ANC-1', 'const site = card.pips - 1;', 'const site = card.pips % 9;'),
	ancients(
		'S-ANC-2',
		"if (!piece) return endTurn(advanced(begun, state, { what: 'empty-site', site }));",
		"if (!piece) throw new RangeError('the site is empty');"
	),
	ancients(
		'S-ANC-3',
		'if (!placementsAt(rules, state, piece, target).some((placement) => String(placement) === asked))',
		'if (asked === null)'
	),
	theirs('S-ANC-3', "off.has('S-ANC-3') ||", 'true ||'),
	ancients(
		'S-ANC-4',
		'.filter((target) => placementsAt(rules, state, piece, target).length > 0);',
		'.filter((target) => placementsAt(rules, state, piece, target).length > 0).slice(0, 1);'
	),
	ancients(
		'S-ANC-5',
		'if (!placementsAt(rules, state, piece, target).some(',
		'if (!placementsAt(rules, state, piece, target).slice(0, 1).some('
	),
	ancients('S-ANC-6', 'if (targets.length > 0) return awaiting', 'if (targets.length >= 0) return awaiting'),
	ancients(
		'S-ANC-7',
		'return endTurn(refill(advanced(moment, placed,',
		'return endTurn((advanced(moment, placed,'
	),
	ancients(
		'S-ANC-8',
		"return endTurn(refill(advanced(moment, placed, { what: 'ancients-placed', piece, target, cells })));",
		"return awaiting(refill(advanced(moment, placed, { what: 'ancients-placed', piece, target, cells })), { kind: 'claim', claimable: state.players[0]?.hand ?? [] });"
	),
	score('S-SCORE-1', 'const FACES_FOR_A_POINT = 3;', 'const FACES_FOR_A_POINT = 2;'),
	score('S-SCORE-2', "[27, 'dig-director']", "[28, 'dig-director']")
];

/** Rules of which nothing can be switched off, and why. */
export const NOT_EXECUTABLE: Readonly<Record<string, string>> = {
	'B-SETUP-2': 'how many cards there are is data, held by the deck tests',
	'B-SETUP-3': 'chance chooses the start player at the table; here everybody sits so that it is player 0'
};
