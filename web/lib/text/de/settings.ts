// German: the settings page.
import type { Settings } from '../en/settings.ts';

export default {
	title: 'Einstellungen',
	description: 'Sprache, Farben, Hand, Bewegung, Brett, Ton und Tasten. Nur auf diesem Gerät gespeichert.',
	look: 'Aussehen',
	theme: 'Farben',
	themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
	motion: 'Bewegung',
	motions: { system: 'System', reduced: 'Keine' },
	blocks: 'Blöcke und Brett',
	patterns: 'Muster auf Farben',
	patternsChoices: { normal: 'Dezent', strong: 'Kräftig' },
	letters: 'Buchstaben auf Farben',
	lettersChoices: { card: 'Schlüsselkarte', everywhere: 'Überall', off: 'Nie' },
	lettersNote: 'Jede Farbe hat ihr eigenes Muster. Wo du willst, steht an seiner Stelle ein Buchstabe.',
	board: 'Brett',
	boards: { auto: 'Automatisch', '3d': '3D', '2d': '2D' },
	boardNote:
		'Automatisch: 3D, wo das Gerät es schnell zeichnet. Das 2D-Brett kann alles, was das andere kann.',
	heights: 'Höhen auf den Stapeln',
	heightsNote: 'Auf dem 3D-Brett: solange du einen Block hältst, und von oben.',
	playing: 'Spielen',
	hand: 'Hand',
	hands: { right: 'Rechts', left: 'Links' },
	handNote: 'Der wichtigste Knopf steht auf der Seite deines Daumens.',
	matches: 'Treffer beim Probieren zeigen',
	matchesNote:
		'In Rätseln: welche Felder passen, schon vor dem Einsetzen. So ein Ergebnis zählt für die Serie, nicht für die Wertung.',
	coach: 'Coach',
	coaches: { off: 'Aus', warn: 'Warnt', full: 'Berät' },
	coachNote:
		'In Partien gegen die Uralten. Er warnt vor einem Zug, der Punkte kostet, oder sagt auch, was er täte.',
	sound: 'Ton',
	vibration: 'Vibration',
	shortcuts: 'Tastenkürzel mit einer Taste',
	shortcutsNote: 'Auf einer Tastatur. Pfeiltasten, Enter und Esc gehen immer.',
	device: 'Dieses Gerät',
	progress: 'Dein Stand',
	progressGo: 'Speicher und Backup',
	kept: 'Nur auf diesem Gerät gespeichert.',
	refused:
		'Dieser Browser lässt die Seite nichts speichern. Die Einstellungen gelten, bis du die Seite schließt.',
	noScript: 'Einstellungen brauchen JavaScript. Ohne richtet sich Keystone nach dem Gerät.'
} satisfies Settings;
