// The week as an arch of seven stones. They are set from both feet upward, so that the harder a day is the higher its stone lies;
// Sunday is the keystone. Paths and places of names, for a page and for a picture that is shared.

/** From the left foot over the top to the right foot, by weekday (Monday is 0). */
const ORDER = [0, 2, 4, 6, 5, 3, 1] as const;
const STONES = ORDER.length;
const INNER = 33;
const OUTER = 70;
/** How far the keystone stands out above, and hangs below. */
const CROWN = 8;
const DROP = 3;

interface Stone {
	/** Monday is 0. */
	readonly weekday: number;
	readonly path: string;
	/** The middle of its name. */
	readonly x: number;
	readonly y: number;
}

/** How deep the feet reach into the ground, whose edge is a wave. */
const FOOT = 8;

/** The ground lies at 0, y downward. */
export const ARCH_BOX = { x: -72, y: -80, width: 144, height: 80 + FOOT } as const;

const at = (radius: number, angle: number): readonly [x: number, y: number] => [
	-radius * Math.cos(angle),
	-radius * Math.sin(angle)
];
const point = ([x, y]: readonly [number, number]) => `${x.toFixed(2)} ${y.toFixed(2)}`;

function keystone(from: number, to: number): string {
	const [left, right] = [at(OUTER, from)[0], at(OUTER, to)[0]];
	const [low, high] = [-(INNER - DROP), -(OUTER + CROWN)];
	const [inLeft, inRight] = [at(INNER, from)[0], at(INNER, to)[0]];
	return `M${point([inLeft, low])}L${point([left, high])}H${right.toFixed(2)}L${point([inRight, low])}z`;
}

function voussoir(from: number, to: number): string {
	const arc = (radius: number, sweep: 0 | 1, [x, y]: readonly [number, number]) =>
		`A${radius} ${radius} 0 0 ${sweep} ${point([x, y])}`;
	const foot = (radius: number, angle: number) =>
		angle === 0 || angle === Math.PI ? FOOT : at(radius, angle)[1];
	const corner = (radius: number, angle: number) => point([at(radius, angle)[0], foot(radius, angle)]);
	return [
		`M${corner(INNER, from)}L${corner(OUTER, from)}L${point(at(OUTER, from))}${arc(OUTER, 1, at(OUTER, to))}`,
		`L${corner(OUTER, to)}L${corner(INNER, to)}L${point(at(INNER, to))}${arc(INNER, 0, at(INNER, from))}z`
	].join('');
}

export const STONES_OF_ARCH: readonly Stone[] = ORDER.map((weekday, k) => {
	const [from, to] = [(k * Math.PI) / STONES, ((k + 1) * Math.PI) / STONES];
	const [x, y] = at((INNER + OUTER) / 2, (from + to) / 2);
	return weekday === 6
		? { weekday, path: keystone(from, to), x, y: y - 1 }
		: { weekday, path: voussoir(from, to), x, y };
});
