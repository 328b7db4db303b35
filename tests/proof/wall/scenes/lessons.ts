// One step of every kind from every course, asked and answered; the end of a lesson; the refresher.
import type { Course } from '../../../../puzzles/schema/lesson.ts';
import de from '../../../../web/lib/text/de/learn.ts';
import en from '../../../../web/lib/text/en/learn.ts';
import fr from '../../../../web/lib/text/fr/learn.ts';
import { foundCourses } from '../../../e2e/games.ts';
import type { Scene, Stage } from '../stage.ts';

const COURSES: readonly Course[] = (await foundCourses()).map(({ course }) => course);
const [FIRST] = COURSES as readonly [Course];
const WORDS = { en, de, fr } as const;

/** Of every kind of step the one that is reached first. */
function kindsOf(course: Course) {
	const steps = course.lessons.flatMap((lesson) => lesson.steps.map((step, at) => ({ lesson, step, at })));
	steps.sort((a, b) => b.at - a.at);
	return [...new Map(steps.map((one) => [one.step.kind, one])).values()];
}

async function fromMenu(stage: Stage, entry: 'skip' | 'show'): Promise<void> {
	const words = WORDS[stage.language];
	await stage.button(words.menu).click();
	await stage.button(words[entry]).click();
}

async function openStep(stage: Stage, course: Course, lesson: string, at: number): Promise<void> {
	await stage.go(`learn/lesson/?l=${course.id}.${lesson}`);
	await stage.page.locator('main h2').first().waitFor();
	for (let k = 0; k < at; k++) await fromMenu(stage, 'skip');
}

export const lessons = (): readonly Scene[] => [
	...COURSES.flatMap((course) =>
		kindsOf(course).map(({ lesson, step, at }): Scene => ({
			name: `lesson-${course.id}`,
			widths: [360, 1280],
			async play(stage) {
				await openStep(stage, course, lesson.id, at);
				await stage.shoot(step.kind);
				await fromMenu(stage, 'show');
				await stage.shoot(`${step.kind}-shown`);
			}
		}))
	),
	{
		name: 'lesson',
		async play(stage) {
			const lesson = FIRST.lessons[0];
			if (!lesson) throw new Error('no lesson');
			await openStep(stage, FIRST, lesson.id, 0);
			await stage.button(WORDS[stage.language].menu).click();
			await stage.shoot('menu');
			await stage.button(WORDS[stage.language].menu).click();
			for (const _ of lesson.steps) await fromMenu(stage, 'skip');
			await stage.shoot('end');
			await stage.go(`learn/lesson/?l=${FIRST.id}.nothing`);
			await stage.shoot('unknown');
		}
	},
	{
		name: 'lesson-3d',
		settings: { board: '3d' },
		widths: [360, 1280],
		async play(stage) {
			await openStep(stage, FIRST, 'your-view', 0);
			await stage.page.waitForTimeout(1500);
			await stage.shoot('step');
		}
	},
	{
		name: 'refresher',
		seeded: 'progress',
		async play(stage) {
			await stage.go('learn/refresher/');
			await stage.page.locator('main h2').first().waitFor();
			await stage.shoot('due');
			await stage.go('rules/rule/?id=B-PLACE-2');
			await stage.page.locator('.ways a.primary').click();
			await stage.page.locator('main h2').first().waitFor();
			await stage.shoot('quiz');
		}
	},
	{
		name: 'refresher',
		async play(stage) {
			await stage.go('learn/refresher/');
			await stage.shoot('empty');
		}
	}
];
