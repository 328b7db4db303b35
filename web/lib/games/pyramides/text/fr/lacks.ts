// French: why a legal action misses the goal of a step of Terra Pyramides.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

const lacks = {
	other: () => 'Cela ne mène pas au but.',
	'no-tile': () => 'Il fallait poser une tuile.',
	placed: ({ there, wanted }: Facts) => `La tuile est en ${there}. Il faut ${wanted}.`,
	stairs: ({ there, wanted }: Facts) => `L’escalier pointe vers ${there}. Il faut ${wanted}.`,
	joins: ({ there, wanted }: Facts) => `La plus longue rangée compte ${there} tuiles. Il en faut ${wanted}.`,
	laid: () => 'Aucune nouvelle fondation n’est arrivée.',
	'laid-other': ({ there, wanted }: Facts) => `La fondation est arrivée en ${there}. Il faut ${wanted}.`,
	'not-laid': ({ there }: Facts) => `Une fondation est arrivée en ${there}. Il n’en fallait pas.`,
	row: ({ there, wanted }: Facts) =>
		`Vous avez choisi «\u00a0${there}\u00a0». Il faut «\u00a0${wanted}\u00a0».`,
	'no-row': ({ wanted }: Facts) => `Il fallait choisir cette rangée\u00a0: ${wanted}.`,
	'gained-gold': ({ there, wanted }: Facts) => `Pièces d’or\u00a0: ${there}. On peut en avoir ${wanted}.`,
	step: () => 'Le tour n’arrive pas là ainsi.',
	'workers-on': ({ site, there, wanted }: Facts) =>
		`En ${site} se trouvent ${there} de vos ouvriers. Il en faut ${wanted}.`,
	workers: ({ there, wanted }: Facts) => `Il reste ${there} ouvriers en réserve. Il en faut ${wanted}.`,
	owns: ({ there, wanted }: Facts) => `Vous avez ${there} chantiers. Il en faut ${wanted}.`,
	level: ({ site, there, wanted }: Facts) => `${site} est à l’étage ${there}. Il faut l’étage ${wanted}.`,
	colour: ({ site, there, wanted }: Facts) =>
		`La pyramide en ${site} est de couleur ${there}. Il faut ${wanted}.`,
	stone: ({ colour, there, wanted }: Facts) => `Pierres (${colour})\u00a0: ${there}. Il en faut ${wanted}.`,
	holds: () => 'Ce n’est pas la tuile demandée.',
	'turn-of': () => 'Votre tour ne se termine pas ainsi.',
	'kept-gold': ({ there, wanted }: Facts) => `Pièces d’or restantes\u00a0: ${there}. Il en faut ${wanted}.`,
	stack: ({ stack, there, wanted }: Facts) =>
		`La pile ${stack} contient encore ${there} tuiles. Il en faut ${wanted}.`,
	over: () => 'La partie continue après cela.',
	solved: () => 'Cela ne résout pas la mission.'
} satisfies LackTexts;

export default lacks;
