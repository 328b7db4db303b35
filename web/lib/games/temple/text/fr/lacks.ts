// French: why a legal action misses the goal of a step of Temple of Artefacts.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

const lacks = {
	other: () => 'Cela ne mène pas au but.',
	owns: ({ card }: Facts) => `Ainsi, vous n’aurez pas cette carte\u00a0: ${card}.`,
	'owns-other': ({ taken, card }: Facts) =>
		`Vous avez pris «\u00a0${taken}\u00a0». Il faut «\u00a0${card}\u00a0».`,
	'owns-same': () => 'C’est une autre carte du même type. Il en faut une précise.',
	gets: ({ deck }: Facts) => `Cela n’apporte rien de ce type\u00a0: ${deck}.`,
	employs: ({ assistant }: Facts) => `${assistant} ne vient pas chez vous ainsi.`,
	'employs-other': ({ hired, assistant }: Facts) => `Vous avez pris ${hired}. Il faut ${assistant}.`,
	points: ({ there, wanted }: Facts) => `Cela rapporte ${there} PV. On peut en avoir ${wanted}.`,
	knows: () => 'Vous n’avez pas regardé cette carte.',
	'knows-taken': () => 'Vous l’avez prise. Il fallait seulement la regarder.',
	'looked-and-took': () => 'Regardez d’abord une carte face cachée, puis prenez celle-là.',
	set: ({ deck, wanted }: Facts) => `Aucune série de ${wanted} n’est retournée de ce type\u00a0: ${deck}.`,
	secured: ({ deck, there, wanted }: Facts) => `${there} PV de ${deck} sont à l’abri. Il en faut ${wanted}.`,
	did: ({ taken, hired, takes, hires }: Facts) =>
		`Prises ${taken}, engagés ${hired}. Il faut ${takes} et ${hires}.`,
	'used-up': () => 'Il reste une action.',
	ended: () => 'Votre tour ne se termine pas ainsi.',
	'stolen-from': ({ player }: Facts) => `Le joueur ${player} ne perd aucune carte ainsi.`,
	discarded: () => 'Aucune carte n’est allée dans la boîte.',
	round: ({ wanted }: Facts) => `La manche ${wanted} ne commence pas ainsi.`,
	over: () => 'La partie continue après cela.',
	wins: ({ there, best }: Facts) => `Vous arrivez à ${there} PV, le meilleur des autres à ${best}.`
} satisfies LackTexts;

export default lacks;
