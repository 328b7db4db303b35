// Stars and Pips for the Suns and Moons: every pair once, and one pair of each Star count twice.
import { PIPS, STARS } from '../../schema/deck.ts';
import type { Random } from '../../../web/games/rng.ts';

interface Marks {
	readonly stars: number;
	readonly pips: number;
}

/** As even as whole numbers allow: no count differs from another by more than one. */
function isEven(values: readonly number[], among: readonly number[]): boolean {
	const counts = among.map((n) => values.filter((value) => value === n).length);
	return Math.max(...counts) - Math.min(...counts) <= 1;
}

/** Both piles even in themselves, so that neither Altar favours a corner or a site. */
export function dealMarks(random: Random, suns: number, moons: number): { sun: Marks[]; moon: Marks[] } {
	const extra = random.shuffled(PIPS);
	const all = STARS.flatMap((stars, k) =>
		[...PIPS, ...extra.slice(k, k + 1)].map((pips): Marks => ({ stars, pips }))
	);
	if (all.length !== suns + moons) throw new Error(`marks for ${all.length} cards, not ${suns + moons}`);
	for (;;) {
		// Split every Star count in the same proportion, then look whether the Pips came out even.
		const piles: { sun: Marks[]; moon: Marks[] } = { sun: [], moon: [] };
		for (const stars of STARS) {
			const mine = random.shuffled(all.filter((marks) => marks.stars === stars));
			const share = Math.round((mine.length * suns) / (suns + moons));
			piles.sun.push(...mine.slice(0, share));
			piles.moon.push(...mine.slice(share));
		}
		const even = [piles.sun, piles.moon].every((pile) =>
			isEven(
				pile.map(({ pips }) => pips),
				PIPS
			)
		);
		if (even && piles.sun.length === suns)
			return { sun: random.shuffled(piles.sun), moon: random.shuffled(piles.moon) };
	}
}
