// Plays random games through the JSON command alone: knows the protocol and nothing of any game. Between the moves it tries words
// that are no option and lines that are no question, which must change nothing.
import assert from 'node:assert/strict';
import { randomFrom, type Random } from '../../web/games/rng.ts';

/** One line in, its answer out. */
export type Ask = (line: string) => string | Promise<string>;

export interface ListedGame {
	readonly id: string;
	readonly setups: readonly { readonly name: string; readonly setup: unknown }[];
	readonly policies: readonly string[];
}

/** What one game came to. */
export interface Played {
	readonly actions: number;
	/** Words that the rules refused. */
	readonly refused: number;
	/** Words and lines that no game understands. */
	readonly malformed: number;
	/** Words that are an option in another spelling, and led to the same. */
	readonly spellings: number;
}

interface Answer {
	readonly active: number | null;
	readonly options: readonly string[];
	readonly scores: readonly number[];
	readonly ranking?: readonly (readonly number[])[];
	readonly log: readonly unknown[];
}

/** One move in so many is preceded by a word that is no option. */
const TRIES = 6;
/** And one in so many by a question about another game, so that what the command may remember of this one is gone. */
const FORGETS = 100;
const SEEN_MAX = 200;

const NO_WORDS = ['', '!', 'undefined', '__proto__', 'x'.repeat(500), 'ß', '0', 'pass pass', '-1', '../..'];
const NO_LINES = [
	'',
	'{',
	'[]',
	'null',
	'{"cmd":"play"}',
	'{"cmd":"play","game":"chess","seed":"s","actions":[]}'
];

export async function listedGames(ask: Ask): Promise<readonly ListedGame[]> {
	const { games } = JSON.parse(await ask('{"cmd":"games"}')) as { readonly games: readonly ListedGame[] };
	return games;
}

/** One game to its `ranking`, which the same line of play must give again to somebody who asks for it at once. */
export async function playRandomly(ask: Ask, game: string, setup: unknown, seed: string): Promise<Played> {
	const chance = randomFrom(`${seed}/referee`);
	const actions: string[] = [];
	const seen: string[] = [];
	const count = { refused: 0, malformed: 0, spellings: 0 };
	const line = (more: object = {}) => JSON.stringify({ cmd: 'play', game, setup, seed, actions, ...more });
	const after = (word: string) => line({ actions: [...actions, word] });
	const forget = () => ask(JSON.stringify({ cmd: 'play', game, setup, seed: `${seed}+`, actions: [] }));

	/** Saves may spell an option in another way; then it leads to the same. */
	async function findSpelling(word: string, answer: string, options: readonly string[]) {
		const letters = (text: string) => [...text].sort().join('');
		const alike = (option: string) => Number(letters(option) === letters(word));
		for (const option of [...options].sort((a, b) => alike(b) - alike(a)))
			if ((await ask(after(option))) === answer) return void count.spellings++;
		assert.fail(`${word} is no option and is played: ${line()}`);
	}

	async function tryAnother(options: readonly string[], players: number) {
		const allowed = new Set(options);
		const knowing = line({ known: chance.below(players) });
		const before = await ask(knowing);
		const stale = seen.filter((one) => !allowed.has(one));
		const tried = [pick(NO_WORDS, chance), bent(pick([...options, ...seen, 'a'], chance), chance)];
		if (stale.length > 0) tried.push(pick(stale, chance));
		for (const one of tried.filter((each) => !allowed.has(each))) {
			const answer = await ask(after(one));
			const how = refusalOf(answer, actions.length);
			if (how) count[how]++;
			else await findSpelling(one, answer, options);
		}
		assert.equal(typeof JSON.parse(await ask(pick(NO_LINES, chance))).error, 'string');
		count.malformed++;
		assert.equal(await ask(knowing), before);
	}

	for (;;) {
		const text = await ask(line());
		const now = JSON.parse(text) as Answer;
		assert.ok(now.options && now.log, text.slice(0, 300));
		if (chance.below(TRIES) === 0) await tryAnother(now.options, now.scores.length);
		if (now.active === null || chance.below(FORGETS) === 0) {
			await forget();
			assert.equal(await ask(line()), text);
		}
		if (now.active === null) {
			assert.deepEqual(now.ranking?.flat().sort(), [...now.scores.keys()]);
			assert.deepEqual(now.options, []);
			return { actions: actions.length, ...count };
		}
		assert.ok(now.options.length > 0 && !('ranking' in now) && now.active in now.scores);
		const next = pick(now.options, chance);
		actions.push(next);
		if (seen.length < SEEN_MAX) seen.push(next);
	}
}

/** How a word that is no option was answered; null if it was played. */
function refusalOf(text: string, action: number): 'refused' | 'malformed' | null {
	const { error, refused } = JSON.parse(text) as {
		readonly error?: string;
		readonly refused?: { readonly action: number; readonly rule: string; readonly facts: object };
	};
	if (error !== undefined) return 'malformed';
	if (!refused) return null;
	assert.deepEqual([refused.action, typeof refused.rule, typeof refused.facts], [action, 'string', 'object']);
	return 'refused';
}

/** A word with one letter more, less or other. */
function bent(word: string, chance: Random): string {
	const at = chance.below(word.length);
	const letter = '0123456789abcdefghwxyz_-.'[chance.below(25)] ?? '';
	return word.slice(0, at) + (chance.below(3) > 0 ? letter : '') + word.slice(at + chance.below(2));
}

const pick = <T>(list: readonly T[], chance: Random): T => list[chance.below(list.length)] as T;
