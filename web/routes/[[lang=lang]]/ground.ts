// The drawing of the ground: one tile that repeats without a seam, wide enough for a phone to show no repeat.

export const TILE = { width: 720, height: 400 } as const;

/** Upper edge of each layer, within 28 units; height and slope are equal at both ends of the tile. */
export const WAVES: readonly string[] = [
	'M0 18C30 17 55 15 90 11S150 8 185 11 235 24 275 23 330 14 370 15 430 22 480 17 560 7 610 11 680 19 720 18',
	'M0 16C35 17 60 10 95 10S150 14 190 14 230 8 270 9 320 18 360 18 420 11 470 12 540 20 600 18 680 15 720 16',
	'M0 15C35 18 55 20 90 18S140 10 180 10 240 13 280 14 330 12 370 13 430 20 490 17 560 8 620 9 685 12 720 15'
];

type Pebble = readonly [x: number, y: number, rx: number, ry: number, tilt: number];

/** Most lie above the words of a layer; those far down show only where a layer is tall. */
const LAID: readonly (readonly Pebble[])[] = [
	[
		[64, 12, 5, 4, 10],
		[72, 14, 8, 5, -8],
		[129, 10, 9, 3.5, 14],
		[6, 34, 8, 3, 12],
		[5, 74, 5, 3, 0],
		[3, 100, 6, 4, 8],
		[286, 104, 7, 3.5, 0],
		[356, 8, 4, 2.5, 0],
		[348, 76, 5, 4, 20],
		[420, 16, 8, 4, -10],
		[512, 8, 6, 3, 8],
		[586, 18, 9, 4, 12],
		[596, 14, 4, 3, 0],
		[668, 9, 5, 3.5, -6],
		[230, 172, 8, 4, 8],
		[60, 190, 6, 3, -8],
		[560, 168, 5, 4, 0],
		[400, 214, 9, 4, 6]
	],
	[
		[8, 8, 10, 5, 4],
		[142, 9, 4.5, 4, 0],
		[214, 14, 5, 2.5, 14],
		[308, 10, 8, 2.5, 6],
		[345, 10, 4, 3, 0],
		[354, 7, 8, 4, -14],
		[356, 40, 4, 3, 0],
		[2, 96, 7, 4, -6],
		[176, 106, 6, 3, 8],
		[452, 12, 9, 4, 4],
		[540, 18, 5, 3, -10],
		[628, 10, 7, 4, 10],
		[690, 16, 4, 3, 0],
		[300, 180, 9, 4, -6],
		[90, 166, 5, 3, 10],
		[470, 196, 6, 4, 0],
		[610, 176, 8, 3, 8]
	],
	[
		[60, 10, 5, 5, 0],
		[96, 14, 10, 4, -12],
		[94, 16, 7, 3, -12],
		[176, 18, 8, 5, 6],
		[318, 16, 6, 2.5, 0],
		[354, 34, 8, 5, -14],
		[349, 50, 4.5, 4.5, 0],
		[351, 58, 5.5, 5, 0],
		[2, 92, 7, 4, 10],
		[7, 116, 5, 3, -8],
		[288, 118, 9, 3, 4],
		[430, 20, 8, 4, 8],
		[520, 14, 5, 4, 0],
		[604, 22, 10, 4, -8],
		[680, 14, 5, 3, 12],
		[140, 184, 9, 5, 6],
		[360, 170, 5, 4, 0],
		[372, 176, 7, 4, -10],
		[560, 190, 8, 3, 8]
	]
];

/** A pebble across the left edge of the tile is drawn again at its right edge, so that none is cut. */
export const PEBBLES: readonly (readonly Pebble[])[] = LAID.map((pebbles) => [
	...pebbles,
	...pebbles.filter(([x, , rx]) => x < rx + 1).map(([x, ...rest]): Pebble => [x + TILE.width, ...rest])
]);
