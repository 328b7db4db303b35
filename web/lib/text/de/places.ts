// German: the places of the app, in the tab bar and the rail.
import type { Places } from '../en/places.ts';

export default {
	label: 'Orte',
	today: 'Heute',
	ancients: 'Uralte',
	archive: 'Archiv',
	practice: 'Üben',
	you: 'Du'
} satisfies Places;
