// What the courses of every game consist of, for the program and the tests that prove them.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { teacherOf } from '../../../web/games/block-and-key/lesson/teacher.ts';
import { pyramidesTeacher } from '../../../web/games/pyramides/lesson/teacher.ts';
import { recallTeacher } from '../../../web/games/recall/lesson/teacher.ts';
import { templeTeacher } from '../../../web/games/temple/lesson/teacher.ts';
import { deck } from '../../block-and-key/index.ts';
import { ancients } from '../../block-and-key/lessons/ancients.ts';
import { blockAndKey } from '../../block-and-key/lessons/index.ts';
import { rules, rulings } from '../../block-and-key/rules.ts';
import deAncients from '../../block-and-key/text/de/ancients.ts';
import deBlockAndKey from '../../block-and-key/text/de/block-and-key.ts';
import deRules from '../../block-and-key/text/de/rules.ts';
import enAncients from '../../block-and-key/text/en/ancients.ts';
import enBlockAndKey from '../../block-and-key/text/en/block-and-key.ts';
import enRules from '../../block-and-key/text/en/rules.ts';
import frAncients from '../../block-and-key/text/fr/ancients.ts';
import frBlockAndKey from '../../block-and-key/text/fr/block-and-key.ts';
import frRules from '../../block-and-key/text/fr/rules.ts';
import { pyramides } from '../../pyramides/lessons/index.ts';
import { rules as pyramidesRules, rulings as pyramidesRulings } from '../../pyramides/rules.ts';
import dePyramides from '../../pyramides/text/de/pyramides.ts';
import dePyramidesRules from '../../pyramides/text/de/rules.ts';
import enPyramides from '../../pyramides/text/en/pyramides.ts';
import enPyramidesRules from '../../pyramides/text/en/rules.ts';
import frPyramides from '../../pyramides/text/fr/pyramides.ts';
import frPyramidesRules from '../../pyramides/text/fr/rules.ts';
import { recall } from '../../recall/lessons/index.ts';
import { rules as recallRules, rulings as recallRulings } from '../../recall/rules.ts';
import deRecall from '../../recall/text/de/recall.ts';
import deRecallRules from '../../recall/text/de/rules.ts';
import enRecall from '../../recall/text/en/recall.ts';
import enRecallRules from '../../recall/text/en/rules.ts';
import frRecall from '../../recall/text/fr/recall.ts';
import frRecallRules from '../../recall/text/fr/rules.ts';
import { temple } from '../../temple/lessons/index.ts';
import { rules as templeRules, rulings as templeRulings } from '../../temple/rules.ts';
import deTempleRules from '../../temple/text/de/rules.ts';
import deTemple from '../../temple/text/de/temple.ts';
import enTempleRules from '../../temple/text/en/rules.ts';
import enTemple from '../../temple/text/en/temple.ts';
import frTempleRules from '../../temple/text/fr/rules.ts';
import frTemple from '../../temple/text/fr/temple.ts';
import type { Teaching } from './check.ts';

export type AnyTeaching = Teaching<never>;

/** By the game's id. */
export function teachings(engine: Engine): Readonly<Record<string, AnyTeaching>> {
	const blockAndKeyTeaching = {
		rules,
		rulings,
		courses: [blockAndKey, ancients],
		teacher: teacherOf(engine, deck),
		words: {
			en: { rules: enRules, courses: { 'block-and-key': enBlockAndKey, ancients: enAncients } },
			de: { rules: deRules, courses: { 'block-and-key': deBlockAndKey, ancients: deAncients } },
			fr: { rules: frRules, courses: { 'block-and-key': frBlockAndKey, ancients: frAncients } }
		}
	};
	const pyramidesTeaching = {
		rules: pyramidesRules,
		rulings: pyramidesRulings,
		courses: [pyramides],
		teacher: pyramidesTeacher,
		words: {
			en: { rules: enPyramidesRules, courses: { pyramides: enPyramides } },
			de: { rules: dePyramidesRules, courses: { pyramides: dePyramides } },
			fr: { rules: frPyramidesRules, courses: { pyramides: frPyramides } }
		}
	};
	const recallTeaching = {
		rules: recallRules,
		rulings: recallRulings,
		courses: [recall],
		teacher: recallTeacher,
		words: {
			en: { rules: enRecallRules, courses: { recall: enRecall } },
			de: { rules: deRecallRules, courses: { recall: deRecall } },
			fr: { rules: frRecallRules, courses: { recall: frRecall } }
		}
	};
	const templeTeaching = {
		rules: templeRules,
		rulings: templeRulings,
		courses: [temple],
		teacher: templeTeacher,
		words: {
			en: { rules: enTempleRules, courses: { temple: enTemple } },
			de: { rules: deTempleRules, courses: { temple: deTemple } },
			fr: { rules: frTempleRules, courses: { temple: frTemple } }
		}
	};
	return {
		'block-and-key': blockAndKeyTeaching as unknown as AnyTeaching,
		pyramides: pyramidesTeaching as unknown as AnyTeaching,
		recall: recallTeaching as unknown as AnyTeaching,
		temple: templeTeaching as unknown as AnyTeaching
	};
}
