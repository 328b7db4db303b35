// A course: its lessons and words.
import { COURSES } from '$lib/learn/course-ids.ts';
import { loadCourse } from '$lib/learn/courses.ts';
import { loadText } from '$lib/text/load.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => COURSES.map((course) => ({ course }));

export const load: PageLoad = async ({ parent, params }) => {
	const { language } = await parent();
	const [text, names, loaded] = await Promise.all([
		loadMoreText('learn', language),
		loadText('names', language),
		loadCourse(params.course, language)
	]);
	return { text, names, loaded };
};
