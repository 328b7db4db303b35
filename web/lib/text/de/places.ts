// German: the places of the app, in the tab bar and the rail.
import type { Places } from '../en/places.ts';

export default {
	label: 'Bereiche',
	today: 'Heute',
	ancients: 'Solo',
	learn: 'Lernen',
	practice: 'Üben',
	you: 'Du'
} satisfies Places;
