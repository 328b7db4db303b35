// French: lessons about Keys.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	'reading-a-key': {
		title: 'Lire une clé',
		aim: 'Trouver une clé dans votre vue à plat.',
		steps: {
			first: {
				prompt: 'Couchez le bloc marron sur le Bloc Central, puis prenez la clé.',
				help: 'La clé\u00a0: marron au-dessus de blanc.',
				done: 'Toutes les cases colorées de la clé se voient dans votre vue\u00a0: vous pouvez la prendre.',
				hints: ['Sur b2 et c2, par exemple.', 'Une fois le bloc posé\u00a0: Prendre.']
			},
			shown: {
				prompt: 'Marquez chaque clé visible dans votre vue.',
				done: 'Une clé peut être n’importe où dans l’image. Marron et blanc ne s’y touchent jamais.',
				hints: ['Comparez chaque clé avec la vue à plat.', 'Le marron n’est nulle part à côté du blanc.']
			},
			empty: {
				prompt: 'Vous avez posé la tour marron. Pouvez-vous prendre cette clé\u00a0?',
				help: 'Les cases vides d’une clé peuvent montrer n’importe quoi.',
				done: 'Là où la carte est vide, tout est permis, même rien. Là où elle est colorée, il faut cette couleur.',
				hints: ['Entre blanc et marron, votre vue montre du blanc.', 'Vous ne voyez aucune face verte.'],
				items: {
					gap: 'Blanc, une case vide, marron',
					'green-between': 'Blanc, vert, marron',
					diagonal: 'Marron en diagonale au-dessus de blanc'
				}
			},
			apart: {
				prompt: 'Quelles clés pouvez-vous prendre avec la tour marron\u00a0?',
				done: 'Dans l’image, ces faces sont voisines. Dans l’espace, elles sont séparées, et cela ne change rien.',
				hints: [
					'Seule la vue à plat compte, jamais la profondeur.',
					'Le marron se voit seulement en colonne c, aux hauteurs 3 et 4.'
				]
			},
			behind: {
				prompt: 'Prenez la clé.',
				help: 'Un de vos blocs le permet.',
				done: 'Sur le Bloc Central ou loin derrière\u00a0: dans l’image, le marron est au-dessus du vert.',
				hints: [
					'Vert et blanc se voient déjà. Il manque le marron.',
					'Le marron doit se voir en colonne c, à la hauteur 3.',
					'Dressez le long bloc marron sur c4, ou sur le Bloc Central.'
				]
			},
			sun: {
				prompt: 'Prenez le Soleil.',
				done: 'Blanc, blanc et marron étaient déjà là. Votre bloc a apporté la face grise.',
				hints: [
					'Le gris va au-dessus du marron.',
					'Le marron se voit à la hauteur 3, en colonnes b et c.',
					'Le gris doit se voir en colonne c, à la hauteur 4.'
				]
			}
		}
	},
	'turning-a-key': {
		title: 'Tourner une clé',
		aim: 'Tourner les clés de tête, sans jamais les refléter.',
		steps: {
			'half-turn': {
				prompt: 'Dressez le bloc blanc sur d1, puis prenez la clé.',
				help: 'Blanc à gauche du vert, après un demi-tour\u00a0: blanc à droite du vert.',
				done: 'Une clé peut être tournée d’un quart, d’un demi ou de trois quarts de tour.',
				hints: ['Basculer met le bloc debout.', 'Une fois le bloc posé\u00a0: Prendre.']
			},
			'four-ways': {
				prompt: 'Le bloc blanc du haut est nouveau. Pouvez-vous prendre cette clé\u00a0?',
				done: 'Trois d’entre elles sont la même clé, tournée autrement. La troisième est son image en miroir.',
				hints: [
					'Vous voyez du marron à gauche du blanc, et du vert sous le blanc.',
					'Marron, blanc, vert\u00a0: dans le sens horaire. La clé aussi.'
				],
				items: {
					printed: 'La première clé',
					quarter: 'La deuxième clé',
					mirrored: 'La troisième clé',
					half: 'La quatrième clé'
				}
			},
			mirror: {
				prompt: 'Le premier Soleil est visible. Essayez de prendre le second, son image en miroir.',
				done: 'Refusé\u00a0: une clé se tourne, mais ne se reflète jamais.',
				hints: ['Choisissez seulement le second Soleil, puis Prendre.']
			},
			shown: {
				prompt: 'Marquez chaque clé visible, tournée ou non.',
				done: 'Deux se voient, dont une tournée. La deuxième est en miroir, la première n’est pas là du tout.',
				hints: [
					'Regardez les colonnes c et d, hauteurs 2 et 3.',
					'Là, le marron est au-dessus du blanc, et le gris à droite des deux.'
				]
			},
			'quarter-turn': {
				prompt: 'Prenez le Soleil.',
				done: 'Après un quart de tour, c’est une colonne verte avec du gris à côté du milieu.',
				hints: [
					'Tournez la clé d’un quart de tour\u00a0: 3 verts superposés.',
					'Le gris se voit en colonne d.',
					'Dressez le bloc vert sur e2.'
				]
			}
		}
	},
	'take-part': {
		title: 'Votre bloc doit en faire partie',
		aim: 'Savoir quand une clé peut être prise, et quand non.',
		steps: {
			'new-face': {
				prompt: 'Blanc et marron côte à côte se voient déjà. Dressez le bloc blanc sur e2 et prenez la clé.',
				done: 'Elle se voit maintenant une seconde fois, avec une face de votre nouveau bloc. Cela suffit.',
				hints: ['Basculer met le bloc debout.', 'Le blanc sur e2 se voit à droite du marron.']
			},
			already: {
				prompt: 'Le bloc vert est posé. Essayez de prendre la clé avec blanc et marron.',
				done: 'Refusé\u00a0: aucune face du nouveau bloc n’en fait partie. Elle se voyait déjà.',
				hints: ['Choisissez seulement la clé avec blanc et marron, puis Prendre.']
			},
			'second-copy': {
				prompt: 'Un bloc vient d’être posé sur e2. Pouvez-vous prendre cette clé\u00a0?',
				done: 'Le nouveau bloc doit être dans le motif. Peu importe que le même motif ait déjà été visible ailleurs.',
				hints: ['Cherchez le nouveau bloc dans le motif.'],
				items: {
					'old-faces': 'Vert posé. La clé\u00a0: blanc, marron',
					'green-face': 'Vert posé. La clé\u00a0: marron, vert',
					copy: 'Blanc posé. La clé\u00a0: blanc, marron'
				}
			},
			'one-action': {
				prompt: 'Votre tour commence, et blanc et marron côte à côte se voient déjà. Est-ce permis\u00a0?',
				done: 'Un tour, c’est une action\u00a0: fouiller ou poser. On prend des clés en posant, et on ne passe que si rien n’est possible.',
				hints: ['Exactement une action\u00a0: fouiller ou poser.'],
				items: {
					claim: 'Prendre la clé aussitôt, sans bloc',
					dig: 'Fouiller une ligne',
					place: 'Poser votre bloc',
					pass: 'Passer'
				}
			},
			keep: {
				prompt: 'Marron et vert côte à côte se voient. Ne prenez rien et gardez la clé.',
				help: 'Une clé de plus pourrait amener la fin trop tôt.',
				done: 'Prendre une clé est facultatif. Plus tard, il lui faudra une face d’un bloc suivant.',
				hints: ['Appuyez sur Pas maintenant.']
			},
			sequence: {
				prompt: 'Mettez dans l’ordre\u00a0: prendre une clé.',
				done: 'Poser, montrer, confirmer, piocher. Vos autres cartes restent cachées.',
				hints: ['D’abord le bloc, à la fin la nouvelle carte.'],
				items: {
					place: 'Poser un bloc',
					open: 'Poser la clé face visible, montrer où',
					check: 'Les autres vérifient depuis votre côté',
					draw: 'Piocher une nouvelle clé'
				}
			}
		}
	},
	'two-keys': {
		title: 'Deux clés avec un bloc',
		aim: 'Prendre plusieurs clés dans le même tour.',
		steps: {
			both: {
				prompt: 'Dressez le bloc vert sur a1 et prenez les deux clés.',
				done: 'Un bloc, deux clés\u00a0: ses faces sont à côté du blanc et du marron.',
				hints: ['Basculer met le bloc debout.', 'Choisissez les deux clés, puis Prendre.']
			},
			which: {
				prompt: 'Le bloc vert est nouveau. Marquez chaque clé que vous pouvez prendre.',
				done: 'Deux contiennent une de ses faces vertes. Blanc sous marron se voyait déjà, le Soleil ne se voit pas.',
				hints: [
					'Chaque clé a besoin d’une face du nouveau bloc.',
					'Le vert se voit en colonne a, hauteurs 1 à 3.'
				]
			},
			together: {
				prompt: 'Pouvez-vous prendre ces clés dans le même tour\u00a0?',
				done: 'Chaque clé prise a besoin d’une face du nouveau bloc. Une face peut servir à plusieurs clés.',
				hints: ['Y a-t-il du vert dans chacune\u00a0?'],
				items: {
					one: 'Vert et marron seulement',
					two: 'Vert et blanc, vert et marron',
					three: 'Ces deux-là, et blanc sous marron'
				}
			},
			find: {
				prompt: 'Prenez les deux clés avec un seul bloc.',
				done: 'Une tour de 3 faces grises sert aux deux.',
				hints: [
					'Il manque du gris aux deux clés.',
					'Le gris doit se voir en colonne b, au-dessus du vert.',
					'Dressez le bloc gris sur b2 ou b3.'
				]
			}
		}
	},
	drawing: {
		title: 'Piocher jusqu’à quatre',
		aim: 'Compléter votre main, et savoir ce qui rapporte.',
		steps: {
			'up-to-four': {
				prompt: 'Vous avez pris 2 clés. Piochez-en 2 nouvelles, une sur chaque autel.',
				done: 'Après avoir pris des clés, vous complétez à 4, en choisissant un autel pour chaque carte.',
				hints: ['D’abord l’autel du Soleil, puis l’autel de la Lune.']
			},
			'empty-altar': {
				prompt: 'L’autel de la Lune est vide. Essayez d’y piocher.',
				done: 'Refusé\u00a0: un autel vide ne peut pas être choisi. Prenez l’autre.',
				hints: ['Choisissez l’autel de la Lune.']
			},
			'how-many': {
				prompt: 'Vous venez de prendre 3 de vos 4 clés.',
				done: 'La main est toujours complétée à 4.',
				hints: ['Il vous reste 1 clé en main.'],
				items: { draw: 'Combien en piochez-vous\u00a0?' }
			},
			worth: {
				prompt: 'Combien de PV rapporte une clé obtenue\u00a0?',
				done: '1, 2 et 4 PV\u00a0: plus c’est difficile, plus cela rapporte.',
				hints: ['Une Étoile est la plus facile.', 'Un Soleil vaut deux Étoiles, une Lune deux Soleils.'],
				items: { star: 'Une Étoile', sun: 'Un Soleil', moon: 'Une Lune' }
			},
			'only-claimed': {
				prompt: 'Vous avez obtenu une Étoile, 2 Soleils et une Lune. Vous avez encore 4 clés en main.',
				done: '1 + 2 + 2 + 4 = 9. Les clés en main ne rapportent rien.',
				hints: ['Seules les clés obtenues rapportent.', 'Additionnez 1, 2, 2 et 4.'],
				items: { points: 'Combien de PV rapportent vos clés\u00a0?' }
			},
			'last-key': {
				prompt: 'Complétez votre main. L’autel du Soleil a 1 carte, l’autel de la Lune 2.',
				done: 'Tout autel convient, tant qu’il porte une carte.',
				hints: ['Piochez 2 cartes.']
			},
			next: {
				prompt: 'Vous êtes quatre. Votre main est complète, votre tour est fini. À qui de jouer\u00a0?',
				done: 'On joue dans le sens horaire\u00a0: c’est au joueur à votre gauche.',
				hints: ['On joue dans le sens horaire.'],
				items: { '1': 'Au joueur à gauche', '2': 'Au joueur en face', '3': 'Au joueur à droite' }
			}
		}
	}
};

export default lessons;
