// French: the app on this device, stored for offline use and kept up to date.
import type { App } from '../en/app.ts';
import { plural } from '../plural.ts';

const count = plural('fr');

export default {
	checking: 'Vérification de ce qui est enregistré…',
	storing: (percent) => `Enregistrement hors ligne\u00a0: ${percent}\u00a0%`,
	ready: 'Prêt hors ligne',
	unsupported: 'Ce navigateur ne peut pas enregistrer Keystone. Avec du réseau, tout fonctionne.',
	failed: {
		network: 'Tout n’a pas pu être enregistré. Une connexion stable suffit en général.',
		space: 'Il n’y a pas assez de place sur cet appareil. Libérez-en un peu, puis réessayez.',
		refused:
			'Ce navigateur ne permet pas à la page de s’enregistrer. Essayez dans une fenêtre ordinaire, avec les données de sites autorisées.'
	},
	retry: 'Réessayer',
	test: 'Vérifier tous les fichiers',
	testing: 'Lecture des fichiers…',
	whole: (files, kilobytes) => `Les ${files}\u00a0fichiers sont là, ${kilobytes}\u00a0ko.`,
	missing: (missing, files) =>
		count(missing, {
			one: `Il manquait ${missing}\u00a0fichier sur ${files}.`,
			other: `Il manquait ${missing}\u00a0fichiers sur ${files}.`
		}),
	untested: 'Rien n’est encore enregistré.',
	update: 'Une nouvelle version est prête.',
	useUpdate: 'L’utiliser',
	changing: 'Mise à jour…',
	trouble: {
		unreadable:
			'Vos progrès ne peuvent pas être lus pour le moment, mais ils sont toujours là. Fermez les autres onglets et rechargez la page.',
		newer:
			'Une version plus récente de Keystone a pris en charge vos progrès. Rechargez la page\u202f; d’ici là, rien n’est enregistré ici.',
		quota:
			'L’appareil est plein\u00a0: vos derniers coups ne sont pas enregistrés. Libérez de la place ou exportez une sauvegarde.',
		failed:
			'Ce navigateur n’a pas pu enregistrer vos derniers coups. Exportez une sauvegarde avant de fermer la page.',
		memory: 'Ce navigateur n’enregistre rien. Exportez une sauvegarde avant de fermer la page.',
		damaged: 'Certaines de vos données sont endommagées et mises de côté. Tout le reste est là.',
		clock:
			'L’horloge de cet appareil semble déréglée. Les casse-tête du jour en dépendent\u00a0: pensez à la corriger.',
		reload: 'Recharger',
		toYou: 'Voir vos progrès',
		close: 'Fermer'
	}
} satisfies App;
