// The commands `games`, `play` and `match` of the JSON command, and with `coaching.ts` those that judge, for whatever games are found.
import {
	InputError,
	quote,
	readFields,
	readInteger,
	readList,
	readText
} from '../../../engine-wasm/host/input.ts';
import type { Command } from '../../../engine-wasm/host/protocol.ts';
import type { AnyCoach } from '../../../web/games/coach.ts';
import type {
	AnyBots,
	AnyGame,
	GameEntry,
	Json,
	Moment,
	Policy,
	StartEngine
} from '../../../web/games/game.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { Timeline } from '../../../web/games/timeline.ts';
import { findGames } from '../games.ts';
import { coachCommands, type AnyTimeline, type Refused } from './coaching.ts';

type Log = (moments: readonly Moment<unknown, unknown>[]) => readonly Json[];

interface LoadedGame {
	readonly entry: GameEntry;
	readonly game: AnyGame;
	readonly bots: AnyBots;
	readonly log: Log;
	readonly coach: AnyCoach | null;
}

/** A longer line of play is none: no game of the house takes a tenth of it. */
const ACTIONS_MAX = 20_000;

export async function gameCommands(
	engine: StartEngine,
	entries?: readonly GameEntry[]
): Promise<Record<string, Command>> {
	const games = new Map<string, LoadedGame>();
	for (const entry of entries ?? (await findGames())) {
		const game = await entry.game(engine);
		const log = (await entry.log?.(engine)) ?? happenings(game);
		const coach = (await entry.coach?.(engine)) ?? null;
		games.set(entry.id, { entry, game, bots: await entry.bots(engine), log, coach });
	}
	/** The last answer and its line: a game that is played on is not replayed from its deal, and the same question costs nothing. */
	let last: { readonly deal: string; readonly timeline: AnyTimeline; readonly standing: Standing } | null =
		null;

	function readGame(request: Readonly<Record<string, unknown>>) {
		const id = readText(request['game'], 'game');
		const loaded = games.get(id);
		if (!loaded) throw new InputError('unknown-game', 'game', quote(id));
		const setup = request['setup'] === undefined ? loaded.entry.setups[0]?.setup : request['setup'];
		readFields(setup, 'setup');
		if (!loaded.entry.isSetup(setup)) throw new InputError('bad-setup', 'setup', quote(setup));
		return { ...loaded, setup, seed: readText(request['seed'], 'seed') };
	}

	return {
		...coachCommands((request) => {
			const { coach, game, setup, seed } = readGame(request);
			const timeline = played(Timeline.deal(game, setup, seed), readWords(request['actions']));
			return 'refused' in timeline ? timeline : { coach, timeline };
		}),
		games: {
			takes: '-',
			gives: 'games: [{id, setups: [{name, setup}], policies}]; the first setup is the default one',
			run: () => ({
				games: [...games.values()].map(({ entry: { id, setups }, bots }) => ({
					id,
					setups,
					policies: Object.keys(bots.policies)
				}))
			})
		},
		play: {
			takes: 'game, setup (optional), seed (text), actions [word], known (optional, index of a player)',
			gives:
				"active (null when over), options: words; scores; ranking when over; log: the referee's, [{turn, by, ...}]; known if asked for; refused {action, rule, facts} for a word that the rules refuse",
			run(request) {
				const { entry, game, log, setup, seed } = readGame(request);
				const words = readWords(request['actions']);
				const deal = JSON.stringify([entry.id, setup, seed]);
				const before = last?.deal === deal && startsWith(words, last.timeline.line.actions) ? last : null;
				const timeline = played(before?.timeline ?? Timeline.deal(game, setup, seed), words);
				if ('refused' in timeline) return { ...timeline };
				const standing = timeline === before?.timeline ? before.standing : standingOf(game, log, timeline);
				last = { deal, timeline, standing };
				if (request['known'] === undefined) return { ...standing };
				const player = readInteger(request['known'], 'known', 0, standing.scores.length - 1);
				return { ...standing, known: game.known(timeline.state, player) };
			}
		},
		match: {
			takes: 'game, setup (optional), seed (text), policies [id], one a seat',
			gives: 'actions, log, scores, ranking, milliseconds {median, slowest} a decision',
			run(request) {
				const { game, bots, log, setup, seed } = readGame(request);
				const ids = readList(request['policies'], 'policies');
				let timeline: AnyTimeline = Timeline.deal(game, setup, seed);
				const seats = game.scores(timeline.state).length;
				if (ids.length !== seats) throw new InputError('bad-setup', 'policies', `${seats} seats`);
				const players = ids.map((id, seat) => {
					const name = readText(id, `policies[${seat}]`);
					const make = Object.hasOwn(bots.policies, name) ? bots.policies[name] : undefined;
					if (!make) throw new InputError('unknown-policy', `policies[${seat}]`, quote(id));
					return make();
				});
				const spent: number[] = [];
				for (let seat = game.active(timeline.state); seat !== null; seat = game.active(timeline.state)) {
					if (spent.length === ACTIONS_MAX) throw new InputError('too-many', 'actions', 'no end in sight');
					const began = performance.now();
					const action = decided(timeline, seat, players[seat] as Policy<unknown, unknown>);
					spent.push(performance.now() - began);
					const next = timeline.after(action);
					if ('rule' in next) throw new Error(`${String(ids[seat])} breaks ${next.rule}`);
					timeline = next;
				}
				const { state, line, moments } = timeline;
				spent.sort((a, b) => a - b);
				return {
					actions: line.actions,
					log: log(moments),
					scores: game.scores(state),
					ranking: game.ranking(state),
					milliseconds: { median: spent[spent.length >> 1] ?? 0, slowest: spent.at(-1) ?? 0 }
				};
			}
		}
	};
}

/** What `play` answers about a line, whoever asks. */
interface Standing {
	readonly active: number | null;
	readonly options: readonly string[];
	readonly scores: readonly number[];
	readonly ranking?: readonly (readonly number[])[];
	readonly log: readonly Json[];
}

function standingOf(game: AnyGame, log: Log, { state, moments }: AnyTimeline): Standing {
	const active = game.active(state);
	return {
		active,
		options: active === null ? [] : game.options(state).map((action) => game.makeAction(action)),
		scores: game.scores(state),
		...(active === null ? { ranking: game.ranking(state) } : {}),
		log: log(moments)
	};
}

/** A line played on to the last of these words, or what the protocol tells of a refusal; a game's own may say more. */
function played(timeline: AnyTimeline, words: readonly string[]): AnyTimeline | Refused {
	const { game } = timeline;
	for (let index = timeline.line.actions.length; index < words.length; index++) {
		const action = game.parseAction(words[index] as string);
		if (action === null) throw new InputError('bad-notation', `actions[${index}]`, quote(words[index]));
		const next = timeline.after(action);
		if ('rule' in next) return { refused: { action: index, rule: next.rule, facts: next.facts ?? {} } };
		timeline = next;
	}
	return timeline;
}

/** As on the site: chance comes from the seed and the number of actions, so an open game goes on as it would have. */
function decided(
	{ game, line, state }: AnyTimeline,
	seat: number,
	decide: Policy<unknown, unknown>
): unknown {
	const chance = randomFrom(`${line.seed}/${line.actions.length}`);
	return decide(game.known(state, seat), game.options(state), chance);
}

function readWords(value: unknown): readonly string[] {
	const list = readList(value, 'actions');
	if (list.length > ACTIONS_MAX) throw new InputError('too-many', 'actions', `at most ${ACTIONS_MAX}`);
	return list.map((word, index) => readText(word, `actions[${index}]`));
}

const startsWith = (words: readonly string[], prefix: readonly string[]) =>
	prefix.length <= words.length && prefix.every((word, index) => word === words[index]);

/** What happened, action by action, with the turn and the player of each. */
function happenings(game: AnyGame): Log {
	// A line of play is asked for action by action, and its moments stay the same.
	const told = new WeakMap<Moment<unknown, unknown>, readonly Json[]>();
	const tell = (
		{ state }: Moment<unknown, unknown>,
		{ happened }: Moment<unknown, unknown>,
		action: number
	) => {
		const step = { turn: game.turn(state), by: `p${game.active(state)}`, action };
		return happened.map((event) => ({ ...step, ...(event as Record<string, Json>) }));
	};
	return (moments) =>
		moments.slice(1).flatMap((moment, index) => {
			const known = told.get(moment) ?? tell(moments[index] as Moment<unknown, unknown>, moment, index);
			told.set(moment, known);
			return known;
		});
}
