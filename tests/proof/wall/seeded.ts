// What somebody has on the device after some weeks: days, practice, runs, lessons, an open game of each kind; or games at their end.
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { blockAndKey } from '../../../puzzles/block-and-key/lessons/index.ts';
import { temple as templeCourse } from '../../../puzzles/temple/lessons/index.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { daySeed } from '../../../web/games/block-and-key/seed.ts';
import type { GameState } from '../../../web/games/block-and-key/state.ts';
import { pyramides } from '../../../web/games/pyramides/game.ts';
import { play as playPyramides } from '../../../web/games/pyramides/play.ts';
import { lookahead } from '../../../web/games/pyramides/policies/lookahead.ts';
import { recall } from '../../../web/games/recall/game.ts';
import { POLICIES } from '../../../web/games/recall/policies/play.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { Timeline, type Line } from '../../../web/games/timeline.ts';
import { temple } from '../../../web/games/temple/game.ts';
import { simple } from '../../../web/games/temple/policies/simple.ts';
import { BEGINNER_DECKS, type Setup as TempleSetup } from '../../../web/games/temple/setup.ts';
import { answerRecord, lessonRecord } from '../../../web/lib/learn/records.ts';
import { soloSetup } from '../../../web/games/recall/setups.ts';
import { addDays } from '../../../web/lib/progress/civil.ts';
import { gameKey, type GameRecord } from '../../../web/lib/progress/games.ts';
import type { Json, Records } from '../../../web/lib/progress/records.ts';
import type { RunRecord } from '../../../web/lib/progress/runs.ts';
import { addTricky } from '../../../web/lib/progress/tricky.ts';
import { startEngine } from '../../block-and-key/cross/agreement.ts';
import { runOf } from '../../block-and-key/e2e/runs.ts';
import { claimer } from '../../block-and-key/rules/claimer.ts';
import { daysInARow, noon, practised, recordsOf, sitting, TODAY } from '../../e2e/seed.ts';

const ago = (days: number) => addDays(TODAY, -days);

const OPPONENTS = { temple: 'simple', pyramides: 'lookahead', recall: 'sensible' } as const;

function gameRecord<Setup>(game: keyof typeof OPPONENTS, { setup, seed, actions }: Line<Setup>): GameRecord {
	const at = noon(ago(1));
	const { players = 1 } = setup as { readonly players?: number };
	return {
		key: gameKey(game, at),
		game,
		setup: setup as Json,
		seed,
		seats: ['me', ...Array.from({ length: players - 1 }, () => OPPONENTS[game])],
		actions,
		origin: 'random',
		startedAt: at,
		savedAt: at + actions.length,
		endedAt: null,
		revision: actions.length,
		practice: false,
		standing: null,
		scores: null,
		result: null
	};
}

/** In the middle it is the person's own turn. */
function templeGame(whole: boolean): Line<TempleSetup> {
	let session = Timeline.open(temple, {
		setup: { players: 3, decks: BEGINNER_DECKS },
		seed: 'wall',
		actions: []
	});
	for (let k = 0; ; k++) {
		const active = temple.active(session.state);
		if (active === null || (!whole && k > 24 && active === 0)) return session.line;
		const next = session.after(simple(temple.known(session.state, active), randomFrom(`wall/${k}`)));
		if (!(next instanceof Timeline)) throw new Error(next.rule);
		session = next;
	}
}

function pyramidesGame(whole: boolean) {
	const setup = { players: 1, task: 1 } as const;
	const { actions } = playPyramides(setup, 'wall', () => lookahead);
	const written = actions.map((action) => pyramides.makeAction(action));
	return {
		setup,
		seed: 'wall',
		actions: whole ? written : written.slice(0, Math.floor(written.length * 0.6))
	};
}

/** Rounds played before it is left; a game that thinks long is played but once. */
const RECALL_ROUNDS = 6;

function recallGames(): { midway: Line<object>; whole: Line<object> } {
	const setup = soloSetup(true, false, false);
	const policy = POLICIES.sensible();
	const chance = randomFrom('wall/policy');
	const actions: string[] = [];
	let left = 0;
	let state = recall.begin(setup, 'wall');
	for (let who = recall.active(state); who !== null; who = recall.active(state)) {
		const action = policy(recall.known(state, who), recall.options(state), chance);
		const outcome = recall.apply(state, action);
		if (!outcome.ok) throw new Error(outcome.refusal.rule);
		({ state } = outcome);
		actions.push(recall.makeAction(action));
		if (state.round <= RECALL_ROUNDS) left = actions.length;
	}
	return {
		midway: { setup, seed: 'wall', actions: actions.slice(0, left) },
		whole: { setup, seed: 'wall', actions }
	};
}

/** The first lessons of two courses done, one begun; rules in every state of knowledge. */
function lessons(): Pick<Records, 'lessons' | 'answers'> {
	const done = [...blockAndKey.lessons.slice(0, 6), ...templeCourse.lessons.slice(0, 2)];
	const courseOf = (lesson: (typeof done)[number]) =>
		blockAndKey.lessons.includes(lesson) ? blockAndKey : templeCourse;
	const begun = templeCourse.lessons[2];
	const places = done.map((lesson, k) => {
		const at = noon(ago(20 - k));
		const place = { course: courseOf(lesson).id, lesson: lesson.id, steps: lesson.steps.length };
		return lessonRecord({ ...place, finishedAt: at, changedAt: at, open: null }, undefined, at);
	});
	const at = noon(ago(1));
	const open = begun && {
		course: 'temple',
		lesson: begun.id,
		steps: 2,
		finishedAt: null,
		changedAt: at,
		open: null
	};
	return {
		lessons: [...places, ...(open ? [lessonRecord(open, undefined, at)] : [])],
		answers: done.flatMap((lesson, k) =>
			lesson.steps.flatMap((step, n) => {
				const answer = (days: number, how: 'did' | 'knew' | 'missed') => {
					const name = `${courseOf(lesson).id}.${lesson.id}.${step.id}`;
					return answerRecord({ at: noon(ago(days)) + n, step: name, rules: step.rules, how, mixed: false });
				};
				return [answer(20 - k, n % 3 === 0 ? 'did' : 'knew'), ...(k < 3 ? [answer(12 - k, 'knew')] : [])];
			})
		)
	};
}

export type StepKind = GameState['step']['kind'];

/** One open run for every kind of step, left when it came up for the first time, and one at its end. */
async function runsByStep(): Promise<ReadonlyMap<StepKind, RunRecord>> {
	const engine = await startEngine();
	const runs = new Map<StepKind, RunRecord>();
	for (let k = 0; k < 40; k++) {
		const seed = `wall ${k}`;
		const { outcomes } = play(engine, deck, seed, claimer);
		for (const [n, { state }] of outcomes.entries()) {
			// Late enough that there is something to see.
			const { kind } = state.step;
			if (runs.has(kind) || (!['line', 'put-back'].includes(kind) && state.turn < 4)) continue;
			const left = kind === 'end' ? {} : { left: n + 1 };
			runs.set(kind, await runOf({ ago: 30 + runs.size, seed, ...left }));
		}
		if (runs.size === 10) break;
	}
	runs.set('core', await runOf({ ago: 45, seed: 'wall', left: 0 }));
	return runs;
}

/** A report with much to find in it. */
const REPORTED = 'o';

export interface Seeds {
	readonly progress: Records;
	readonly ends: Records;
	readonly runs: ReadonlyMap<StepKind, RunRecord>;
	readonly reported: RunRecord;
}

export async function makeSeeds(): Promise<Seeds> {
	const runs = await runsByStep();
	const reported = await runOf({ ago: 2, seed: REPORTED });
	const recallPlayed = recallGames();
	const history = await Promise.all([
		...Array.from({ length: 9 }, (_, k) => runOf({ ago: k + 4 })),
		runOf({ ago: 3, practice: true, kind: 'seed', seed: 'Gräberfeld 7' }),
		runOf({ ago: 1, kind: 'day', seed: daySeed(ago(1)) })
	]);
	const sittings = [
		...daysInARow(16).filter(({ date }) => date !== ago(4)),
		...[1, 2, 3, 6, 9].map((days) => sitting({ date: ago(days), level: 'sun', themes: ['bridge'] })),
		sitting({ date: ago(2), level: 'moon', misses: 2, hints: 1, themes: ['two-keys'] }),
		sitting({ date: ago(8), level: 'moon', openedOn: ago(5) }),
		sitting({ date: ago(10), level: 'sun', misses: 1 }),
		sitting({ date: ago(3), level: 'moon', solved: false, misses: 1, themes: ['two-keys'] })
	];
	const tricky = [2, 10].map((days) =>
		addTricky(
			{
				puzzle: `${ago(days)}-${days === 2 ? 'moon' : 'sun'}`,
				level: days === 2 ? 'moon' : 'sun',
				themes: []
			},
			null,
			noon(ago(days))
		)
	);
	return {
		progress: recordsOf(sittings, {
			practice: practised(12),
			tricky,
			runs: [...history, reported, ...runs.values()],
			...lessons(),
			games: [
				gameRecord('temple', templeGame(false)),
				gameRecord('pyramides', pyramidesGame(false)),
				gameRecord('recall', recallPlayed.midway)
			]
		}),
		ends: recordsOf([], {
			games: [
				gameRecord('temple', templeGame(true)),
				gameRecord('pyramides', pyramidesGame(true)),
				gameRecord('recall', recallPlayed.whole)
			]
		}),
		runs,
		reported
	};
}
