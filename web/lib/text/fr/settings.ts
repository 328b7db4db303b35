// French: the settings page.
import type { Settings } from '../en/settings.ts';

export default {
	title: 'Réglages',
	description: 'Langue, couleurs, animations et lettres. Enregistrés sur cet appareil seulement.',
	theme: 'Couleurs',
	themes: { system: 'Selon l’appareil', light: 'Clair', dark: 'Sombre' },
	motion: 'Animations',
	motions: { system: 'Selon l’appareil', reduced: 'Aucune' },
	letters: 'Lettres sur les couleurs',
	lettersNote: 'Chaque couleur a son motif. Des lettres peuvent le remplacer.',
	lettersChoices: { off: 'Motifs', on: 'Lettres' },
	kept: 'Enregistrés sur cet appareil seulement.',
	refused:
		'Ce navigateur ne permet pas d’enregistrer les réglages. Ils valent jusqu’à la fermeture de la page.',
	noScript: 'Les réglages demandent JavaScript. Sans lui, Keystone suit l’appareil.'
} satisfies Settings;
