// German: the rules of the end and the final scoring, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const scoring: Readonly<Record<string, RuleText>> = {
	'R-END-1': {
		name: 'Die Schlusswertung',
		statement:
			'Erreicht der Zeitmarker das letzte Feld, wertet ihr in 3 Schritten: Pfadkarten, Zielkarten, Ressourcen.'
	},
	'R-END-2': {
		name: 'Auch Schweineställe',
		statement: 'Ist Dorian im Spiel, werden auch die Schweineställe gewertet.'
	},
	'R-END-3': {
		name: 'Keine Boxverstärker mehr',
		statement: 'In der Schlusswertung gibt es keine Boxverstärker.'
	},
	'R-END-4': { name: 'Wer gewinnt', statement: 'Wer die meisten Punkte hat, gewinnt.' },
	'R-TIE-1': {
		name: 'Gleichstand',
		statement:
			'Es entscheiden mehr Schritte auf der weißen Leiste, dann auf der grauen, dann auf der schwarzen. Ist alles gleich, teilt ihr den Sieg.'
	},
	'R-PATH-1': {
		name: 'Alle 6 Pfadkarten',
		statement: 'Ihr wertet die 6 Pfadkarten einzeln. Alle werten alle 6 Standardwertungen.'
	},
	'R-PATH-2': {
		name: 'Deine 3 Spezialisierungen',
		statement: 'Dazu wertet jede Person die Spezialisierungen genau der 3 Karten mit ihren Markern.'
	},
	'R-PATH-3': {
		name: 'Seiten A und B',
		statement:
			'Die Standardwertung ist auf beiden Seiten einer Karte gleich. Nur die Spezialisierung ist anders.'
	},
	'R-PATH-ARCH-S': {
		name: 'Archäologie',
		statement:
			'1 Punkt für jeden weißen, grauen oder schwarzen Energiestein, den du besitzt. Steine deiner eigenen Farbe bringen nichts.'
	},
	'R-PATH-ARCH-A': {
		name: 'Archäologie A',
		statement: '2 Punkte mehr für jeden weißen, grauen oder schwarzen Energiestein.'
	},
	'R-PATH-ARCH-B': {
		name: 'Archäologie B',
		statement: '7 Punkte mehr für jeden Satz aus 1 weißen, 1 grauen und 1 schwarzen Energiestein.'
	},
	'R-PATH-EFF-S': {
		name: 'Effizienz',
		statement: 'Du bekommst die Punkte, die auf allen deinen Modulen stehen, ob aktiviert oder nicht.'
	},
	'R-PATH-EFF-A': {
		name: 'Effizienz A',
		statement: '2 Punkte mehr für jedes gelbe, grüne oder graue Modul. Weiße zählen nicht.'
	},
	'R-PATH-EFF-B': { name: 'Effizienz B', statement: '3 Punkte mehr für jedes graue Modul.' },
	'R-PATH-LEG-S': { name: 'Legenden', statement: '2 Punkte für jeden Speicher, den du gebaut hast.' },
	'R-PATH-LEG-A': { name: 'Legenden A', statement: '2 Punkte mehr für jeden Speicher, den du gebaut hast.' },
	'R-PATH-LEG-B': {
		name: 'Legenden B',
		statement: '5 Punkte mehr für jedes volle Paar Speicher. 3 Speicher bringen 5.'
	},
	'R-PATH-MIGHT-S': {
		name: 'Macht',
		statement:
			'Die Punkte jedes Denkmalfelds mit deinem Denkmal: die des Plättchens oder, auf einem aufgedruckten Feld, der höchste Wert, den du auf dieser Leiste erreicht hast.'
	},
	'R-PATH-MIGHT-A': { name: 'Macht A', statement: '3 Punkte mehr für jedes Denkmal, das du gebaut hast.' },
	'R-PATH-MIGHT-B': {
		name: 'Macht B',
		statement:
			'Die Punkte deiner Denkmäler auf Denkmalplättchen noch einmal. Aufgedruckte Felder zählen nicht.'
	},
	'R-PATH-STRIVE-S': {
		name: 'Streben',
		statement:
			'Für jede der 4 Reliktfarben bekommst du die Punkte unter deinem Relikt, das am weitesten rechts liegt.'
	},
	'R-PATH-STRIVE-A': {
		name: 'Streben A',
		statement: '6 Punkte mehr für jeden Satz aus 1 weißen, 1 grauen, 1 schwarzen und 1 braunen Reliktstein.'
	},
	'R-PATH-STRIVE-B': { name: 'Streben B', statement: 'Der höchste deiner 4 Farbwerte noch einmal.' },
	'R-PATH-KNOW-S': {
		name: 'Wissen',
		statement:
			'Für jede Leiste bekommst du den höchsten abgebildeten Wert, den dein Marker erreicht oder überschritten hat.'
	},
	'R-PATH-KNOW-A': { name: 'Wissen A', statement: 'Der zweithöchste deiner 3 Leistenwerte noch einmal.' },
	'R-PATH-KNOW-B': {
		name: 'Wissen B',
		statement:
			'4 Punkte mehr für jede Leiste, auf der du mindestens Feld 7 erreicht hast, das Feld vor dem unteren hellen Bonusplättchen.'
	},
	'R-GOAL-1': {
		name: '15 Punkte oder keine',
		statement: 'Eine behaltene Zielkarte bringt 15 Punkte, wenn alle ihre Vorgaben erfüllt sind, sonst 0.'
	},
	'R-GOAL-RELIC2': {
		name: 'Ziel: 2 Relikte einer Farbe',
		statement: 'Du hast mindestens 2 Relikte einer Farbe.'
	},
	'R-GOAL-RELIC3': {
		name: 'Ziel: 3 Relikte einer Farbe',
		statement: 'Du hast mindestens 3 Relikte einer Farbe.'
	},
	'R-GOAL-COLOURS3': { name: 'Ziel: 3 Reliktfarben', statement: 'Du hast Relikte in mindestens 3 Farben.' },
	'R-GOAL-COLOURS4': { name: 'Ziel: alle Reliktfarben', statement: 'Du hast Relikte in allen 4 Farben.' },
	'R-GOAL-ENERGYSET': {
		name: 'Ziel: ein Satz Energiesteine',
		statement: 'Du besitzt mindestens 1 weißen, 1 grauen und 1 schwarzen Energiestein.'
	},
	'R-GOAL-ENERGY5': {
		name: 'Ziel: 5 Energiesteine',
		statement: 'Du besitzt mindestens 5 weiße, graue oder schwarze Energiesteine.'
	},
	'R-GOAL-BOOSTERS': {
		name: 'Ziel: Boxverstärker',
		statement: 'Du hast mindestens so viele Boxverstärker, wie die Karte nennt.'
	},
	'R-GOAL-STORAGES': {
		name: 'Ziel: Speicher',
		statement: 'Du hast mindestens so viele Speicher gebaut, wie die Karte nennt.'
	},
	'R-GOAL-MONUMENTS': {
		name: 'Ziel: Denkmäler',
		statement: 'Du hast mindestens so viele Denkmäler gebaut, wie die Karte nennt.'
	},
	'R-GOAL-MODULES7': {
		name: 'Ziel: 7 Module',
		statement: 'Du hast mindestens 7 Module, ob aktiviert oder nicht.'
	},
	'R-GOAL-ANCESTORS3': {
		name: 'Ziel: alle Ahnen',
		statement: 'Du hast alle 3 Stämme der Ahnen freigeschaltet.'
	},
	'R-GOAL-CAMPS': {
		name: 'Ziel: Lager',
		statement: 'Deine Bauwerke stehen neben mindestens so vielen verschiedenen Lagern, wie die Karte nennt.'
	},
	'R-GOAL-TILES6': {
		name: 'Ziel: 6 Gebietsplättchen',
		statement:
			'Deine Bauwerke stehen auf mindestens 6 verschiedenen Gebietsplättchen. Auf den Spielplan gedruckte Felder zählen nicht.'
	},
	'R-RES-1': {
		name: 'Alle Kristalle zu weißen',
		statement:
			'Rosa und lila Kristalle werden zu weißen: 1 rosa zu 2, 1 lila zu 3. Die Grenze von 6 gilt hier nicht.'
	},
	'R-RES-2': {
		name: '1 Punkt für 3',
		statement:
			'Zähle deine Figuren auf dem Spielplan und deine weißen Kristalle zusammen. Je volle 3 davon bringen 1 Punkt.'
	}
};
