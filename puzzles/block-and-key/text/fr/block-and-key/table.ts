// French: lessons about the yard, the set-up and the end of the game.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	excavating: {
		title: 'Fouiller',
		aim: 'Prendre des blocs, réapprovisionner, respecter la limite.',
		steps: {
			row: {
				prompt: 'Fouillez la ligne du milieu du Site de Fouille.',
				done: 'Les 3 blocs sont à vous, et leurs emplacements ont été réapprovisionnés depuis le sac.',
				hints: ['Appuyez sur Fouiller et choisissez la ligne 2.']
			},
			'empty-line': {
				prompt: 'La ligne 1 est vide, le sac aussi. Essayez de fouiller la ligne 1.',
				done: 'Refusé\u00a0: il faut au moins 1 bloc dans la ligne.',
				hints: ['Appuyez sur Fouiller et choisissez la ligne 1.']
			},
			'too-many': {
				prompt: 'Vous avez 6 blocs. Fouillez, et gardez-en 7 à la fin.',
				done: '6 et 3 font 9. Au-delà de 7, vous remettez dans le sac des blocs de votre choix.',
				hints: ['Fouillez d’abord n’importe où.', 'Vous en avez 9\u00a0: remettez-en 2.']
			},
			'too-few': {
				prompt: 'Vous avez 9 blocs. Essayez de n’en remettre que 1.',
				done: 'Refusé\u00a0: 8, c’est encore trop. Vous finissez avec 7.',
				hints: ['Choisissez 1 bloc, puis Remettre.']
			},
			'last-of-the-bag': {
				prompt: 'La colonne 2 a été fouillée. Il restait 1 bloc dans le sac.',
				done: 'Les blocs vont un par un sur l’emplacement vide au plus petit numéro\u00a0: le 2 est rempli, le 5 et le 8 restent vides.',
				hints: ['9 moins 3, plus 1.', 'La colonne 2 a les emplacements 2, 5 et 8.'],
				items: {
					yard: 'Combien de blocs y a-t-il sur le Site de Fouille\u00a0?',
					site: 'Quel emplacement serait rempli ensuite\u00a0?'
				}
			},
			fewer: {
				prompt: 'Le sac est vide. Fouillez là où vous obtenez exactement 1 bloc.',
				done: 'Avec 1 bloc, c’est encore permis. On ne réapprovisionne plus.',
				hints: ['Comptez les blocs de chaque ligne et de chaque colonne.', 'La ligne 1 ou la colonne 2.']
			},
			sequence: {
				prompt: 'Mettez dans l’ordre un tour où l’on fouille.',
				done: 'On réapprovisionne avant de remettre quoi que ce soit dans le sac.',
				hints: ['D’abord le Site de Fouille, puis votre réserve.'],
				items: {
					take: 'Prendre tous les blocs d’une ligne',
					refill: 'Réapprovisionner, plus petit numéro d’abord',
					seven: 'Remettre ce qui dépasse 7',
					next: 'Au joueur à votre gauche'
				}
			},
			pass: {
				prompt: 'Le Site de Fouille est vide, et votre bloc ne peut être posé nulle part. Passez.',
				done: 'On ne passe que si l’on ne peut ni fouiller ni poser. Le livret n’en dit rien\u00a0; c’est notre décision.',
				hints: ['Appuyez sur Passer.']
			}
		}
	},
	'setting-up': {
		title: 'Mise en place à 2, 3 et 4',
		aim: 'Préparer une partie de mémoire.',
		steps: {
			core: {
				prompt: 'Vous êtes le premier joueur. Tournez vers vous le côté gris du Bloc Central.',
				help: 'Il se pose sur les icônes de votre nombre de joueurs, vert mousse en haut.',
				done: 'Vous choisissez la couleur. Elle décide de ce que voient les autres.',
				hints: ['Choisissez le gris.']
			},
			sequence: {
				prompt: 'Mettez la mise en place dans l’ordre.',
				done: 'Tous les blocs, sauf le Bloc Central, vont dans le sac au début. Cartes ou Site de Fouille d’abord\u00a0: peu importe.',
				hints: ['On choisit d’abord le premier joueur.', 'Les cartes, le Site de Fouille, puis le sol.'],
				items: {
					start: 'Choisir le premier joueur',
					keys: 'Distribuer 4 clés à chacun',
					enigma: 'Distribuer 1 Enigma à chacun',
					yard: 'Remplir le Site de Fouille',
					core: 'Poser le Bloc Central',
					lines: 'Chacun prend 3 blocs'
				}
			},
			box: {
				prompt: 'Qu’y a-t-il dans la boîte\u00a0?',
				done: '40 blocs, 10 formes en 4 couleurs. 48 cartes Clé\u00a0: 8 Étoiles, 24 Soleils, 16 Lunes. Et 4 cartes Enigma.',
				hints: ['10 formes en 4 couleurs.', 'Il y a 48 cartes Clé, dont la moitié sont des Soleils.'],
				items: {
					blocks: 'Combien de blocs, sans le Bloc Central\u00a0?',
					stars: 'Combien d’Étoiles\u00a0?',
					suns: 'Combien de Soleils\u00a0?',
					moons: 'Combien de Lunes\u00a0?'
				}
			},
			deal: {
				prompt: 'Les cartes sont distribuées, le Site de Fouille est rempli.',
				done: '2 Étoiles, 1 Soleil et 1 Lune pour chacun, et 1 bloc sur chacun des 9 emplacements. 31 blocs restent dans le sac.',
				hints: ['Regardez votre main.', 'Le Site de Fouille a 3 emplacements sur 3.', '40 moins 9.'],
				items: {
					stars: 'Combien d’Étoiles avez-vous\u00a0?',
					suns: 'Combien de Soleils avez-vous\u00a0?',
					yard: 'Combien de blocs y a-t-il sur le Site de Fouille\u00a0?',
					bag: 'Combien de blocs reste-t-il dans le sac\u00a0?'
				}
			},
			leaves: {
				prompt: 'Il reste des cartes après la distribution. Lesquelles quittent la partie\u00a0?',
				done: 'Les Étoiles et les cartes Enigma. Soleils et Lunes deviennent les deux pioches des autels, face cachée.',
				hints: ['Deux sortes deviennent des pioches.', 'Il y a un autel du Soleil et un autel de la Lune.'],
				items: { stars: 'Étoiles', suns: 'Soleils', moons: 'Lunes', enigmas: 'Cartes Enigma' }
			},
			seats: {
				prompt: 'Vous jouez à deux, et vous êtes au sud. Quels côtés sont occupés\u00a0?',
				done: 'Le sud et l’est, deux côtés voisins. À trois\u00a0: sud, nord et est\u00a0; à quatre\u00a0: tous.',
				hints: ['Ce sont des côtés voisins.', 'L’autre joueur est à votre droite.'],
				items: { S: 'Sud', W: 'Ouest', N: 'Nord', E: 'Est' }
			},
			'first-line': {
				prompt: 'Votre voisin a 3 blocs, et le site est réapprovisionné. Prenez les vôtres.',
				done: 'Chacun prend une ligne ou une colonne entière. On réapprovisionne avant le joueur suivant.',
				hints: ['Choisissez une ligne ou une colonne.']
			},
			round: {
				prompt: 'Quatre joueurs, et vous êtes le premier. Dans quel ordre\u00a0?',
				done: 'Les premiers blocs se prennent dans le sens antihoraire, le premier joueur en dernier. On joue dans le sens horaire.',
				hints: ['Cela commence à votre droite.', 'Vous prenez en dernier, et vous commencez.'],
				items: {
					right: 'Le joueur à droite en prend 3',
					across: 'Le joueur en face en prend 3',
					left: 'Le joueur à gauche en prend 3',
					you: 'Vous en prenez 3',
					begin: 'Votre premier tour'
				}
			}
		}
	},
	ending: {
		title: 'Fin, Enigma et égalités',
		aim: 'Finir une partie et compter les points.',
		steps: {
			trigger: {
				prompt: 'Vous avez 11 clés. Dressez le bloc vert sur e2 et prenez-en une autre.',
				done: 'À deux, la 12e clé d’un joueur déclenche la fin.',
				hints: ['Basculer met le bloc debout.', 'Marron et vert côte à côte se voient\u00a0: Prendre.']
			},
			'how-many': {
				prompt: 'Combien de clés obtenues déclenchent la fin\u00a0?',
				done: '12, 8 ou 7. Il suffit qu’un joueur en ait autant.',
				hints: ['Plus il y a de joueurs, moins il faut de clés.', '12 à deux, 7 à quatre.'],
				items: { two: 'À deux', three: 'À trois', four: 'À quatre' }
			},
			'last-turns': {
				prompt:
					'À trois, l’ordre est\u00a0: vous, nord, est. Le nord déclenche la fin. Qui joue maintenant\u00a0?',
				done: 'Chacun a un dernier tour, dans l’ordre du jeu. Celui qui déclenche la fin joue en dernier.',
				hints: ['Les tours continuent comme avant.', 'C’est au tour de l’est.'],
				items: { east: 'Est', you: 'Vous', north: 'Nord' }
			},
			'no-more': {
				prompt: 'La fin est déclenchée. Pouvez-vous fouiller maintenant\u00a0?',
				done: 'Un dernier tour pour chacun, puis la partie est finie.',
				hints: ['Combien de tours reste-t-il\u00a0?'],
				items: { last: 'C’est votre dernier tour', after: 'Vous venez de jouer le dernier tour' }
			},
			sum: {
				prompt: 'Votre carte Enigma est verte. Vos 7 clés rapportent 16 PV.',
				done: '11 faces divisées par 3, arrondi à l’inférieur\u00a0: 3 PV. 16 et 3 font 19.',
				hints: ['Comptez dans votre vue seulement.', '11 divisé par 3, arrondi à l’inférieur.', '16 et 3.'],
				items: {
					faces: 'Combien de faces vertes voyez-vous\u00a0?',
					enigma: 'Combien de PV rapporte l’Enigma\u00a0?',
					total: 'Combien de PV en tout\u00a0?'
				}
			},
			'more-keys': {
				prompt: 'Vous avez tous deux 24 PV. Vous avez 11 clés, l’est en a 12. Qui gagne\u00a0?',
				done: 'À PV égaux, c’est le plus grand nombre de clés obtenues.',
				hints: ['Les clés obtenues décident d’abord.'],
				items: { '0': 'Vous', '1': 'L’est' }
			},
			'more-blocks': {
				prompt:
					'Vous et le nord\u00a0: 17 PV et 8 clés. L’est\u00a0: 8 PV. Blocs restants\u00a0: vous 2, nord 4, est 5. Qui gagne\u00a0?',
				done: 'À PV et clés égaux, c’est le plus grand nombre de blocs restants. L’est a trop peu de PV.',
				hints: ['Seuls vous et le nord êtes à égalité.', 'Les blocs restants décident.'],
				items: { '0': 'Vous', '1': 'Le nord', '2': 'L’est' }
			},
			earlier: {
				prompt: 'Vous et l’est\u00a0: 24 PV, 12 clés et 2 blocs chacun. Qui gagne\u00a0?',
				done: 'Si tout est égal, c’est celui qui vient plus tôt dans l’ordre du jeu. Vous étiez le premier joueur.',
				hints: ['L’ordre du jeu décide en dernier.'],
				items: { '0': 'Vous', '1': 'L’est' }
			}
		}
	},
	'final-round': {
		title: 'Une dernière manche',
		aim: 'Jouer les derniers tours d’une partie et trouver le gagnant.',
		steps: {
			twelfth: {
				prompt: 'Une partie à deux, près de la fin. Vous avez 11 clés\u00a0: prenez-en une autre.',
				done: 'Votre 12e clé. La fin est déclenchée.',
				hints: [
					'Un Soleil est une ligne\u00a0: gris, vert, marron, gris.',
					'À la hauteur 4, votre vue montre marron, vert, gris de c à e.',
					'Dressez le bloc gris court sur b2.'
				]
			},
			left: {
				prompt: 'Vous avez pris une clé et pioché. C’est à votre voisin.',
				done: 'Deux\u00a0: celui de votre voisin, puis le vôtre. Qui déclenche la fin a aussi un dernier tour.',
				hints: ['Chacun a un dernier tour.'],
				items: { turns: 'Combien de derniers tours restent à jouer\u00a0?' }
			},
			last: {
				prompt: 'Votre voisin a fouillé. Votre dernier tour\u00a0: prenez encore une clé.',
				done: '2 PV de plus, et la partie est finie.',
				hints: [
					'Tournez votre nouveau Soleil d’un quart de tour.',
					'Le vert se voit en colonne f, le gris en colonne g.',
					'Dressez le bloc gris sur f1 et g1.'
				]
			},
			'your-sum': {
				prompt: 'Comptez vos PV. Vos 13 clés en rapportent 26, et votre carte Enigma est blanche.',
				done: '8 faces font 2 PV. 26 et 2 font 28.',
				hints: [
					'Comptez les cases blanches de votre vue à plat.',
					'8 divisé par 3, arrondi à l’inférieur.',
					'26 et 2.'
				],
				items: {
					faces: 'Combien de faces blanches voyez-vous\u00a0?',
					enigma: 'Combien de PV rapporte l’Enigma\u00a0?',
					total: 'Combien de PV en tout\u00a0?'
				}
			},
			'their-sum': {
				prompt:
					'Votre voisin, à l’est, voit 6 faces vertes, et sa carte Enigma est verte. Ses 9 clés rapportent 24 PV.',
				done: '6 faces font 2 PV, 24 et 2 font 26. Chacun compte dans sa propre vue.',
				hints: ['6 divisé par 3.', '24 et 2.'],
				items: { total: 'Combien de PV a-t-il en tout\u00a0?' }
			},
			winner: {
				prompt: 'Qui a gagné\u00a0?',
				done: 'Vous, par 28 à 26. Sans votre dernière clé, il y aurait eu 26 partout, et 12 clés contre 9 auraient décidé.',
				hints: ['28 contre 26.'],
				items: { '0': 'Vous', '1': 'Votre voisin' }
			},
			'your-table': {
				prompt: 'Tout est-il prêt à votre table\u00a0?',
				done: 'Le premier joueur commence.',
				hints: [],
				items: {
					seats: 'Places et Bloc Central selon le nombre de joueurs',
					cards: '4 clés et 1 Enigma pour chacun',
					yard: '9 blocs sur le Site de Fouille',
					blocks: '3 blocs pour chacun'
				}
			}
		}
	}
};

export default lessons;
