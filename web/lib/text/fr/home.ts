// French: the home page.
import type { Home } from '../en/home.ts';
import { plural } from '../plural.ts';

const count = plural('fr');
const blocks = (n: number) => count(n, { one: `${n} bloc`, other: `${n} blocs` });

export default {
	levels: { star: 'Étoile', sun: 'Soleil', moon: 'Lune' },
	goal: 'Trois casse-tête par jour\u00a0: placez un bloc pour que votre vue montre la carte.',
	start: { name: 'Première clé', line: 'Une minute, sans règles à lire' },
	range: (least, most) => `De ${least} à ${most} blocs`,
	task: (n, keys) => `${blocks(n)}, ${keys === 1 ? 'une clé' : 'deux clés'}`,
	begun: (tries) =>
		tries === 0
			? 'En cours'
			: count(tries, { one: `En cours, ${tries} essai`, other: `En cours, ${tries} essais` }),
	solved: (grade, tries) =>
		({
			'first-look': 'D’un coup d’œil',
			'first-try': 'Résolu, premier essai',
			retried: count(tries, { one: `Résolu, ${tries} essai`, other: `Résolu, ${tries} essais` }),
			hinted: 'Résolu avec indices',
			assisted: 'Résolu, correspondances affichées',
			revealed: 'Résolu avec la réponse'
		})[grade],
	noPuzzle: 'Pas de casse-tête à cette date',
	play: 'Jouer',
	continue: 'Continuer',
	streak: (n) =>
		n === 0 ? 'Pas encore de série' : `Série de ${count(n, { one: `${n} jour`, other: `${n} jours` })}`,
	streakLabel: (streak) => `${streak}, voir vos progrès`,
	freezes: (n) => count(n, { one: `${n} joker`, other: `${n} jokers` }),
	newDay: 'Les trois du jour sont prêts.',
	newDayGo: 'Les voir',
	shareDay: 'Partager la journée',
	allDone: 'Les trois sont résolus',
	allDoneLine: 'Les trois suivants arrivent à minuit.',
	earlier: 'Jours passés',
	begunDaily: (level, date) => `${level}, ${date}`,
	begunLine: 'En cours, pas encore résolu',
	run: {
		name: (turn, of) => `Les Anciens, tour ${turn} sur ${of}`,
		line: (n) => count(n, { one: `${n} point jusqu’ici`, other: `${n} points jusqu’ici` })
	},
	practice: 'Entraînement',
	practiceLine: 'Toujours de nouveaux casse-tête à votre niveau',
	practiceBegun: 'Un casse-tête est encore ouvert',
	practiceGo: 'S’entraîner',
	editor: 'Votre casse-tête',
	editorLine: 'Créez-en un, envoyez-le par un lien',
	editorGo: 'Créer',
	ancients: { name: 'Les Anciens', line: 'Block and Key en solo\u00a0: 11\u00a0tours', go: 'Commencer' },
	month: 'Ce mois-ci',
	noScript:
		'Les casse-tête ont besoin de JavaScript. Sans lui, vous pouvez découvrir Keystone, mais pas jouer.',
	gamesTitle: 'Apprendre à jouer',
	gamesNote: 'Apprendre en jouant\u00a0: vous jouez, les règles vérifient.'
} satisfies Home;
