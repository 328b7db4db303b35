// French: practice, the tricky ones, and puzzles opened from a link.
import type { PracticeText } from '../en/practice.ts';

export default {
	title: 'Exercices',
	description:
		'Des énigmes sans fin, créées sur votre appareil, par niveau et par thème. La série n’en dépend pas.',
	rating: (rating, deviation) => `${rating} ± ${deviation}`,
	ratingSaid: (rating, deviation) => `Votre cote aux exercices est de ${rating}, à ${deviation} près.`,
	waiting: 'Une énigme se prépare.',
	failed: 'Aucune énigme n’a pu être créée.',
	failedText: 'Recharger la page suffit en général.',
	choice: 'À travailler',
	fromNext: 'Le choix vaut à partir de l’énigme suivante.',
	level: 'Niveau',
	byRating: 'Selon la cote',
	theme: 'Thème',
	anyTheme: 'Tous les thèmes',
	next: 'Suivante',
	skip: 'Passer cette énigme',

	kinds: {
		label: 'Type de casse-tête',
		names: {
			'one-block': 'Un bloc',
			'two-blocks': 'Deux blocs',
			'is-there-a-claim': 'Validable\u00a0?',
			'which-key': 'Quelle Clé\u00a0?'
		},
		needs: {
			'one-block': 'Ce type demande 1 ou 2 Clés.',
			'two-blocks': 'Ce type demande au moins 2 blocs et 1 ou 2 Clés.',
			'is-there-a-claim': 'Ce type demande 1 Clé.',
			'which-key': 'Ce type demande 1 bloc et 4 Clés.'
		},
		two: {
			first: 'Le premier de deux blocs.',
			firstText: 'Un seul bloc ne valide pas la Clé. Deux y arrivent.',
			second: 'Le second bloc.',
			secondText: 'Validez la Clé avec lui. Annuler reprend le premier.'
		},
		ask: {
			'is-there-a-claim': 'L’un de ces blocs peut-il valider la Clé\u00a0?',
			'which-key': 'Laquelle des quatre Clés ce bloc peut-il valider\u00a0?',
			lead: 'On regarde seulement\u00a0: rien ne se place ici.',
			answers: 'Réponse',
			yesNo: { yes: 'Oui', no: 'Non' },
			which: (n, key) => `Clé ${n}. ${key}`,
			blocks: 'Blocs que vous pourriez placer',
			right: 'Exact.',
			wrong: 'Ce n’est pas cela.',
			notThis: (n) => `La Clé ${n} ne peut pas être validée.`,
			another: 'Choisissez-en une autre.',
			claims: (block, where) => `Le bloc qui la valide\u00a0: ${block}, ${where}`,
			seems: (block, where) => `Ce n’est qu’une apparence\u00a0: ${block}. ${where}`,
			nothing: 'Aucun placement ne la valide.',
			place: (from, to, top) =>
				from === to ? `sur ${from}, hauteur ${top}.` : `de ${from} à ${to}, hauteur ${top}.`
		}
	},

	ways: {
		ladder: 'Échelle',
		drills: 'Ce qui vous échappe',
		standing: (best, rung) =>
			rung !== null && rung > 1 ? `Échelon ${rung}` : best > 0 ? `Record\u00a0: ${best}` : ''
	},

	tricky: {
		title: 'Les coriaces',
		description: 'Les énigmes que vous voulez revoir, à part de tout le reste.',
		row: (due) => (due === 0 ? 'Rien à revoir pour l’instant' : `${due} à revoir`),
		add: 'La revoir plus tard',
		added: 'Parmi les coriaces',
		take: 'La retirer',
		why: 'Elle revient dans un jour ou plus.',
		lead: 'Les énigmes que vous voulez revoir. Mieux vous les réussissez, plus elles reviennent tard. Ni la série ni la cote n’en dépendent.',
		due: 'À revoir maintenant',
		later: 'Plus tard',
		review: (n) => (n === 1 ? 'Revoir 1 énigme' : `Revoir ${n} énigmes`),
		empty:
			'Rien ici. Après une énigme résolue en plusieurs essais ou avec des indices, vous pouvez la mettre ici.',
		toPractice: 'Aller aux exercices',
		allDone: (when) => `Rien à revoir. La prochaine revient ${when}.`,
		when: (days) => (days <= 0 ? 'aujourd’hui' : days === 1 ? 'demain' : `dans ${days} jours`),
		lost: 'Celle-ci ne peut plus être ouverte.',
		remove: (name) => `Retirer ${name}`,
		list: 'Retour à la liste',
		left: (n) => `encore ${n} à revoir`,
		next: 'Coriace suivante'
	},

	shared: {
		title: 'Une énigme pour vous',
		description: 'Une énigme que quelqu’un a créée et envoyée par un lien.',
		open: 'L’énigme est en cours de lecture.',
		solutions: (n) =>
			n === 1 ? 'C’était la seule solution.' : `Vous avez trouvé 1 solution sur ${n}. Chacune compte.`,
		unsolvable: 'Ici, aucune pose ne donne la clé. L’énigme a été créée ainsi.',
		make: 'Créer la vôtre',
		bad: 'Ce lien ne s’ouvre pas',
		unchanged: 'Vos données n’ont pas changé.',
		at: (n) => `L’erreur se trouve au caractère ${n}.`,
		atRange: (from, to) => `L’erreur se trouve aux caractères ${from} à ${to}.`,
		today: 'Énigmes du jour',
		codes: {
			empty: 'L’adresse ne contient pas d’énigme.',
			'too-long': 'Le lien est trop long pour une énigme.',
			character: 'Le lien contient un caractère qu’aucune énigme n’utilise.',
			version: 'Le lien ne vient pas de cette application, ou d’une version qu’elle ne connaît pas.',
			parts: 'Le lien est coupé, ou il contient quelque chose de trop.',
			floor: 'Le Sol du Temple n’est pas de 8 sur 8.',
			core: 'Le Bloc Central n’est pas à sa place, ou ses faces sont dans un autre ordre.',
			block: 'Un bloc est illisible.',
			'unknown-block': 'Aucun bloc n’a cette forme.',
			outside: 'Un bloc sort de la grille.',
			overlap: 'Un bloc se trouve dans un autre.',
			'block-twice': 'Un bloc apparaît deux fois. Il n’y en a qu’un de chaque.',
			unplaceable: 'Un bloc n’aurait pas pu être posé ainsi.',
			seat: 'Cette place n’existe pas.',
			supply: 'Un bloc de la réserve est illisible, ou leur nombre ne convient pas à ce type de casse-tête.',
			key: 'Une clé est illisible.',
			'key-size': 'Une clé dépasse 4 sur 4.',
			'key-count': 'Le nombre de clés ne convient pas à ce type de casse-tête.',
			kind: 'L’application ne connaît pas ce type de casse-tête.'
		}
	},
	share: (level) => `Keystone, ${level}, une énigme à essayer`,
	noScript: 'Les exercices ont besoin de JavaScript.'
} satisfies PracticeText;
