// English: the course Recall, one file a lesson.
import type { CourseText } from '../../../schema/lesson.ts';
import { alone } from './lessons/alone.ts';
import { boxesDAndF } from './lessons/boxes-d-and-f.ts';
import { cassettes } from './lessons/cassettes.ts';
import { crystals } from './lessons/crystals.ts';
import { digging } from './lessons/digging.ts';
import { energy } from './lessons/energy.ts';
import { equipment } from './lessons/equipment.ts';
import { exploring } from './lessons/exploring.ts';
import { figures } from './lessons/figures.ts';
import { finalScoring } from './lessons/final-scoring.ts';
import { firstModule } from './lessons/first-module.ts';
import { goalCards } from './lessons/goal-cards.ts';
import { knowledge } from './lessons/knowledge.ts';
import { modules } from './lessons/modules.ts';
import { monuments } from './lessons/monuments.ts';
import { pathScoring } from './lessons/path-scoring.ts';
import { relics } from './lessons/relics.ts';
import { reset } from './lessons/reset.ts';
import { specialRounds } from './lessons/special-rounds.ts';
import { storages } from './lessons/storages.ts';
import { theBag } from './lessons/the-bag.ts';
import { theTable } from './lessons/the-table.ts';
import { tribesAToD } from './lessons/tribes-a-to-d.ts';
import { tribesEToG } from './lessons/tribes-e-to-g.ts';
import { tribesHToK } from './lessons/tribes-h-to-k.ts';
import { tribesLToN } from './lessons/tribes-l-to-n.ts';
import { triggers } from './lessons/triggers.ts';
import { variants } from './lessons/variants.ts';
import { walking } from './lessons/walking.ts';
import { water } from './lessons/water.ts';
import { workshops } from './lessons/workshops.ts';
import { yourConsole } from './lessons/your-console.ts';
import { yourTribe } from './lessons/your-tribe.ts';

const text: CourseText = {
	lessons: {
		'the-table': theTable,
		'the-bag': theBag,
		'your-console': yourConsole,
		'your-tribe': yourTribe,
		'first-module': firstModule,
		figures,
		crystals,
		walking,
		relics,
		water,
		exploring,
		digging,
		knowledge,
		storages,
		workshops,
		modules,
		monuments,
		reset,
		'boxes-d-and-f': boxesDAndF,
		energy,
		cassettes,
		equipment,
		triggers,
		'tribes-a-to-d': tribesAToD,
		'tribes-e-to-g': tribesEToG,
		'tribes-h-to-k': tribesHToK,
		'tribes-l-to-n': tribesLToN,
		'special-rounds': specialRounds,
		'path-scoring': pathScoring,
		'goal-cards': goalCards,
		'final-scoring': finalScoring,
		alone,
		variants
	}
};

export default text;
