// French: lessons about where a Block may stand.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	'corner-to-corner': {
		title: 'Angle contre angle',
		aim: 'Trouver où un bloc peut se poser.',
		steps: {
			touch: {
				prompt: 'Posez le bloc blanc pour qu’il touche seulement un angle du Bloc Central.',
				help: 'Choisissez, déplacez, posez.',
				done: 'Un angle suffit. Aucune face ne touche, donc la hauteur est libre.',
				hints: [
					'Deux cases en diagonale partagent un angle.',
					'La case d1 est en diagonale du Bloc Central.'
				],
				mistakes: {
					flush: 'Ici, il partage une face. Seules les cases en diagonale ne partagent qu’un angle.',
					alone: 'Ici, il ne touche rien. Mettez-le en diagonale du Bloc Central.'
				}
			},
			nowhere: {
				prompt: 'Essayez maintenant de poser le bloc vert loin de tout.',
				done: 'Refusé\u00a0: il ne touche rien. Un temple reste d’un seul tenant.',
				hints: ['Amenez-le au coin le plus éloigné du sol et appuyez sur Poser.']
			},
			nearly: {
				prompt: 'Le bloc vert peut-il se poser là\u00a0?',
				help: 'Le Bloc Central occupe b2 à c3.',
				done: 'Angle contre angle\u00a0: des cases en diagonale, à la même hauteur. Une case plus loin, il ne touche rien.',
				hints: ['En diagonale du Bloc Central\u00a0: a1, d1, a4 et d4.'],
				items: {
					diagonal: 'Couché sur d4 et e4',
					'row-further': 'Couché sur d5 et e5',
					gap: 'Couché sur e2 et e3',
					upright: 'Debout sur a4'
				}
			},
			grid: {
				prompt: 'Le bloc marron peut-il se poser ainsi\u00a0?',
				done: 'Un bloc est tout entier dans la grille, à une place libre.',
				hints: ['Le sol s’arrête à e.', 'Deux blocs n’occupent jamais la même place.'],
				items: {
					edge: 'Debout sur e3',
					'over-the-edge': 'Couché de e3 vers l’est',
					'on-top': 'Debout sur le bloc gris',
					sunk: 'Debout, le pied dans le bloc gris'
				}
			},
			where: {
				prompt: 'Marquez chaque case où le bloc marron peut se dresser.',
				help: 'Il mesure 2, autant que le Bloc Central.',
				done: 'Quatre angles, et les quatre cases sur le Bloc Central.',
				hints: [
					'Face contre face, il devrait dépasser le Bloc Central.',
					'Sur le Bloc Central, il s’arrête à 4.'
				]
			},
			crowded: {
				prompt: 'Posez le bloc gris pour qu’il ne touche que des angles.',
				done: 'Aucune face ne touche\u00a0: sa hauteur était libre.',
				hints: [
					'Il y a de la place derrière le Bloc Central.',
					'Couché sur e3, e4, e5 et d4, il touche un angle.'
				]
			}
		}
	},
	taller: {
		title: 'Plus haut, si face contre face',
		aim: 'Poser un bloc contre un autre.',
		steps: {
			beside: {
				prompt: 'Dressez le bloc blanc contre un côté du Bloc Central.',
				help: 'Le Bloc Central mesure 2, le bloc 3.',
				done: 'Face contre face, un bloc doit dépasser chaque colonne qu’il touche. 3 dépasse 2.',
				hints: ['Basculer le met debout.', 'La case a2 est à côté du Bloc Central.'],
				mistakes: { lying: 'Couché, il s’arrête à 1. Le Bloc Central qu’il touche mesure 2.' }
			},
			equal: {
				prompt: 'Essayez de dresser le bloc marron contre le Bloc Central. Il mesure 2.',
				done: 'Refusé\u00a0: aussi haut n’est pas plus haut. Il devrait dépasser 2.',
				hints: ['Debout sur a2, puis Poser.']
			},
			anywhere: {
				prompt: 'Le bloc blanc peut-il se poser ainsi\u00a0?',
				done: 'Son point le plus haut peut être n’importe où sur le bloc. Si seul un angle touche, la hauteur est libre.',
				hints: ['À quelle hauteur s’arrête-t-il\u00a0?', 'Le Bloc Central mesure 2.'],
				items: {
					'three-high': 'Le pied contre le Bloc Central, 3 de haut à l’autre bout',
					'two-high': 'Le pied contre le Bloc Central, 2 de haut à l’autre bout',
					corner: 'Pareil, une rangée plus près de vous'
				}
			},
			height: {
				prompt: 'Quelle est la hauteur de cette colonne\u00a0?',
				help: 'Une colonne est tout ce qui est sur une case, quels que soient les blocs.',
				done: 'Marron et vert font ensemble une colonne de 4. Celle d’à côté mesure 1.',
				hints: ['Comptez du sol au sommet.', 'Un bloc marron est sous la tour verte.'],
				items: { tower: 'La colonne sur d3', 'low-end': 'La colonne sur c3' }
			},
			'lower-face': {
				prompt: 'Le bloc blanc mesure 2, son pied touche le bloc marron. Peut-il se poser là\u00a0?',
				done: 'Les deux fois, il touche une face marron basse. Mais toute la colonne compte, et sur d3 elle mesure 4.',
				hints: ['Quelle colonne son pied touche-t-il\u00a0?', 'La colonne sur d3 mesure 4.'],
				items: { 'low-end': 'Le pied à côté de c3', 'tower-end': 'Le pied à côté de d3' }
			},
			where: {
				prompt: 'Marquez chaque case où le bloc gris peut se dresser.',
				help: 'Il mesure 3, le Bloc Central 2, la tour verte 4.',
				done: 'Sur le Bloc Central, à côté, et en diagonale de la tour. Sur la tour, il s’arrêterait à 7.',
				hints: [
					'À côté de la tour, 3 est trop bas.',
					'En diagonale de la tour\u00a0: b2, d2, b4 et d4.',
					'Sur la tour, il dépasserait 6.'
				]
			},
			between: {
				prompt: 'Faites voir du marron dans la colonne c, à la hauteur 1.',
				help: 'Un de vos deux blocs le peut.',
				done: 'Là, il touche le Bloc Central ou la tour. 4 dépasse les deux.',
				hints: ['Le bloc court est trop bas à cet endroit.', 'Dressez le long sur c1 ou c2.'],
				mistakes: { 'too-low': 'Il s’arrête à 2. Le Bloc Central mesure 2, la tour 3.' }
			}
		}
	},
	'six-high': {
		title: 'Six de haut',
		aim: 'Savoir où s’arrête une colonne.',
		steps: {
			six: {
				prompt: 'Dressez le bloc blanc sur une des colonnes marron.',
				help: 'Elles mesurent 4.',
				done: 'Il s’arrête à 6, et aucune colonne ne peut aller plus haut.',
				hints: ['Basculer le met debout.', 'Les colonnes marron sont sur b2 et c2.']
			},
			seven: {
				prompt: 'Essayez la même chose avec ce bloc plus long.',
				done: 'Refusé\u00a0: il s’arrêterait à 7. Aucune colonne ne dépasse 6.',
				hints: ['Debout sur b2 ou c2, puis Poser.']
			},
			'last-level': {
				prompt: 'Deux colonnes mesurent 5. Le bloc blanc peut-il aller dessus\u00a0?',
				done: 'Couché, il s’arrête à 6\u00a0; debout, à 7.',
				hints: ['5 et 1 font 6, 5 et 2 font 7.'],
				items: { lying: 'Couché sur les deux', upright: 'Debout sur l’une d’elles' }
			},
			room: {
				prompt: 'Quelle est la hauteur de cette colonne\u00a0?',
				done: 'Sur b2, il reste de la place pour 1\u00a0; sur c3, pour 2.',
				hints: [
					'Le Bloc Central et le bloc ensemble.',
					'Le Bloc Central mesure 2, le bloc vert 3, le marron 2.'
				],
				items: { highest: 'La colonne sur b2', second: 'La colonne sur c3' }
			},
			where: {
				prompt: 'Marquez chaque case où le bloc blanc peut se dresser.',
				help: 'Il mesure 4. Les colonnes mesurent 5, 4, 2 et 2.',
				done: 'Sur c2 et b3, il s’arrête à 6, plus haut que ses voisines. Au sol, il est trop bas à côté de 5 et de 4.',
				hints: [
					'À côté de b2, il doit dépasser 5\u00a0; à côté de c3, 4.',
					'Sur b2 et c3, il dépasserait 6.',
					'Sur c2 et b3, il s’arrête à 6.'
				]
			},
			'to-the-top': {
				prompt: 'Construisez une colonne qui s’arrête exactement à 6.',
				done: 'La colonne sur c3 mesurait 4. 4 et 2 font 6.',
				hints: ['Colonne et bloc font 6 ensemble.', 'Dressez le bloc court sur c3.'],
				mistakes: { 'too-long': '4 et 3 font 7. Aucune colonne ne dépasse 6.' }
			}
		}
	},
	bridges: {
		title: 'Ponts et rebords',
		aim: 'Franchir un vide, et voir quand c’est interdit.',
		steps: {
			span: {
				prompt: 'Couchez le bloc blanc de b3 à d3, par-dessus le vide en c3.',
				done: 'Un pont droit\u00a0: ses deux bouts sont soutenus, son milieu reste en l’air.',
				hints: ['Les colonnes sur b3 et d3 ont la même hauteur.', 'Son milieu vient au-dessus de c3.'],
				mistakes: { shifted: 'Ici, rien n’est sous ses bouts. Les deux doivent être soutenus.' }
			},
			ledge: {
				prompt: 'Essayez de coucher le bloc vert sur le Bloc Central avec un bout qui dépasse.',
				done: 'Refusé\u00a0: un bout en l’air est un rebord.',
				hints: ['De a2 à c2, par exemple, puis Poser.']
			},
			straight: {
				prompt: 'Ce bloc peut-il se poser là\u00a0?',
				done: 'Vu d’en haut, un pont est une ligne droite, et ses deux bouts sont soutenus. Une bosse ne gêne pas.',
				hints: ['Vu d’en haut, est-ce une ligne\u00a0?', 'Y a-t-il quelque chose sous les deux bouts\u00a0?'],
				items: {
					bent: 'Le bloc coudé sur b3, c3 et c4',
					hump: 'Le bloc à bosse de b3 à d3',
					'too-long': 'Le long bloc de b3 à e3'
				}
			},
			'from-above': {
				prompt: 'Le pont blanc franchit d4. Le bloc vert peut-il se poser ainsi\u00a0?',
				done: 'Un bloc vient d’en haut\u00a0: rien ne doit être au-dessus de lui. Le livret n’en dit rien\u00a0; c’est notre décision.',
				hints: ['Qu’y a-t-il au-dessus de son pied\u00a0?'],
				items: { beside: 'Le pied sur c5', under: 'Le pied sur d4, sous le pont' }
			},
			where: {
				prompt: 'Marquez chaque case où peut être le bout ouest du bloc marron.',
				help: 'Il est couché d’ouest en est et mesure 3.',
				done: 'Depuis c1, il est au sol, angle contre angle. Depuis b3, c’est un pont.',
				hints: ['Les deux bouts doivent être soutenus.', 'Il y a un pont, et une place au sol.']
			},
			'own-bridge': {
				prompt: 'Construisez un pont avec un de vos blocs.',
				done: 'Les deux bouts reposent sur le marron, le milieu franchit d4.',
				hints: [
					'Le bloc marron est ouvert en d4.',
					'Il en faut 3 en ligne.',
					'Couchez le bloc à bosse de c4 à e4.'
				],
				mistakes: { half: 'Son bout au-dessus de d4 est en l’air.' }
			}
		}
	},
	'every-square': {
		title: 'Toutes les cases permises',
		aim: 'Vérifier une place avec toutes les règles de pose à la fois.',
		steps: {
			upright: {
				prompt: 'Marquez chaque case où le bloc blanc peut se dresser.',
				help: 'Il mesure 2, le Bloc Central 2, la tour grise 3.',
				done: 'Sur le Bloc Central et sur la tour, et au sol là où seul un angle touche.',
				hints: [
					'Posé dessus, il dépasse toujours ce qui est dessous.',
					'Au sol, aucune face ne doit toucher.',
					'En diagonale de la tour\u00a0: b2, d2, b4 et d4.'
				]
			},
			lying: {
				prompt: 'Marquez chaque case où peut être le bout ouest du bloc blanc.',
				help: 'Il est couché d’ouest en est et mesure 2.',
				done: 'Deux places sur le Bloc Central, trois au sol, celles-ci angle contre angle.',
				hints: [
					'En hauteur, seul le Bloc Central est assez large.',
					'Au sol, cherchez les diagonales de b2 et de c4.'
				]
			},
			'square-block': {
				prompt: 'Trois coins sont construits. De combien de façons peut-on poser le bloc carré blanc\u00a0?',
				done: 'Seulement sur le Bloc Central\u00a0: une fois à plat, et debout le long de chacun de ses 4 bords.',
				hints: [
					'Au sol, il est trop bas à côté du Bloc Central.',
					'Sur le Bloc Central, il peut être couché ou debout.'
				],
				items: { ways: 'Combien de façons\u00a0?' }
			},
			'which-blocks': {
				prompt: 'Marquez les blocs que l’on peut poser.',
				done: 'Deux tiennent sur le Bloc Central. Les autres seraient en l’air ou trop bas.',
				hints: ['Essayez le dessus du Bloc Central.', 'Il offre 2 cases sur 2.']
			},
			'six-cases': {
				prompt: 'Le bloc vert peut-il se poser là\u00a0?',
				done: 'Contact, hauteur, appui, accès par le haut\u00a0: tout, à chaque fois.',
				hints: [
					'Que touche-t-il, et quelle est la hauteur de cette colonne\u00a0?',
					'Chaque partie est-elle soutenue\u00a0?'
				],
				items: {
					'three-high': 'Debout sur c2, haut de 3',
					'two-high': 'Debout sur c2, haut de 2',
					under: 'Le pied sur d4, sous le pont',
					end: 'Couché sur le pont en c4, un bout au-dessus de b4',
					middle: 'Debout au milieu du pont',
					far: 'Debout sur a5'
				}
			},
			'few-places': {
				prompt: 'Posez le bloc carré vert.',
				done: 'Il ne restait que deux places, les deux fois debout sur le Bloc Central.',
				hints: ['Il n’y a de place que sur le Bloc Central.', 'Debout sur b3 et c3, ou sur le bloc marron.']
			}
		}
	}
};

export default lessons;
