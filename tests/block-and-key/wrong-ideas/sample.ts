// So many tries of every simulated player on random dailies: how many are recognised, as what the others count, and whether every claim
// made about any of them, and about random tries, is true.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { quarters } from '../../../puzzles/block-and-key/daily/periods.ts';
import { puzzleKeys } from '../../../puzzles/block-and-key/puzzle-keys.ts';
import { storedDailies } from '../../../puzzles/tools/dailies/stored.ts';
import { KeyFinder } from '../../../web/games/block-and-key/puzzles/keyfinder.ts';
import { pictureOf } from '../../../web/games/block-and-key/puzzles/picture.ts';
import {
	WRONG_IDEAS,
	wrongIdeas,
	type WrongIdea
} from '../../../web/games/block-and-key/puzzles/wrong-ideas.ts';
import { Trial, type Task } from '../../../web/games/block-and-key/trial.ts';
import { randomFrom, type Random } from '../../../web/games/rng.ts';
import { tryOf, type Tried } from './players.ts';
import { isTrue } from './recheck.ts';

const dates = [...quarters().values()].flat();

function randomDaily(random: Random): Task {
	for (;;) {
		const puzzle = storedDailies(dates[random.below(dates.length)] as string)?.[random.below(3)];
		if (puzzle) return puzzle;
	}
}

/** The same temple and supply with a key that lies open already: people make such puzzles, and a table has such keys. */
function withOpenKey(task: Task, random: Random): Task {
	const picture = pictureOf(task.position);
	const open = Object.values(puzzleKeys)
		.flat()
		.filter((key) => new KeyFinder(key, picture).isVisible);
	const key = open[random.below(Math.max(1, open.length))];
	return key ? { ...task, keys: [key] } : task;
}

function randomTry(trial: Trial, random: Random): Tried | null {
	const block = random.below(trial.supply.length);
	const all = trial.placements(block).filter((cells) => !trial.claims(block, cells));
	const cells = all[random.below(Math.max(1, all.length))];
	return cells ? { block, cells } : null;
}

export interface Found {
	readonly tries: number;
	/** Tries by what is claimed about them: all of it, and what is named first; `none` where nothing can be proved. */
	readonly as: Readonly<Record<string, number>>;
	readonly first: Readonly<Record<string, number>>;
	/** Claims made, and of them those that are not true. */
	readonly claims: number;
	readonly wrong: readonly string[];
	readonly puzzles: number;
}

export function sample(engine: Engine, who: WrongIdea | 'random', count: number, seed: string): Found {
	const random = randomFrom(`${seed} ${who}`);
	const as: Record<string, number> = {};
	const first: Record<string, number> = {};
	const add = (names: Record<string, number>, name: string) => (names[name] = (names[name] ?? 0) + 1);
	const wrong: string[] = [];
	let [tries, claims, puzzles] = [0, 0, 0];
	while (tries < count) {
		const daily = randomDaily(random);
		const task = who === 'old-faces' && random.below(2) === 0 ? withOpenKey(daily, random) : daily;
		const trial = new Trial(engine, task, deck.shapes);
		const tried = who === 'random' ? randomTry(trial, random) : tryOf(engine, task, who, random);
		puzzles++;
		if (!tried) continue;
		tries++;
		const found = wrongIdeas(trial, tried.block, tried.cells);
		add(first, found[0]?.idea ?? 'none');
		for (const name of new Set(found.length > 0 ? found.map(({ idea }) => idea) : ['none'])) add(as, name);
		for (const claim of found) {
			claims++;
			if (!isTrue(task, tried, claim)) wrong.push(JSON.stringify({ who, task, tried, claim }));
		}
	}
	return { tries, as, first, claims, wrong, puzzles };
}

export const WHO = [...WRONG_IDEAS, 'random'] as const;
