// Français : la page du jeu en solo de Recall.
import type { page as en } from '../en/page.ts';

export const page: typeof en = {
	title: 'Recall',
	description:
		'Jouer à Recall en solo\u00a0: 17 manches, une console à six cases, un plateau à explorer, deux objectifs. Avec conseil, retour en arrière et un décompte qui dit d’où vient chaque point. Même hors ligne.',
	intro:
		'Menez une tribu pendant 17 manches. Insérez des modules dans votre console, marchez, fouillez, construisez\u202f; atteignez les deux objectifs et 100 points.',
	goOn: 'Reprendre la partie en cours',
	goOnAt: (round, points) => `manche ${round}, ${points > 1 ? `${points} points` : `${points} point`}`,
	fromLink: (what, seed) => `Le lien contient une partie\u00a0: ${what}, ${seed}.`,
	playLink: 'Jouer cette partie',
	badLink: 'Ce lien ne contient aucune de nos parties. Vous pouvez en commencer une ci-dessous.',
	solo: 'Solo',
	first: 'Première partie',
	firstHelp: 'Cartes de voie face A\u202f; tribu et équipement sont distribués.',
	usual: 'Partie habituelle',
	usualHelp: 'Cartes de voie face A ou B\u202f; choisissez 1 tribu sur 2.',
	variants: 'Variantes',
	known: 'Ancêtres connus',
	knownHelp: 'Tribus et équipements ancestraux sont visibles dès le début.',
	choice: 'Choix des amplificateurs',
	choiceHelp: 'Une case verte donne n’importe quel amplificateur de votre série.',
	start: 'Commencer',
	learn: 'Apprendre d’abord',
	ourData:
		'Console, plateau, cartes et valeurs sont nos propres valeurs d’exercice, pas celles de l’éditeur.',
	history: 'Terminées',
	historyLine: (points, result) => `${points > 1 ? `${points} points` : `${points} point`}, ${result}`,
	tiers: { bronze: 'Bronze', silver: 'Argent', gold: 'Or', platinum: 'Platine' },
	noTier: 'aucun palier',
	lost: 'objectifs non atteints',
	won: (tier) => `${tier}.`,
	wonPlain: 'Les deux objectifs sont atteints.',
	notWon: 'Pas gagné\u00a0: il faut atteindre les deux objectifs.',
	nextTier: (points, tier) => `Encore ${points} pour ${tier}.`,
	tiersAre: 'Bronze 100, Argent 140, Or 170, Platine 200',
	again: 'Rejouer',
	link: 'Lien vers cette partie',
	linkCopied: 'Lien copié.',
	home: 'Voir les cours',
	rules: 'Règles',
	undo: 'Annuler',
	nothingToUndo: 'Rien à annuler\u00a0: vous avez vu quelque chose de caché.',
	head: (round, of, points) =>
		`Manche ${round} sur ${of} · ${points > 1 ? `${points} points` : `${points} point`}`,
	setUp: 'Mise en place',
	unsaved: 'Ce navigateur n’a pas pu enregistrer.',
	noScript: 'Le jeu a besoin de JavaScript.'
};
