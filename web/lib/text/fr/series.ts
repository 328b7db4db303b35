// French: the ladder, what goes wrong for you, and drills.
import type { SeriesText } from '../en/series.ts';
import { plural } from '../plural.ts';

const count = plural('fr');
const rungs = (n: number) => count(n, { one: `${n} échelon`, other: `${n} échelons` });

export default {
	ladder: {
		title: 'Échelle',
		description:
			'Des casse-tête plus durs à chaque échelon, jusqu’à la première erreur, créés sur votre appareil. Votre plus longue montée est conservée.',
		lead: 'Chaque échelon est un peu plus dur que le précédent. Le premier bloc qui ne valide rien met fin à la montée. Il n’y a pas d’indices en route.',
		best: 'Plus longue montée',
		rungs,
		last: (n) => `Votre dernière montée\u00a0: ${rungs(n)}.`,
		start: 'Commencer la montée',
		showClock: 'Afficher le temps',
		hideClock: 'Masquer le temps',
		place: (rung, best) => (best > 0 ? `Échelon ${rung} · record ${best}` : `Échelon ${rung}`),
		next: (rung) => `Vers l’échelon ${rung}`,
		over: (n) => `La montée s’arrête ici\u00a0: ${rungs(n)}.`,
		longest: 'Votre plus longue montée à ce jour.',
		again: 'Remonter',
		noHints: 'Pas d’indices sur l’échelle. Ils reviennent quand la montée est finie.'
	},
	ideas: {
		title: 'Ce qui vous échappe',
		description:
			'Les fausses pistes derrière vos erreurs à l’entraînement, et cinq casse-tête contre chacune.',
		lead: (misses) =>
			count(misses, {
				one: 'D’après votre dernière erreur à l’entraînement. Seul compte ce que le plateau prouve.',
				other: `D’après vos ${misses} dernières erreurs à l’entraînement. Seul compte ce que le plateau prouve.`
			}),
		counting: 'Calcul en cours…',
		none: 'Aucune fausse piste n’a pu être prouvée dans vos erreurs jusqu’ici.',
		times: (n) => `${n} fois`,
		mine: 'Trouvées dans vos erreurs',
		others: 'Les autres',
		all: 'Toutes les fausses pistes',
		train: 'S’entraîner',
		trainSaid: (name) => `S’entraîner\u00a0: ${name}`,
		names: {
			mirror: 'Clé en miroir',
			'wrong-block': 'Mauvais bloc',
			depth: 'Mauvaise profondeur',
			'one-off': 'Une colonne à côté',
			ledge: 'Un rebord',
			'not-taller': 'Pas plus haut',
			'old-faces': 'Rien de neuf'
		},
		facts: {
			mirror: 'La Clé était visible en miroir. On peut la tourner, jamais la retourner.',
			'wrong-block': 'L’endroit était bon, pas le bloc\u00a0: une autre couleur ou forme y valide la Clé.',
			depth:
				'Les bonnes colonnes, mais trop près ou trop loin\u00a0: le bloc était caché, ou posé à une autre hauteur.',
			'one-off': 'Le même bloc valide la Clé une colonne plus à gauche ou plus à droite.',
			ledge: 'L’endroit que vous sembliez viser fait un rebord, et le bloc est allé à côté.',
			'not-taller':
				'À l’endroit que vous sembliez viser, le bloc ne dépasse pas ses voisins\u00a0: il est allé à côté.',
			'old-faces': 'Ce qu’on voit de la Clé se voyait déjà. Le nouveau bloc doit en faire partie.'
		},
		five: 'Cinq casse-tête\u202f; dans deux d’entre eux, le piège est ailleurs.',
		of: (n, all) => `${n} sur ${all}`,
		next: 'Casse-tête suivant',
		list: 'Retour à la liste',
		trap: 'Le piège était bien là.',
		lookAlike: 'Fausse ressemblance\u00a0: ici, le piège était ailleurs.'
	}
} satisfies SeriesText;
