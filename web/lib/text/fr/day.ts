// French: the end of a day.
import type { Day } from '../en/day.ts';
import { plural } from '../plural.ts';

const count = plural('fr');
const NUMBERS = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept'];

export default {
	title: 'La journée',
	description:
		'Les trois casse-tête d’une journée, une fois résolus\u00a0: leurs temples et ce qu’ils ont valu.',
	levels: { star: 'Étoile', sun: 'Soleil', moon: 'Lune' },
	themes: {
		bridge: 'Quelque chose enjambe un vide.',
		stack: 'Un bloc se dresse sur un autre.',
		'corner-only': 'Un angle suffit à toucher.',
		'turned-key': 'Une clé demande à être tournée.',
		'tucked-behind': 'Quelque chose se cache.',
		'two-keys': 'Deux clés avec un bloc.',
		'far-colours': 'Des couleurs se rejoignent de loin.',
		'core-face': 'Le Bloc Central montre une face.'
	},
	result: (solved) => {
		if (!solved) return 'Encore ouvert';
		const { grade, tries, hints } = solved;
		return {
			'first-look': 'D’un coup d’œil',
			'first-try': 'Au premier essai',
			retried: `En ${tries} essais`,
			hinted: count(hints, { one: `Avec ${hints} indice`, other: `Avec ${hints} indices` }),
			assisted: 'Correspondances affichées',
			revealed: 'Avec la réponse'
		}[grade];
	},
	found: (n) => ['Trois à trouver', 'Un sur trois trouvé', 'Deux sur trois trouvés', 'Tous trouvés'][n] ?? '',
	keystones: (n, of) => `${n} clés de voûte sur ${of}`,
	board: (level) => `Le temple résolu, ${level}`,
	stones: (n) => `${NUMBERS[n] ?? n} sur sept`,
	harder: 'Plus la pierre est haute, plus c’est difficile.',
	keystone: 'Dimanche, la clé de voûte\u00a0: deux clés avec un bloc.',
	streak: (n) =>
		n === 0 ? 'Pas encore de série' : `Série de ${count(n, { one: `${n} jour`, other: `${n} jours` })}`,
	freezes: (n) => (n === 0 ? 'aucun joker' : count(n, { one: `${n} joker`, other: `${n} jokers` })),
	freezeNote: 'Sept jours réussis donnent un joker (deux au plus), joué d’office si vous manquez un jour.',
	tomorrow: (weekday) => `Demain, ${weekday}`,
	play: (level) => `Jouer\u00a0: ${level}`,
	archive: 'Archives',
	home: 'Accueil',
	share: {
		go: 'Partager la journée',
		title: 'Partager la journée',
		close: 'Fermer',
		picture: 'L’image ne montre ni clé ni réponse.',
		words: (date, lines) => `Keystone, ${date}. ${lines.join('. ')}.`,
		line: (level, result) => `${level}\u00a0: ${result.charAt(0).toLowerCase()}${result.slice(1)}`,
		subtitle: 'Keystone. Les trois mêmes clés pour tous.',
		field: 'Texte à partager',
		send: 'Partager',
		copy: 'Copier le texte',
		save: 'Enregistrer l’image',
		done: {
			shared: 'Partagé.',
			cancelled: 'Pas partagé.',
			copied: 'Copié. Collez-le où vous voulez.',
			select: 'Copiez le texte du champ.',
			saved: 'L’image est enregistrée.'
		}
	},
	failed: 'Les temples n’ont pas pu être chargés. Vérifiez la connexion et rechargez la page.',
	noScript: 'La journée a besoin de JavaScript.'
} satisfies Day;
