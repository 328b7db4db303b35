// German: the five places of the app, in the tab bar and the rail.
import type { Places } from '../en/places.ts';

export default {
	label: 'Orte',
	today: 'Heute',
	archive: 'Archiv',
	ancients: 'Uralte',
	practice: 'Üben',
	you: 'Du'
} satisfies Places;
