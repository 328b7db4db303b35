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
import deAncients from '../../block-and-key/text/de/ancients.json' with { type: 'json' };
import deBlockAndKey from '../../block-and-key/text/de/block-and-key.json' with { type: 'json' };
import deRules from '../../block-and-key/text/de/rules.json' with { type: 'json' };
import enAncients from '../../block-and-key/text/en/ancients.json' with { type: 'json' };
import enBlockAndKey from '../../block-and-key/text/en/block-and-key.json' with { type: 'json' };
import enRules from '../../block-and-key/text/en/rules.json' with { type: 'json' };
import frAncients from '../../block-and-key/text/fr/ancients.json' with { type: 'json' };
import frBlockAndKey from '../../block-and-key/text/fr/block-and-key.json' with { type: 'json' };
import frRules from '../../block-and-key/text/fr/rules.json' with { type: 'json' };
import { pyramides } from '../../pyramides/lessons/index.ts';
import { rules as pyramidesRules, rulings as pyramidesRulings } from '../../pyramides/rules.ts';
import dePyramides from '../../pyramides/text/de/pyramides.json' with { type: 'json' };
import dePyramidesRules from '../../pyramides/text/de/rules.json' with { type: 'json' };
import enPyramides from '../../pyramides/text/en/pyramides.json' with { type: 'json' };
import enPyramidesRules from '../../pyramides/text/en/rules.json' with { type: 'json' };
import frPyramides from '../../pyramides/text/fr/pyramides.json' with { type: 'json' };
import frPyramidesRules from '../../pyramides/text/fr/rules.json' with { type: 'json' };
import { recall } from '../../recall/lessons/index.ts';
import { rules as recallRules, rulings as recallRulings } from '../../recall/rules.ts';
import deRecall from '../../recall/text/de/recall.json' with { type: 'json' };
import deRecallRules from '../../recall/text/de/rules.json' with { type: 'json' };
import enRecall from '../../recall/text/en/recall.json' with { type: 'json' };
import enRecallRules from '../../recall/text/en/rules.json' with { type: 'json' };
import frRecall from '../../recall/text/fr/recall.json' with { type: 'json' };
import frRecallRules from '../../recall/text/fr/rules.json' with { type: 'json' };
import { temple } from '../../temple/lessons/index.ts';
import { rules as templeRules, rulings as templeRulings } from '../../temple/rules.ts';
import deTempleRules from '../../temple/text/de/rules.json' with { type: 'json' };
import deTemple from '../../temple/text/de/temple.json' with { type: 'json' };
import enTempleRules from '../../temple/text/en/rules.json' with { type: 'json' };
import enTemple from '../../temple/text/en/temple.json' with { type: 'json' };
import frTempleRules from '../../temple/text/fr/rules.json' with { type: 'json' };
import frTemple from '../../temple/text/fr/temple.json' with { type: 'json' };
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
