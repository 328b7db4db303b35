// Français : Aynir, Brimas, Colteron et Dorian.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesAToD: LessonText = {
	title: 'Tribus A à D',
	aim: 'Jouer Aynir, Brimas, Colteron et Dorian.',
	steps: {
		swap: {
			prompt: 'Aynir échange jusqu’à 4 fois. Activez-la et donnez deux fois 1 point contre 1 cristal blanc.',
			done: 'Votre marqueur recule de 18 à 16. L’amplificateur gagné à 18 vous reste.',
			hints: ['Posez votre pierre sur Aynir.', 'Chaque fois\u00a0: donnez un point, prenez un cristal blanc.']
		},
		'swap-limits': {
			prompt: 'Aynir est active. Vous avez 3 cristaux blancs et 0 point. Est-ce permis\u00a0?',
			items: {
				figure: 'Donner la figurine de T8.0 et en placer une nouvelle',
				'no-points': 'Premier échange\u00a0: 1 point contre 1 cristal blanc',
				fifth: 'Un cinquième échange'
			},
			done: 'Figurine, cristal blanc et point à volonté, 4 échanges, et seulement ce que vous avez.',
			hints: ['Qu’avez-vous, et combien d’échanges sont permis\u00a0?', 'Oui, non, non.']
		},
		rates: {
			prompt: 'Aynir a de meilleurs taux vers le haut. Changez vos 4 cristaux blancs en 1 violet.',
			done: '2 blancs contre 1 rose, 2 roses contre 1 violet. C’est permanent, sans pierre.',
			hints: ['Échanger est une action libre.', 'Deux fois blanc contre rose, puis rose contre violet.']
		},
		brimas: {
			prompt:
				'Choix de voie\u00a0: aucun module n’entre. Construisez quand même une réserve en T8.4 avant de choisir.',
			done: 'Brimas donne 1 aménagement pour une pierre, à n’importe quel tour.',
			hints: ['Votre tribu sait aménager.', 'Activez Brimas, puis construisez en T8.4.'],
			mistakes: { module: 'À cette manche, on choisit une voie\u00a0; les modules attendent.' }
		},
		colteron: {
			prompt:
				'Menez les deux figurines sur le volcan T3.6. Activez Colteron et envoyez-les sur le volcan T2.4.',
			done: 'Colteron marche sur les volcans sans payer. Le saut coûte une pierre et donne 1 cristal blanc.',
			hints: ['Un pas de T3.0 à T3.6.', 'Puis Colteron, vers T2.4.']
		},
		volcanoes: {
			prompt: 'Est-ce permis\u00a0?',
			items: {
				without: 'Avec Brimas\u00a0: un pas sur le volcan T3.6',
				far: 'Avec Colteron\u00a0: 1 figurine sur 2 saute de T3.6 à T10.3, très loin',
				closed: 'Avec Colteron\u00a0: sauter sur un volcan d’une tuile face cachée'
			},
			done: 'Tout volcan visible, même loin, avec toutes les figurines ou une partie. Les autres n’y vont pas.',
			hints: ['La distance ne compte pas, mais la tuile doit être visible.', 'Non, oui, non.']
		},
		sty: {
			prompt: 'Activez Dorian et posez une porcherie en T8.0. Il faut un champ avec votre présence.',
			done: '2 cochons viennent avec cette porcherie.',
			hints: ['T8.0 est un champ.'],
			mistakes: { ground: 'Une porcherie demande un champ.' }
		},
		'second-sty': {
			prompt: 'Dorian est de nouveau active. Essayez de poser une deuxième porcherie en T8.0.',
			done: '1 porcherie par case au plus.',
			hints: ['Choisissez T8.0.']
		},
		pigs: {
			prompt: 'Votre deuxième relique noire coûte 2 figurines. Prenez-la en T8.3 et gardez votre figurine.',
			done: 'Les cochons suivent une figurine et sont retirés à la place des figurines.',
			hints: ['Emmenez les cochons.', '1 figurine et 2 cochons en T8.3\u00a0; les deux cochons paient.'],
			mistakes: { alone: '1 figurine ne paie pas la deuxième relique.' }
		},
		whose: {
			prompt: 'La fin. Rouge et vous avez Dorian. Des porcheries sont en T8.0, T7.1 et T2.0.',
			items: {
				you: 'Figurine en T8.0, atelier en T7.1\u00a0: vos points de porcheries\u00a0?',
				red: 'Rouge a une figurine en T8.0\u00a0: ses points\u00a0?'
			},
			done: 'Les porcheries ne sont à personne. Qui a Dorian marque 2 points par case avec présence.',
			hints: ['La présence, c’est une figurine ou une construction.', '4 et 2.']
		}
	}
};
