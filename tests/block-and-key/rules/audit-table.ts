// A referee of games for two to four players that sees only the log of the JSON command and knows only the slow reference.
import type { Block, Cell, Colour, Core, Position, Seat } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { explain, parseShape, placements, view } from '../reference/index.ts';
import { claims as findClaims } from '../reference/keys.ts';

interface Entry {
	readonly turn: number;
	readonly by: string;
	readonly do: string;
	readonly [field: string]: unknown;
}
export interface TableTold {
	readonly log: readonly object[];
	readonly scores: readonly number[];
	readonly ranking: readonly (readonly number[])[];
}
interface Seated {
	readonly supply: string[];
	readonly hand: string[];
	readonly claimed: string[];
	enigma: Colour | null;
}

const LINES = ['123', '456', '789', '147', '258', '369'];
const SITES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SEATS: Readonly<Record<number, string>> = { 2: 'SE', 3: 'SNE', 4: 'SWNE' };
const CORES: Readonly<Record<number, string>> = { 2: '2,4', 3: '2,3', 4: '3,3' };
const KEYS_TO_END: Readonly<Record<number, number>> = { 2: 12, 3: 8, 4: 7 };

/** Throws at the first step that the rules do not allow; the number of steps by kind otherwise. */
export function auditTable(deck: Deck, { log, scores, ranking }: TableTold): Record<string, number> {
	const [first, ...steps] = log as readonly Entry[];
	const seats = first?.['seats'] as readonly Seat[];
	const players = seats.map((): Seated => ({ supply: [], hand: [], claimed: [], enigma: null }));
	const bag = new Set(
		Object.keys(deck.shapes).flatMap((shape) => deck.colours.map((colour) => shape + colour))
	);
	const unseen = new Set(deck.keys.map(({ id }) => id));
	const yard = new Map<number, string>();
	const blocks: Block[] = [];
	const counts: Record<string, number> = {};
	let core: Core | null = null;
	/** Players who took their first line. */
	let lines = 0;
	/** Turns begun, passes included, and whether the running one has acted. */
	let turns = 0;
	let acted = false;
	/** Turns until the end once it is triggered. */
	let ending: number | null = null;

	const position = (): Position => ({ floor: deck.floor, core, blocks });
	const check = (condition: boolean, rule: string) => {
		if (!condition) throw new Error(rule);
	};
	const cardOf = (id: string) => deck.keys.find((key) => key.id === id)!;
	const take = (list: string[], member: string, rule: string) => {
		check(list.includes(member), rule);
		list.splice(list.indexOf(member), 1);
	};
	const fits = (name: string) => placements(position(), parseShape(name.slice(0, -1))).length > 0;
	const endTurn = () => {
		const { hand } = players[(turns - 1) % players.length]!;
		const open = [...unseen].some((id) => cardOf(id).level !== 'star');
		check(hand.length === 4 || !open, 'B-KEY-7');
		if (ending !== null) ending--;
		else if (players[(turns - 1) % players.length]!.claimed.length >= KEYS_TO_END[players.length]!)
			ending = players.length;
	};
	/** The turn of this step begins; whoever was left out in between could do nothing. */
	const toTurn = (round: number, player: number) => {
		const turn = (round - 1) * players.length + player + 1;
		for (; turns < turn; turns++) {
			if (turns > 0) endTurn();
			check(ending !== 0, 'B-END-2');
			if (turns > 0 && !acted)
				check(yard.size === 0 && !players[(turns - 1) % players.length]!.supply.some(fits), 'B-TURN-1');
			acted = false;
		}
		check(turns === turn, 'B-SETUP-10');
	};
	const act = () => {
		check(!acted, 'B-TURN-1');
		acted = true;
	};

	check(first?.turn === 0 && first.by === 'setup' && first.do === 'seats', 'the first step tells the seats');
	check(seats.join('') === SEATS[seats.length], 'seats');
	steps.forEach((entry, index) => {
		counts[entry.do] = (counts[entry.do] ?? 0) + 1;
		const player = /^p\d$/.test(entry.by) ? Number(entry.by[1]) : -1;
		const own = players[player];
		try {
			if (entry.turn > 0) toTurn(entry.turn, player);
			const name = String(entry['shape']) + String(entry['colour']);
			const card = String(entry['card']);
			switch (entry.do) {
				case 'deal':
					check(entry.turn === 0 && unseen.delete(card), 'B-SETUP-4');
					own!.hand.push(card);
					break;
				case 'enigma':
					check(!players.some(({ enigma }) => enigma === entry['colour']), 'B-SETUP-5');
					own!.enigma = entry['colour'] as Colour;
					break;
				case 'core':
					core = { x: entry['x'] as number, y: entry['y'] as number, sides: entry['sides'] as Core['sides'] };
					check(`${core.x},${core.y}` === CORES[players.length], 'B-SETUP-8');
					check(
						'wbgawbga'.includes([core.sides.S, core.sides.W, core.sides.N, core.sides.E].join('')),
						'cycle'
					);
					break;
				case 'refill': {
					const site = entry['site'] as number;
					check(site === SITES.find((each) => !yard.has(each)) && bag.delete(name), 'B-SETUP-7');
					yard.set(site, name);
					break;
				}
				case 'excavate': {
					if (entry.turn === 0) check(player === players.length - 1 - lines++, 'B-SETUP-9');
					else act();
					const sites = entry['sites'] as number[];
					const filled = LINES.map((line) => [...line].filter((site) => yard.has(Number(site))).join(''));
					check(sites.length > 0 && filled.includes(sites.join('')), 'B-EXC-1');
					for (const site of sites) own!.supply.push(yard.get(site)!);
					for (const site of sites) yard.delete(site);
					for (const back of entry['returned'] as { shape: string; colour: string }[]) {
						take(own!.supply, back.shape + back.colour, 'B-EXC-2');
						bag.add(back.shape + back.colour);
					}
					check(own!.supply.length <= 7, 'B-EXC-2');
					break;
				}
				case 'place': {
					act();
					take(own!.supply, name, 'B-POS-1');
					const cells = entry['cells'] as Cell[];
					check(explain(position(), cells).length === 0, 'placement');
					const ids = entry['claims'] as string[];
					const colour = entry['colour'] as Colour;
					const found = findClaims(position(), colour, cells, seats[player]!, ids.map(cardOf));
					check(found.every(Boolean), 'B-KEY-4');
					for (const id of ids) take(own!.hand, id, 'B-KEY-6');
					own!.claimed.push(...ids);
					blocks.push({ colour, cells });
					break;
				}
				case 'draw':
					check(cardOf(card).level !== 'star' && unseen.delete(card), 'B-KEY-7');
					own!.hand.push(card);
					check(acted && own!.hand.length <= 4, 'B-KEY-7');
					break;
				default:
					throw new Error('no such step');
			}
		} catch (error) {
			throw new Error(`${index} ${JSON.stringify(entry)}: ${(error as Error).message}`, { cause: error });
		}
	});

	endTurn();
	const over = ending === 0 || (yard.size === 0 && !players.some(({ supply }) => supply.some(fits)));
	check(over, 'B-END-1');
	const standing = players.map(({ claimed, supply, enigma }, player) => {
		const keys = claimed.reduce((sum, id) => sum + cardOf(id).vp, 0);
		const faces = [...view(position(), seats[player]!).rows.join('')].filter(
			(seen) => seen === enigma
		).length;
		return [keys + Math.floor(faces / 3), claimed.length, supply.length, -player] as const;
	});
	check(String(scores) === String(standing.map(([total]) => total)), 'B-END-3');
	const order = [...standing.keys()].sort((a, b) => {
		const at = standing[a]!.findIndex((value, k) => value !== standing[b]![k]);
		return standing[b]![at]! - standing[a]![at]!;
	});
	check(String(ranking.map((place) => place.join('='))) === String(order), 'B-END-4');
	return counts;
}
