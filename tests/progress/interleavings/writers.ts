// Somebody with a page open: a game of two in Match, a run in Match, stored before its first action, and a draft of the editor. Each
// tells what it has shown as stored.
import type { Random } from '../../../web/games/rng.ts';
import { BLANK, EMPTY, type Made } from '../../../web/lib/editor/made.ts';
import { Drafts, madeOf } from '../../../web/lib/editor/drafts.svelte.ts';
import { gameStore } from '../../../web/lib/play/game-store.ts';
import { Match } from '../../../web/lib/play/match.svelte.ts';
import { thinkHere } from '../../../web/lib/play/think.ts';
import type { GameRecord } from '../../../web/lib/progress/games.ts';
import type { Draft } from '../../../web/lib/progress/records.ts';
import type { Store } from '../../../web/lib/progress/store.ts';
import { bots, template } from '../../shared/template/index.ts';
import { COLOURS } from '../../../engine-wasm/host/vocabulary.ts';
import { tick } from './device.ts';

/** What was done, word by word. */
export type Line = readonly string[];

export const KINDS = ['game', 'run', 'draft'] as const;
export type Kind = (typeof KINDS)[number];

/** Each page has its own: what one takes back is then never what the other has done. */
const WORDS = [['take_1', 'take_3'], ['take_2']] as const satisfies readonly (readonly string[])[];

/** What somebody relies on. */
export class Promised {
	lines: Line[] = [];

	add(line: Line): void {
		if (line.length > 0) this.lines.push(line);
	}

	/** By the person, or it was never said to be stored. */
	giveUp(lines: readonly Line[]): void {
		this.lines = this.lines.filter((line) => !lines.includes(line));
	}

	/** Whoever saw `before` has gone back to `after`. */
	takeBack(before: Line, after: Line): void {
		this.lines = this.lines.filter((line) => !(line.length > after.length && holds(before, line)));
	}
}

/** In the order in which it was done; a draft only holds what was done. */
const holds = (all: Line, line: Line): boolean =>
	line.every((word, k) => (/^\d/.test(word) ? all.includes(word) : all[k] === word));
export { holds };

export interface Writer {
	act(): void;
	undo(): void;
	/** The page is shown again and looks at what is stored. */
	look(): Promise<void>;
	/** Whatever this page can be asked or offered. */
	choose(): Promise<void>;
	/** Keeps the account of what is promised; called after every deed, and when the page dies. */
	promise(isDying: boolean): void;
	/** Left in order. */
	close(): Promise<void>;
}

export const BEGUN: GameRecord = {
	key: `${template.id}@5`,
	game: template.id,
	setup: { players: 2 },
	seed: 'x',
	seats: ['me', 'guest'],
	actions: [],
	origin: 'random',
	startedAt: 5,
	savedAt: 5,
	endedAt: null,
	revision: 0,
	practice: false,
	standing: null,
	scores: null,
	result: null
};

/** What lists of games show. */
export async function gamesOf(store: Store): Promise<readonly GameRecord[]> {
	return gameStore({ id: template.id, opponent: 'random' }, async () => store).list();
}

/** Played alone, and nothing in it seals what was done. */
const solo: typeof template = {
	...template,
	active: (state) => (template.active(state) === null ? null : 0),
	seals: () => false
};
const BEGUN_SOLO: GameRecord = { ...BEGUN, setup: { players: 1 }, seats: ['me'] };

export const matchWriter = (...opened: Opened) => playing(template, BEGUN, opened);

/** Its address leads back to it from the beginning. */
export const runWriter = (...opened: Opened) => playing(solo, BEGUN_SOLO, opened);

type Opened = readonly [store: Store, promised: Promised, chance: Random, clock: () => number, who: number];

async function playing(
	game: typeof template,
	begun: GameRecord,
	[store, promised, chance, clock, who]: Opened
): Promise<Writer> {
	const games = gameStore({ id: template.id, opponent: 'random' }, async () => store);
	const list = await gamesOf(store);
	const record = list[chance.below(list.length || 1)];
	const seen: (() => void)[] = [];
	const match = new Match<unknown, unknown, unknown>({
		game: game as never,
		screens: { see: (state) => state },
		record: record ?? begun,
		isNew: record === undefined,
		// Here is no document that would tell when the page is seen again.
		store: {
			...games,
			follow: (key, changed) => {
				seen.push(changed);
				return games.follow(key, changed);
			}
		},
		think: thinkHere(bots as never),
		now: clock,
		pause: () => 0
	});
	if (game === solo && !record) match.begin();
	/** Done here and not yet known to be stored. */
	let shown: Line[] = [];
	const ready = () => {
		if (match.handTo !== null) match.takePhone();
		return !match.over && match.saving !== 'superseded';
	};
	return {
		act() {
			if (!ready()) return;
			const options = template
				.options(match.moment.state as never)
				.filter(({ take }) => WORDS[who]?.some((word) => word === `take_${take}`));
			if (options.length === 0) return;
			if (match.act(options[chance.below(options.length)]) !== null) return;
			// Noted in the same moment.
			shown.push(match.record.actions);
			promised.add(match.record.actions);
		},
		undo() {
			if (!ready()) return;
			// Past seals only in practice.
			if (game === template) match.practise();
			const before = match.record.actions;
			if (match.undo()) promised.takeBack(before, match.record.actions);
		},
		async look() {
			seen.forEach((look) => look());
			await tick();
		},
		async choose() {
			if (match.saving !== 'superseded') return;
			if (chance.below(2)) {
				promised.giveUp(shown);
				await match.adopt();
			} else await match.keepCopy();
		},
		promise(isDying) {
			// It was told that this is not stored.
			if (match.saving === 'superseded' && isDying) promised.giveUp(shown);
			if (match.saving === 'saved') shown = [];
		},
		async close() {
			match.close();
			for (let k = 0; k < 12; k++) await tick();
		}
	};
}

const painted = (made: Made): Line =>
	made.keys.flatMap((key, k) => key.flatMap((colour, at) => (colour ? [`${k} ${at} ${colour}`] : [])));

/** What the editor shows and lists. */
export function draftsOf(all: readonly Draft[]): readonly Line[] {
	const drafts = new Drafts(
		() => all,
		() => Promise.reject(new Error('only read'))
	);
	const mine = drafts.resume();
	return [...(mine ? [mine] : []), ...drafts.others.flatMap((one) => madeOf(one) ?? [])].map(painted);
}

export async function draftWriter(
	store: Store,
	promised: Promised,
	chance: Random,
	clock: () => number,
	who: number
): Promise<Writer> {
	let rows: readonly Draft[] = [];
	const look = async () => {
		const outcome = await store.all('drafts');
		if (outcome.ok) rows = outcome.value;
	};
	await look();
	const drafts = new Drafts(
		() => rows,
		async () => store,
		clock
	);
	const fresh: Made = { ...EMPTY, keys: [BLANK, BLANK] };
	let made = drafts.resume() ?? fresh;
	let history: Made[] = [];
	let shown: { line: Line; before: Line | null }[] = [];
	function save(next: Made, before: Line | null): void {
		made = next;
		shown.push({ line: painted(next), before });
		void drafts.save(next);
	}
	return {
		act() {
			const [k, at] = [chance.below(2), chance.below(16)];
			if (made.keys[k]?.[at]) return;
			history.push(made);
			const colour = COLOURS[2 * who + chance.below(2)] ?? null;
			const keys = made.keys.map((key, one) =>
				one === k ? key.map((old, square) => (square === at ? colour : old)) : key
			);
			save({ ...made, keys }, null);
		},
		undo() {
			const before = history.pop();
			if (before) save(before, painted(made));
		},
		look,
		async choose() {
			await look();
			const { theirs, others } = drafts;
			const other = theirs ?? others[chance.below(others.length || 1)];
			const opened = other && drafts.read(other);
			if (!opened) return;
			made = opened;
			history = [];
		},
		promise() {
			for (const { line, before } of shown) {
				if (before) promised.takeBack(before, line);
				else promised.add(line);
			}
			shown = [];
		},
		close: async () => {}
	};
}

/** Every line that is listed somewhere. */
export async function linesIn(kind: Kind, store: Store): Promise<readonly Line[]> {
	const outcome = await store.read();
	if (!outcome.ok) throw new Error(outcome.code);
	if (kind === 'draft') return draftsOf(outcome.value.drafts);
	return (await gamesOf(store)).map(({ actions }) => actions);
}
