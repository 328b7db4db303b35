// German: the rules of equipment and tribes, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const powers: Readonly<Record<string, RuleText>> = {
	'R-GEAR-1': {
		name: 'Ausrüstungen brauchen Energie',
		statement: 'Jede Ausrüstung hat einen Effekt, den du mit Energiesteinen aktivierst.'
	},
	'R-GEAR-ALEMBIC': {
		name: 'Alembik',
		statement: 'Du entfernst 1 deiner Figuren und bekommst 1 rosa Kristall.',
		allowed: 'deine eigene Figur',
		refused: 'dort steht keine von dir'
	},
	'R-GEAR-RADAR': {
		name: 'Bodenradar',
		statement: 'Bei einer Ausgrabung machst du 1 Schritt mehr auf der Leiste des genommenen Steins.'
	},
	'R-GEAR-RADAR-PAY': {
		name: 'Das Bodenradar bezahlen',
		statement:
			'Der eben ausgegrabene Stein darf das Radar bezahlen. Ein eigener Stein, den diese Ausgrabung auf einer Leiste freischaltet, noch nicht.',
		allowed: 'der eben ausgegrabene Stein',
		refused: 'der Stein noch an der Leiste'
	},
	'R-GEAR-BOOSTER': { name: 'Booster', statement: 'Erhältst du ein Relikt, gibt es 1 rosa Kristall.' },
	'R-GEAR-DECODER': {
		name: 'Decodierer',
		statement: 'Baust du einen Speicher, machst du 1 Schritt auf einer beliebigen Leiste.'
	},
	'R-GEAR-EXO': {
		name: 'Exoskelettanzug',
		statement: 'Müsstest du für ein Relikt oder einen Ausbau Figuren entfernen, entfernst du keine.'
	},
	'R-GEAR-EXO-OTHERS': {
		name: 'Exoskelettanzug und die anderen',
		statement:
			'Baust du mit dem Exoskelettanzug, erhalten andere mit einem Bauwerk auf diesem Feld keine Figur.'
	},
	'R-GEAR-INTERPRETER': {
		name: 'Interpreter',
		statement:
			'Bekommst du die Belohnung eines Lagers, weil du daneben baust, machst du 1 Schritt auf einer beliebigen Leiste, je einmal pro Lagerbelohnung.'
	},
	'R-GEAR-OMNITOOL': {
		name: 'Omnitool',
		statement: 'Es gilt als 4 einzelne Ausrüstungen auf einer Karte. Jeder Teil hat eigene steigende Kosten.'
	},
	'R-GEAR-PORTAL': {
		name: 'Portal',
		statement:
			'Du erhältst 1 Figur. Sie kommt wie üblich ins Spiel oder auf ein Feld mit dem Bauwerk einer anderen Person.'
	},
	'R-GEAR-DOUBLER': {
		name: 'Verdoppler',
		statement:
			'Aktivierst du beim Zurücksetzen ein Produktionsfeld, bekommst du seine Belohnung noch einmal, höchstens einmal pro Feld.'
	},
	'R-TRIBE-1': {
		name: 'Effekte der Stämme',
		statement:
			'Jeder Stamm hat einen Effekt, den du mit Energiesteinen aktivierst. Manche haben dazu einen dauerhaften Effekt, der keinen Stein braucht.'
	},
	'R-TRIBE-AYNIR': {
		name: 'Aynir: tauschen',
		statement:
			'Bis zu viermal gibst du 1 Figur vom Spielplan, 1 weißen Kristall oder 1 grünen Punkt und bekommst dafür 1 von diesen dreien. Boxverstärker behältst du auch beim Zurückgehen.',
		allowed: 'ein Kristall für einen Punkt',
		refused: 'kein Punkt zum Geben da'
	},
	'R-TRIBE-AYNIR-P': {
		name: 'Aynir: bessere Kurse',
		statement: 'Beim Umtauschen bringen 2 weiße Kristalle 1 rosa und 2 rosa 1 lila.'
	},
	'R-TRIBE-BRIMAS': { name: 'Brimas: Ausbau', statement: 'Du bekommst 1 Ausbau.' },
	'R-TRIBE-COLTERON': {
		name: 'Colteron: von Vulkan zu Vulkan',
		statement:
			'1 Gruppe zieht von einem Vulkan auf einen beliebigen anderen, egal wie weit. Dafür gibt es 1 weißen Kristall.',
		allowed: 'auf einen anderen Vulkan',
		refused: 'auf ein gewöhnliches Feld'
	},
	'R-TRIBE-COLTERON-P': {
		name: 'Colteron: auf Vulkane',
		statement: 'Deine Figuren dürfen auf Vulkane ziehen.'
	},
	'R-TRIBE-DORIAN': {
		name: 'Dorian: ein Schweinestall',
		statement:
			'Lege 1 Schweinestall auf einen Acker mit deiner Präsenz, höchstens 1 pro Feld. Dazu kommen so viele Schweine, wie er zeigt.',
		allowed: 'ein Acker mit Präsenz',
		refused: 'kein Acker'
	},
	'R-TRIBE-DORIAN-P1': {
		name: 'Dorian: Schweine ziehen mit',
		statement: 'Eine ziehende Gruppe darf beliebig viele Schweine mitnehmen. Ohne Figur zieht kein Schwein.',
		allowed: '2 Schweine sind da',
		refused: 'ein drittes fehlt'
	},
	'R-TRIBE-DORIAN-P2': {
		name: 'Dorian: Schweine statt Figuren',
		statement:
			'Würden für ein Relikt oder einen Ausbau Figuren entfernt, dürfen es auch Schweine auf demselben Feld sein.',
		allowed: '1 Schwein statt 1 Figur',
		refused: '2 Schweine statt 1 Figur'
	},
	'R-TRIBE-DORIAN-S': {
		name: 'Dorian: Punkte für Ställe',
		statement:
			'In der Schlusswertung gibt es 2 Punkte für jeden Schweinestall, auf dessen Feld du Präsenz hast.'
	},
	'R-TRIBE-DORIAN-O': {
		name: 'Dorian: Schweine gehören niemandem',
		statement: 'Schweine und Ställe haben keine Besitzer. Alle mit Dorian nutzen und werten alle davon.'
	},
	'R-TRIBE-ENTERIN': {
		name: 'Enterin: eine Insel',
		statement:
			'Lege 1 Insel auf ein leeres Feld mit Acker, Wald, Gebirge oder Wasser neben deiner Präsenz. Leer heißt: Es liegt gar nichts darauf.',
		allowed: 'leeres Wasser',
		refused: 'dort liegt ein Relikt'
	},
	'R-TRIBE-ENTERIN-R': {
		name: 'Enterin: was die Insel bringt',
		statement:
			'Jedes Nachbarfeld mit Bauwerk, egal von wem, bringt eines: bei Werkstätten 1 weißen Kristall, bei Speichern 1 Figur auf der Insel, bei Denkmälern 1 grünen Punkt.'
	},
	'R-TRIBE-ENTERIN-P': {
		name: 'Enterin: Wasser und Wald',
		statement:
			'Eine Insel ist für alle zugleich Wasser und Wald. Normale Bewegung und Wasserbewegung führen auf sie und über sie.'
	},
	'R-TRIBE-FINDER': {
		name: 'Finder: das Floß',
		statement:
			'Setze oder verschiebe dein Floß auf ein beliebiges leeres Wasserfeld und fülle es aus dem Vorrat auf 3 Figuren auf.',
		allowed: 'leeres Wasser',
		refused: 'dort liegt ein Relikt'
	},
	'R-TRIBE-FINDER-OUT': {
		name: 'Finder: Figuren auf dem Floß',
		statement:
			'Figuren auf dem Floß sind nicht im Spiel. Sie lassen sich für nichts entfernen und zählen nicht.',
		allowed: 'eine Figur auf dem Spielplan',
		refused: 'eine Figur auf dem Floß'
	},
	'R-TRIBE-FINDER-P': {
		name: 'Finder: Hilfe vom Floß',
		statement:
			'Entfernt jemand neben deinem Floß Figuren für ein Relikt oder einen Ausbau, kommt 1 Figur vom Floß auf jenes Feld, außer es ist Wasser.'
	},
	'R-TRIBE-GOLIAT': {
		name: 'Goliat: Bonus doppelt',
		statement:
			'Bekommst du die Belohnung eines hellen oder dunklen Bonusplättchens, bekommst du sie noch einmal.'
	},
	'R-TRIBE-HAYLA-1': {
		name: 'Hayla: ausschwärmen',
		statement:
			'Beliebig viele deiner Figuren von einem Feld ziehen je 1 Schritt, in gleiche oder verschiedene Richtungen.',
		allowed: 'vom selben Feld',
		refused: 'von einem anderen Feld'
	},
	'R-TRIBE-HAYLA-2': {
		name: 'Hayla: springen',
		statement:
			'1 Gruppe springt über ein Nachbarfeld und landet dahinter, auch um die Ecke. Wasser, Vulkan oder Relikt dürfen übersprungen werden.',
		allowed: 'über ein Feld hinweg',
		refused: 'nur nach nebenan'
	},
	'R-TRIBE-ION': {
		name: 'Ion: ein Modul herausziehen',
		statement: 'Du deaktivierst 1 deiner aktivierten Module. Es ist wieder bereit.'
	},
	'R-TRIBE-JHE': {
		name: 'J’he: das Modul noch einmal',
		statement:
			'Setzt du ein Modul ein, bekommst du alle Aktionen dieses Moduls noch einmal, nicht die der Box.'
	},
	'R-TRIBE-K01': {
		name: 'K-01: der Speicher noch einmal',
		statement: 'Baust du einen Speicher, bekommst du seine Belohnung von der Konsole noch einmal.'
	},
	'R-TRIBE-K01-S6': {
		name: 'K-01: der unterste Speicher',
		statement:
			'Beim untersten Speicher gibt es kein zweites Relikt, sondern die Belohnung des abgedeckten Reliktfelds noch einmal.'
	},
	'R-TRIBE-LEXANDER': { name: 'Lexander: verbessern', statement: 'Du verbesserst 1 Kristall.' },
	'R-TRIBE-LEXANDER-P': {
		name: 'Lexander: Lila lohnt sich',
		statement:
			'Für jeden lila Kristall, den du für eine Aktion zahlst, bekommst du 1 weißen Kristall und 1 grünen Punkt. Umtauschen zählt nicht.'
	},
	'R-TRIBE-MOTO': {
		name: 'Moto: bessere Module',
		statement: 'Für 1 weißen Kristall verbesserst du 1 deiner Module um eine Stufe.',
		allowed: 'mit weißem Kristall',
		refused: 'ohne weißen Kristall'
	},
	'R-TRIBE-NORDWIND': { name: 'Nordwind: ein Schritt', statement: 'Du bekommst 1 Bewegung mit 1 Schritt.' },
	'R-TRIBE-NORDWIND-P': {
		name: 'Nordwind: Ringe',
		statement:
			'Du darfst 1 deiner Figuren von einem Lager entfernen, dort einen zufälligen Ring offen ablegen und dessen Belohnung bekommen.',
		allowed: 'auf einem Lager',
		refused: 'kein Lager'
	},
	'R-TRIBE-NORDWIND-P2': {
		name: 'Nordwind: ein Ring pro Lager',
		statement: 'Auf einem Lager liegt höchstens 1 Ring, egal von wem. Niemand sonst bekommt seine Belohnung.',
		allowed: 'ein Lager ohne Ring',
		refused: 'dort liegt ein Ring'
	}
};
