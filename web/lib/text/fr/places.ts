// French: the places of the app, in the tab bar and the rail.
import type { Places } from '../en/places.ts';

export default {
	label: 'Rubriques',
	today: 'Aujourd’hui',
	ancients: 'Anciens',
	learn: 'Apprendre',
	practice: 'Exercices',
	you: 'Vous'
} satisfies Places;
