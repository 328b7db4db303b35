// The glossaries of all games, in the order of the page.
import type { Glossary } from '../../../puzzles/schema/glossary.ts';
import type { CourseId } from '../../../puzzles/schema/lesson.ts';
import { COURSES } from './course-ids.ts';

const FOUND = import.meta.glob<Glossary>(['../../../puzzles/*/glossary.ts', '!**/schema/*'], {
	eager: true,
	import: 'glossary'
});

export const GLOSSARIES: readonly { readonly game: CourseId; readonly glossary: Glossary }[] =
	COURSES.flatMap((game) => {
		const glossary = FOUND[`../../../puzzles/${game}/glossary.ts`];
		return glossary ? [{ game, glossary }] : [];
	});
