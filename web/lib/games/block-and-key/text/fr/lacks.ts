// French: why a legal action misses the goal of a step of Block and Key and The Ancients.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

const lacks = {
	other: () => 'Cela ne mène pas au but.',
	placed: () => 'Il fallait placer un bloc.',
	sees: ({ column, height, there, wanted }: Facts) =>
		`La colonne ${column} montre du ${there} à la hauteur ${height}. Il faut du ${wanted}.`,
	'sees-nothing': ({ column, height, wanted }: Facts) =>
		`La colonne ${column} ne montre rien à la hauteur ${height}. Il faut du ${wanted}.`,
	core: ({ there, wanted }: Facts) => `Le Bloc Central vous montre du ${there}. Il faut du ${wanted}.`,
	unseen: ({ there }: Facts) => `De ce côté, on voit encore ${there} de ses faces.`,
	'corner-only': () => 'Il touche une face entière, pas seulement un angle.',
	'face-to-face': () => 'Il ne touche que des angles. Il faut face contre face.',
	bridge: () => 'Il n’enjambe rien\u00a0: aucun vide sous lui.',
	top: ({ there, wanted }: Facts) => `Il finit à la hauteur ${there}. Il faut ${wanted}.`,
	faces: ({ colour, there, wanted }: Facts) =>
		`Vous voyez ${there} faces en ${colour}. Il en faut ${wanted}.`,
	unclaimed: () => 'De là, votre vue ne montre pas ce qu’il faut.',
	left: () => 'La Clé pouvait être validée, elle est restée en main.',
	kept: () => 'Vous avez validé la Clé. Elle devait rester en main.',
	'kept-on': () => 'Votre tour n’est pas terminé.',
	asleep: () => 'Aucune Clé n’est venue en main, les Anciens ne bougent pas.',
	turn: ({ wanted }: Facts) => `Le tour ${wanted} ne commence pas ainsi.`,
	supply: ({ there, wanted }: Facts) => `Cela fait ${there} blocs. Il en faut ${wanted}.`,
	holds: () => 'Ce ne sont pas les blocs demandés.',
	hand: ({ there, wanted }: Facts) => `Vous avez ${there} Clés en main. Il en faut ${wanted}.`,
	marked: () => 'Aucune carte n’a été posée face cachée.',
	discarded: () => 'Cette Clé n’est pas sous son Autel.',
	'holds-levels': ({ suns, moons, wantedSuns, wantedMoons }: Facts) =>
		`Vous avez ${suns} Soleils et ${moons} Lunes. Il faut ${wantedSuns} et ${wantedMoons}.`,
	'in-hand': () => 'Une autre carte est venue en main.',
	rested: () => 'Une Clé vient en main, donc les Anciens bougent.',
	'ancients-placed': () => 'Les Anciens n’ont placé aucun bloc.',
	'no-room': () => 'Les Anciens trouvent encore de la place.',
	over: () => 'La partie continue après cela.'
} satisfies LackTexts;

export default lacks;
