// French: sets of puzzles.
import type { SetsText } from '../en/sets.ts';
import { plural } from '../plural.ts';

const count = plural('fr');
const puzzles = (n: number) => count(n, { one: `${n} casse-tête`, other: `${n} casse-tête` });

const sets: SetsText = {
	title: 'Recueils de casse-tête',
	description:
		'Des casse-tête de votre choix, réunis pour être rejoués, transmis en un seul lien ou imprimés.',
	lead: 'Réunissez les casse-tête qui vous plaisent, puis transmettez-les par un lien, un code ou sur papier.',
	empty:
		'Vous n’avez pas encore de recueil. Dans le menu d’un casse-tête, choisissez « Ajouter à un recueil ».',
	toPuzzle: 'Voir les casse-tête du jour',
	noScript: 'Les recueils ont besoin de JavaScript.',
	loading: 'Chargement…',
	line: (n, solved) =>
		`${puzzles(n)}, ${count(solved, { one: `${solved} résolu`, other: `${solved} résolus` })}`,
	open: 'Ouvrir',
	newName: (n) => (n === 1 ? 'Mon recueil' : `Mon recueil ${n}`),
	yours: 'Vos recueils',
	file: 'Importer un recueil',

	adding: 'Ajouter le casse-tête à un recueil',
	addTo: (name) => `Ajouter à «\u202f${name}\u202f»`,
	addNew: 'Commencer un nouveau recueil',
	added: (name) => `Ajouté à «\u202f${name}\u202f».`,
	there: 'Ce casse-tête est déjà dans le recueil.',
	full: (most) => `Un recueil contient ${puzzles(most)} au plus, pour tenir dans un seul code.`,
	unsaved: 'Ce navigateur n’a pas pu enregistrer.',

	name: 'Nom du recueil',
	puzzle: (n) => `Casse-tête ${n}`,
	state: { open: 'Pas encore essayé', tried: 'Essayé', solved: 'Résolu' },
	play: (n) => `Jouer le casse-tête ${n}`,
	up: (n) => `Monter le casse-tête ${n}`,
	take: (n) => `Retirer le casse-tête ${n}`,
	taken: 'Retiré.',
	restore: 'Annuler',
	remove: 'Supprimer le recueil',
	really: 'Le supprimer définitivement\u202f?',
	not: 'Le garder',
	start: 'Jouer le recueil',
	next: 'Suivant du recueil',
	back: 'Revenir au recueil',

	given: 'Un recueil pour vous',
	keep: 'Garder ce recueil',
	kept: 'Gardé parmi vos recueils.',
	bad: 'Ce recueil ne s’ouvre pas',
	unchanged: 'Vos progrès sont intacts.',
	today: 'Aller à aujourd’hui',
	codes: {
		empty: 'Il ne contient aucun recueil.',
		'too-long': 'C’est plus long qu’aucun recueil.',
		character: 'Il contient un caractère qu’aucun recueil ne contient.',
		version: 'Il ne vient pas de cette application, ou d’une version qu’elle ne connaît pas.',
		'cut-off': 'Il manque la fin.',
		checksum: 'Quelque chose a changé en route.',
		puzzle: 'Un casse-tête qu’il contient est illisible.',
		'too-many': 'Il contient trop de casse-tête.'
	},

	pass: 'Transmettre',
	copy: 'Copier le lien',
	share: 'Partager le lien',
	copied: 'Le lien est copié.',
	select: 'Copiez le lien d’ici :',
	field: 'Lien du recueil',
	code: 'Afficher le code',
	codeOf: (name) => `Code QR qui ouvre «\u202f${name}\u202f»`,
	codeText: 'L’appareil photo d’un téléphone l’ouvre.',
	save: 'Exporter',
	print: 'Imprimer',
	saved: (name) => `Enregistré sous ${name}.`,

	sheet: {
		tasks: {
			'two-blocks': 'Deux blocs, l’un après l’autre\u00a0: un seul n’y arrive pas.',
			'is-there-a-claim': 'L’un de ces blocs y arrive-t-il\u202f? Oui ou non\u202f?',
			'which-key': 'Laquelle des quatre cartes le bloc peut-il montrer\u202f?'
		},
		yes: 'Oui',
		no: 'Non',
		key: (n) => `Carte ${n}`,
		task: 'Placez un bloc pour que votre vue montre la carte.',
		view: 'Votre vue',
		plan: 'Vue de dessus, avec les hauteurs',
		card: 'Carte',
		supply: 'Blocs au choix',
		answers: 'Solutions',
		none: 'Rien ne valide la clé.',
		counting: 'Calcul des solutions…'
	}
};

export default sets;
