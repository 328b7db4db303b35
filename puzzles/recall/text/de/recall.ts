// German: the course Recall, one file a lesson.
import type { CourseText } from '../../../schema/lesson.ts';
import { alone } from './lessons/alone.ts';
import { crystals } from './lessons/crystals.ts';
import { digging } from './lessons/digging.ts';
import { energy } from './lessons/energy.ts';
import { equipment } from './lessons/equipment.ts';
import { exploring } from './lessons/exploring.ts';
import { finalScoring } from './lessons/final-scoring.ts';
import { firstModule } from './lessons/first-module.ts';
import { monuments } from './lessons/monuments.ts';
import { relics } from './lessons/relics.ts';
import { reset } from './lessons/reset.ts';
import { specialRounds } from './lessons/special-rounds.ts';
import { storages } from './lessons/storages.ts';
import { theTable } from './lessons/the-table.ts';
import { tribesAToG } from './lessons/tribes-a-to-g.ts';
import { tribesHToN } from './lessons/tribes-h-to-n.ts';
import { walking } from './lessons/walking.ts';
import { water } from './lessons/water.ts';
import { workshops } from './lessons/workshops.ts';
import { yourConsole } from './lessons/your-console.ts';

const text: CourseText = {
	lessons: {
		'the-table': theTable,
		'your-console': yourConsole,
		'first-module': firstModule,
		crystals,
		walking,
		relics,
		water,
		exploring,
		digging,
		storages,
		workshops,
		monuments,
		reset,
		energy,
		equipment,
		'tribes-a-to-g': tribesAToG,
		'tribes-h-to-n': tribesHToN,
		'special-rounds': specialRounds,
		'final-scoring': finalScoring,
		alone
	}
};

export default text;
