// French: the app on this device, stored for offline use and kept up to date.
import type { App } from '../en/app.ts';
import { plural } from '../plural.ts';

const count = plural('fr');

export default {
	checking: 'Vérification de ce qui est enregistré',
	storing: (percent) => `Enregistrement, ${percent}\u00a0%`,
	ready: 'Prêt hors ligne',
	unsupported: 'Ce navigateur ne peut pas enregistrer Keystone. Il fonctionne tant qu’il y a du réseau.',
	failed: {
		network: 'Tout n’a pas pu être enregistré. Une connexion stable suffit en général.',
		space: 'Il n’y a pas assez de place sur cet appareil. Libérez-en un peu, puis réessayez.',
		refused:
			'Ce navigateur ne permet pas à la page de s’enregistrer. Une fenêtre ordinaire, avec les données de sites autorisées, convient.'
	},
	retry: 'Réessayer',
	test: 'Vérifier tous les fichiers',
	testing: 'Lecture des fichiers',
	whole: (files, kilobytes) => `Les ${files}\u00a0fichiers sont là, ${kilobytes}\u00a0ko.`,
	missing: (missing, files) =>
		count(missing, {
			one: `Il manquait ${missing}\u00a0fichier sur ${files}.`,
			other: `Il manquait ${missing}\u00a0fichiers sur ${files}.`
		}),
	untested: 'Rien n’est encore enregistré.',
	update: 'Une nouvelle version est prête.',
	useUpdate: 'L’utiliser',
	changing: 'Changement en cours'
} satisfies App;
