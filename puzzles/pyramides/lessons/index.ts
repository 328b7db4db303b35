// The course on Terra Pyramides: the base version, two variants, and the group.
import type { Course } from '../../schema/lesson.ts';
import { activating } from './activating.ts';
import { firstLevel } from './first-level.ts';
import { foundations } from './foundations.ts';
import { gold } from './gold.ts';
import { higher } from './higher.ts';
import { limits } from './limits.ts';
import { placing } from './placing.ts';
import { rows } from './rows.ts';
import { setUp } from './set-up.ts';
import { theCount } from './the-count.ts';
import { together } from './together.ts';
import { variants } from './variants.ts';
import { workerLimits } from './worker-limits.ts';
import { workers } from './workers.ts';

export const pyramides: Course = {
	id: 'pyramides',
	lessons: [
		setUp,
		placing,
		foundations,
		rows,
		activating,
		workers,
		workerLimits,
		firstLevel,
		higher,
		gold,
		limits,
		theCount,
		variants,
		together
	]
};

export default pyramides;
