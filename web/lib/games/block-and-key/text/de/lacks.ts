// German: why a legal action misses the goal of a step of Block and Key and The Ancients.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

/** Weiß, not weiß: here it is a noun. */
const noun = (colour: string) => colour.charAt(0).toUpperCase() + colour.slice(1);

const lacks = {
	other: () => 'Das führt nicht zum Ziel.',
	placed: () => 'Du solltest einen Block einsetzen.',
	sees: ({ column, height, there, wanted }: Facts) =>
		`Spalte ${column} zeigt auf Höhe ${height} ${noun(String(there))}. Gefragt ist ${noun(String(wanted))}.`,
	'sees-nothing': ({ column, height, wanted }: Facts) =>
		`Spalte ${column} zeigt auf Höhe ${height} nichts. Gefragt ist ${noun(String(wanted))}.`,
	core: ({ there, wanted }: Facts) =>
		`Der Zentralblock zeigt dir ${noun(String(there))}. Gefragt ist ${noun(String(wanted))}.`,
	unseen: ({ there }: Facts) => `Von dort sieht man noch ${there} seiner Fassaden.`,
	'corner-only': () => 'Er berührt eine ganze Fassade, nicht nur eine Ecke.',
	'face-to-face': () => 'Er berührt nur Ecken. Fassade soll an Fassade liegen.',
	bridge: () => 'Er überbrückt nichts: Unter ihm ist keine Lücke.',
	top: ({ there, wanted }: Facts) => `Er endet auf Höhe ${there}. Gefragt ist ${wanted}.`,
	faces: ({ colour, there, wanted }: Facts) =>
		`Du siehst ${there} Fassaden in ${noun(String(colour))}. Gefragt sind ${wanted}.`,
	unclaimed: () => 'Von dort zeigt deine Perspektive nicht, was gefragt ist.',
	left: () => 'Der Schlüssel war zu sichern und blieb auf der Hand.',
	kept: () => 'Du hast den Schlüssel gesichert. Er sollte auf der Hand bleiben.',
	'kept-on': () => 'Dein Zug ist noch nicht vorbei.',
	asleep: () => 'Kein Schlüssel kam auf die Hand, also ziehen die Uralten nicht.',
	turn: ({ wanted }: Facts) => `So beginnt Zug ${wanted} nicht.`,
	supply: ({ there, wanted }: Facts) => `Damit hast du ${there} Blöcke. Gefragt sind ${wanted}.`,
	holds: () => 'Das sind andere Blöcke als die gefragten.',
	hand: ({ there, wanted }: Facts) => `Du hast ${there} Schlüssel auf der Hand. Gefragt sind ${wanted}.`,
	marked: () => 'Keine Karte wurde verdeckt hingelegt.',
	discarded: () => 'Dieser Schlüssel liegt nicht unter seinem Altar.',
	'holds-levels': ({ suns, moons, wantedSuns, wantedMoons }: Facts) =>
		`Du hast ${suns} Sonnen und ${moons} Monde. Gefragt sind ${wantedSuns} und ${wantedMoons}.`,
	'in-hand': () => 'Eine andere Karte kam auf die Hand.',
	rested: () => 'Ein Schlüssel kommt auf die Hand, also ziehen die Uralten.',
	'ancients-placed': () => 'Die Uralten haben keinen Block eingesetzt.',
	'no-room': () => 'Die Uralten finden so noch Platz.',
	over: () => 'Die Partie geht danach weiter.'
} satisfies LackTexts;

export default lacks;
