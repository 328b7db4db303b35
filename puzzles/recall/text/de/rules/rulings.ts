// German: what we do where the rulebook leaves room, on the set-up, the turns and the map.
import type { RulingText } from '../../../../schema/rules.ts';

export const rulings: Readonly<Record<string, RulingText>> = {
	'decision-face-down-start-tile': {
		question: 'Was ist das verdeckte Startgebiet bei 1 oder 2 Personen?',
		decision:
			'Ein gewöhnliches verdecktes Plättchen. Es lässt sich erkunden und wird erst dann gefüllt und gedreht.',
		reason: 'Die Vorbereitung füllt nur offene Startgebiete, und nichts schließt es aus.'
	},
	'decision-bag': {
		question: 'Im Beutel liegen Relikte und Energiesteine zusammen. Wie wird gezogen?',
		decision: 'Zufällig unter den Steinen der gesuchten Art. Ist keiner mehr da, bleibt der Platz leer.',
		reason: 'Die Anleitung nennt die Art, und die Formen lassen sich ertasten.'
	},
	'decision-too-many-crystals': {
		question: 'Was geschieht mit mehr als 6 Kristallen einer Art?',
		decision:
			'Du darfst vorher umtauschen. Am Zugende kommt der Rest zurück. Kristalle aus fremden Zügen werden am Ende deines nächsten Zugs geprüft.',
		reason: 'Die Anleitung erlaubt 6 und verweist auf das Umtauschen.'
	},
	'decision-large-figures': {
		question: 'Erhöhen große Figuren die Grenze von 14?',
		decision: 'Ja. Jede der 3 großen Figuren darf auf einem Feld, auch auf dem Floß, für 3 stehen.',
		reason: 'Sie sind eigene Teile und lassen sich jederzeit tauschen.'
	},
	'decision-returning-figures': {
		question: 'Was heißt „jederzeit“ beim Zurücknehmen von Figuren?',
		decision:
			'Im eigenen Zug, wann immer eine Freie Aktion erlaubt ist. In fremden Zügen nur, wenn du bei leerem Vorrat eine Figur erhältst.',
		reason: 'So bleiben fremde Züge frei von Zwischenentscheidungen.'
	},
	'decision-box-space-once': {
		question: 'Zahlt ein grünes Boxfeld nach dem Zurückgehen oder über 100 noch einmal?',
		decision: 'Nein. Jedes grüne Boxfeld zahlt jeder Person einmal im Spiel.',
		reason: 'Pro Feld gibt es einen Buchstaben, und eine Box trägt einen Boxverstärker.'
	},
	'decision-used-box': {
		question: 'Wann gilt eine Box als genutzt, wenn Box F sie kopiert?',
		decision: 'Jede Aktivierung zählt für sich: Box und Kopie sind getrennt.',
		reason: 'Das ist der Regel am nächsten und sperrt keine frische Kopie.'
	},
	'decision-track-numbering': {
		question: 'Wie werden die Felder einer Wissensleiste gezählt?',
		decision:
			'Der Start mit dem Buch ist 0, Feld 3 ist also nach 3 Schritten erreicht. Effekte folgen Schritt für Schritt.',
		reason: 'Feld 7 liegt laut Anleitung direkt vor dem unteren Bonusplättchen, das passt dazu.'
	},
	'decision-relic-field': {
		question: 'Ist ein Reliktfeld eine eigene Feldart?',
		decision:
			'Nein, es ist ein Zusatz zu einer anderen Art. Ist das Relikt weg, ist es ein gewöhnliches Feld.',
		reason: 'Relikte können auf Wasser liegen.'
	},
	'decision-empty-reset': {
		question: 'Darfst du ohne eingesetztes Modul zurücksetzen? Und wenn sich keins einsetzen lässt?',
		decision:
			'Ja: Es wird nichts produziert, die Steine kommen zurück. Ohne bereites Modul oder freien Slot bleibt nur das Zurücksetzen.',
		reason: 'Eins von beiden ist Pflicht, und keine Mindestzahl ist genannt.'
	},
	'decision-same-path': {
		question: 'Dürfen zwei Personen dieselbe Pfadkarte wählen?',
		decision: 'Ja.',
		reason: 'Nichts schließt es aus, und alle haben für jedes Paar einen Marker.'
	},
	'decision-production-count': {
		question: 'Welche Module zählen für die Produktion, und welche Felder?',
		decision:
			'Nur Module, die in Schritt 1 herauskommen. In diesem Zug freigelegte Felder dürfen genutzt werden, wenn noch Aktivierungen übrig sind.',
		reason: 'Die Anleitung zählt die auf diese Weise deaktivierten Module.'
	},
	'decision-energy-after-reset': {
		question: 'Dürfen nach Schritt 3 Steine eingesetzt werden, die nie benutzt waren?',
		decision: 'Nein, gar keine. Effekte ohne Steine bleiben möglich.',
		reason: 'Die Regel macht keine Ausnahme für unbenutzte Steine.'
	},
	'decision-off-turn': {
		question: 'Gibt es Freie Aktionen in fremden Zügen?',
		decision: 'Nie.',
		reason: 'Sie gehören zum eigenen Zug.'
	},
	'decision-free-activation-cost': {
		question: 'Erhöht eine kostenlose Aktivierung die Kosten?',
		decision:
			'Nein. Die Kosten sind 1 plus die bezahlten Aktivierungen seit dem letzten Zurücksetzen. Beim Omnitool zählt jeder Teil für sich.',
		reason: 'Nur die Steine auf der Karte halten es fest.'
	},
	'decision-trigger-moment': {
		question: 'Wann genau lässt sich ein Effekt mit Auslöser nutzen?',
		decision:
			'Direkt nach seinem Ereignis, einmal. Das Radar vor den Schritten, der Exoskelettanzug vor dem Entfernen, der Verdoppler nach der Belohnung.',
		reason: 'Einmal pro Auslöser; die Regel zum Bezahlen des Radars legt dessen Moment fest.'
	},
	'decision-copying': {
		question: 'Kann Box F sich selbst oder eine verbesserte Box kopieren?',
		decision:
			'Sich selbst nicht. Die Kopie hat den verbesserten Effekt, wenn die Box einen Boxverstärker trägt. Eine Kopie pro Aktivierung.',
		reason: 'Sie kopiert eine andere Box, und ein Boxverstärker ändert diese.'
	},
	'decision-exploring-from': {
		question: 'Kannst du von einem Startfeld oder einem aufgedruckten Denkmalfeld aus erkunden?',
		decision: 'Nein.',
		reason: 'Die Präsenz muss auf einem benachbarten Plättchen sein.'
	},
	'decision-start-fields': {
		question: 'Können Figuren auf Startfelder gehen?',
		decision: 'Nein. Dort werden sie nur aufgestellt.',
		reason: 'Nur das Aufstellen ist beschrieben.'
	},
	'decision-water-ends': {
		question: 'Wo darf eine Wasserbewegung beginnen und enden?',
		decision:
			'Sie beginnt auf jedem Feld am Wasser, auch Startfeldern. Sie endet, wo eine normale Bewegung enden könnte, auch am Ausgangsfeld. Ein Relikt dort muss einsammelbar sein.',
		reason: 'Sie endet außerhalb des Wassers, und an ein Umkehren ist gedacht.'
	},
	'decision-one-water-path': {
		question: 'Kann eine verbesserte Wasserbewegung mehrere Arme haben?',
		decision:
			'Nein. Es gibt einen Weg durchs Wasser. Auf jedem Wasserfeld dürfen Figuren auf ein Feld daneben gehen; am Ende sind alle an Land.',
		reason: 'Figuren zweigen von der Gruppe ab, neben dem durchquerten Wasser.'
	},
	'decision-used-up-group': {
		question: 'Was, wenn ein Relikt die Gruppe mitten in der Bewegung aufbraucht?',
		decision: 'Die ganze Bewegung endet. Übrige Schritte verfallen.',
		reason: 'So steht es wörtlich in der Anleitung.'
	},
	'decision-several-relics': {
		question: 'Was, wenn eine Bewegung mehrere Relikte einsammelt?',
		decision:
			'Jedes kommt sofort auf die Konsole, das nächste seiner Farbe kostet also mehr. Die Belohnungen folgen nach der Bewegung, der Reihe nach.',
		reason: 'Nur die Belohnung kommt später.'
	},
	'decision-owner-without-supply': {
		question: 'Was, wenn jemand für sein Bauwerk eine Figur bekäme, aber keine im Vorrat hat?',
		decision: 'Die Person darf eine vom Spielplan dorthin versetzen, sonst bekommt sie nichts.',
		reason: 'Das folgt aus den Regeln zum leeren Vorrat.'
	},
	'decision-revealed-camp': {
		question: 'Wie zahlt ein Lager, das eine Erkundung aufdeckt?',
		decision:
			'Nach dem Punkten und Füllen, im Uhrzeigersinn ab der aktiven Person. Es ist die eine Belohnung dieses Lagers und löst den Interpreter nicht aus.',
		reason: 'Der Interpreter verlangt einen Bau.'
	},
	'decision-relic-of-choice': {
		question: 'Welche Relikte stehen auf dem runden Feld zur Wahl?',
		decision:
			'Die noch dort liegen und von deren Farbe du weniger als 5 hast. Es zählt als Erhalten eines Relikts.',
		reason: 'Auch hier gilt die Grenze von 5.'
	},
	'decision-workshop-module': {
		question: 'Ist das Modul die Belohnung der Werkstatt oder kommt es dazu?',
		decision: 'Das Modul gibt es immer. Was rechts abgebildet ist, kommt danach dazu.',
		reason: 'So gelten beide Sätze der Anleitung.'
	},
	'decision-triggering-field': {
		question: 'Welches Feld hat eine Figur „genau hier“ ausgelöst?',
		decision:
			'Bei Lager oder Ring das Lager, bei Bauwerk oder Denkmalplättchen das Feld des Bauwerks, beim Relikt dessen Feld, beim Relikt nach Wahl das des Speichers.',
		reason: 'Ohne Präsenz ergibt das nur für solche Felder Sinn.'
	},
	'decision-module-upgrade': {
		question: 'Der Text nennt Startmodule, zeigt aber drei Stufen. Welche Module lassen sich verbessern?',
		decision:
			'Alle eigenen außer grauen. Ohne offenes Ziel geht es nicht. Danach wird die Auslage aufgefüllt.',
		reason: 'Die drei Möglichkeiten und der Text von Moto sagen es.'
	},
	'decision-must-take': {
		question: 'Muss man Belohnungen annehmen?',
		decision:
			'Einfache Erträge kommen von selbst, Aktionen sind freiwillig. Auf Feld 3 muss eine Ausrüstung gewählt werden, solange eine da ist.',
		reason: 'Aktionen von Modul und Box sind freiwillig, anderes erhält man einfach.'
	},
	'decision-six-slots': {
		question: 'Wie viele Slots gibt es?',
		decision: '6, einen unter jeder Box.',
		reason: 'Die Anleitung spricht von der Box direkt darüber und von deren Slot.'
	},
	'decision-no-cassettes': {
		question: 'Was, wenn Vorrat und Ablagestapel der Kassetten leer sind?',
		decision: 'Du erhältst nichts.',
		reason: 'Es gibt keine andere Quelle.'
	},
	'decision-several-camps': {
		question: 'Was, wenn du neben mehreren Lagern zugleich baust?',
		decision: 'Du wählst die Reihenfolge.',
		reason: 'Die Belohnungen hängen nicht voneinander ab.'
	},
	'decision-special-round-actions': {
		question: 'Lassen sich Aktionen aus Pfadbonus und abgeworfenem Ziel in der Spezialrunde nutzen?',
		decision: 'Ja, sofort in diesem Zug. Sie sind freiwillig.',
		reason: 'Diese Belohnungen gibt es sofort.'
	},
	'decision-printed-adjacency': {
		question: 'Können aufgedruckte Denkmalfelder neben einem Lager liegen?',
		decision: 'Ja. Was benachbart ist, bestimmt allein der Spielplan.',
		reason: 'Ein Lager zahlt für jedes Bauwerk daneben.'
	}
};
