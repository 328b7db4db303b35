// French: the puzzle editor.
import type { EditorText } from '../en/editor.ts';
import { plural } from '../plural.ts';

const count = plural('fr');

export default {
	title: 'Votre casse-tête',
	description:
		'Placez des blocs, choisissez une réserve, peignez une clé. Les solutions sont comptées, un lien contient tout.',
	subtitle: (blocks, supply) =>
		`${count(blocks, { one: `${blocks} placé`, other: `${blocks} placés` })}, ${supply} en réserve`,
	steps: 'Étapes',
	step: { board: 'Plateau', supply: 'Réserve', key: 'Clé', check: 'Vérifier' },
	loading: 'Chargement…',
	failed: 'L’éditeur n’a pas pu être chargé.',
	clear: 'Recommencer',
	unsaved: 'Ce navigateur n’a pas pu enregistrer. C’est gardé jusqu’à la fermeture de la page.',
	elsewhere: 'Modifié dans un autre onglet.',
	load: 'Actualiser',
	drafts: {
		kept: (n) =>
			count(n, {
				one: 'Un autre de vos brouillons est gardé.',
				other: `${n} autres de vos brouillons sont gardés.`
			}),
		show: 'Afficher',
		title: 'Autres brouillons',
		lead: 'Dans un autre onglet ou sur un autre appareil, la suite a été différente. Ce que vous faites maintenant reste gardé aussi.',
		open: 'Ouvrir',
		openThis: (time) => `Ouvrir le brouillon du ${time}`,
		remove: 'Supprimer',
		removeThis: (time) => `Supprimer le brouillon du ${time}`
	},

	colours: 'Couleur',
	shapes: 'Forme',
	inTemple: (block) => `${block}, dans le temple`,
	core: (colour) => `Bloc Central, face vers vous\u00a0: ${colour}. Couleur suivante`,
	erase: 'Effacer',
	note: {
		idle: 'Choisissez un bloc à placer.',
		idleText: 'Tout placement permis, dans n’importe quel ordre.',
		erasing: 'Touchez un bloc pour le retirer.',
		erasingText: 'Celui du haut de la colonne s’en va.',
		nothing: 'Aucun bloc à cet endroit.',
		placed: (block) => `Placé\u00a0: ${block}.`,
		erased: (block) => `Retiré\u00a0: ${block}.`,
		needed: (block, needs) => `Doit rester\u00a0: ${block}. En dépend\u00a0: ${needs}.`,
		neededText: 'Retirez d’abord l’autre.',
		inTemple: (block) => `Déjà dans le temple\u00a0: ${block}.`,
		full: 'Vous pouvez choisir sept blocs au plus.'
	},

	supply: {
		lead: (n) => `${count(n, { one: `${n} bloc`, other: `${n} blocs` })} sur 7 dans la réserve.`,
		table: 'Réserve\u00a0: formes par couleurs'
	},

	key: {
		which: (n) => `Clé ${n}`,
		add: 'Une autre clé',
		remove: 'Supprimer cette clé',
		clear: 'Vider la clé',
		lead: 'Peignez les cases dont la clé a besoin\u202f; les autres sont libres.',
		grid: 'Clé, 4 sur 4',
		square: (column, row, colour) => `Colonne ${column}, rangée ${row} depuis le bas\u00a0: ${colour}`,
		colour: 'Peindre en',
		none: 'rien',
		view: 'Votre vue maintenant'
	},

	check: {
		missing: 'Pas encore vérifiable.',
		noKey: 'La clé n’a pas encore de case.',
		noSupply: 'La réserve est vide.',
		counting: 'Calcul des solutions…',
		failed: 'Pas de réponse. Recharger la page suffit en général.',
		one: 'Une seule solution',
		several: (n) => `${n} solutions`,
		severalText: 'Chacune comptera. Choisissez-en une pour la voir.',
		more: (n) => `et ${n} de plus`,
		none: 'Aucune solution',
		noneText: (block, right, total) =>
			`Au plus près\u00a0: ${block}, ${count(right, { one: `${right} case`, other: `${right} cases` })} sur ${total}.`,
		noneFits: 'Aucun bloc de la réserve ne peut être placé.',
		visible: 'La clé est déjà visible avant le placement. Elle ne compte qu’avec le nouveau bloc.',
		solution: (block, from, to, top) =>
			from === to ? `${block} en ${from}, hauteur ${top}` : `${block} de ${from} à ${to}, hauteur ${top}`,
		solutions: 'Solutions',
		copy: 'Copier le lien',
		copied: 'Lien copié. Il contient tout le casse-tête.',
		select: 'Copiez le lien depuis le champ.',
		field: 'Lien',
		play: 'Jouer',
		notYet: 'Il faut une solution pour avoir un lien.'
	},
	noScript: 'L’éditeur a besoin de JavaScript.'
} satisfies EditorText;
