// A referee that sees only the log of a solo game and knows only the slow reference: whatever it says is a second opinion.
import type { Block, Cell, Colour, Core, Position } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { ancients } from '../reference/ancients.ts';
import { rotations } from '../reference/geometry.ts';
import { explain, parseShape, view } from '../reference/index.ts';
import { claims as findClaims } from '../reference/keys.ts';

interface Entry {
	readonly turn: number;
	readonly by: string;
	readonly do: string;
	readonly [field: string]: unknown;
}
export interface Told {
	readonly log: readonly object[];
	readonly score: { readonly keys: number; readonly enigma: number; readonly total: number };
	readonly tier: string;
}

const LINES = ['123', '456', '789', '147', '258', '369'];

/** Throws at the first step that the rules do not allow; the number of steps by kind otherwise. */
export function audit(deck: Deck, { log, score, tier }: Told): Record<string, number> {
	const bag = new Set(
		Object.keys(deck.shapes).flatMap((shape) => deck.colours.map((colour) => shape + colour))
	);
	const yard = new Map<number, string>();
	const supply: string[] = [];
	const hand: string[] = [];
	const claimed: string[] = [];
	const open = new Set(deck.keys.map(({ id }) => id));
	const blocks: Block[] = [];
	const counts: Record<string, number> = {};
	let core: Core | null = null;
	let enigma: Colour | null = null;
	let turn = 1;
	let acted = 0;
	let marked = false;
	let discarded = false;
	let drawn: string | null = null;
	let ancientsMoved = false;

	const position = (): Position => ({ floor: deck.floor, core, blocks });
	const card = (id: string) => {
		const found = deck.keys.find((key) => key.id === id);
		if (!found) throw new Error(`no card ${id}`);
		return found;
	};
	const check = (condition: boolean, rule: string) => {
		if (!condition) throw new Error(rule);
	};
	const toHand = (id: string) => {
		check(open.delete(id), `${id} is not to be had`);
		hand.push(id);
		check(hand.length <= 4, 'S-TURN-4');
	};
	const endOfTurn = () => {
		check(acted === 1, 'B-TURN-1');
		check(marked, 'S-TURN-2');
		// An empty site leaves no trace in the log; the yard is always full while the bag is.
		check(ancientsMoved === (drawn !== null), 'S-TURN-5');
	};
	const isTurned = (shape: string, cells: readonly Cell[]) => {
		const text = (list: readonly Cell[]) => {
			const least = [0, 1, 2].map((axis) => Math.min(...list.map((cell) => cell[axis] as number)));
			return list
				.map((cell) => cell.map((n, axis) => n - (least[axis] as number)).join())
				.sort()
				.join(' ');
		};
		return rotations(parseShape(shape)).some((turned) => text(turned) === text(cells));
	};

	(log as readonly Entry[]).forEach((entry, index) => {
		const { by } = entry;
		counts[`${by} ${entry.do}`] = (counts[`${by} ${entry.do}`] ?? 0) + 1;
		try {
			if (entry.turn !== turn) {
				check(entry.turn === turn + 1 && entry.turn <= 11, 'turn');
				endOfTurn();
				({ turn } = entry);
				[acted, marked, discarded, drawn, ancientsMoved] = [0, false, false, null, false];
			}
			const shape = String(entry['shape']);
			const colour = entry['colour'] as Colour;
			const cells = entry['cells'] as Cell[];
			const claims = (entry['claims'] ?? []) as string[];
			switch (`${by} ${entry.do}`) {
				case 'setup deal':
					toHand(String(entry['card']));
					break;
				case 'setup enigma':
					enigma = colour;
					break;
				case 'setup core':
					core = { x: 3, y: 3, sides: entry['sides'] as Core['sides'] };
					break;
				case 'setup refill':
				case 'player refill':
				case 'ancients refill': {
					const empty = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((site) => !yard.has(site));
					check(entry['site'] === empty[0], 'B-SETUP-7');
					check(bag.delete(shape + colour), 'not in the bag');
					yard.set(entry['site'] as number, shape + colour);
					break;
				}
				case 'setup excavate':
				case 'player excavate': {
					if (by === 'player') acted++;
					const sites = entry['sites'] as number[];
					check(LINES.includes(sites.join('')), 'B-EXC-1');
					for (const site of sites) {
						supply.push(yard.get(site) as string);
						yard.delete(site);
					}
					for (const back of entry['returned'] as { shape: string; colour: string }[]) {
						const at = supply.indexOf(back.shape + back.colour);
						check(at >= 0, 'not in the supply');
						supply.splice(at, 1);
						bag.add(back.shape + back.colour);
					}
					check(supply.length <= 7, 'B-EXC-2');
					break;
				}
				case 'player place': {
					acted++;
					const at = supply.indexOf(shape + colour);
					check(at >= 0 && isTurned(shape, cells), 'B-POS-1');
					check(explain(position(), cells).length === 0, 'placement');
					const matches = findClaims(position(), colour, cells, 'S', claims.map(card));
					check(matches.every(Boolean), 'B-KEY-4');
					for (const id of claims) {
						check(hand.includes(id), 'B-KEY-6');
						hand.splice(hand.indexOf(id), 1);
						claimed.push(id);
					}
					marked = claims.length > 0;
					supply.splice(at, 1);
					blocks.push({ colour, cells });
					break;
				}
				case 'player marker':
					check(acted === 1 && !marked, 'S-TURN-2');
					marked = true;
					break;
				case 'player discard': {
					check(marked && !discarded && drawn === null && turn < 11, 'S-TURN-3');
					const id = String(entry['card']);
					check(hand.includes(id) && card(id).level !== 'star', 'S-TURN-3');
					hand.splice(hand.indexOf(id), 1);
					open.add(id);
					discarded = true;
					break;
				}
				case 'player draw':
					check(marked && turn < 11, 'S-TURN-4');
					drawn = String(entry['card']);
					toHand(drawn);
					break;
				case 'ancients place':
				case 'ancients return': {
					check(drawn !== null && hand.length === 4 && !ancientsMoved && turn < 11, 'S-TURN-5');
					const { stars = 0, pips = 0 } = card(drawn as string);
					const found = yard.get(pips) as string;
					const may = ancients(position(), parseShape(found.slice(0, -1)), stars);
					ancientsMoved = true;
					yard.delete(pips);
					if (entry.do === 'return') {
						check(
							may.placements.every((list) => list.length === 0),
							'S-ANC-6'
						);
						bag.add(found);
						break;
					}
					check(entry['stars'] === stars && entry['pips'] === pips && found === shape + colour, 'S-ANC-1');
					const at = may.targets.indexOf(entry['target'] as number);
					check(
						(may.placements[at] ?? []).some((placement) => String(placement) === String(cells)),
						'S-ANC-3'
					);
					check(claims.length === 0, 'S-ANC-8');
					blocks.push({ colour, cells });
					break;
				}
				default:
					throw new Error('no such step');
			}
		} catch (error) {
			throw new Error(`${index} ${JSON.stringify(entry)}: ${(error as Error).message}`, { cause: error });
		}
	});

	check(turn === 11 && acted === 1 && marked, 'S-END-1');
	const keys = claimed.reduce((sum, id) => sum + card(id).vp, 0);
	const faces = [...view(position(), 'S').rows.join('')].filter((letter) => letter === enigma).length;
	const total = keys + Math.floor(faces / 3);
	check(JSON.stringify(score) === JSON.stringify({ keys, enigma: total - keys, total }), 'S-SCORE-1');
	const borders: [number, string][] = [
		[9, 'trainee'],
		[20, 'researcher'],
		[26, 'field-director'],
		[32, 'dig-director']
	];
	check(tier === (borders.find(([most]) => total <= most)?.[1] ?? 'expert-archaeologist'), 'S-SCORE-2');
	return counts;
}
