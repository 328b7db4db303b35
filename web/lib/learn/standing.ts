// How somebody stands in the courses: lessons, and every rule of a game, derived from what is kept.
import type { AnswerRecord, LessonRecord } from '$lib/progress/records.ts';
import type { Lesson } from '../../../puzzles/schema/lesson.ts';
import type { LoadedCourse } from './courses.ts';
import { answersIn, lessonKey, placesIn, type LessonPlace } from './records.ts';
import { ruleStates, type RuleState } from './mastery.ts';

/** Everything that is kept of somebody's learning. */
export interface Learned {
	readonly lessons: readonly LessonRecord[];
	readonly answers: readonly AnswerRecord[];
}

export interface LessonStanding {
	readonly lesson: Lesson;
	readonly place: LessonPlace | null;
}

export interface CourseStanding {
	readonly id: LoadedCourse['id'];
	readonly lessons: readonly LessonStanding[];
	readonly done: number;
	/** The one to go on with: begun, else the first that is not done; null when all are. */
	readonly next: Lesson | null;
}

export function standingOf({ id, course }: LoadedCourse, records: readonly LessonRecord[]): CourseStanding {
	const places = placesIn(records);
	const lessons = course.lessons.map((lesson): LessonStanding => ({
		lesson,
		place: places.get(lessonKey(id, lesson.id)) ?? null
	}));
	const open = lessons.filter(({ place }) => place === null || place.finishedAt === null);
	const begun = open
		.filter(({ place }) => place !== null)
		.sort((a, b) => (b.place?.changedAt ?? 0) - (a.place?.changedAt ?? 0));
	return {
		id,
		lessons,
		done: lessons.length - open.length,
		next: (begun[0] ?? open[0])?.lesson ?? null
	};
}

/** The state of every rule that was met in these courses. */
export function rulesIn(courses: readonly LoadedCourse[], learned: Learned): ReadonlyMap<string, RuleState> {
	const places = placesIn(learned.lessons);
	const seen = courses.flatMap(({ id, course }) =>
		course.lessons.flatMap((lesson) => {
			const place = places.get(lessonKey(id, lesson.id));
			return place ? lesson.steps.slice(0, place.steps + 1).flatMap(({ rules }) => rules) : [];
		})
	);
	const own = new Set(courses.map(({ id }) => id as string));
	const answers = answersIn(learned.answers).filter(({ step }) => own.has(step.split('.')[0] ?? ''));
	return ruleStates(answers, seen);
}
