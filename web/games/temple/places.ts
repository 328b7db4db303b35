// The places of a temple and how many cards lie on each. In half-card units every card is 2 wide and 2 high, and each level
// is shifted by half a card against the one below.

export const LEVELS = ['g', 'm', 't'] as const;
type Level = (typeof LEVELS)[number];

/** T-SETUP-3, T-SETUP-4, T-SETUP-5: columns and rows of each level. */
export const GRIDS: Readonly<Record<Level, { readonly columns: number; readonly rows: number }>> = {
	g: { columns: 5, rows: 3 },
	m: { columns: 4, rows: 2 },
	t: { columns: 3, rows: 1 }
};

/** Ground `g<row><column>`, middle `m<row><column>`, top `t<column>`. */
export type Place = `g${1 | 2 | 3}${1 | 2 | 3 | 4 | 5}` | `m${1 | 2}${1 | 2 | 3 | 4}` | `t${1 | 2 | 3}`;

interface Spot {
	readonly place: Place;
	readonly level: number;
	/** The corner nearest to the first card of the ground level, in half cards. */
	readonly x: number;
	readonly y: number;
}

const SPOTS: readonly Spot[] = LEVELS.flatMap((level, height) => {
	const { columns, rows } = GRIDS[level];
	return Array.from({ length: rows * columns }, (_, k): Spot => {
		const [row, column] = [Math.floor(k / columns), k % columns];
		const place = (level === 't' ? `t${column + 1}` : `${level}${row + 1}${column + 1}`) as Place;
		return { place, level: height, x: 2 * column + height, y: 2 * row + height };
	});
});

/** In the order in which they are dealt: ground rows, middle rows, top. */
export const PLACES: readonly Place[] = SPOTS.map(({ place }) => place);

const overlap = (a: Spot, b: Spot) => Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;

/** Every place of a higher level that overlaps this one, even if another card lies between. */
const ABOVE = new Map(
	SPOTS.map((low) => [
		low.place,
		SPOTS.filter((high) => high.level > low.level && overlap(high, low)).map(({ place }) => place)
	])
);

export function isPlace(text: string): text is Place {
	return ABOVE.has(text as Place);
}

/** The cards that still lie on this place, even partly. */
export function covering(temple: Readonly<Partial<Record<Place, unknown>>>, place: Place): Place[] {
	return (ABOVE.get(place) ?? []).filter((above) => temple[above] !== undefined);
}

/** T-TAKE-1, T-TAKE-2: 1 silver for each card on it, so nothing for a card without any. */
export function costOf(temple: Readonly<Partial<Record<Place, unknown>>>, place: Place): number {
	return covering(temple, place).length;
}
