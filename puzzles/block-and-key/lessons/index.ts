// The course Block and Key, for two to four, on the real engine.
import type { Course } from '../../schema/lesson.ts';
import { bridges } from './bridges.ts';
import { cornerToCorner } from './corner-to-corner.ts';
import { drawing } from './drawing.ts';
import { ending } from './ending.ts';
import { everySquare } from './every-square.ts';
import { excavating } from './excavating.ts';
import { finalRound } from './final-round.ts';
import { otherSeats } from './other-seats.ts';
import { readingAKey } from './reading-a-key.ts';
import { settingUp } from './setting-up.ts';
import { sixHigh } from './six-high.ts';
import { takePart } from './take-part.ts';
import { taller } from './taller.ts';
import { turningAKey } from './turning-a-key.ts';
import { twoKeys } from './two-keys.ts';
import { yourView } from './your-view.ts';

export const blockAndKey: Course = {
	id: 'block-and-key',
	lessons: [
		yourView,
		otherSeats,
		cornerToCorner,
		taller,
		sixHigh,
		bridges,
		everySquare,
		readingAKey,
		turningAKey,
		takePart,
		twoKeys,
		drawing,
		excavating,
		settingUp,
		ending,
		finalRound
	]
};

export default blockAndKey;
