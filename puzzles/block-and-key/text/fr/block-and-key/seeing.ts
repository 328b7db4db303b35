// French: lessons about what a player sees.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	'your-view': {
		title: 'Les faces et votre vue',
		aim: 'Lire le temple comme une image à plat, depuis votre côté.',
		steps: {
			'in-front': {
				prompt: 'Dressez le bloc marron sur b1, devant le Bloc Central.',
				help: 'Choisissez-le, basculez-le, posez-le. Regardez la vue à plat.',
				done: 'Sur chaque ligne, vous voyez la face la plus proche. Le bloc marron cache maintenant une partie du Bloc Central.',
				hints: ['Basculer le met debout.', 'La case b1 est entre vous et le Bloc Central.'],
				mistakes: { lying: 'Couché, il est plus bas que le Bloc Central qu’il touche. Basculez-le d’abord.' }
			},
			'fill-in': {
				prompt: 'Coloriez ce que vous voyez depuis votre côté.',
				help: 'La profondeur ne compte pas\u00a0: c’est la face la plus proche qui se voit.',
				done: 'La tour blanche est derrière le Bloc Central. Seule sa face la plus haute dépasse.',
				hints: [
					'Commencez par la colonne a, depuis le sol.',
					'Le Bloc Central vous montre son côté vert.',
					'La colonne b est verte, verte, blanche.'
				]
			},
			seen: {
				prompt: 'Marquez chaque bloc dont vous voyez au moins une face.',
				help: 'Le Bloc Central est un bloc, lui aussi.',
				done: 'Le bloc vert est caché par la tour grise. De votre côté, on n’en voit rien.',
				hints: ['Regardez chaque colonne de face.', 'La colonne d commence par la tour grise.']
			},
			faces: {
				prompt: 'Comptez les faces de votre vue à plat.',
				done: '4 faces blanches sur le Bloc Central et 1 sur le bloc blanc. Chaque case remplie de l’image est une face.',
				hints: ['Chaque case remplie compte une fois.', 'Le Bloc Central en montre 4 blanches.'],
				items: { white: 'Combien de faces blanches\u00a0?', all: 'Combien de faces en tout\u00a0?' }
			},
			core: {
				prompt: 'Tournez vers vous le côté vert du Bloc Central.',
				help: 'Chacun de ses quatre côtés a sa couleur.',
				done: 'Vous voyez du vert, les autres voient un autre côté. Le dessus et le dessous ne se voient jamais.',
				hints: ['Choisissez le vert.']
			},
			show: {
				prompt: 'Faites voir du vert dans la colonne d, à la hauteur 3 de votre vue.',
				done: 'Rien n’est devant votre bloc\u00a0: il se voit aux hauteurs 1 à 3.',
				hints: ['Le bloc vert mesure 3.', 'Dressez-le dans la colonne d, sur d1 par exemple.']
			}
		}
	},
	'other-seats': {
		title: 'Ce que voient les autres',
		aim: 'Voir le temple d’un autre côté, et savoir pourquoi cela ne compte pas pour vous.',
		steps: {
			east: {
				prompt: 'Coloriez ce que voit le joueur à l’est.',
				help: 'De là, le sud est à gauche, et le Bloc Central est gris.',
				done: 'Depuis l’est, le plus proche est ce qui se trouve le plus à l’est.',
				hints: [
					'La tour verte est au sud\u00a0: première colonne.',
					'Les deux colonnes suivantes montrent le Bloc Central, avec du marron dessus.'
				]
			},
			north: {
				prompt: 'Coloriez maintenant ce que voit le joueur au nord.',
				help: 'De là, l’est est à gauche, et le Bloc Central est vert.',
				done: 'Tour verte ou côté vert du Bloc Central\u00a0: dans l’image, seule la couleur compte.',
				hints: ['La tour verte vient d’abord, haute de 3.', 'La troisième colonne est verte, verte, marron.']
			},
			faces: {
				prompt: 'Combien de faces vertes voit-on depuis chaque côté\u00a0?',
				help: 'Derrière le Bloc Central\u00a0: une tour verte et, à l’est de celle-ci, une blanche.',
				done: 'Un temple, trois images. Le Bloc Central vous cache le vert, la tour blanche le cache à l’est.',
				hints: [
					'La tour verte mesure 3, le Bloc Central 2.',
					'Depuis l’est, la tour blanche est devant la verte.'
				],
				items: { you: 'Depuis votre place, au sud', west: 'Depuis l’ouest', east: 'Depuis l’est' }
			},
			hide: {
				prompt: 'Posez le bloc vert de sorte que le joueur à l’est n’en voie rien.',
				done: 'La tour grise est entre les deux. Ce que les autres ne voient pas ne leur sert pas.',
				hints: [
					'Il faut quelque chose à l’est du bloc, dans la même rangée.',
					'La tour grise cache la rangée 1.',
					'Dressez-le sur a1.'
				]
			},
			own: {
				prompt: 'Vous avez posé la tour verte. Pouvez-vous prendre cette clé\u00a0?',
				help: 'Vous prenez une clé quand son motif est visible dans votre vue.',
				done: 'Vert et gris côte à côte ne se voient que depuis l’est. Pour vos clés, seule votre vue compte.',
				hints: ['Cherchez-la dans votre vue à plat.', 'Vous ne voyez aucune face grise.'],
				items: { 'white-green': 'Blanc, avec vert à sa droite', 'green-grey': 'Vert, avec gris à sa droite' }
			},
			looking: {
				prompt: 'Quand un autre joueur peut-il regarder depuis votre côté\u00a0?',
				done: 'Seulement pour confirmer une clé que vous prenez, et sans voir vos cartes.',
				hints: ['Vous montrez où est votre clé.'],
				items: { never: 'Jamais', claim: 'Pour confirmer votre clé', always: 'À tout moment' }
			}
		}
	}
};

export default lessons;
