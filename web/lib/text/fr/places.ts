// French: the places of the app, in the tab bar and the rail.
import type { Places } from '../en/places.ts';

export default {
	label: 'Rubriques',
	today: 'Aujourd’hui',
	ancients: 'Solo',
	learn: 'Apprendre',
	practice: 'S’entraîner',
	you: 'Vous'
} satisfies Places;
