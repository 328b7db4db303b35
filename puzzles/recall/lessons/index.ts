// The course on Recall: set-up, the turn, the map, buildings, cards, the end, and alone.
import type { Course } from '../../schema/lesson.ts';
import { alone } from './alone.ts';
import { boxesDAndF } from './boxes-d-and-f.ts';
import { cassettes } from './cassettes.ts';
import { crystals } from './crystals.ts';
import { digging } from './digging.ts';
import { energy } from './energy.ts';
import { equipment } from './equipment.ts';
import { exploring } from './exploring.ts';
import { figures } from './figures.ts';
import { finalScoring } from './final-scoring.ts';
import { firstModule } from './first-module.ts';
import { goalCards } from './goal-cards.ts';
import { knowledge } from './knowledge.ts';
import { modules } from './modules.ts';
import { monuments } from './monuments.ts';
import { pathScoring } from './path-scoring.ts';
import { relics } from './relics.ts';
import { reset } from './reset.ts';
import { specialRounds } from './special-rounds.ts';
import { storages } from './storages.ts';
import { theBag } from './the-bag.ts';
import { theTable } from './the-table.ts';
import { tribesAToD } from './tribes-a-to-d.ts';
import { tribesEToG } from './tribes-e-to-g.ts';
import { tribesHToK } from './tribes-h-to-k.ts';
import { tribesLToN } from './tribes-l-to-n.ts';
import { triggers } from './triggers.ts';
import { variants } from './variants.ts';
import { walking } from './walking.ts';
import { water } from './water.ts';
import { workshops } from './workshops.ts';
import { yourConsole } from './your-console.ts';
import { yourTribe } from './your-tribe.ts';

export const recall: Course = {
	id: 'recall',
	lessons: [
		theTable,
		theBag,
		yourConsole,
		yourTribe,
		firstModule,
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
		boxesDAndF,
		energy,
		cassettes,
		equipment,
		triggers,
		tribesAToD,
		tribesEToG,
		tribesHToK,
		tribesLToN,
		specialRounds,
		pathScoring,
		goalCards,
		finalScoring,
		alone,
		variants
	]
};

export default recall;
