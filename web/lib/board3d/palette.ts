// Colours of the 3D board for one theme: those of tokens.css, and the few that only this board uses.
import { COLOURS, type Colour } from '../../../engine-wasm/host/vocabulary.ts';
import tokens from '../ui/tokens.css?raw';

export type Theme = 'light' | 'dark';

interface BlockLook {
	readonly fill: string;
	readonly line: string;
	readonly mark: string;
	readonly letter: string;
}

export interface Palette {
	readonly blocks: Readonly<Record<Colour, BlockLook>>;
	readonly coreTop: string;
	readonly coreLine: string;
	readonly floor: string;
	readonly grid: string;
	readonly slab: string;
	readonly rim: string;
	readonly label: string;
	readonly legal: string;
	readonly illegal: string;
	readonly dotRim: string;
	readonly gold: string;
	readonly goldRim: string;
	readonly action: string;
	readonly rod: string;
	readonly rodLight: string;
	readonly font: string;
}

type Pair = readonly [light: string, dark: string];

const OWN = {
	floor: ['#ddbf90', '#4a4558'],
	grid: ['#bf9c68', '#68617a'],
	slab: ['#c9a676', '#3d384a'],
	rim: ['#a9834f', '#2a2735'],
	label: ['#5b431f', '#c6c0d6'],
	legal: ['#12506f', '#9bd4f0'],
	illegal: ['#b3321f', '#ff8a70'],
	dotRim: ['#fffdf8', '#12141b'],
	goldRim: ['#22303b', '#22303b']
} as const satisfies Record<string, Pair>;

const TOKEN_NAMES: Readonly<Record<Colour, string>> = { w: 'white', b: 'brown', g: 'green', a: 'grey' };

/** The value of a custom property, with `light-dark()` decided. */
export function token(css: string, name: string, theme: Theme): string | undefined {
	const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]?.trim();
	const pair = value && /^light-dark\(([^,]+),([^)]+)\)$/.exec(value);
	return pair ? pair[theme === 'light' ? 1 : 2]?.trim() : value;
}

export function paletteOf(theme: Theme): Palette {
	const own = (name: keyof typeof OWN) => OWN[name][theme === 'light' ? 0 : 1];
	const shared = (name: string): string => {
		const value = token(tokens, name, theme);
		if (value === undefined) throw new Error(`No token --${name}`);
		return value;
	};
	const look = (colour: Colour): BlockLook => {
		const name = TOKEN_NAMES[colour];
		const fill = shared(name);
		return {
			fill,
			line: shared(`${name}-line`),
			// Plain white has no mark.
			mark: token(tokens, `${name}-mark`, theme) ?? fill,
			letter: shared(`${name}-letter`)
		};
	};
	return {
		blocks: Object.fromEntries(COLOURS.map((c) => [c, look(c)])) as Record<Colour, BlockLook>,
		coreTop: shared('moss'),
		coreLine: shared('moss-line'),
		floor: own('floor'),
		grid: own('grid'),
		slab: own('slab'),
		rim: own('rim'),
		label: own('label'),
		legal: own('legal'),
		illegal: own('illegal'),
		dotRim: own('dotRim'),
		goldRim: own('goldRim'),
		gold: shared('gold'),
		action: shared('action'),
		rod: token(tokens, 'rod', 'light') ?? shared('rod'),
		rodLight: shared('rod-light'),
		font: shared('sans')
	};
}

function channels(hex: string): [number, number, number] {
	const value = Number.parseInt(hex.slice(1), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `from` moved towards `to` by `amount`; above 1 it goes beyond. */
export function mix(from: string, to: string, amount: number): string {
	const [a, b] = [channels(from), channels(to)];
	const moved = a.map((v, n) => {
		const value = Math.round(v + ((b[n] ?? v) - v) * amount);
		return Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0');
	});
	return `#${moved.join('')}`;
}
