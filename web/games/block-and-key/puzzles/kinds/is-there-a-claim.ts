// Can any Block of the supply claim the key? Items are found as twins: one key, one supply, one temple in which a single Block stands
// in one place or in another, equally high. The one leaves a claim, the other breaks it; what looks like a claim is as frequent in
// both. Chance says which twin is asked, so whatever can be counted stands behind *yes* as often as behind *no*, and nothing but the
// rules tells them apart.
import type { Engine } from '../../../../../engine-wasm/host/engine.ts';
import type { Block, Cell, Key, Position } from '../../../../../engine-wasm/host/vocabulary.ts';
import type { Random } from '../../../rng.ts';
import type { BoxBlock } from '../blocks.ts';
import { LIMITS } from '../judge.ts';
import type { Temple } from '../position.ts';
import type { Draft } from '../study.ts';
import type { PuzzleKind } from './kind.ts';
import { between, supplyFrom, temples } from './makers.ts';
import { Scene } from './scene.ts';

/** Keys that are looked at in each temple, claims that are tried, and places of the Block that makes the difference. */
const KEYS_TRIED = 16;
const CLAIMS_TRIED = 3;
const PLACES_TRIED = 48;
/** Twins of each sort that are looked at. */
const LOOKS = 10;

/** A key that a Block can claim in one place. */
interface Claim {
	readonly key: Key;
	readonly claimer: BoxBlock;
}

interface Item extends Claim {
	readonly position: Position;
	/** The other one's. */
	readonly twin: Position;
	/** Blocks that claim nothing in either twin. */
	readonly others: readonly BoxBlock[];
}

/** The temple with one Block more. */
interface Twin {
	readonly position: Position;
	readonly cells: readonly Cell[];
}

/** What can be seen of a twin without the rules; null if it is none to be asked. Nobody counts near misses by eye, so they are rough. */
function lookOf({ position, cells }: Twin, { key, claimer }: Claim): string | null {
	const scene = new Scene(position, [key]);
	const [finder] = scene.finders;
	const [shown] = scene.shown(claimer);
	if (!finder || !shown || finder.isVisible || shown.whole === 0) return null;
	const top = Math.max(...cells.map(([, , z]) => z));
	return [
		shown.whole,
		Math.floor(Math.log2(1 + shown.nearly)),
		finder.least,
		top,
		scene.stacks.highest
	].join();
}

/** A twin with the claim and one without it that look alike. */
function twinsOf(
	engine: Engine,
	claim: Claim,
	twins: readonly Twin[]
): readonly [yes: Twin, no: Twin] | null {
	const ways = twins.map(({ position }) => {
		engine.setPosition(position);
		return engine.countSolutions([claim.claimer], [claim.key], true);
	});
	const looks = new Map<string, Twin>();
	for (const twin of twins.filter((_, k) => ways[k] === 0).slice(0, LOOKS)) {
		const look = lookOf(twin, claim);
		if (look !== null) looks.set(look, twin);
	}
	if (looks.size === 0) return null;
	for (const yes of twins.filter((_, k) => ways[k] === 1).slice(0, LOOKS)) {
		const no = looks.get(lookOf(yes, claim) ?? '');
		if (no) return [yes, no];
	}
	return null;
}

/** Of two twins either, by chance. */
function itemIn(
	engine: Engine,
	{ position, rest }: Temple,
	keys: readonly Key[],
	random: Random
): Item | null {
	const [more, ...box] = rest;
	if (!more) return null;
	const ways = (block: BoxBlock, key: Key) => engine.countSolutions([block], [key], true);
	const claims = keys.flatMap((key) =>
		box.filter((block) => ways(block, key) === 1).map((claimer): Claim => ({ key, claimer }))
	);
	const places = random.shuffled(engine.placements(more.shape)).slice(0, PLACES_TRIED);
	const all = places.map((cells): Twin => {
		const block: Block = { colour: more.colour, cells };
		return { cells, position: { ...position, blocks: [...position.blocks, block] } };
	});
	for (const claim of random.shuffled(claims).slice(0, CLAIMS_TRIED)) {
		const twins = twinsOf(engine, claim, all);
		if (!twins) continue;
		const others = box.filter((block) => block !== claim.claimer);
		const idle = twins.reduce((left, twin) => {
			engine.setPosition(twin.position);
			return left.filter((block) => ways(block, claim.key) === 0);
		}, others);
		const [asked, other] = random.shuffled(twins) as [Twin, Twin];
		return { ...claim, position: asked.position, twin: other.position, others: idle };
	}
	return null;
}

export const isThereAClaim: PuzzleKind = {
	supply: { star: [2, 3], sun: [3, 4], moon: [4, 5] },
	among: 12,

	rules: {
		/** A claim is a single placement. */
		'several-solutions': ({ answers }) => answers.length > 1,
		/** Something looks like a claim, whether it is one or not. */
		'no-temptation': ({ asked, scene }) => asked.supply.every((block) => scene.shown(block)[0]?.whole === 0)
	},

	*drafts(engine, deck, random, level) {
		const [least, most] = LIMITS[level].blocks;
		const count = [least - 1, most - 1] as const;
		for (const [temple, keys] of temples(engine, deck, random, level, KEYS_TRIED, count)) {
			const item = itemIn(engine, temple, keys, random);
			const size = between(random, isThereAClaim.supply[level]);
			if (!item) {
				yield null;
				continue;
			}
			const draft: Draft = {
				id: '',
				kind: 'is-there-a-claim',
				level,
				position: item.position,
				seat: 'S',
				supply: supplyFrom(random, [item.claimer, ...item.others.slice(0, size - 1)]),
				keys: [item.key]
			};
			yield { draft, twin: { ...draft, position: item.twin } };
		}
	}
};
