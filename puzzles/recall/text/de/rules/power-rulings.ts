// German: what we do where the rulebook leaves room, on scoring, equipment, tribes and playing alone.
import type { RulingText } from '../../../../schema/rules.ts';

export const powerRulings: Readonly<Record<string, RulingText>> = {
	'decision-pigsties-last': {
		question: 'Wann werden Dorians Schweineställe gewertet?',
		decision: 'Zuletzt.',
		reason: 'Eine Reihenfolge ist nicht genannt, und nur die Summe zählt.'
	},
	'decision-used-stones': {
		question: 'Zählen am Ende auch Steine, die auf Karten liegen?',
		decision: 'Ja, alle deine Steine zählen.',
		reason: 'Was du besitzt, ist deins, ob eingesetzt oder nicht.'
	},
	'decision-striving-set': {
		question: 'Streben A nennt Energiesteine, auch braune. Was ist gemeint?',
		decision: 'Reliktsteine.',
		reason: 'Braune Energiesteine gibt es nicht, und die Karte handelt von Relikten.'
	},
	'decision-second-highest': {
		question: 'Was ist der zweithöchste Wert, wenn zwei gleich sind?',
		decision: 'Ordne die 3 Werte und nimm den zweiten: 9, 9, 4 ergibt 9.',
		reason: 'Das ist die einfachste Lesart.'
	},
	'decision-starting-modules-count': {
		question: 'Zählen Startmodule für das Ziel mit 7 Modulen?',
		decision: 'Ja.',
		reason: 'Sie sind Module. Effizienz schließt Weiß durch die genannten Farben aus, das Ziel nicht.'
	},
	'decision-exo-figure': {
		question: 'Braucht der Exoskelettanzug eine Figur auf dem Feld?',
		decision: 'Ja, mindestens 1 eigene; für ein Relikt in der ziehenden Gruppe.',
		reason: 'Sonst könnte man überall bauen.'
	},
	'decision-aynir-swaps': {
		question: 'Wie laufen Aynirs Tauschaktionen?',
		decision:
			'Nacheinander. Einen Punkt kannst du nur geben, wenn du einen hast. Gleiches gegen Gleiches ist erlaubt und versetzt eine Figur.',
		reason: 'So steht es wörtlich in der Anleitung.'
	},
	'decision-pigs-short': {
		question: 'Wie viele Schweine kommen, und was, wenn zu wenige da sind?',
		decision: 'So viele, wie der Stall zeigt, oder was von den 10 übrig ist.',
		reason: 'So steht es wörtlich in der Anleitung.'
	},
	'decision-islands': {
		question: 'Was geht auf Inseln genau?',
		decision:
			'Eine Wasserbewegung darf dort enden oder hindurchführen; beginnt sie dort, muss sie ein anderes Wasserfeld betreten. Wald-Werkstätten sind dort erlaubt. Vom Floß kommt keine Figur.',
		reason: 'Eine Insel ist Wasser und Wald.'
	},
	'decision-raft': {
		question: 'Wie hilft das Floß genau?',
		decision:
			'1 Figur pro Ereignis, egal wie viel entfernt wurde, auch bei Schweinen, und zwar immer. Nie auf Wasser oder Inseln. Es versperrt nichts und zieht mit seinen Figuren um.',
		reason: 'So steht es wörtlich in der Anleitung.'
	},
	'decision-jump': {
		question: 'Wo darf Haylas Sprung landen?',
		decision:
			'Auf einem Feld neben dem übersprungenen, genau 2 Felder vom Start, wo eine normale Bewegung enden darf. Das übersprungene Feld muss offen sein.',
		reason: 'Gelandet wird dahinter, und Abbiegen ist erlaubt.'
	},
	'decision-laying-rings': {
		question: 'Wann darf Nordwind einen Ring legen?',
		decision:
			'Im eigenen Zug, wann immer eine Freie Aktion erlaubt ist. Ringe werden zufällig gezogen und nicht zurückgelegt.',
		reason: 'Es ist eine dauerhafte Erlaubnis ohne Auslöser.'
	},
	'decision-solo-goals-unmet': {
		question: 'Allein: Was, wenn ein Ziel nicht erfüllt ist?',
		decision: 'Das Spiel ist nicht gewonnen: Es bleibt bei der Summe ohne die 15 Punkte und ohne Medaille.',
		reason: 'Beide Karten zu erfüllen ist Bedingung für den Sieg.'
	},
	'decision-solo-elements': {
		question: 'Allein: Was ist ein Element?',
		decision:
			'Relikt, Stein, Boxverstärker, Bauwerk, Modul oder Ahnenmarker; jedes dient einer Karte. Innerhalb einer Karte darf geteilt werden. Lager und Plättchen dienen beiden durch verschiedene Bauwerke.',
		reason: 'Die Beispiele handeln von Dingen, die du besitzt.'
	},
	'decision-purple-payments': {
		question: 'Welche Zahlungen zählen für Lexander?',
		decision: 'Jeder lila Kristall für eine Aktion: Box B, Ausgrabung, Werkstatt, Denkmal. Umtauschen nicht.',
		reason: 'So steht es wörtlich in der Anleitung.'
	},
	'decision-fan-out-relics': {
		question: 'Haylas Figuren schwärmen auf Relikte aus. Wer zahlt?',
		decision:
			'Figuren mit demselben Ziel kommen als eine Gruppe an. Jede Gruppe muss ihr Relikt bezahlen können.',
		reason: 'Es ist wie der Schritt einer Gruppe.'
	},
	'decision-repeating-module': {
		question: 'Was wiederholt J’he bei einem leeren Modul oder einem mit Schrägstrich?',
		decision: 'Leer: nichts. Schrägstrich: Du wählst neu.',
		reason: 'Alle Aktionen kommen noch einmal.'
	},
	'decision-volcano-targets': {
		question: 'Welche Vulkane erreicht Colteron?',
		decision: 'Nur solche auf offenen Plättchen. Die Gruppe darf ein Teil der Figuren dort sein.',
		reason: 'Verdeckte Plättchen kann niemand betreten.'
	},
	'decision-free-trigger': {
		question: 'Kann eine kostenlose Aktivierung einen Effekt mit Auslöser nutzen?',
		decision: 'Nur, wenn der Auslöser gerade eingetreten und noch nicht genutzt ist.',
		reason: 'Solche Effekte gehen nur mit ihrem Auslöser.'
	}
};
