// A course: its lessons and words.
import { COURSES, loadCourse } from '$lib/learn/courses.ts';
import { loadText } from '$lib/text/load.ts';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => COURSES.map((course) => ({ course }));

export const load: PageLoad = async ({ parent, params }) => {
	const { language } = await parent();
	const [text, loaded] = await Promise.all([
		loadText('learn', language),
		loadCourse(params.course, language)
	]);
	return { text, loaded };
};
