// Developing: camps that would pay for a building.
import { isKind } from '../board.ts';
import { campsPaying } from '../camps.ts';
import { FIELDS } from '../map.ts';
import { among, fieldNamed, type Marking, type Subject } from './checks.ts';

const MARKS: Readonly<Record<string, Marking>> = {
	/** Camps that pay the learner for a building on this field, among all camps (R-CAMP-1, R-CAMP-2). */
	'paying-camps': (state, [field]) =>
		among(
			FIELDS.filter((each) => isKind(state, each, 'camp')),
			(camp) => campsPaying(state, 0, fieldNamed(field)).includes(camp)
		)
};

export const developing: Subject = { marks: MARKS };
