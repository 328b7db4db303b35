// The words of the page; lessons and progress are read in the browser.
import { browser } from '$app/environment';
import { isCourse } from '$lib/learn/course-ids.ts';
import { loadCourse } from '$lib/learn/courses.ts';
import { SOURCE } from '$lib/text/languages.ts';
import { loadText } from '$lib/text/load.ts';
import { loadMoreText } from '$lib/text/load-more.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent, params, url, untrack }) => {
	const [course = ''] = ((browser && untrack(() => url.searchParams.get('l'))) || '').split('.');
	// Asked for already here, while the texts are on their way; whether it arrived is the page's concern.
	if (isCourse(course)) loadCourse(course, params.lang ?? SOURCE).catch(() => undefined);
	const { language } = await parent();
	const [text, names] = await Promise.all([loadMoreText('learn', language), loadText('names', language)]);
	return { text, names };
};
