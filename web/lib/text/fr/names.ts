// French: what every course is called and what is said of it on pages for all, collected from the games.
import type { CourseNames } from '../../../../puzzles/schema/lesson.ts';

const FOUND = import.meta.glob<CourseNames>('/puzzles/*/text/fr/names.json', {
	eager: true,
	import: 'default'
});

export default Object.assign({}, ...Object.values(FOUND)) as CourseNames;
