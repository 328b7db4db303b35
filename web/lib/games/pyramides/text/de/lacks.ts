// German: why a legal action misses the goal of a step of Terra Pyramides.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

const lacks = {
	other: () => 'Das führt nicht zum Ziel.',
	'no-tile': () => 'Du solltest ein Plättchen legen.',
	placed: ({ there, wanted }: Facts) => `Das Plättchen liegt auf ${there}. Gefragt ist ${wanted}.`,
	stairs: ({ there, wanted }: Facts) => `Die Treppe zeigt nach ${there}. Gefragt ist ${wanted}.`,
	joins: ({ there, wanted }: Facts) =>
		`Die längste Reihe durch das Plättchen hat ${there}. Gefragt sind ${wanted}.`,
	laid: () => 'Kein neues Fundament ist entstanden.',
	'laid-other': ({ there, wanted }: Facts) => `Das Fundament kam auf ${there}. Gefragt ist ${wanted}.`,
	'not-laid': ({ there }: Facts) => `Auf ${there} kam ein Fundament. Es sollte keines kommen.`,
	row: ({ there, wanted }: Facts) => `Du hast „${there}“ gewählt. Gefragt ist „${wanted}“.`,
	'no-row': ({ wanted }: Facts) => `Du solltest diese Reihe wählen: ${wanted}.`,
	'gained-gold': ({ there, wanted }: Facts) => `Das bringt ${there} Gold. Möglich sind ${wanted}.`,
	step: () => 'So kommt der Zug nicht dorthin.',
	'workers-on': ({ site, there, wanted }: Facts) =>
		`Auf ${site} stehen ${there} deiner Arbeitskräfte. Gefragt sind ${wanted}.`,
	workers: ({ there, wanted }: Facts) =>
		`In deinem Vorrat sind ${there} Arbeitskräfte. Gefragt sind ${wanted}.`,
	owns: ({ there, wanted }: Facts) => `Du besitzt ${there} Bauplätze. Gefragt sind ${wanted}.`,
	level: ({ site, there, wanted }: Facts) => `${site} hat Stufe ${there}. Gefragt ist Stufe ${wanted}.`,
	colour: ({ site, there, wanted }: Facts) => `Die Pyramide auf ${site} ist ${there}. Gefragt ist ${wanted}.`,
	stone: ({ colour, there, wanted }: Facts) => `Bausteine (${colour}): ${there}. Gefragt sind ${wanted}.`,
	holds: () => 'Das ist ein anderes Plättchen als das gefragte.',
	'turn-of': () => 'So endet dein Zug nicht.',
	'kept-gold': ({ there, wanted }: Facts) => `Es bleiben ${there} Gold. Gefragt sind ${wanted}.`,
	stack: ({ stack, there, wanted }: Facts) =>
		`In Stapel ${stack} liegen noch ${there} Plättchen. Gefragt sind ${wanted}.`,
	over: () => 'Das Spiel geht danach weiter.',
	solved: () => 'Das löst die Aufgabe nicht.'
} satisfies LackTexts;

export default lacks;
