// French: the places of the app, in the tab bar and the rail.
import type { Places } from '../en/places.ts';

export default {
	label: 'Lieux',
	today: 'Aujourd’hui',
	ancients: 'Anciens',
	archive: 'Archives',
	practice: 'Exercices',
	you: 'Vous'
} satisfies Places;
