// The ten shapes of section 7 of the rules, written as there: the digits x, y, z of each cell.
import type { Cell, Shape } from '../../../engine-wasm/host/vocabulary.ts';

const TABLE = {
	I2: '000 100',
	I3: '000 100 200',
	V3: '000 100 010',
	I4: '000 100 200 300',
	L4: '000 100 200 010',
	T4: '000 100 200 110',
	S4: '000 100 110 210',
	O4: '000 100 010 110',
	Y4: '000 100 010 001',
	U5: '000 100 200 010 210'
};

function cells(text: string): Shape {
	return text.split(' ').map((digits): Cell => [Number(digits[0]), Number(digits[1]), Number(digits[2])]);
}

export const SHAPES: Readonly<Record<string, Shape>> = Object.fromEntries(
	Object.entries(TABLE).map(([id, text]) => [id, cells(text)])
);
