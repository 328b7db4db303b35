// French: a person's own progress, backup and storage.
import type { You } from '../en/you.ts';
import { plural } from '../plural.ts';

const count = plural('fr');
const days = (n: number) => count(n, { one: `${n} jour`, other: `${n} jours` });

export default {
	title: 'Vous',
	description:
		'Vos jours, vos casse-tête par niveau et par thème, et votre sauvegarde. Sur cet appareil seulement.',
	levels: { star: 'Étoile', sun: 'Soleil', moon: 'Lune' },
	themes: {
		bridge: 'Pont',
		stack: 'Colonne',
		'corner-only': 'Angles seuls',
		'turned-key': 'Clé tournée',
		'tucked-behind': 'Caché derrière',
		'two-keys': 'Deux clés',
		'far-colours': 'Couleurs lointaines',
		'core-face': 'Face du Bloc Central',
		'not-taller': 'Pas assez haut',
		'hidden-colours': 'Couleurs à cacher'
	},
	states: {
		solved: 'réussi',
		free: 'joker',
		bridged: 'sauvé par un changement de fuseau',
		missed: 'manqué',
		open: 'ouvert',
		none: 'pas joué'
	},
	daysSolved: (n) => count(n, { one: 'jour réussi', other: 'jours réussis' }),
	daysNote: 'Ce nombre ne baisse jamais.',
	streak: (n) => (n === 0 ? 'Pas encore de série' : `Série de ${days(n)}`),
	freeDays: (n) => (n === 0 ? 'Aucun joker' : count(n, { one: `${n} joker`, other: `${n} jokers` })),
	longest: (n) => `Record\u00a0: ${days(n)}`,
	freeNote: 'Sept jours réussis donnent un joker (deux au plus), joué d’office si vous manquez un jour.',
	day: (date, state) => `${date}\u00a0: ${state}`,
	week: 'Les sept derniers jours',
	stripLegend: 'Plein\u00a0: réussi. Cadre\u00a0: joker. Trait\u00a0: manqué. Doré\u00a0: aujourd’hui.',
	monthSaid: (name, solved, free, missed) =>
		`${name}\u00a0: ${count(solved, { one: `${solved} réussi`, other: `${solved} réussis` })}, ${count(free, { one: `${free} joker`, other: `${free} jokers` })}, ${count(missed, { one: `${missed} manqué`, other: `${missed} manqués` })}.`,
	archive: 'Archives',

	results: 'Vos casse-tête',
	none: 'Rien de résolu pour l’instant. L’Étoile du jour prend quelques minutes.',
	noneGo: 'Casse-tête du jour',
	share: 'Résolus au premier essai',
	shareOf: (n, of) => `${n} sur ${of}`,
	shareNote: 'Parmi les casse-tête avec au moins un essai, sans indice.',
	byLevel: 'Par niveau',
	byTheme: 'Par thème',
	columns: { name: 'Nom', first: 'Premier essai', solved: 'Résolus', played: 'Joués' },
	rating: 'Cote d’entraînement',
	ratingValue: (rating, deviation) => `${rating} ± ${deviation}`,
	ratingNote: (n) => count(n, { one: `après ${n} casse-tête`, other: `après ${n} casse-tête` }),
	ratingNone: 'L’entraînement vous donne une cote et des casse-tête à votre mesure.',
	ratingGo: 'S’entraîner',

	backup: 'Sauvegarde',
	backupNote:
		'Tout se trouve sur cet appareil seulement. Une sauvegarde le met à l’abri et l’emporte sur un autre.',
	save: 'Exporter',
	saved: (name) => `Enregistré sous ${name}.`,
	open: 'Importer',
	preview: (name) => `${name} peut être ajouté.`,
	added: (n) => count(n, { one: `${n} entrée nouvelle`, other: `${n} entrées nouvelles` }),
	grown: (n) => count(n, { one: `${n} entrée complétée`, other: `${n} entrées complétées` }),
	branched: (n) =>
		count(n, {
			one: `${n} entrée a suivi une autre voie\u00a0: les deux restent`,
			other: `${n} entrées ont suivi une autre voie\u00a0: les deux restent`
		}),
	replaced: (n) =>
		count(n, {
			one: `${n} entrée remplacée par son état le plus récent`,
			other: `${n} entrées remplacées par leur état le plus récent`
		}),
	same: (n) => count(n, { one: `${n} déjà là`, other: `${n} déjà là` }),
	nothingNew: 'Tout ce que contient ce fichier est déjà là. Rien ne change.',
	previewNote: 'Rien de ce qui est ici ne se perd.',
	add: 'Ajouter',
	cancel: 'Annuler',
	done: 'Ajouté.',
	refused: 'Le fichier n’a pas été ouvert.',
	unchanged: 'Rien n’a été modifié.',
	where: (place) => `Emplacement de l’erreur\u00a0: ${place}`,
	faults: {
		'too-large': 'Le fichier est trop gros pour être l’un des nôtres.',
		truncated: 'Le fichier est incomplet. Exportez-le de nouveau là d’où il vient.',
		'not-json': 'Le fichier est illisible. Il est d’un autre type, ou endommagé.',
		nesting: 'Le fichier n’est pas structuré comme les nôtres.',
		'hostile-name':
			'Le fichier contient des noms que les nôtres ne contiennent jamais. Il a peut-être été altéré.',
		'not-ours': 'Ce n’est pas une sauvegarde de Keystone.',
		'future-version':
			'Le fichier vient d’une version plus récente de Keystone. Mettez l’application à jour ici, puis rouvrez-le.',
		structure: 'Une partie du fichier est incorrecte.',
		key: 'Une entrée du fichier a un nom incorrect.',
		'key-twice': 'Une entrée figure deux fois dans le fichier.',
		inconsistent: 'Une entrée du fichier se contredit.',
		'too-many': 'Le fichier contient plus d’entrées qu’on ne peut en jouer.',
		quota: 'Il n’y a pas assez de place sur cet appareil.',
		newer: 'Une version plus récente de Keystone est ouverte dans un autre onglet. Rechargez cette page.',
		failed: 'Ce navigateur n’a pas pu l’enregistrer.'
	},

	storage: 'Stockage',
	stored: {
		durable: 'Vos progrès sont enregistrés sur cet appareil.',
		memory: 'Ce navigateur refuse d’enregistrer. Exportez une sauvegarde avant de fermer la page.',
		newer: 'Une version plus récente de Keystone gère vos progrès. Rechargez la page pour continuer.'
	},
	unsaved:
		'Vos derniers coups n’ont pas pu être enregistrés\u202f; l’appareil est peut-être plein. Exportez une sauvegarde pour les garder.',
	damaged: (n: number) =>
		count(n, {
			one: '1\u00a0entrée est endommagée et mise de côté. Tout le reste est là.',
			other: `${n}\u00a0entrées sont endommagées et mises de côté. Tout le reste est là.`
		}),
	damagedNote: 'Si une sauvegarde les contient, importez-la ci-dessous\u00a0: elle les rétablira.',
	clean: 'Retirer ce qui est endommagé',
	persistence: {
		unknown: 'Le navigateur peut les effacer si la place manque.',
		kept: 'Le navigateur a promis de les garder.',
		refused:
			'Le navigateur n’a pas promis de les garder. Installer l’application ou venir souvent aide\u202f; une sauvegarde est plus sûre.',
		unavailable: 'Ce navigateur ne promet pas de les garder. Une sauvegarde est plus sûre.'
	},
	ask: 'Demander au navigateur de les garder',
	offline: 'Hors ligne',
	noScript: 'Vos progrès ont besoin de JavaScript.'
} satisfies You;
