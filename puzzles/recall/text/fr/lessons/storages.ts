// French: storages and camps.
import type { LessonText } from '../../../../schema/lesson.ts';

export const storages: LessonText = {
	title: 'Réserves et campements',
	aim: 'Construire sur la bonne case et faire payer les campements.',
	steps: {
		build: {
			prompt: 'Vous avez 1 aménagement. Construisez sur T8.4 la réserve au cristal rose.',
			help: 'C’est la quatrième à partir du haut.',
			done: 'La figurine présente est retirée, et vous recevez ce qui est imprimé à côté. Aucun cristal à payer.',
			hints: ['Choisissez T8.4, puis la quatrième réserve.']
		},
		where: {
			prompt: 'Peut-on y construire la réserve\u00a0?',
			help: 'Il faut une case de réserve\u00a0: T8.4 et T7.0 en sont.',
			items: {
				farmland: 'Sur le champ T8.0, où est votre figurine',
				camp: 'Sur le campement T8.2, où est votre figurine',
				second: 'Sur T8.4, à côté de votre propre réserve',
				beside: 'Sur T7.0\u00a0; votre figurine est sur T7.1',
				'with-red': 'Sur T8.4 avec vos 2 figurines\u00a0; Rouge y a une réserve',
				'too-few': 'Sur T8.4 avec vos 2 figurines\u00a0; Rouge et Jaune y ont une réserve'
			},
			done: '1 construction à vous par case, pour 1 figurine de cette case et 1 de plus par autre personne qui y a construit.',
			hints: ['Quelle sorte de case, et qui s’y trouve\u00a0?', 'Rouge et Jaune ensemble\u00a0: 3 figurines.']
		},
		figures: {
			prompt: 'Rouge et Jaune ont une réserve sur T8.4. Vous y avez 5 figurines et construisez.',
			items: {
				remove: 'Combien de figurines retirez-vous\u00a0?',
				red: 'Combien de figurines Rouge y gagne-t-il\u00a0?',
				yellow: 'Combien de figurines Jaune y gagne-t-il\u00a0?'
			},
			done: '1 pour construire, 1 pour Rouge, 1 pour Jaune. Chacun d’eux gagne 1 de ses figurines sur cette case.',
			hints: ['1, plus 1 par personne.', '3, 1 et 1.']
		},
		reward: {
			prompt: 'Construisez sur T8.4 de sorte que votre marqueur noir fasse 2 pas.',
			done: 'Vous prenez n’importe quelle réserve de la console, sans ordre imposé. Sa récompense vient aussitôt.',
			hints: ['Quelle réserve donne des pas\u00a0?', 'La troisième à partir du haut. Puis deux fois le noir.']
		},
		camps: {
			prompt:
				'Vous construisez sur T3.3. Le campement T7.5 vous a déjà payé, T2.1 a payé Rouge. Marquez ceux qui vous paient maintenant.',
			done: 'Chaque campement voisin de la construction vous paie une fois par partie. Ce que d’autres ont reçu ne compte pas.',
			hints: ['T3.3 touche 3 campements.', 'T2.1 et T3.2.']
		},
		revealed: {
			prompt: 'Votre atelier est sur T3.3. Explorez T7 de sorte que son campement vous paie.',
			done: 'Un campement révélé à côté d’une construction paie aussitôt son propriétaire.',
			hints: ['T3.3 ne touche T7 qu’en T7.5.', 'Laissez T7 sans la tourner.']
		},
		here: {
			prompt: 'Amenez une figurine sur le campement T8.2 sans marcher.',
			done: 'Ce campement donne une figurine exactement sur lui. Aucune présence n’y est nécessaire.',
			hints: ['Construisez à côté de T8.2.', 'N’importe quelle réserve sur T12.5.'],
			mistakes: { 'on-camp': 'On ne construit pas sur un campement. Construisez à côté.' }
		},
		relic: {
			prompt: 'Gagnez une deuxième relique brune sans marcher.',
			done: 'La réserve du bas donne 1 relique au choix, sans retirer de figurines. La case brune 2 a donné 1 cristal rose.',
			hints: ['L’une des réserves donne une relique.', 'La réserve du bas sur T12.4, puis le brun.']
		}
	}
};
