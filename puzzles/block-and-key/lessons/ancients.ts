// The course The Ancients, the solo game, on the real engine.
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

export default ancients;
