// French: the playing screen of the solo game, The Ancients.
import type { RunText } from '../en/run.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('fr');
const blocks = (n: number) => count(n, { one: `${n} bloc`, other: `${n} blocs` });
const keys = (n: number) => count(n, { one: `${n} clé`, other: `${n} clés` });
const faces = (n: number) => count(n, { one: `${n} face`, other: `${n} faces` });
/** « 1,4 point », « 2 points ». */
const pointsOf = (points: string) =>
	count(Number(points.replace(',', '.')), { one: `${points} point`, other: `${points} points` });
/** « un Soleil », « une Lune ». */
const one = (level: string) => (level === 'Soleil' ? 'un Soleil' : `une ${level}`);

export default {
	title: 'Les Anciens',
	description: 'Block and Key en solo\u00a0: 11 tours face aux Anciens, guidés pas à pas. Même hors ligne.',
	turn: (n, of) => `Tour ${n} sur ${of}`,
	setup: 'Mise en place',
	over: 'La partie est finie',
	practice: 'entraînement',
	levels: { star: 'Étoile', sun: 'Soleil', moon: 'Lune' },
	vp: (n) => `${n} PV`,
	loading: 'Chargement…',
	failed: 'La partie n’a pas pu être chargée.',
	failedText: 'Vérifiez la connexion et rechargez la page.',
	unknown: 'Cette partie n’est pas sur cet appareil.',
	unknownText: 'Elle a peut-être été effacée, ou se trouve sur un autre appareil.',
	noScript: 'La partie a besoin de JavaScript.',
	elsewhere: 'La partie continue dans un autre onglet.',
	unsaved: 'Ce navigateur n’a pas pu enregistrer.',
	unsavedText: 'La partie est gardée jusqu’à la fermeture de la page.',

	steps: ['Votre action', 'Marquer le tour', 'Défausser une clé', 'Piocher', 'Les Anciens'],
	stepOf: (n, name) => `Étape ${n} sur 5\u00a0: ${name}`,

	note: {
		core: 'Tournez le Bloc Central.',
		coreText: 'Quelle couleur vers vous\u202f?',
		line: 'Prenez vos premiers blocs.',
		lineText: 'Une ligne ou une colonne du Site de Fouille.',
		act: 'À vous.',
		actText: 'Placez un bloc ou extrayez-en.',
		mustPass: 'Rien n’est possible.',
		mustPassText: 'Le Site de Fouille est vide et aucun bloc ne convient.',
		putBack: (have, over) => `${have} blocs\u00a0: défaussez-en ${over}.`,
		putBackText: 'Vous pouvez avoir sept blocs au plus.',
		claim: (n) => count(n, { one: 'Une clé est réalisée.', other: `${n} clés sont réalisées.` }),
		claimText: 'Touchez une clé pour la garder.',
		marker: 'Aucune clé validée.',
		markerText: 'Posez-en une face cachée.',
		discard: 'Défausser une clé\u202f?',
		discardText: 'Elle va sous son autel. Ou gardez tout.',
		draw: (n) => `${n} à piocher.`,
		drawText: 'Choisissez un autel.',
		ancients: 'Les Anciens jouent.',
		ancientsText: (site, corner) => `Emplacement ${site}, ${corner}. Vous choisissez où.`,
		tie: 'À égale distance.',
		tieText: 'Choisissez un des blocs entourés.',
		noRoom: 'Pas de place pour les Anciens.',
		noRoomText: (block) => `Retour dans le sac\u00a0: ${block}.`,
		emptySite: 'Les Anciens ne trouvent rien.',
		emptySiteText: (site) => `L’emplacement ${site} est vide.`,
		end: (tier, points) => `${tier}, ${points} PV.`,
		claims: (n, points) => `Valide ${keys(n)}, ${points} PV.`,
		claimsNone: 'Ne valide aucune clé.'
	},

	wait: {
		core: ['Tournez d’abord le Bloc Central.', 'Choisissez la couleur tournée vers vous.'],
		line: ['Prenez d’abord vos blocs.', 'Choisissez une ligne ou une colonne.'],
		act: ['Pas à cette étape.', 'Placez d’abord un bloc, ou extrayez-en.'],
		'put-back': ['Trop de blocs.', 'Défaussez d’abord ceux qui dépassent sept.'],
		claim: ['Décidez d’abord pour les clés.', 'Validez ce qui est réalisé, ou gardez-le.'],
		marker: ['Marquez d’abord le tour.', 'Sans clé validée, une clé va face cachée.'],
		discard: ['Voyez d’abord votre main.', 'Défaussez une clé, ou gardez tout.'],
		draw: ['Piochez d’abord.', 'Vous piochez jusqu’à quatre clés.'],
		ancients: ['Les Anciens jouent d’abord.', 'Vous placez leur bloc pour eux.'],
		others: ['Ce n’est pas votre tour.', 'Regardez autour\u00a0: vous voyez la vue et les blocs de chacun.'],
		end: ['La partie est finie.', 'Elle s’arrête après le tour 11.']
	},
	refuse: {
		noBlock: ['Choisissez un bloc.', 'Tournez-le, déplacez-le, placez-le.'],
		noLine: ['Il n’y a rien à extraire.', 'Le Site de Fouille est vide.'],
		emptyLine: ['Il n’y a rien là.', 'Choisissez une autre ligne ou colonne.'],
		star: ['Une Étoile reste en main.', 'Elle n’a pas d’autel.'],
		emptyAltar: ['Cet autel est vide.', 'Prenez la carte sur l’autre.'],
		notShown: ['Pas réalisée.', 'Toutes ses cases doivent se voir, dont une du nouveau bloc.'],
		moreBack: (n) => ['Pas assez.', `Défaussez encore ${blocks(n)}.`],
		noClaim: ['Aucune clé choisie.', 'Touchez une clé, ou Pas maintenant.'],
		nothing: ['Il n’y a rien à annuler.', ''],
		sealed: ['Vous avez vu des cartes cachées.', 'Annuler en fait une partie d’entraînement.'],
		notDotted: ['Pas là.', 'Places permises\u00a0: les points, angle à angle avec le bloc entouré.'],
		rule: (id) => ['Interdit.', `D’après la règle ${id}.`]
	},
	undoAnyway: 'Annuler quand même',

	yard: {
		title: 'Site de Fouille',
		site: (n, block) => `Emplacement ${n}\u00a0: ${block}`,
		empty: 'vide',
		open: 'Site de Fouille, voir de près',
		take: 'Prendre une ligne ou une colonne',
		line: (kind, n, list) =>
			kind === 'row'
				? `Ligne ${n} à partir du haut\u00a0: ${list}`
				: `Colonne ${n} à partir de la gauche\u00a0: ${list}`,
		bag: (n) => `${blocks(n)} dans le sac`
	},
	altar: {
		group: 'Autels',
		name: (level, n) =>
			`Autel ${level === 'Soleil' ? 'du Soleil' : 'de la Lune'}, ${count(n, { one: `${n} carte`, other: `${n} cartes` })}`,
		lay: (level) => `Poser ${one(level)} face cachée`,
		draw: (level) => `Piocher ${one(level)}`
	},
	enigma: {
		title: 'Enigma',
		label: (colour, n, points) => `Enigma\u00a0: ${colour}, ${faces(n)}, ${points} PV`,
		unit: (n) => count(n, { one: 'face', other: 'faces' })
	},
	hand: {
		title: 'Vos clés',
		card: (level, points) => `${level}, ${points} PV`,
		shows: 'réalisée',
		drawn: 'vient d’être piochée',
		putBack: 'Défausser',
		putBackSaid: (n, level) => `Défausser la clé ${n}, ${level}`,
		stays: 'reste',
		turn: 'Tourner la clé pour comparer'
	},
	card: {
		stars: (n) => count(n, { one: `${n} étoile`, other: `${n} étoiles` }),
		pips: (n) => count(n, { one: `${n} cercle`, other: `${n} cercles` }),
		corner: (n) => ['', 'coin sud-ouest', 'coin nord-ouest', 'coin nord-est', 'coin sud-est'][n] ?? '',
		site: (n) => `emplacement ${n}`,
		decides: 'La carte qui décide'
	},
	claimed: {
		title: (points) => `Validées, ${points} PV`,
		turn: (n, what) => `Tour ${n}\u00a0: ${what}`,
		keys: (list) => `validé\u00a0: ${list}`,
		marker: 'une clé face cachée',
		none: 'rien',
		open: 'pas encore joué'
	},
	core: {
		title: 'Bloc Central',
		choose: (colour) => `${colour} vers vous`
	},
	ancients: {
		target: (block, from) => `${block} en ${from}`,
		core: 'Bloc Central',
		targets: 'Blocs à égale distance'
	},
	blocks: 'Vos blocs',

	do: {
		undo: 'Annuler',
		dig: 'Extraire',
		place: 'Placer',
		pass: 'Passer',
		claim: (n) => (n === 0 ? 'Valider' : `Valider ${n}`),
		notNow: 'Pas maintenant',
		putBack: 'Défausser',
		keepAll: 'Tout garder',
		next: (n) => (n > 1 ? `Suivante sur ${n}` : 'Seul endroit'),
		placeForThem: 'Placer pour eux',
		goOn: 'Continuer',
		report: 'Bilan',
		newRun: 'Nouvelle partie'
	},

	enter: 'Entrée',

	ideas: {
		place: (block, from, to) =>
			from === to ? `Placer ${block}, en ${from}` : `Placer ${block}, de ${from} à ${to}`,
		claims: (n) => `valide ${keys(n)}`,
		dig: (sites, n) =>
			count(n, { one: `Extraire, emplacement ${sites}`, other: `Extraire, emplacements ${sites}` }),
		putBack: (list) => `Défausser\u00a0: ${list}`,
		claim: (list) => `Valider\u00a0: ${list}`,
		leave: 'Ne valider aucune clé',
		ancients: (block, from, to) =>
			from === to
				? `Bloc des Anciens (${block}) en ${from}`
				: `Bloc des Anciens (${block}) de ${from} à ${to}`
	},
	coach: {
		label: 'Coach',
		pace: (tier, points) => `en route pour ${tier}, ${points}`,
		figures: (mean, chance, tier, playouts) =>
			`${mean} en moyenne, ${chance} ${tier} ou mieux, ${playouts} parties simulées`,
		idea: (idea, figures) => `${idea}\u00a0: ${figures}`,
		more: 'Autres idées',
		thinking: 'Le coach réfléchit…',
		cost: (points, playouts) => `Cela coûte environ ${pointsOf(points)} (${playouts} parties simulées).`,
		anyway: 'Le faire quand même',
		show: 'Montrez-moi',
		better: (idea) => `Mieux\u00a0: ${idea}.`
	},

	result: {
		title: 'Résultat',
		points: (n) => count(n, { one: `${n} point`, other: `${n} points` }),
		keys: (n, points) => `${keys(n)}\u00a0: ${points} PV`,
		enigma: (n, points) => `Enigma, ${faces(n)}\u00a0: ${points} PV`,
		next: (n, tier) => `Encore ${n} pour ${tier}.`,
		highest: 'Le rang le plus haut.',
		practice: 'Partie d’entraînement\u00a0: vous pouviez annuler même après avoir vu des cartes cachées.'
	},
	tiers: {
		trainee: 'Apprenti',
		researcher: 'Chercheur',
		'field-director': 'Responsable des recherches',
		'dig-director': 'Directeur de fouille',
		'expert-archaeologist': 'Expert Archéologue'
	},

	told: {
		refill: (list) => `Nouveau sur le Site de Fouille\u00a0: ${list}.`,
		drawn: (level, key) => `Carte piochée\u00a0: ${level}. ${key}`,
		claimed: (n, points) =>
			count(n, { one: `${n} clé validée, ${points} PV.`, other: `${n} clés validées, ${points} PV.` }),
		marked: (level) => `Carte posée face cachée\u00a0: ${one(level)}.`,
		discarded: (level) => `Carte défaussée sous son autel\u00a0: ${one(level)}.`,
		placed: (block, from, to) => `Placé\u00a0: ${block}, de ${from} à ${to}.`,
		ancientsPlaced: (block, from, to) => `Les Anciens ont placé\u00a0: ${block}, de ${from} à ${to}.`,
		ancients: (stars, pips) => `Dernière carte piochée\u00a0: ${stars}, ${pips}.`,
		turn: (n) => `Tour ${n}.`
	},

	menu: {
		practice: 'Entraînement\u00a0: annuler librement',
		practiceOn: 'Annulation libre désormais.',
		practiceOnText: 'La partie compte comme entraînement.',
		claimed: 'Clés validées',
		home: 'Toutes les parties'
	},
	shortcuts: [
		['1–9', 'choisir\u00a0: bloc, clé, ligne ou colonne, autel, couleur'],
		['Q W E', 'pivoter, basculer, rouler\u202f; avec Maj dans l’autre sens'],
		['← ↑ ↓ →', 'déplacer le bloc\u202f; pour les Anciens\u00a0: place suivante ou précédente'],
		['Entrée', 'le bouton principal (si aucun bouton n’a le focus)'],
		['D N', 'le bouton du milieu\u00a0: extraire, pas maintenant, place suivante'],
		['Z', 'annuler'],
		['V', 'voir depuis votre place, et retour'],
		['C', 'caméra suivante'],
		['Échap', 'reposer le bloc, fermer'],
		['?', 'cette liste']
	]
} satisfies RunText;
