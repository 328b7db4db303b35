// French: the about page.
import type { About } from '../en/about.ts';
import { plural } from '../plural.ts';

const count = plural('fr');

export default {
	title: 'À propos',
	description: 'Ce qu’est Keystone, ses propres données, ses sources, la vie privée et les licences.',
	sections: [
		{
			title: 'Ce qu’est Keystone',
			paragraphs: [
				'Keystone propose des casse-tête quotidiens, des parties en solo et des leçons de règles pour Block and Key et trois autres jeux de temples et de pyramides. Il est conçu pour un téléphone tenu d’une main, et il est gratuit.',
				'Une fois Keystone enregistré sur l’appareil, tout fonctionne hors ligne.'
			]
		},
		{
			title: 'Nos propres données',
			paragraphs: [
				'Les règles ne montrent les formes des blocs, le Sol du Temple et les cartes qu’en images. À leur place, Keystone utilise ses propres données\u00a0: les dix formes, le sol de 8\u00a0×\u00a08 cases, les 48\u00a0cartes Clé, ainsi que les étoiles et les cercles qu’elles portent. Elles ne viennent pas de l’éditeur.',
				'Les nombres viennent des règles\u00a0: 40\u00a0blocs de quatre couleurs, 8 cartes Clé Étoile, 24 Soleil et 16 Lune.'
			],
			games: (own) => `De même, voici ce qui est de nous\u00a0: ${own.join('\u202f; ')}.`
		},
		{
			title: 'Sources',
			paragraphs: [
				'Les règles suivent les éditions imprimées. Tous les textes sont nouveaux et toutes les images sont dessinées pour Keystone.',
				'Les noms des jeux ne servent qu’à dire ce qui est enseigné. Ils appartiennent à leurs éditeurs, qui ne participent pas à Keystone.'
			]
		},
		{
			title: 'Vie privée',
			paragraphs: [
				'Il n’y a ni compte, ni statistiques, ni publicité, ni cookies. Les pages ne demandent rien à aucun autre serveur. Vos réglages et votre progression restent sur cet appareil, dans le stockage du navigateur (localStorage et IndexedDB), et ne sont jamais envoyés. Une sauvegarde n’en sort que si vous l’exportez.'
			]
		},
		{
			title: 'Licences',
			paragraphs: [
				'Keystone est un logiciel libre sous licence MIT. Il est livré avec ces œuvres d’autres auteurs\u00a0:'
			]
		}
	],
	check: {
		title: 'Vérifier le moteur',
		why: 'Les règles tournent sur votre appareil. Ce contrôle leur pose dix questions dont les réponses sont connues.',
		run: 'Vérifier',
		running: 'Vérification…',
		scalar:
			'Ce navigateur n’a pas SIMD\u00a0: tout fonctionne, mais prévoir la suite prend environ deux fois plus de temps.',
		result: (right: number, asked: number) =>
			right === asked
				? `Les ${asked} réponses sont justes.`
				: count(asked - right, {
						one: `1 réponse sur ${asked} est fausse.`,
						other: `${asked - right} réponses sur ${asked} sont fausses.`
					}),
		failed: 'Le moteur ne démarre pas dans ce navigateur. Un navigateur plus récent peut aider.'
	},
	licenceTexts: 'Texte intégral des licences'
} satisfies About;
