// German: why a legal action misses the goal of a step of Temple of Artefacts.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

const lacks = {
	other: () => 'Das führt nicht zum Ziel.',
	owns: ({ card }: Facts) => `So bekommst du das nicht: ${card}.`,
	'owns-other': ({ taken, card }: Facts) => `Du hast „${taken}“ genommen. Gefragt ist „${card}“.`,
	'owns-same': () => 'Das ist eine andere Karte derselben Art. Gefragt ist eine bestimmte.',
	gets: ({ deck }: Facts) => `Das bringt nichts von dieser Art: ${deck}.`,
	employs: ({ assistant }: Facts) => `${assistant} kommt so nicht zu dir.`,
	'employs-other': ({ hired, assistant }: Facts) => `Du hast ${hired} genommen. Gefragt ist ${assistant}.`,
	points: ({ there, wanted }: Facts) => `Das bringt ${there} SP. Möglich sind ${wanted}.`,
	knows: () => 'Diese Karte hast du nicht angesehen.',
	'knows-taken': () => 'Du hast sie genommen. Du solltest sie nur ansehen.',
	'looked-and-took': () => 'Erst eine verdeckte Karte ansehen, dann genau diese nehmen.',
	set: ({ deck, wanted }: Facts) => `Kein Satz aus ${wanted} ist von dieser Art umgedreht: ${deck}.`,
	secured: ({ deck, there, wanted }: Facts) => `${there} SP an ${deck} sind sicher. Gefragt sind ${wanted}.`,
	did: ({ taken, hired, takes, hires }: Facts) =>
		`Genommen ${taken}, angeworben ${hired}. Gefragt sind ${takes} und ${hires}.`,
	'used-up': () => 'Eine Aktion ist noch übrig.',
	ended: () => 'So endet dein Zug nicht.',
	'stolen-from': ({ player }: Facts) => `Spieler ${player} verliert so keine Karte.`,
	discarded: () => 'Keine Karte kam in die Schachtel.',
	round: ({ wanted }: Facts) => `So beginnt Runde ${wanted} nicht.`,
	over: () => 'Das Spiel geht danach weiter.',
	wins: ({ there, best }: Facts) => `Du kommst auf ${there} SP, der Beste der anderen auf ${best}.`
} satisfies LackTexts;

export default lacks;
