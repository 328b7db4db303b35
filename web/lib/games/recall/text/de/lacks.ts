// German: why a legal action misses the goal of a step of Recall.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

const lacks = {
	other: () => 'Das führt nicht zum Ziel.',
	'other-person': () => 'Bei einer anderen Person sollte es anders ausgehen.',
	figures: ({ field, there, wanted }: Facts) =>
		`Auf ${field} stehen ${there} deiner Figuren. Gefragt sind ${wanted}.`,
	crystals: ({ kind, there, wanted }: Facts) => `Kristalle (${kind}): ${there}. Gefragt sind ${wanted}.`,
	track: ({ track, there, wanted }: Facts) =>
		`Auf der ${track}en Leiste stehst du auf ${there}. Gefragt ist ${wanted}.`,
	stones: ({ kind, there, wanted }: Facts) => `Steine (${kind}): ${there}. Gefragt sind ${wanted}.`,
	relics: ({ kind, there, wanted }: Facts) => `Relikte (${kind}): ${there}. Gefragt sind ${wanted}.`,
	lying: ({ effect, there, wanted }: Facts) =>
		`Energiesteine auf ${effect}: ${there}. Gefragt sind ${wanted}.`,
	'all-figures': ({ there, wanted }: Facts) =>
		`Du hast ${there} Figuren auf dem Plan. Gefragt sind ${wanted}.`,
	points: ({ there, wanted }: Facts) => `Das macht ${there} Punkte. Gefragt sind ${wanted}.`,
	modules: ({ there, wanted }: Facts) => `Du hast ${there} Module. Gefragt sind ${wanted}.`,
	cassettes: ({ there, wanted }: Facts) => `Du hast ${there} Kassetten. Gefragt sind ${wanted}.`,
	raft: ({ there, wanted }: Facts) => `Auf dem Floß sind ${there} Figuren. Gefragt sind ${wanted}.`,
	'steps-left': ({ there, wanted }: Facts) => `Du hast ${there} Schritte. Gefragt sind ${wanted}.`,
	gear: ({ there, wanted }: Facts) => `Du hast ${there} Ausrüstungen. Gefragt sind ${wanted}.`,
	monuments: ({ there, wanted }: Facts) => `Du hast ${there} Denkmäler. Gefragt sind ${wanted}.`,
	goals: ({ there, wanted }: Facts) => `Du hast ${there} Ziele. Gefragt sind ${wanted}.`,
	pigs: ({ field, wanted }: Facts) => `Auf ${field} fehlen die Schweine: Gefragt sind ${wanted}.`,
	slot: ({ box }: Facts) => `Slot ${box} bekommt nicht das gefragte Modul.`,
	building: ({ field }: Facts) => `${field} bekommt nicht das gefragte Gebäude.`,
	booster: ({ box }: Facts) => `So kommt der Booster von Box ${box} nicht.`,
	camp: ({ field }: Facts) => `Das Lager auf ${field} zahlt so nichts.`,
	path: ({ path }: Facts) => `Das ist nicht der gefragte Pfad: ${path}.`,
	open: ({ field }: Facts) => `${field} liegt nicht offen.`,
	site: ({ field }: Facts) => `Auf ${field} bleiben nicht so viele Steine wie gefragt.`,
	'monument-tile': ({ field }: Facts) => `${field} bekommt nicht das gefragte Plättchen.`,
	island: ({ field }: Facts) => `Auf ${field} liegt keine Insel.`,
	sty: ({ field }: Facts) => `Auf ${field} steht kein Schweinestall.`,
	ring: ({ field }: Facts) => `Auf ${field} liegt kein Ring.`,
	'raft-on': ({ field }: Facts) => `Das Floß ist nicht auf ${field}.`,
	produced: ({ field }: Facts) => `Produktionsfeld ${field} ist nicht genutzt.`,
	drafted: () => 'Die Auswahl ist nicht vorbei.',
	'drafts-left': () => 'Es sind nicht so viele Karten gewählt wie gefragt.',
	phase: () => 'Du solltest in diesem Zug ein Modul einschieben.',
	'turn-over': () => 'Dein Zug ist nicht vorbei.',
	'turn-of': () => 'So geht der Zug nicht weiter.',
	idle: () => 'Es ist noch etwas zu tun.',
	holds: () => 'Das ist ein anderes Modul als das gefragte.',
	built: () => 'Das ist ein anderes Gebäude als das gefragte.',
	keeps: () => 'Damit geht das Ziel weg, das bleiben soll.'
} satisfies LackTexts;

export default lacks;
