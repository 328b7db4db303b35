// French: why a legal action misses the goal of a step of Recall.
import type { Facts, LackTexts } from '$lib/learn/lacks.ts';

const lacks = {
	other: () => 'Cela ne mène pas au but.',
	'other-person': () => 'Pour une autre personne, cela devait finir autrement.',
	figures: ({ field, there, wanted }: Facts) =>
		`En ${field} se trouvent ${there} de vos figurines. Il en faut ${wanted}.`,
	crystals: ({ kind, there, wanted }: Facts) => `Cristaux (${kind})\u00a0: ${there}. Il en faut ${wanted}.`,
	track: ({ track, there, wanted }: Facts) =>
		`Sur la piste ${track}, vous êtes à ${there}. Il faut ${wanted}.`,
	stones: ({ kind, there, wanted }: Facts) => `Pierres (${kind})\u00a0: ${there}. Il en faut ${wanted}.`,
	relics: ({ kind, there, wanted }: Facts) => `Reliques (${kind})\u00a0: ${there}. Il en faut ${wanted}.`,
	lying: ({ effect, there, wanted }: Facts) =>
		`Pierres d’énergie sur ${effect}\u00a0: ${there}. Il en faut ${wanted}.`,
	'all-figures': ({ there, wanted }: Facts) =>
		`Vous avez ${there} figurines sur le plateau. Il en faut ${wanted}.`,
	points: ({ there, wanted }: Facts) => `Cela fait ${there} points. Il en faut ${wanted}.`,
	modules: ({ there, wanted }: Facts) => `Vous avez ${there} modules. Il en faut ${wanted}.`,
	cassettes: ({ there, wanted }: Facts) => `Vous avez ${there} cassettes. Il en faut ${wanted}.`,
	raft: ({ there, wanted }: Facts) => `${there} figurines sont sur le radeau. Il en faut ${wanted}.`,
	'steps-left': ({ there, wanted }: Facts) => `Vous avez ${there} pas. Il en faut ${wanted}.`,
	gear: ({ there, wanted }: Facts) => `Vous avez ${there} équipements. Il en faut ${wanted}.`,
	monuments: ({ there, wanted }: Facts) => `Vous avez ${there} monuments. Il en faut ${wanted}.`,
	goals: ({ there, wanted }: Facts) => `Vous avez ${there} objectifs. Il en faut ${wanted}.`,
	pigs: ({ field, wanted }: Facts) => `Il manque les cochons en ${field}\u00a0: il en faut ${wanted}.`,
	slot: ({ box }: Facts) => `La fente ${box} ne reçoit pas le module voulu.`,
	building: ({ field }: Facts) => `${field} ne reçoit pas le bâtiment voulu.`,
	booster: ({ box }: Facts) => `Le booster de la case ${box} ne vient pas ainsi.`,
	camp: ({ field }: Facts) => `Le campement en ${field} ne rapporte rien ainsi.`,
	path: ({ path }: Facts) => `Ce n’est pas la voie demandée\u00a0: ${path}.`,
	open: ({ field }: Facts) => `${field} n’est pas face visible.`,
	site: ({ field }: Facts) => `En ${field}, il ne reste pas le nombre voulu de pierres.`,
	'monument-tile': ({ field }: Facts) => `${field} ne reçoit pas la tuile voulue.`,
	island: ({ field }: Facts) => `Il n’y a pas d’île en ${field}.`,
	sty: ({ field }: Facts) => `Il n’y a pas de porcherie en ${field}.`,
	ring: ({ field }: Facts) => `Il n’y a pas d’anneau en ${field}.`,
	'raft-on': ({ field }: Facts) => `Le radeau n’est pas en ${field}.`,
	produced: ({ field }: Facts) => `La case de production ${field} n’est pas utilisée.`,
	drafted: () => 'Le choix n’est pas terminé.',
	'drafts-left': () => 'Le nombre de cartes choisies n’est pas celui demandé.',
	phase: () => 'Il fallait insérer un module pendant ce tour.',
	'turn-over': () => 'Votre tour n’est pas terminé.',
	'turn-of': () => 'Le tour ne passe pas ainsi.',
	idle: () => 'Il reste quelque chose à faire.',
	holds: () => 'Ce n’est pas le module demandé.',
	built: () => 'Ce n’est pas le bâtiment demandé.',
	keeps: () => 'Cela fait perdre l’objectif à garder.'
} satisfies LackTexts;

export default lacks;
