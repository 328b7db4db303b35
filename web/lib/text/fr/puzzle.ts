// French: the puzzle screen, for dailies and practice.
import type { PuzzleText } from '../en/puzzle.ts';
import { plural } from '../plural.ts';

const count = plural('fr');
const range = (from: string, to: string) => (from === to ? `En ${from}` : `De ${from} à ${to}`);

export default {
	title: 'Casse-tête du jour',
	description:
		'Chaque jour une Étoile, un Soleil et une Lune, les mêmes pour tous\u00a0: validez la clé avec un seul bloc. Même hors ligne.',
	levels: { star: 'Étoile', sun: 'Soleil', moon: 'Lune' },
	shapes: {
		I2: 'barre de 2',
		I3: 'barre de 3',
		V3: 'équerre de 3',
		I4: 'barre de 4',
		L4: 'L de 4',
		T4: 'T de 4',
		S4: 'marche de 4',
		O4: 'carré de 4',
		Y4: 'trépied de 4',
		U5: 'U de 5'
	} as Record<string, string>,
	block: (shape, colour) => `${shape}, ${colour}`,
	slot: (n, block) => `Bloc ${n}, ${block}`,
	emptySlot: 'Vide',
	core: 'Bloc Central',

	bar: {
		back: 'Accueil',
		camera: 'Changer de caméra',
		menu: 'Menu',
		share: 'Partager ce casse-tête',
		collect: 'Ajouter à un recueil',
		flat: 'Plateau 2D',
		solid: 'Plateau 3D',
		reset: 'Tout remettre en place',
		settings: 'Réglages',
		rules: 'Règles de placement',
		keys: 'Clavier',
		future: 'd’une date à venir'
	},
	close: 'Fermer',

	plan: {
		label: 'Plan du temple, vu d’en haut',
		square: (name, height, top) =>
			height === 0 ? `${name}, vide` : `${name}, hauteur ${height}, dessus ${top}`,
		core: (name, height) => `${name}, hauteur ${height}, Bloc Central`,
		held: (from, to) =>
			from === to ? `votre bloc, hauteur ${from}` : `votre bloc, hauteurs ${from} à ${to}`,
		blamed: 'fait obstacle',
		hinted: 'dans la zone de l’indice',
		marked: 'permis',
		outlined: 'bloc le plus proche',
		flag: 'drapeau'
	},
	view: {
		label: 'Votre vue',
		row: (height) => `Hauteur ${height}`,
		empty: 'rien',
		held: 'votre bloc',
		match: 'correspond à la clé',
		missing: (colour) => `il manque du ${colour}`,
		look: 'Regarder depuis votre place',
		lookBack: 'Regarder de côté'
	},
	key: {
		turn: 'Tourner la clé pour comparer',
		card: 'Cette carte',
		cards: (n, of) => `Carte ${n} sur ${of}`,
		which: (n, of) => `Clé ${n} sur ${of}`,
		other: 'Montrer l’autre clé',
		points: (n) => count(n, { one: `${n} point`, other: `${n} points` }),
		turned: (degrees) => `tournée de ${degrees}°`,
		complete: 'complète'
	},
	goal: (keys) => [
		'Placez un bloc pour que ',
		'votre vue',
		' montre ',
		keys > 1 ? 'les deux cartes' : 'cette carte',
		'.'
	],
	tray: 'Vos blocs',
	controls: 'Tourner et déplacer',
	turns: { spin: 'Pivoter', tip: 'Basculer', roll: 'Rouler' },
	reverse: 'Appui long\u00a0: dans l’autre sens.',
	steps: { left: 'À gauche', right: 'À droite', away: 'Plus loin de vous', near: 'Plus près de vous' },
	undo: 'Annuler',
	hint: 'Indice',
	place: 'Placer',
	tryAgain: 'Réessayer',
	cannotPlace: 'Impossible ici',
	enter: 'Entrée',

	note: {
		loading: 'Chargement…',
		failed: 'Le casse-tête n’a pas pu être chargé.',
		failedText: 'Vérifiez la connexion et rechargez la page.',
		idle: 'Choisissez un bloc.',
		fits: 'Possible.',
		span: range,
		where: (from, to, top) => `${range(from, to)}, hauteur ${top}.`,
		bridge: (from, to, top) => `Un pont de ${from} à ${to}, hauteur ${top}.`,
		seen: (seen, faces) =>
			seen === faces
				? 'On le voit en entier.'
				: seen === 0
					? 'Votre vue ne le montre pas.'
					: 2 * seen < faces
						? 'Presque tout est caché.'
						: 'Une partie est cachée.',
		more: (n) => `+${n}`,
		moreSaid: (n) => count(n, { one: `et ${n} autre raison`, other: `et ${n} autres raisons` }),
		why: 'Pourquoi\u202f?',
		whySaid: (rule) => `Pourquoi\u202f? ${rule}`,
		noSolid: 'La 3D n’est pas disponible ici.',
		shared: 'Partagé.',
		copied: 'Copié. Collez-le où vous voulez.',
		cancelled: 'Non partagé.',
		field: 'Texte à partager',
		select: 'Copiez le texte du champ.',
		unsaved: 'Ce navigateur n’a pas pu enregistrer. C’est gardé jusqu’à la fermeture de la page.'
	},

	solved: {
		retry: 'Rejouer',
		share: 'Partager',
		day: 'La journée'
	},

	noScript: 'Le casse-tête a besoin de JavaScript.'
} satisfies PuzzleText;
