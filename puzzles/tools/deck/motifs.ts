// The drawings from which the Key cards are made. A letter is a part of the drawing in one colour; which
// colour is decided later. Rows from the top; a dot is an empty square. The drawings are our own.
import type { Level } from '../../schema/levels.ts';

export interface Motif {
	readonly name: string;
	readonly rows: readonly string[];
	/** Two cards: the drawing and its mirror image, in the same colours. */
	readonly twin?: true;
}

const drawn = (name: string, drawing: string): Motif => ({ name, rows: drawing.split('/') });
const twins = (name: string, drawing: string): Motif => ({ ...drawn(name, drawing), twin: true });

export const MOTIFS: Readonly<Record<Level, readonly Motif[]>> = {
	star: [
		drawn('brick', 'ab'),
		drawn('other brick', 'ab'),
		drawn('step', 'a./.b'),
		drawn('other step', 'a./.b'),
		drawn('beam', 'aba'),
		drawn('short tower', 'b/a/a'),
		drawn('elbow', 'a./ba'),
		drawn('boot', 'a./ab'),
		twins('loose brick', 'aa./..b')
	],
	sun: [
		drawn('banded tower', 'b/b/a/a'),
		drawn('striped tower', 'a/b/a/b'),
		drawn('checker', 'ab/ba'),
		drawn('diamond', '.a./b.b/.a.'),
		drawn('four posts', 'a.b/.../b.a'),
		drawn('vault', '.bb./a..a'),
		twins('terraces', 'aa../..bb'),
		drawn('crenels', 'a.a./.b.b'),
		twins('slope', '.aa/bb.'),
		drawn('chalice', 'a.a/.b./.b.'),
		drawn('bend', 'aa./..b/..b'),
		drawn('two pillars', 'b.b/a.a'),

		drawn('lintel', 'aaa/.b.'),
		twins('banner', 'aaa/b..'),
		drawn('comet', 'b../.aa/.a.'),
		drawn('tripod', '.a./.b./a.a'),
		drawn('lamp', 'aa/ab'),
		drawn('kite', '.a./a.a/.b.'),
		twins('tail', 'a../aa./..b'),

		drawn('capital', 'aba/.c.'),
		drawn('girdled tower', 'a/b/c/a'),
		drawn('gem', '.a./b.c/.a.'),
		drawn('mast', 'a.a/.b./.c.'),
		twins('bolt', '.ab/ca.'),
		drawn('path', 'a.../.b../..c./...a'),
		twins('ell', 'b./c./aa'),
		drawn('quoin', 'bc/aa'),
		drawn('gallery', '.bc./a..a'),
		drawn('spark', 'b../.ca/.a.'),

		drawn('totem', 'a/b/c/d'),
		drawn('windows', 'ab/cd'),
		drawn('compass', '.a./b.c/.d.'),
		drawn('road', 'a.../.b../..c./...d')
	],
	moon: [
		drawn('trestle', 'aaa/b.b'),
		drawn('broad cross', '.b./aaa/.b.'),
		twins('ramp', 'aaa/bb.'),
		drawn('crane', 'aaa/..b/..b'),
		drawn('cornice', '.bb./aaa.'),
		twins('oar', 'aaaa/.b..'),
		drawn('flag', 'aa/aa/b.'),
		drawn('double wall', 'aaa/bbb'),
		twins('shifted wall', 'aaa./.bbb'),
		drawn('bench', 'aaaa/.bb.'),
		drawn('table', 'aaaa/b..b'),
		drawn('keep', 'bb/aa/aa'),

		drawn('cross', '.a./bcb/.a.'),
		drawn('arch', '.c./a.a/b.b'),
		drawn('gate', 'aca/b.b'),
		drawn('saltire', 'a.b/.c./b.a'),
		twins('stairs', 'a../bb./.cc'),
		twins('zed', 'aa./.b./.cc'),
		drawn('quay', 'a../a../cbb'),

		drawn('column', '.b./.c./aaa'),
		drawn('dolmen', 'aaa/b.c'),
		drawn('eye', 'aa./a.b/.c.'),

		drawn('wind rose', '.a./bcd/.a.'),
		drawn('die', 'a.b/.c./d.a'),
		drawn('porch', 'bcd/a.a'),
		drawn('spire', '.b./.c./ada'),
		twins('lightning', 'b../ca./.ad'),
		drawn('niche', '.b./c.d/a.a'),

		drawn('ring', '.a./b.b/c.c/.a.'),
		drawn('portal', 'bccb/a..a'),
		drawn('temple', '.aa./b..b/c..c'),
		drawn('colonnade', 'a.b/c.c/b.a'),
		twins('cascade', 'aa../.bb./..cc'),
		drawn('weave', 'a.a./.b.b/c.c.'),
		drawn('hourglass', 'a..a/.bb./c..c'),

		twins('pyramid', 'c../bb./aaa'),
		twins('crook', 'aaa/..b/.cb'),

		drawn('lantern', '.c./a.b/a.b/.d.'),
		drawn('tall cross', '.a./bcb/.a./.d.'),
		drawn('town gate', 'acdb/a..b'),
		drawn('sand glass', 'a..b/.cd./b..a'),
		drawn('treasury', '.cd./a..b/b..a')
	]
};
