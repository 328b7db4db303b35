// Broken decks: a change to ours, the fault it must give and where.

/** Loose on purpose: the changes put in what the types forbid. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Loose = any;
type Broken = readonly [code: string, where: string, what: string, change: (deck: Loose) => unknown];

export const key = (d: Loose, id: string) => d.keys.find((each: Loose) => each.id === id);
const isLevel = (name: string) => (each: Loose) => each.level === name;

export const UNPLAYABLE: readonly Broken[] = [
	['structure', 'deck', 'not an object', () => 'keystone'],
	['structure', 'keys', 'no keys', (d) => delete d.keys],
	['structure', 'author', 'an unknown field', (d) => (d.author = 'me')],
	['structure', 'keys[12] sun-05', 'a card without squares', (d) => delete key(d, 'sun-05').squares],
	['structure', 'keys[12] sun-05', 'an unknown field of a card', (d) => (key(d, 'sun-05').mirrored = true)],
	['structure', 'keys[12]', 'no card', (d) => (d.keys[12] = 7)],
	['square-colour', 'keys[0] star-01', 'a square of two numbers', (d) => key(d, 'star-01').squares[0].pop()],
	['shape-cell', 'shapes L4', 'a cell of two numbers', (d) => d.shapes.L4[0].pop()],
	['structure', 'core 3', 'no place for three players', (d) => delete d.core['3']],
	['id', 'keys[12]', 'an id that is no word', (d) => (key(d, 'sun-05').id = 'Sun 5!')],
	['id', 'enigmas[2]', 'an Enigma without an id', (d) => (d.enigmas[2].id = '')],
	['id-twice', 'keys[13] sun-05', 'two cards with one id', (d) => (key(d, 'sun-06').id = 'sun-05')],
	['id-twice', 'enigmas[0] moon-01', 'an Enigma with the id of a Key', (d) => (d.enigmas[0].id = 'moon-01')],
	['floor-size', 'floor width', 'a floor too wide', (d) => (d.floor.width = 9)],
	['floor-size', 'floor depth', 'a floor too narrow', (d) => (d.floor.depth = 1)],
	['floor-size', 'floor height', 'another height', (d) => (d.floor.height = 5)],
	['core-outside', 'core 2', 'a Core Cube over the edge', (d) => (d.core['2'] = [7, 4])],
	['core-outside', 'core 4', 'a Core Cube before the edge', (d) => (d.core['4'] = [-1, 0])],
	['core-outside', 'core 1', 'a Core Cube outside a small floor', (d) => (d.floor.depth = 4)],
	['colours', 'colours[3]', 'an unknown colour', (d) => (d.colours[3] = 'x')],
	['colours', 'colours', 'a colour missing', (d) => d.colours.pop()],
	['shape-id', 'shapes l4', 'a shape in small letters', (d) => (d.shapes.l4 = [[0, 0, 0]])],
	['shape-id', 'shapes constructor', 'a dangerous shape id', (d) => (d.shapes.constructor = [[0, 0, 0]])],
	[
		'shape-id',
		'shapes __proto__',
		'a shape for all objects',
		(d) => (d.shapes = JSON.parse('{"__proto__":[]}'))
	],
	['shape-count', 'shapes', 'no shapes', (d) => (d.shapes = {})],
	['shape-count', 'shapes', 'too many shapes', (d) => addShapes(d)],
	['shape-cell', 'shapes I2', 'a cell below 0', (d) => (d.shapes.I2[0] = [-1, 0, 0])],
	['shape-cell', 'shapes I2', 'half a cell', (d) => (d.shapes.I2[0] = [0.5, 0, 0])],
	['shape-size', 'shapes I2', 'a shape without cells', (d) => (d.shapes.I2 = [])],
	['shape-size', 'shapes I2', 'a shape too large', (d) => (d.shapes.I2 = rod(9))],
	['shape-cell-twice', 'shapes I3', 'a cell twice', (d) => d.shapes.I3.push([0, 0, 0])],
	['shape-apart', 'shapes I3', 'a shape in two pieces', (d) => (d.shapes.I3 = cells('000 100 300'))],
	['shape-apart', 'shapes V3', 'cells only edge to edge', (d) => (d.shapes.V3 = cells('000 110'))],
	['shape-twice', 'shapes T4', 'the same shape turned', (d) => (d.shapes.T4 = cells('011 021 031 032'))],
	['level', 'keys[12] sun-05', 'an unknown level', (d) => (key(d, 'sun-05').level = 'comet')],
	['level', 'keys[12] sun-05', 'no level', (d) => delete key(d, 'sun-05').level],
	['vp', 'keys[12] sun-05', 'no VP', (d) => (key(d, 'sun-05').vp = 0)],
	['vp', 'keys[12] sun-05', 'half a VP', (d) => (key(d, 'sun-05').vp = 1.5)],
	['stars', 'keys[32] moon-01', 'five Stars', (d) => (key(d, 'moon-01').stars = 5)],
	['pips', 'keys[32] moon-01', 'no Pips', (d) => (key(d, 'moon-01').pips = 0)],
	['structure', 'keys[32] moon-01', 'Pips missing', (d) => delete key(d, 'moon-01').pips],
	['marks-on-star', 'keys[3] star-04', 'Stars on a Star', (d) => (key(d, 'star-04').stars = 1)],
	['marks-on-star', 'keys[3] star-04', 'Pips on a Star', (d) => (key(d, 'star-04').pips = 1)],
	['square', 'keys[0] star-01', 'a square below 0', (d) => (key(d, 'star-01').squares[0][0] = -1)],
	['square', 'keys[0] star-01', 'half a square', (d) => (key(d, 'star-01').squares[0][1] = 0.5)],
	['square-colour', 'keys[0] star-01', 'a colour unknown', (d) => (key(d, 'star-01').squares[0][2] = 'red')],
	['square-twice', 'keys[0] star-01', 'a square twice', (d) => key(d, 'star-01').squares.push([0, 0, 'a'])],
	['key-empty', 'keys[0] star-01', 'a Key without squares', (d) => (key(d, 'star-01').squares = [])],
	['key-origin', 'keys[0] star-01', 'a Key off the corner', (d) => moveKey(key(d, 'star-01'))],
	['key-size', 'keys[0] star-01', 'a Key too large', (d) => key(d, 'star-01').squares.push([4, 0, 'a'])],
	['key-no-view', 'keys[8] sun-01', 'a Key wider than the floor', (d) => shrink(d)],
	['key-count', 'keys', 'no Moons', (d) => (d.keys = d.keys.filter((k: Loose) => !isLevel('moon')(k)))],
	['enigma-colours', 'enigmas[1] enigma-b', 'an unknown Enigma', (d) => (d.enigmas[1].colour = 'x')],
	['enigma-colours', 'enigmas', 'a colour without an Enigma', (d) => (d.enigmas[1].colour = 'w')]
];

export const UNPUBLISHED: readonly Broken[] = [
	['floor', 'floor', 'a smaller floor', (d) => (d.floor.width = 7)],
	['core', 'core 3', 'a Core Cube elsewhere', (d) => (d.core['3'] = [3, 3])],
	['colour-cycle', 'colours', 'another cycle', (d) => d.colours.reverse()],
	['shape-table', 'shapes U5', 'a shape missing', (d) => delete d.shapes.U5],
	['shape-table', 'shapes P5', 'a shape too many', (d) => (d.shapes.P5 = cells('000 100 010 110 200'))],
	['shape-table', 'shapes I4', 'another shape', (d) => (d.shapes.I4 = rod(5))],
	['level-count', 'keys', 'a Sun missing', (d) => d.keys.splice(8, 1)],
	['level-vp', 'keys[12] sun-05', 'a Sun of 3 VP', (d) => (key(d, 'sun-05').vp = 3)],
	['level-squares', 'keys[12] sun-05', 'three on a Sun', (d) => key(d, 'sun-05').squares.pop()],
	['one-colour', 'keys[12] sun-05', 'one colour', (d) => key(d, 'sun-05').squares.forEach(whiten)],
	[
		'design-twice',
		'keys[13] sun-06',
		'a turned copy',
		(d) => (key(d, 'sun-06').squares = upside(d, 'sun-05'))
	],
	[
		'colour-share',
		'keys',
		'one white more',
		(d) => whiten(key(d, 'sun-02').squares.find((s: Loose) => s[2] !== 'w'))
	],
	[
		'stars-share',
		'keys',
		'a corner more often',
		(d) => (key(d, 'sun-05').stars = (key(d, 'sun-05').stars % 4) + 1)
	],
	['pips-share', 'keys', 'a site too often', (d) => d.keys.slice(8, 11).forEach((k: Loose) => (k.pips = 5))],
	[
		'marks-thrice',
		'keys',
		'a pair thrice',
		(d) => d.keys.slice(8, 11).forEach((k: Loose) => Object.assign(k, { stars: 1, pips: 1 }))
	]
];

export function cells(text: string): number[][] {
	return text.split(' ').map((digits) => [...digits].map(Number));
}
function rod(n: number): number[][] {
	return Array.from({ length: n }, (_, x) => [x, 0, 0].map((c) => Math.min(c, 7)));
}
function addShapes(d: Loose): void {
	for (let n = 0; n < 6; n++) d.shapes[`X${n}`] = rod(n + 1);
}
export function moveKey(card: Loose): void {
	for (const square of card.squares) square[1] += 1;
}
function whiten(square: Loose): void {
	square[2] = 'w';
}
function upside(d: Loose, id: string): Loose {
	const { squares } = key(d, id);
	const i1 = Math.max(...squares.map((s: Loose) => s[0]));
	const j1 = Math.max(...squares.map((s: Loose) => s[1]));
	return squares.map(([i, j, c]: Loose) => [i1 - i, j1 - j, c]);
}
function shrink(d: Loose): void {
	Object.assign(d.floor, { width: 2, depth: 2 });
	for (const players of ['1', '2', '3', '4']) d.core[players] = [0, 0];
	key(d, 'sun-01').squares = [0, 1, 2, 3].map((i) => [i, i, i % 2 ? 'w' : 'b']);
}
