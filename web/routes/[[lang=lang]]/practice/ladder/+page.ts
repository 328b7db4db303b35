import { loadSeries } from '$lib/text/series.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => loadSeries((await parent()).language);
