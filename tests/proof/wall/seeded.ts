// What somebody has on the device after some weeks: days, practice, runs, lessons, an open game of each kind; or games at their end.
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { makeLink, parseLink } from '../../../web/games/block-and-key/puzzles/link.ts';
import { makeSetLink } from '../../../web/games/block-and-key/puzzles/set-link.ts';
import { daySeed } from '../../../web/games/block-and-key/seed.ts';
import type { GameState } from '../../../web/games/block-and-key/state.ts';
import type { Line } from '../../../web/games/timeline.ts';
import { answerRecord, lessonRecord } from '../../../web/lib/learn/records.ts';
import { addDays } from '../../../web/lib/progress/civil.ts';
import type { GameRecord } from '../../../web/lib/progress/games.ts';
import type { Json, Records } from '../../../web/lib/progress/records.ts';
import type { RunRecord } from '../../../web/lib/progress/runs.ts';
import { addTricky } from '../../../web/lib/progress/tricky.ts';
import { startEngine } from '../../block-and-key/cross/agreement.ts';
import { runOf } from '../../block-and-key/e2e/runs.ts';
import { claimer } from '../../block-and-key/rules/claimer.ts';
import { foundCourses } from '../../e2e/games.ts';
import { gameRow } from '../../e2e/game-rows.ts';
import { daysInARow, noon, practised, recordsOf, sitting, TODAY } from '../../e2e/seed.ts';
import { answerOf, dailyOf } from '../../e2e/solving.ts';
import { gamesOnWall } from './games.ts';

const ago = (days: number) => addDays(TODAY, -days);

/** A game of yesterday, as far as it was played. */
const gameRecord = (game: string, { setup, seed, actions }: Line<object>): GameRecord => {
	const at = noon(ago(1));
	const line = { setup: setup as Json, seed, actions };
	return { ...gameRow(game, at, line), savedAt: at + actions.length, revision: actions.length };
};

/** The first lessons of two games' courses done, one begun; rules in every state of knowledge. */
async function lessons(): Promise<Pick<Records, 'lessons' | 'answers'>> {
	const found = await foundCourses();
	const [one, ...rest] = found;
	const two = rest.find(({ game }) => game !== one?.game);
	if (!one || !two) throw new Error('two courses are needed');
	const [first, second] = [one.course, two.course];
	const done = [...first.lessons.slice(0, 6), ...second.lessons.slice(0, 2)];
	const courseOf = (lesson: (typeof done)[number]) => (first.lessons.includes(lesson) ? first : second);
	const begun = second.lessons[2];
	const places = done.map((lesson, k) => {
		const at = noon(ago(20 - k));
		const place = { course: courseOf(lesson).id, lesson: lesson.id, steps: lesson.steps.length };
		return lessonRecord({ ...place, finishedAt: at, changedAt: at, open: null }, undefined, at);
	});
	const at = noon(ago(1));
	const open = begun && {
		course: second.id,
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

/** The three of today as they were really solved: at first look, after a miss, with a hint. */
const solvedToday = () =>
	Promise.all(
		LEVELS.map(async (level) => {
			const { block, cells } = await answerOf(dailyOf(level, TODAY));
			const made = sitting({
				date: TODAY,
				level,
				misses: level === 'sun' ? 1 : 0,
				hints: level === 'moon' ? 1 : 0
			});
			return {
				...made,
				attempts: made.attempts.map((attempt) => (attempt.claimed ? { ...attempt, block, cells } : attempt))
			};
		})
	);

/** The dailies of three days, as one set. */
export const SET = makeSetLink(
	[1, 2, 3].flatMap((days) =>
		LEVELS.map((level) => parseLink(makeLink(dailyOf(level, ago(days))), deck.shapes))
	),
	deck.shapes
);
export const SET_KEY = 'set.wall';

/** A report with much to find in it. */
const REPORTED = 'o';

export interface Seeds {
	readonly progress: Records;
	readonly ends: Records;
	/** Today is solved, and there is a set. */
	readonly solved: Records;
	readonly runs: ReadonlyMap<StepKind, RunRecord>;
	readonly reported: RunRecord;
}

export async function makeSeeds(): Promise<Seeds> {
	const runs = await runsByStep();
	const reported = await runOf({ ago: 2, seed: REPORTED });
	const games = [...(await gamesOnWall())].map(([game, { played }]) => [game, played()] as const);
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
			...(await lessons()),
			games: games.map(([game, { midway }]) => gameRecord(game, midway))
		}),
		ends: recordsOf([], {
			games: games.map(([game, { whole }]) => gameRecord(game, whole))
		}),
		solved: recordsOf([...daysInARow(6).slice(1), ...(await solvedToday())], {
			practice: practised(3),
			drafts: [
				{ key: SET_KEY, savedAt: noon(TODAY), name: 'Donaudampfschifffahrt', text: SET, removed: false }
			]
		}),
		runs,
		reported
	};
}
