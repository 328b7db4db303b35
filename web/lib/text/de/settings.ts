// German: the settings page.
import type { Settings } from '../en/settings.ts';

export default {
	title: 'Einstellungen',
	description: 'Sprache, Farben, Bewegung und Buchstaben. Nur auf diesem Gerät gespeichert.',
	theme: 'Farben',
	themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
	motion: 'Bewegung',
	motions: { system: 'Wie das Gerät', reduced: 'Keine' },
	letters: 'Buchstaben auf Farben',
	lettersNote: 'Jede Farbe hat ihr eigenes Muster. An seiner Stelle stehen dann Buchstaben.',
	lettersChoices: { off: 'Muster', on: 'Buchstaben' },
	kept: 'Nur auf diesem Gerät gespeichert.',
	refused: 'Dieser Browser lässt die Seite nichts speichern. Die Einstellungen gelten, bis du sie schließt.',
	noScript: 'Einstellungen brauchen JavaScript. Ohne richtet sich Keystone nach dem Gerät.'
} satisfies Settings;
