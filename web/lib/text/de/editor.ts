// German: the puzzle editor.
import type { EditorText } from '../en/editor.ts';

export default {
	title: 'Eigenes Rätsel',
	description:
		'Setze Blöcke ein, wähle einen Vorrat, male einen Schlüssel. Die App zählt die Lösungen, ein Link enthält alles.',
	subtitle: (blocks, supply) => `${blocks} eingesetzt, ${supply} im Vorrat`,
	steps: 'Schritte',
	step: { board: 'Brett', supply: 'Vorrat', key: 'Schlüssel', check: 'Prüfen' },
	loading: 'Wird geladen …',
	failed: 'Der Baukasten ließ sich nicht laden.',
	clear: 'Neu beginnen',
	unsaved: 'Dieser Browser konnte es nicht speichern. Es bleibt nur, bis du die Seite schließt.',
	elsewhere: 'In einem anderen Tab geändert.',
	load: 'Stand laden',
	drafts: {
		kept: (n) =>
			n === 1 ? 'Ein weiterer Entwurf ist gespeichert.' : `${n} weitere Entwürfe sind gespeichert.`,
		show: 'Anzeigen',
		title: 'Weitere Entwürfe',
		lead: 'In einem anderen Tab oder auf einem anderen Gerät ging es anders weiter. Was du gerade baust, bleibt ebenfalls gespeichert.',
		open: 'Öffnen',
		openThis: (time) => `Entwurf vom ${time} öffnen`,
		remove: 'Entfernen',
		removeThis: (time) => `Entwurf vom ${time} entfernen`
	},

	colours: 'Farbe',
	shapes: 'Form',
	inTemple: (block) => `${block}, steht im Tempel`,
	core: (colour) => `Zentralblock, Seite zu dir: ${colour}. Nächste Farbe`,
	erase: 'Löschen',
	note: {
		idle: 'Wähle einen Block zum Einsetzen.',
		idleText: 'Jeder erlaubte Zug, in beliebiger Reihenfolge.',
		erasing: 'Tippe auf einen Block, der weg soll.',
		erasingText: 'Der oberste im Stapel kommt weg.',
		nothing: 'Dort steht kein Block.',
		placed: (block) => `Eingesetzt: ${block}.`,
		erased: (block) => `Weggenommen: ${block}.`,
		needed: (block, needs) => `Muss bleiben: ${block}. Gebraucht wird er von: ${needs}.`,
		neededText: 'Nimm zuerst den anderen weg.',
		inTemple: (block) => `Steht schon im Tempel: ${block}.`,
		full: 'Du kannst höchstens sieben Blöcke wählen.'
	},

	supply: {
		lead: (n) => `${n} von 7 Blöcken im Vorrat.`,
		table: 'Vorrat: Formen nach Farben'
	},

	key: {
		which: (n) => `Schlüssel ${n}`,
		add: 'Weiterer Schlüssel',
		remove: 'Diesen Schlüssel entfernen',
		clear: 'Schlüssel leeren',
		lead: 'Male die Felder, die der Schlüssel braucht; die anderen sind frei.',
		grid: 'Schlüssel, 4 mal 4',
		square: (column, row, colour) => `Spalte ${column}, Reihe ${row} von unten: ${colour}`,
		colour: 'Malen mit',
		none: 'nichts',
		view: 'Deine Perspektive jetzt'
	},

	check: {
		missing: 'Noch nicht bereit zum Prüfen.',
		noKey: 'Der Schlüssel hat noch kein Feld.',
		noSupply: 'Der Vorrat ist leer.',
		counting: 'Die Lösungen werden gezählt …',
		failed: 'Es kam keine Antwort. Meist hilft es, die Seite neu zu laden.',
		one: 'Genau eine Lösung',
		several: (n) => `${n} Lösungen`,
		severalText: 'Jede davon zählt. Wähle eine, um sie zu sehen.',
		more: (n) => `und ${n} weitere`,
		none: 'Keine Lösung',
		noneText: (block, right, total) => `Am nächsten: ${block}, ${right} von ${total} Feldern.`,
		noneFits: 'Kein Block des Vorrats passt irgendwo.',
		visible: 'Der Schlüssel ist schon vor dem Zug zu sehen. Es zählt nur mit dem neuen Block.',
		solution: (block, from, to, top) =>
			from === to ? `${block}, auf ${from}, ${top} hoch` : `${block}, von ${from} bis ${to}, ${top} hoch`,
		solutions: 'Lösungen',
		copy: 'Link kopieren',
		copied: 'Link kopiert. Er enthält das ganze Rätsel.',
		select: 'Kopiere den Link aus dem Feld.',
		field: 'Link',
		play: 'Spielen',
		notYet: 'Einen Link gibt es, sobald das Rätsel eine Lösung hat.'
	},
	noScript: 'Der Baukasten braucht JavaScript.'
} satisfies EditorText;
