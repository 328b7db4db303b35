// The two courses on the real engine: Block and Key for two to four, and The Ancients, its solo game.
import type { Course } from '../../schema/lesson.ts';
import { closestBlock } from './ancients-closest-block.ts';
import { discarding } from './ancients-discarding.ts';
import { fiveSteps } from './ancients-five-steps.ts';
import { markerCard } from './ancients-marker-card.ts';
import { noRoom } from './ancients-no-room.ts';
import { soloScoring } from './ancients-scoring.ts';
import { soloSetUp } from './ancients-set-up.ts';
import { starsAndPips } from './ancients-stars-and-pips.ts';
import { threeTurns } from './ancients-three-turns.ts';
import { whenTheyMove } from './ancients-when-they-move.ts';
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

export const ancients: Course = {
	id: 'ancients',
	lessons: [
		soloSetUp,
		fiveSteps,
		whenTheyMove,
		starsAndPips,
		closestBlock,
		noRoom,
		markerCard,
		discarding,
		soloScoring,
		threeTurns
	]
};
