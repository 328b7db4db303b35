// Proves a game's courses: every answer by the rules, every rule taught and practised, every word there in every language.
import type { Course, CourseText, LessonText, LessonStep, StepText } from '../../schema/lesson.ts';
import type { Rule, RulesText } from '../../schema/rules.ts';
import type { AnyScene, Teacher } from '../../../web/games/game.ts';
import { isTold, isUnguided } from '../../../web/games/lesson/asks.ts';
import { faultsOf, proofOf } from '../../../web/games/lesson/proofs.ts';
import { refusals } from '../../../web/games/lesson/teacher.ts';

export interface CourseWords {
	readonly rules: RulesText;
	/** By the course's id. */
	readonly courses: Readonly<Record<string, CourseText>>;
}

/** Everything about one game. */
export interface Teaching<Scene extends AnyScene> {
	readonly rules: readonly Rule[];
	readonly courses: readonly Course[];
	readonly teacher: Teacher<Scene>;
	/** By language; the first one is the measure for the others. */
	readonly words: Readonly<Record<string, CourseWords>>;
	/** Ids of the places where the rulebook was silent. */
	readonly rulings: readonly string[];
}

const WORDS_MAX = 40;

export function faultsIn<Scene extends AnyScene>(teaching: Teaching<Scene>): string[] {
	return [
		...idFaults(teaching),
		...replayFaults(teaching),
		...coverageFaults(teaching.rules, teaching.courses),
		...exampleFaults(teaching),
		...Object.entries(teaching.words).flatMap(([language, words]) =>
			wordFaults(teaching, words).map((fault) => `${language}: ${fault}`)
		)
	];
}

export const stepsOf = (courses: readonly Course[]): { readonly at: string; readonly step: LessonStep }[] =>
	courses.flatMap(({ id, lessons }) =>
		lessons.flatMap((lesson) => lesson.steps.map((step) => ({ at: `${id}.${lesson.id}.${step.id}`, step })))
	);

function* twice(ids: readonly string[], where: string): Generator<string> {
	for (const [k, id] of ids.entries()) if (ids.indexOf(id) < k) yield `${where}: ${id} is there twice`;
}

function idFaults<Scene extends AnyScene>({ rules, courses }: Teaching<Scene>): string[] {
	const known = new Set(rules.map(({ id }) => id));
	return [
		...twice(
			rules.map(({ id }) => id),
			'rules'
		),
		...rules.flatMap(({ id, related }) =>
			related
				.filter((other) => !known.has(other) || other === id)
				.map((other) => `${id}: no related rule ${other}`)
		),
		...courses.flatMap(({ id, lessons }) => [
			...twice(
				lessons.map((lesson) => lesson.id),
				id
			),
			...lessons.flatMap((lesson) => [
				...twice(
					lesson.steps.map((step) => step.id),
					`${id}.${lesson.id}`
				)
			])
		]),
		...stepsOf(courses).flatMap(({ at, step }) => [
			...(step.rules.length === 0 ? [`${at}: teaches no rule`] : []),
			...step.rules.filter((rule) => !known.has(rule)).map((rule) => `${at}: no rule ${rule}`)
		])
	];
}

function replayFaults<Scene extends AnyScene>({ courses, teacher }: Teaching<Scene>): string[] {
	return stepsOf(courses).flatMap(({ at, step }) =>
		faultsOf(teacher, step).map((fault) => `${at}: ${fault}`)
	);
}

/** Rules that nobody teaches, or that nobody can show to know. */
export function coverageFaults(rules: readonly Rule[], courses: readonly Course[]): string[] {
	const steps = stepsOf(courses).map(({ step }) => step);
	return rules.flatMap(({ id, kind, tableOnly }) => {
		const own = steps.filter((step) => step.rules.includes(id));
		if (own.length === 0) return [`${id} is taught by no step`];
		if (tableOnly) return own.some(isTold) ? [] : [`${id} is for the table and on no checklist`];
		if (!own.some(isUnguided)) return [`${id} is practised by no unguided step`];
		const felt = own.some((step) => proofOf(step).forbids?.(step).includes(id));
		return kind === 'prohibition' && !felt ? [`${id} forbids something that nobody is made to try`] : [];
	});
}

function exampleFaults<Scene extends AnyScene>({ rules, teacher }: Teaching<Scene>): string[] {
	return rules.flatMap(({ id, example }) => {
		if (!example) return [];
		try {
			const against = refusals(teacher, example.position, example.refused);
			return [
				...refusals(teacher, example.position, example.allowed).map(
					(rule) => `${id}: the example is refused by ${rule}`
				),
				...(against.includes(id)
					? []
					: [`${id}: the counter-example is refused by ${against.join(', ') || 'nothing'}`])
			];
		} catch (error) {
			return [`${id}: ${error instanceof Error ? error.message : String(error)}`];
		}
	});
}

function wordFaults<Scene extends AnyScene>(
	{ rules, courses, rulings }: Teaching<Scene>,
	words: CourseWords
): string[] {
	const { rules: told } = words;
	return [
		...missing(
			rules.map(({ id }) => id),
			told.rules,
			'rules'
		),
		...missing([...new Set(rules.map(({ group }) => group))], told.groups, 'groups'),
		...missing(
			[...new Set(rules.flatMap(({ source }) => source.map(({ book }) => book)))],
			told.books,
			'books'
		),
		...missing(rulings, told.rulings, 'rulings'),
		...rules.flatMap(({ id, example }) =>
			example && !(told.rules[id]?.allowed && told.rules[id]?.refused)
				? [`${id}: the example has no words`]
				: []
		),
		...rules.flatMap(({ id }) => tooLong(id, [told.rules[id]?.statement])),
		...courses.flatMap(({ id, lessons }) => {
			const course = words.courses[id];
			if (!course) return [`${id} has no words`];
			return [
				...missing(
					lessons.map((lesson) => lesson.id),
					course.lessons,
					id
				),
				...lessons.flatMap((lesson) =>
					lessonWordFaults(`${id}.${lesson.id}`, lesson.steps, course.lessons[lesson.id])
				)
			];
		})
	];
}

function missing(
	wanted: readonly string[],
	there: Readonly<Record<string, unknown>>,
	where: string
): string[] {
	return [
		...wanted.filter((id) => !(id in there)).map((id) => `${where}: no words for ${id}`),
		...Object.keys(there)
			.filter((id) => !wanted.includes(id))
			.map((id) => `${where}: words for ${id}, which is not there`)
	];
}

const countOf = (texts: readonly (string | undefined)[]): number =>
	texts.reduce(
		(sum, text) => sum + (text?.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0),
		0
	);

function tooLong(at: string, texts: readonly (string | undefined)[]): string[] {
	const count = countOf(texts);
	return count > WORDS_MAX ? [`${at}: ${count} words on one screen`] : [];
}

function lessonWordFaults(at: string, steps: readonly LessonStep[], text: LessonText | undefined): string[] {
	if (!text) return [];
	return [
		...missing(
			steps.map(({ id }) => id),
			text.steps,
			at
		),
		...steps.flatMap((step) => {
			const told = text.steps[step.id];
			return told ? stepWordFaults(`${at}.${step.id}`, step, told) : [];
		})
	];
}

function stepWordFaults(
	at: string,
	step: LessonStep,
	{ prompt, help, done, hints, mistakes = {}, items = {} }: StepText
): string[] {
	const proof = proofOf(step);
	const together = proof.oneByOne ? [] : Object.values(items);
	return [
		...missing(proof.items?.(step) ?? [], items, at),
		...missing(proof.mistakes?.(step) ?? [], mistakes, `${at}, mistakes`),
		...(hints.length === 0 && !isTold(step) ? [`${at}: no hint`] : []),
		...[prompt, done, ...hints].filter((text) => text.trim() === '').map(() => `${at}: an empty text`),
		...tooLong(at, [prompt, help, ...together]),
		...tooLong(`${at}, done`, [done]),
		...hints.flatMap((hint) => tooLong(`${at}, hint`, [hint]))
	];
}
