// French: the table of Block and Key for two to four players.
import { plural } from '$lib/text/plural.ts';
import type { TableText } from '../en/table.ts';

const count = plural('fr');
const blocks = (n: number) => count(n, { one: `${n} bloc`, other: `${n} blocs` });
const keys = (n: number) => count(n, { one: `${n} clé`, other: `${n} clés` });
const squares = (n: number) => count(n, { one: `${n} case`, other: `${n} cases` });

const table: TableText = {
	title: 'Block and Key',
	description:
		'Block and Key à deux, trois ou quatre\u00a0: à plusieurs sur un appareil, contre l’ordinateur, ou les deux. Chaque coup est raconté. Fonctionne hors ligne.',
	intro:
		'Chacun regarde le temple d’un autre côté. Jouez à plusieurs sur cet appareil, contre l’ordinateur, ou les deux.',
	learn: 'Apprendre d’abord',
	ourData: 'Les motifs des clés sont les nôtres, pas ceux de l’éditeur.',
	noScript: 'Le jeu a besoin de JavaScript.',
	home: 'Voir les cours',
	rules: 'Règles',
	rule: 'Règle',
	undo: 'Annuler',
	nothingToUndo: 'Rien à annuler\u00a0: vous avez vu des cartes cachées, ou le tour est fini.',
	unsaved: 'Ce navigateur n’a pas pu enregistrer.',
	history: 'Parties terminées',
	link: 'Lien vers cette partie',
	linkCopied: 'Lien copié.',
	playLink: 'Jouer cette partie',
	badLink: 'Ce lien ne contient pas de partie d’ici. Vous pouvez en commencer une plus bas.',
	fromLink: (what, seed) => `Le lien contient une partie\u00a0: ${what}, ${seed}.`,

	newGame: 'Nouvelle partie',
	players: 'Joueurs',
	playersIs: (n) => `${n} joueurs`,
	seat: (n, side) => `Joueur ${n}, ${side}`,
	begins: (player) => `${player}, commence`,
	sides: { S: 'sud', W: 'ouest', N: 'nord', E: 'est' },
	letters: { S: 'S', W: 'O', N: 'N', E: 'E' },
	kinds: { person: 'Humain', easy: 'Facile', fair: 'Moyen', strong: 'Fort' },
	kindsAbout:
		'Facile, moyen et fort, c’est l’ordinateur\u00a0: facile essaie quelques places, moyen prend la meilleure clé en vue, fort prévoit un bloc d’avance. Aucun ne voit les cartes cachées.',
	nobody: 'Il faut au moins un humain à table.',
	start: 'Commencer',
	goOn: (players, round) => `Continuer\u00a0: ${players} joueurs, manche ${round}`,

	you: 'Vous',
	player: (n) => `Joueur ${n}`,
	computer: (n) => `Ordinateur ${n}`,
	setUp: 'Mise en place',
	round: (n, most) => `Manche ${n}, jusqu’à ${keys(most)}`,
	last: (n) => `Manche ${n}, les derniers tours`,
	thinking: (who) => `${who} réfléchit.`,
	yourTurn: 'À vous de jouer.',
	chooseOrDig: 'Choisissez un bloc, ou extrayez-en.',
	over: 'La partie est finie.',

	others: 'Les autres',
	other: (who, side) => `${who}, ${side}`,
	claimed: (n, most) => `${n} sur ${most}`,
	claimedSaid: (n, most, list) =>
		n === 0 ? `aucune clé validée sur ${most}` : `${n} clés validées sur ${most}\u00a0: ${list}`,
	nearEnd: 'à son tour',
	chair: (who) => `${who}\u00a0: vue, blocs, clés validées`,
	ownChair: 'Revenir à ma place',
	view: (who) => `Vue\u00a0: ${who}`,
	blocksOf: (who) => `Blocs\u00a0: ${who}`,
	claimedOf: (who) => `Clés validées\u00a0: ${who}`,
	none: 'Pas encore.',

	moves: 'Coups',
	movesNone: 'Il ne s’est encore rien passé.',
	movesRound: (n) => (n === 0 ? 'Mise en place' : `Manche ${n}`),
	movesShow: 'Montrer la table à ce moment',
	asItWas: 'La table à ce moment-là.',
	now: 'Revenir au présent',
	replay: 'Revoir la manche',
	told: {
		by: (who, what) => `${who}\u00a0: ${what}.`,
		core: (colour) => `Bloc Central tourné, ${colour} vers le sud`,
		taken: (list) => `extrait ${list}`,
		refill: (list) => `nouveau sur le site\u00a0: ${list}`,
		returned: (list) => `défaussé dans le sac\u00a0: ${list}`,
		placed: (block, from, to) =>
			from === to ? `place ${block}, en ${from}` : `place ${block}, de ${from} à ${to}`,
		claimed: (list, points) => `valide ${list}, ${points} PV`,
		drawn: (level) => `pioche une carte, ${level}`,
		marked: (level) => `pose une carte face cachée, ${level}`,
		discarded: (level) => `défausse une carte sous son autel, ${level}`,
		ancients: (site) => `les Anciens extraient le bloc de l’emplacement ${site}`,
		emptySite: (site) => `les Anciens trouvent l’emplacement ${site} vide`,
		noRoom: (block) => `pas de place pour ${block}`,
		ancientsPlaced: (block, from, to) => `les Anciens placent ${block}, de ${from} à ${to}`,
		passed: 'ne pouvait rien faire',
		turn: (n) => `le tour ${n} commence`,
		end: 'la partie se termine'
	},
	why: {
		few: (n) => (n === 0 ? 'Il ne restait aucun bloc.' : `Il ne restait que ${blocks(n)}.`),
		more: (n) => `Il y avait ${blocks(n)}, le site en offrait un meilleur.`,
		shows: (n) => (n === 0 ? 'Un pas pour plus tard.' : `Il montre ${squares(n)} dans sa propre vue.`),
		covers: (n, who) => `Il cache ${squares(n)}. Vue\u00a0: ${who}.`
	},

	wins: (who) => `Victoire\u00a0: ${who}.`,
	youWin: 'Vous avez gagné.',
	score: 'Score final',
	enigmaOf: (colour, n, points) =>
		`Enigma, ${colour}, ${count(n, { one: `${n} face`, other: `${n} faces` })}\u00a0: ${points} PV`,
	again: 'Rejouer',
	points: (n) => `${n} PV`
};

export default table;
