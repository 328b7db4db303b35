// The course Temple of Artefacts.
import type { Course } from '../../schema/lesson.ts';
import { build } from './build.ts';
import { coins } from './coins.ts';
import { digging } from './digging.ts';
import { fateAndFortune } from './fate-and-fortune.ts';
import { finalCount } from './final-count.ts';
import { freeCard } from './free-card.ts';
import { hiring } from './hiring.ts';
import { jewels } from './jewels.ts';
import { looking } from './looking.ts';
import { manuscripts } from './manuscripts.ts';
import { relicsAndMonsters } from './relics-and-monsters.ts';
import { secondTemple } from './second-temple.ts';
import { sets } from './sets.ts';
import { weapons } from './weapons.ts';

export const temple: Course = {
	id: 'temple',
	lessons: [
		build,
		freeCard,
		digging,
		looking,
		hiring,
		coins,
		manuscripts,
		weapons,
		jewels,
		sets,
		relicsAndMonsters,
		fateAndFortune,
		secondTemple,
		finalCount
	]
};

export default temple;
