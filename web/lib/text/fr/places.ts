// French: the five places of the app, in the tab bar and the rail.
import type { Places } from '../en/places.ts';

export default {
	label: 'Lieux',
	today: 'Aujourd’hui',
	archive: 'Archives',
	ancients: 'Anciens',
	practice: 'Exercices',
	you: 'Vous'
} satisfies Places;
