// Records as a person could really have made them, for property tests.
import fc from 'fast-check';
import { COLOURS } from '../../engine-wasm/host/vocabulary.ts';
import { THEMES } from '../../puzzles/schema/puzzle.ts';
import { tier } from '../../web/games/block-and-key/score.ts';
import { ALTARS, LINES, type Action } from '../../web/games/block-and-key/state.ts';
import { civilDate, utcDay } from '../../web/lib/progress/civil.ts';
import type {
	Attempt,
	DailySession,
	Draft,
	AnswerRecord,
	Json,
	LessonRecord,
	Play,
	PracticeSession,
	Records,
	TrickyCard
} from '../../web/lib/progress/records.ts';
import { ANSWERS, HINT_STEPS, playKey, PRACTICE_SOURCES } from '../../web/lib/progress/records.ts';
import { gameKey, ORIGINS, type GameRecord } from '../../web/lib/progress/games.ts';
import { joinStore } from '../../web/lib/progress/merge.ts';
import { COACH_LEVELS } from '../../web/lib/progress/values.ts';
import { settled } from '../../web/lib/progress/sessions.ts';

// Few instants and ids, so that keys and times often meet.
export const BASE = Date.UTC(2027, 2, 1);
export const instant = fc.integer({ min: 0, max: 40 }).map((k) => BASE + k * 3_600_000);
const coordinate = fc.integer({ min: 0, max: 5 });
const level = fc.constantFrom('star' as const, 'sun' as const, 'moon' as const);
const themes = fc.uniqueArray(fc.constantFrom(...THEMES), { maxLength: 3 });

const attempts: fc.Arbitrary<Attempt[]> = fc.uniqueArray(
	fc.record({
		at: instant,
		block: fc.integer({ min: 0, max: 2 }),
		cells: fc.array(fc.tuple(coordinate, coordinate, coordinate), { minLength: 1, maxLength: 4 }),
		claimed: fc.boolean()
	}),
	{ maxLength: 4, selector: ({ at }) => at }
);

const play: fc.Arbitrary<Play> = fc
	.record({
		puzzle: fc.integer({ min: 0, max: 3 }),
		level,
		difficulty: fc.integer({ min: 0, max: 100 }),
		themes,
		openedAt: fc.constantFrom(BASE, BASE + 1, BASE + 2),
		attempts: attempts.map((list) => list.sort((a, b) => a.at - b.at)),
		hints: fc.constantFrom(...HINT_STEPS),
		// Plays from before version 4 do not have it.
		help: fc.constantFrom({}, { assistedAt: null }, { assistedAt: BASE }, { assistedAt: BASE + 5 })
	})
	.map(({ puzzle, help, ...rest }) => {
		const id = `2027-03-0${puzzle + 1}-${rest.level}`;
		return settled({
			...rest,
			...help,
			puzzle: id,
			key: playKey(id, rest.openedAt),
			solvedAt: null,
			grade: null
		});
	});

export const daily: fc.Arbitrary<DailySession> = fc
	.tuple(play, fc.integer({ min: -12 * 60, max: 14 * 60 }), fc.integer({ min: 0, max: 2 }))
	.map(([base, zone, late]) => ({
		...base,
		date: base.puzzle.slice(0, 10),
		openedOn: civilDate(utcDay(base.openedAt) + late),
		zone,
		trustedOn: '2027-01-01'
	}));

const rung = fc.record({ began: instant, rung: fc.integer({ min: 1, max: 3 }) });

export const practice: fc.Arbitrary<PracticeSession> = fc
	.tuple(play, fc.constantFrom(...PRACTICE_SOURCES), fc.string(), fc.option(instant), rung)
	.map(([base, source, text, leftAt, run]) => ({
		...base,
		source,
		...(source === 'ladder' && { run }),
		...(source === 'drill' && { run: { ...run, idea: 'mirror' as const } }),
		text,
		leftAt: base.solvedAt === null ? leftAt : null
	}));

/** JSON knows no minus zero. */
const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
export const count = fc.nat({ max: 5 });

export const tricky: fc.Arbitrary<TrickyCard> = fc.record({
	key: fc.constantFrom('p1', 'p2', 'p3'),
	level,
	themes,
	text: fc.option(fc.string()),
	addedAt: instant,
	changedAt: instant,
	removed: fc.boolean(),
	card: fc.record({
		due: instant,
		stability: finite,
		difficulty: finite,
		elapsed_days: count,
		scheduled_days: count,
		learning_steps: count,
		reps: count,
		lapses: count,
		state: fc.constantFrom(0, 1, 2, 3),
		last_review: fc.option(instant)
	})
});

export const draft: fc.Arbitrary<Draft> = fc.record({
	key: fc.constantFrom('d1', 'd2'),
	savedAt: instant,
	name: fc.string({ unit: 'grapheme', maxLength: 20 }),
	text: fc.string(),
	removed: fc.boolean()
});

/** Names that a file may not use do not occur in honest data. */
export const json = fc
	.jsonValue({ maxDepth: 3 })
	.filter((value) => !/"(__proto__|constructor|prototype)"/.test(JSON.stringify(value)))
	.map((value) => JSON.parse(JSON.stringify(value)) as Json);

export const lesson: fc.Arbitrary<LessonRecord> = fc.record({
	key: fc.constantFrom('some.lesson', 'block-and-key.first', 'first'),
	startedAt: instant,
	changedAt: instant,
	steps: count,
	finishedAt: fc.option(instant),
	open: fc.option(
		fc.record({ step: fc.constantFrom('a', 'b'), actions: fc.array(fc.string(), { maxLength: 2 }) })
	)
});

export const answer: fc.Arbitrary<AnswerRecord> = fc
	.record({
		at: fc.constantFrom(BASE, BASE + 1),
		step: fc.constantFrom('some.lesson.one', 'some.lesson.two'),
		rules: fc.uniqueArray(fc.constantFrom('T-1', 'T-2', 'T-3'), { maxLength: 2 }),
		how: fc.constantFrom(...ANSWERS),
		mixed: fc.boolean()
	})
	.map((fact) => ({ key: `${fact.step}@${fact.at}`, ...fact }));

const cells = fc.array(fc.tuple(coordinate, coordinate, coordinate), { minLength: 1, maxLength: 5 });
const altar = fc.constantFrom(...ALTARS);
const card = fc.constantFrom('star-01', 'sun-05', 'moon-16');
export const action: fc.Arbitrary<Action> = fc.oneof(
	fc.record({ do: fc.constant('core' as const), colour: fc.constantFrom(...COLOURS) }),
	fc.record({ do: fc.constant('take' as const), line: fc.constantFrom(...LINES) }),
	fc.record({ do: fc.constant('put-back' as const), blocks: fc.array(fc.nat(9), { maxLength: 3 }) }),
	fc.record({ do: fc.constant('place' as const), block: fc.nat(6), cells }),
	fc.record({ do: fc.constant('claim' as const), cards: fc.array(card, { maxLength: 4 }) }),
	fc.record({ do: fc.constant('marker' as const), altar }),
	fc.record({ do: fc.constant('discard' as const), card: fc.option(card) }),
	fc.record({ do: fc.constant('draw' as const), altar }),
	fc.record({ do: fc.constant('ancients' as const), target: fc.nat(63), cells }),
	fc.constant<Action>({ do: 'pass' })
);

export const ending = fc
	.record({ at: instant, keys: fc.nat(40), faces: fc.nat(40) })
	.map(({ at, keys, faces }) => {
		const enigma = Math.floor(faces / 3);
		const total = keys + enigma;
		return { endedAt: at, score: { keys, faces, enigma, total }, tier: tier(total) };
	});

/** Few words, so that lines often begin alike. */
const line = fc.array(fc.constantFrom('pass', 'draw_sun', 'draw_moon'), { maxLength: 4 });

const game: fc.Arbitrary<GameRecord> = fc
	.record({
		game: fc.constantFrom('ancients', 'some'),
		seed: fc.constantFrom('day-2027-03-01', 'Grab 7'),
		startedAt: fc.constantFrom(BASE, BASE + 1),
		savedAt: instant,
		revision: count,
		practice: fc.boolean(),
		coach: fc.option(fc.constantFrom(...COACH_LEVELS)),
		actions: line,
		origin: fc.constantFrom(...ORIGINS),
		standing: fc.option(fc.record({ turn: count, points: count })),
		end: fc.option(ending)
	})
	.map(({ end, coach, ...rest }) => ({
		...rest,
		...(coach && { coach }),
		key: gameKey(rest.game, rest.startedAt),
		setup: { players: 1 },
		seats: ['me'],
		endedAt: end?.endedAt ?? null,
		scores: end && [end.score.total],
		result: end && { ...end.score, tier: end.tier }
	}));

/** Some lists of copies as several devices could have them, joined as they would be. */
export const games: fc.Arbitrary<readonly GameRecord[]> = fc
	.array(game, { maxLength: 5 })
	.map((copies) => joinStore('games', copies, []));

export const drafts: fc.Arbitrary<readonly Draft[]> = fc
	.array(draft, { maxLength: 4 })
	.map((copies) => joinStore('drafts', copies, []));

export const list = <T extends { readonly key: string }>(record: fc.Arbitrary<T>) =>
	fc.uniqueArray(record, { maxLength: 6, selector: ({ key }) => key });

export const records: fc.Arbitrary<Records> = fc.record({
	sessions: list(daily),
	practice: list(practice),
	tricky: list(tricky),
	drafts,
	games,
	lessons: list(lesson),
	answers: list(answer)
});
