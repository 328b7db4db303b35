// French: practice, the tricky ones, and puzzles opened from a link.
import type { PracticeText } from '../en/practice.ts';

export default {
	title: 'Entraînement',
	description:
		'Toujours de nouveaux casse-tête, créés sur votre appareil, par niveau et par thème. La série n’en dépend pas.',
	rating: (rating, deviation) => `${rating} ± ${deviation}`,
	ratingSaid: (rating, deviation) => `Votre cote d’entraînement est de ${rating}, à ${deviation} près.`,
	waiting: 'Un casse-tête se prépare…',
	failed: 'Aucun casse-tête n’a pu être créé.',
	failedText: 'Recharger la page suffit en général.',
	choice: 'À travailler',
	fromNext: 'Le choix vaut à partir du casse-tête suivant.',
	level: 'Niveau',
	byRating: 'Selon la cote',
	theme: 'Thème',
	anyTheme: 'Tous les thèmes',
	next: 'Suivant',
	skip: 'Passer ce casse-tête',

	kinds: {
		label: 'Type de casse-tête',
		names: {
			'one-block': 'Un bloc',
			'two-blocks': 'Deux blocs',
			'is-there-a-claim': 'Validable\u202f?',
			'which-key': 'Quelle Clé\u202f?'
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
			'is-there-a-claim': 'L’un de ces blocs peut-il valider la Clé\u202f?',
			'which-key': 'Laquelle des quatre Clés ce bloc peut-il valider\u202f?',
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
		title: 'À revoir',
		description: 'Les casse-tête que vous voulez revoir, à part de tout le reste.',
		row: (due) => (due === 0 ? 'Rien à revoir pour l’instant' : `${due} à revoir`),
		add: 'Le revoir plus tard',
		added: 'Parmi ceux à revoir',
		take: 'Le retirer',
		why: 'Il revient dans un jour ou plus.',
		lead: 'Les casse-tête que vous voulez revoir. Mieux vous les réussissez, plus ils reviennent tard. Ni la série ni la cote n’en dépendent.',
		due: 'À revoir maintenant',
		later: 'Plus tard',
		review: (n) => `Revoir ${n} casse-tête`,
		empty:
			'Rien ici. Après un casse-tête résolu en plusieurs essais ou avec des indices, vous pouvez le mettre ici.',
		toPractice: 'Aller à l’entraînement',
		allDone: (when) => `Rien à revoir. Le prochain revient ${when}.`,
		when: (days) => (days <= 0 ? 'aujourd’hui' : days === 1 ? 'demain' : `dans ${days} jours`),
		lost: 'Celui-ci ne peut plus être ouvert.',
		remove: (name) => `Retirer ${name}`,
		list: 'Retour à la liste',
		left: (n) => `encore ${n} à revoir`,
		next: 'Suivant'
	},

	shared: {
		title: 'Un casse-tête pour vous',
		description: 'Un casse-tête que quelqu’un a créé et envoyé par un lien.',
		open: 'Chargement…',
		solutions: (n) =>
			n === 1 ? 'C’était la seule solution.' : `Vous avez trouvé 1 solution sur ${n}. Chacune compte.`,
		unsolvable: 'Ici, aucun placement ne valide la clé. Le casse-tête a été créé ainsi.',
		make: 'Créer le vôtre',
		bad: 'Ce lien ne s’ouvre pas',
		unchanged: 'Vos progrès sont intacts.',
		at: (n) => `L’erreur se trouve au caractère ${n}.`,
		atRange: (from, to) => `L’erreur se trouve aux caractères ${from} à ${to}.`,
		today: 'Casse-tête du jour',
		codes: {
			empty: 'L’adresse ne contient pas de casse-tête.',
			'too-long': 'Le lien est trop long pour un casse-tête.',
			character: 'Le lien contient un caractère qu’aucun casse-tête n’utilise.',
			version: 'Le lien ne vient pas de cette application, ou d’une version qu’elle ne connaît pas.',
			parts: 'Le lien est coupé, ou il contient quelque chose de trop.',
			floor: 'Le Sol du Temple n’est pas de 8 sur 8.',
			core: 'Le Bloc Central n’est pas à sa place, ou ses faces sont dans un autre ordre.',
			block: 'Un bloc est illisible.',
			'unknown-block': 'Aucun bloc n’a cette forme.',
			outside: 'Un bloc sort de la grille.',
			overlap: 'Un bloc se trouve dans un autre.',
			'block-twice': 'Un bloc apparaît deux fois. Il n’y en a qu’un de chaque.',
			unplaceable: 'Un bloc n’aurait pas pu être placé ainsi.',
			seat: 'Cette place n’existe pas.',
			supply: 'Un bloc de la réserve est illisible, ou leur nombre ne convient pas à ce type de casse-tête.',
			key: 'Une clé est illisible.',
			'key-size': 'Une clé dépasse 4 sur 4.',
			'key-count': 'Le nombre de clés ne convient pas à ce type de casse-tête.',
			kind: 'L’application ne connaît pas ce type de casse-tête.'
		}
	},
	share: (level) => `Keystone, ${level}, un casse-tête à essayer`,
	noScript: 'L’entraînement a besoin de JavaScript.'
} satisfies PracticeText;
