// The icons of courses, apart from their parts: the home page shows them too.
import type { AnyIconName } from '$lib/ui/more-icons.ts';

const ICONS = COURSE_ICONS;

export const iconOf = (course: string): AnyIconName => ICONS[course] ?? 'cube';
