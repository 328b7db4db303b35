// Deutsch: wie die Dinge in Recall heißen.
import type { names as en } from '../en/names.ts';
import { plural } from '$lib/text/plural.ts';
import { TRIBES } from '../tribes.ts';

const count = plural('de');
const figures = (n: number) => count(n, { one: '1 Figur', other: `${n} Figuren` });
const steps = (n: number) => count(n, { one: '1 Schritt', other: `${n} Schritte` });
const points = (n: number) => count(n, { one: '1 Punkt', other: `${n} Punkte` });
const crystals = { white: 'weiß', pink: 'rosa', purple: 'lila' };
const inflected = { white: 'weißer', pink: 'rosa', purple: 'lila' };
const inflectedMany = { white: 'weiße', pink: 'rosa', purple: 'lila' };
const times = (n: number, one: string) => (n === 1 ? one : `${one}, ${n}-mal`);

export const names: typeof en = {
	figures,
	steps,
	points,
	stones: (n) => count(n, { one: '1 Stein', other: `${n} Steine` }),
	and: (list) => list.join(', '),
	or: (list) => list.join(' oder '),
	alsoPays: (first, second) => `${first}; ${second}`,
	pair: (thing, told) => `${thing}: ${told}`,
	kinds: {
		farmland: 'Acker',
		forest: 'Wald',
		mountain: 'Gebirge',
		water: 'Wasser',
		volcano: 'Vulkan',
		camp: 'Lager',
		storage: 'Speicherfeld',
		excavation: 'Ausgrabungsstätte',
		monument: 'Denkmalfeld'
	},
	colours: { white: 'weiß', grey: 'grau', black: 'schwarz', brown: 'braun', own: 'eigen' },
	letters: { white: 'W', grey: 'G', black: 'S', brown: 'B', own: '' },
	crystals,
	crystal: (kind, n) => `${n} ${kind}`,
	persons: { blue: 'Blau', purple: 'Lila', red: 'Rot', yellow: 'Gelb' },
	personLetters: { blue: 'B', purple: 'L', red: 'R', yellow: 'G' },
	you: 'Du',
	levels: { white: 'Startmodul', yellow: 'gelbes Modul', green: 'grünes Modul', grey: 'graues Modul' },
	tribes: TRIBES,
	gear: {
		e1: 'Laterne',
		e2: 'Horn',
		e3: 'Stiefel',
		e4: 'Linse',
		e5: 'Spaten',
		e6: 'Kompass',
		e7: 'Kanu',
		e8: 'Strichliste',
		e9: 'Bandgerät',
		ALEMBIC: 'Alembik',
		RADAR: 'Bodenradar',
		BOOSTER: 'Booster',
		DECODER: 'Decodierer',
		EXO: 'Exoskelettanzug',
		INTERPRETER: 'Interpreter',
		OMNITOOL: 'Omnitool',
		PORTAL: 'Portal',
		DOUBLER: 'Verdoppler'
	},
	paths: {
		ARCH: 'Archäologie',
		EFF: 'Effizienz',
		LEG: 'Legenden',
		MIGHT: 'Macht',
		STRIVE: 'Streben',
		KNOW: 'Wissen'
	},
	pays: {
		'ARCH-S': '1 je weißem, grauem, schwarzem Stein',
		'ARCH-A': '2 mehr je Stein',
		'ARCH-B': '7 je Satz aus Weiß, Grau, Schwarz',
		'EFF-S': 'die Punkte auf deinen Modulen',
		'EFF-A': '2 je gelbem, grünem, grauem Modul',
		'EFF-B': '3 je grauem Modul',
		'LEG-S': '2 je Speicher',
		'LEG-A': '2 mehr je Speicher',
		'LEG-B': '5 je Paar Speicher',
		'MIGHT-S': 'die Punkte deiner Denkmalfelder',
		'MIGHT-A': '3 je Denkmal',
		'MIGHT-B': 'Denkmalplättchen noch einmal',
		'STRIVE-S': 'der Wert jeder Reliktreihe',
		'STRIVE-A': '6 je Satz aus vier Reliktfarben',
		'STRIVE-B': 'deine beste Reliktreihe noch einmal',
		'KNOW-S': 'der Wert jeder Leiste',
		'KNOW-A': 'deine zweitbeste Leiste noch einmal',
		'KNOW-B': '4 je Leiste ab Feld 7'
	},
	conditions: {
		RELIC2: () => '2 Relikte einer Farbe',
		RELIC3: () => '3 Relikte einer Farbe',
		COLOURS3: () => 'Relikte in 3 Farben',
		COLOURS4: () => 'Relikte in 4 Farben',
		ENERGYSET: () => 'ein weißer, ein grauer, ein schwarzer Stein',
		ENERGY5: () => '5 weiße, graue oder schwarze Steine',
		MODULES7: () => '7 Module',
		ANCESTORS3: () => '3 Stämme der Ahnen',
		TILES6: () => 'Bauwerke auf 6 Plättchen',
		BOOSTERS: (n) => `${n} Boxverstärker`,
		STORAGES: (n) => `${n} Speicher`,
		MONUMENTS: (n) => `${n} Denkmäler`,
		CAMPS: (n) => `Bauwerke neben ${n} Lagern`
	},
	storage: (n) => `Speicher ${n}`,
	workshop: { farmland: 'Acker-Werkstatt', forest: 'Wald-Werkstatt', mountain: 'Gebirgs-Werkstatt' },
	lower: (workshop) => `untere ${workshop}`,
	upper: (workshop) => `obere ${workshop}`,
	monument: (n) => `Denkmal ${n}`,
	monumentTile: (n, worth) => `Plättchen ${n}, ${worth} wert`,
	goal: (n) => `Ziel ${n}`,
	box: (letter) => `Box ${letter}`,
	slot: (letter) => `Slot ${letter}`,
	side: (n) => `Seite ${n}`,
	module: (kind, level) => `${level} ${kind}`,
	blank: 'keine Aktionen',
	tile: (place) => `Plättchen ${place}`,
	rounds: {
		S: 'Standardrunde',
		I: 'Pfadwahl I',
		II: 'Pfadwahl II',
		III: 'Pfadwahl III',
		G: 'Zielwahl'
	},
	effects: {
		fig: figures,
		figHere: (n) => `${figures(n)} genau hier`,
		crystal: (kind, n) =>
			count(n, { one: `1 ${inflected[kind]} Kristall`, other: `${n} ${inflectedMany[kind]} Kristalle` }),
		upgrade: (n) => times(n, 'einen Kristall verbessern'),
		move: (n) => `Bewegung: ${steps(n)}`,
		water: 'Wasserbewegung',
		waterPlus: 'verbesserte Wasserbewegung',
		explore: 'Erkundung',
		develop: 'Ausbau',
		points,
		step: (track, n) => `${track}e Leiste: ${steps(n)}`,
		stepAny: (n) => `beliebige Leiste: ${steps(n)}`,
		cass: (n) => count(n, { one: '1 Kassette', other: `${n} Kassetten` }),
		modup: 'ein Modul verbessern',
		deact: (n) => times(n, 'ein Modul herausziehen'),
		freeAct: 'eine Karte ohne Stein nutzen',
		relic: 'ein Relikt nach Wahl',
		offers: 'Figuren kaufen',
		offer: (price, n) => `${figures(n)} für ${price}`,
		removeForWhite: 'Figuren für je 1 weißen abgeben',
		moveB: (list) => `${list[0]} Schritte; für einen Kristall ${list[1]}, ${list[2]} oder ${list[3]}`,
		moveOrDevelop: '1 Schritt oder Ausbau',
		copy: (white) => (white > 0 ? 'eine Box für 1 weißen kopieren' : 'eine Box kopieren')
	},
	field: {
		start: (n) => `Startfeld ${n}`,
		down: {
			start: 'verdecktes Startgebiet',
			monument: 'verdecktes Plättchen mit Denkmal',
			plain: 'verdecktes Plättchen'
		},
		printed: (track) => `Denkmalfeld der ${track}en Leiste`,
		relic: (colour) => `${colour}es Relikt`,
		relicFree: 'Reliktfeld, leer',
		stones: (list) => `Steine: ${list}`,
		noStones: 'keine Steine mehr',
		reward: (what) => `Belohnung: ${what}`,
		rewardTaken: (what) => `${what}, schon erhalten`,
		figures: (who, n) => `${who}: ${figures(n)}`,
		building: (who, what) => `${who}: ${what}`,
		island: 'Insel',
		sty: 'Schweinestall',
		pigs: (n) => count(n, { one: '1 Schwein', other: `${n} Schweine` }),
		ring: 'Ring',
		raft: (who, n) => `Floß, ${who}: ${figures(n)}`,
		tile: (worth, reward) => `Denkmalplättchen, ${worth} wert, ${reward}`,
		possible: 'möglich',
		source: 'kann ziehen',
		chosen: 'gewählt'
	}
};
