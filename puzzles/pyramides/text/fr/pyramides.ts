// French: the course Terra Pyramides.
import type { CourseText } from '../../../schema/lesson.ts';

const WAYS = { N: 'Haut', E: 'Droite', S: 'Bas', W: 'Gauche' };

const text: CourseText = {
	lessons: {
		'set-up': {
			title: 'Installer le désert',
			aim: 'Préparer une partie à 2, 3 ou 4 joueurs.',
			steps: {
				hatched: {
					prompt: 'Marquez les 4 cases hachurées du milieu. Les tuiles de départ y vont.',
					done: 'On y pose face cachée une tuile de 4 piles différentes, puis on les retourne toutes.',
					hints: ['Elles forment un carré de 2 sur 2.', 'e5, f5, e6 et f6.']
				},
				stairs: {
					prompt: 'Une tuile de départ est sur f6. Vers où va son escalier\u00a0?',
					items: WAYS,
					done: 'L’escalier d’une tuile de départ vise le chantier voisin\u00a0: depuis f6, c’est g6.',
					hints: ['Quel voisin de f6 est un chantier\u00a0?', 'g6, à droite.']
				},
				sites: {
					prompt: 'Les tuiles de départ sont posées. Marquez les 4 chantiers qui reçoivent une fondation.',
					done: 'Une fondation au hasard par tuile de départ, là où mène l’escalier.',
					hints: ['Suivez chaque escalier.', 'd5, f4, e7 et g6.']
				},
				stacks: {
					prompt: 'La mise en place à 2 est faite. Il y a 40 tuiles et 22 fondations.',
					items: {
						stacks: 'Combien de piles de tuiles a-t-on faites\u00a0?',
						tiles: 'Combien de tuiles avait chaque pile au début\u00a0?',
						foundations: 'Combien de fondations restent dans leur pile\u00a0?'
					},
					done: '8 piles de 5, 4 par présentoir. 4 des 22 fondations sont sur le plateau.',
					hints: ['Chaque présentoir a 4 piles.', '40 tuiles en 8 piles. 22 moins 4 fondations.']
				},
				players: {
					prompt: 'Distribuez les ouvriers. L’un d’eux devient le marqueur de score.',
					items: {
						two: 'À 2\u00a0: combien d’ouvriers chacun\u00a0?',
						four: 'À 4\u00a0: combien d’ouvriers chacun\u00a0?',
						three: 'À 3\u00a0: combien des 13 restent dans la réserve\u00a0?',
						turns: 'À 2\u00a0: combien de tours chacun\u00a0?'
					},
					done: '15, 13 ou 11 ouvriers, dont un sur l’œil d’Horus. Le panneau indique les tours\u00a0: 14, 12 ou 9.',
					hints: ['Plus on est nombreux, moins chacun en a.', '15, 11, 12 et 14.']
				},
				beside: {
					prompt: 'Qu’y a-t-il à côté du plateau, pour tous\u00a0?',
					items: {
						levels: 'étages de pyramide',
						finials: 'pyramidions',
						gold: 'or',
						hand: 'tuiles en main',
						cards: 'cartes de points'
					},
					done: 'Les étages triés par couleur et valeur, l’or, les cartes. Chacun a ses pyramidions et sa tuile.',
					hints: ['Deux des cinq appartiennent à chaque joueur.', 'Étages, or et cartes de points.']
				},
				order: {
					prompt: 'Mettez ces parties de la mise en place dans l’ordre.',
					items: {
						stacks: 'Former 8 piles',
						hatched: 'Poser 4 tuiles de départ',
						foundations: 'Poser 4 fondations',
						hand: 'Distribuer tuiles et ouvriers',
						marker: 'Marqueurs sur l’œil d’Horus'
					},
					done: 'Piles, tuiles de départ, fondations, puis ce que chacun reçoit.',
					hints: ['Les fondations suivent les escaliers.', 'Le marqueur est un des ouvriers.']
				},
				table: {
					prompt: 'À la table\u00a0:',
					items: {
						board: 'Côté sans le Nil',
						levels: 'Étages triés par couleur et valeur',
						foundations: 'Fondations mélangées, cachées',
						panels: 'Panneaux du bon nombre de joueurs',
						gold: 'Or et cartes prêts',
						first: 'Le dernier à avoir vu une pyramide commence'
					},
					done: 'Ensuite, on joue dans le sens horaire.',
					hints: []
				}
			}
		},
		placing: {
			title: 'Où la poser\u00a0?',
			aim: 'Poser votre tuile sur une bonne case, l’escalier dans le bon sens.',
			steps: {
				place: {
					prompt: 'Posez votre tuile sur d4, l’escalier vers la droite.',
					done: 'L’escalier vise le chantier f4. Chaque tour commence ainsi.',
					hints: ['Choisissez d4, puis tournez la tuile.', 'Escalier à droite, vers f4.'],
					mistakes: { edge: 'Au-dessus de d4, aucun chantier jusqu’au bord.' }
				},
				oasis: {
					prompt: 'Essayez de poser votre tuile sur une oasis.',
					done: 'Les oasis restent libres toute la partie. Elles donnent quand même de l’or.',
					hints: ['h5 est une oasis.']
				},
				taken: {
					prompt: 'Essayez un chantier ou une case occupée.',
					done: 'Les tuiles vont sur des cases libres. Les chantiers sont pour les fondations et les pyramides.',
					hints: ['e5 a une tuile, d5 est un chantier.']
				},
				where: {
					prompt: 'Sur lesquelles de ces cases votre tuile peut-elle aller\u00a0? Marquez-les toutes.',
					done: 'Les cases libres, sans oasis ni chantier\u00a0: e4, g5 et d7.',
					hints: ['Laissez de côté oasis, chantiers et tuiles.', 'Il y en a 3.']
				},
				pointing: {
					prompt: 'L’escalier doit viser un chantier. Est-ce permis\u00a0?',
					items: {
						beside: 'd4, escalier vers le bas',
						edge: 'd4, escalier vers le haut',
						far: 'd4, escalier vers la gauche',
						oasis: 'd3, escalier vers la droite'
					},
					done: 'Tout droit, toute distance convient. Tuiles, trous et oasis entre les deux ne comptent pas.',
					hints: ['Suivez la ligne jusqu’au bord.', 'Au-dessus de d4 seulement, pas de chantier.']
				},
				ways: {
					prompt: 'Votre tuile va sur i3. Dans quels sens peut aller l’escalier\u00a0? Choisissez-les tous.',
					items: WAYS,
					done: 'En bas vers i5 et à gauche vers h3. Ailleurs, le bord vient d’abord.',
					hints: ['Cherchez le premier chantier dans les 4 directions.', 'Il y en a 2.']
				},
				join: {
					prompt: 'Premier tour. Posez la tuile pour qu’une rangée qui y passe ait 3 tuiles.',
					done: 'À côté d’autres tuiles, la rangée donne plus. Au premier tour, c’est utile.',
					hints: ['Alignez-la avec deux tuiles de départ.', 'd6 est aligné avec e6 et f6.']
				},
				turn: {
					prompt: 'Mettez les parties d’un tour dans l’ordre.',
					items: {
						place: 'Poser la tuile',
						row: 'Choisir une rangée',
						stock: 'Garnir la rangée',
						activate: 'Activer la rangée',
						draw: 'Prendre une tuile'
					},
					done: 'Poser, choisir, garnir, activer, prendre. Tout cela à chaque tour.',
					hints: ['La nouvelle tuile vient en dernier.', 'On garnit avant d’activer.']
				}
			}
		},
		foundations: {
			title: 'Une nouvelle fondation',
			aim: 'Savoir quand votre escalier apporte une fondation.',
			steps: {
				lay: {
					prompt: 'Posez votre tuile sur d3, l’escalier à gauche vers le chantier vide c3.',
					done: 'L’escalier touche un chantier vide. La première fondation de la pile y va.',
					hints: ['Choisissez d3 et tournez l’escalier à gauche.'],
					mistakes: { edge: 'Au-dessus de d3, il n’y a que le bord. Tournez à gauche.' }
				},
				'turn-away': {
					prompt: 'Posez-la encore sur d3, mais sans apporter de fondation.',
					done: 'L’escalier vise un chantier éloigné\u00a0: rien n’est posé. Vous l’avez décidé en tournant la tuile.',
					hints: ['Seul un escalier qui touche apporte une fondation.', 'Escalier vers le bas ou la droite.']
				},
				distance: {
					prompt: 'À quelle distance est le chantier, et qu’est-ce que cela apporte\u00a0?',
					items: {
						left: 'd4, escalier à gauche\u00a0: combien de cases jusqu’au chantier\u00a0?',
						'left-lays': 'Combien de fondations cela apporte-t-il\u00a0?',
						right: 'd3, escalier à droite\u00a0: combien de cases jusqu’au chantier\u00a0?',
						beside: 'd3, escalier à gauche\u00a0: combien de fondations\u00a0?'
					},
					done: 'Seule la distance 1 apporte une fondation.',
					hints: ['Comptez aussi le chantier.', '3 cases et 0. 4 cases. Juste à côté\u00a0: 1.']
				},
				'which-way': {
					prompt:
						'Votre tuile va sur c4. Dans quel sens doit aller l’escalier pour apporter une fondation\u00a0?',
					items: WAYS,
					done: 'c3 est vide et touche c4 par le haut.',
					hints: ['Quel voisin de c4 est un chantier vide\u00a0?', 'c3, juste au-dessus.']
				},
				where: {
					prompt: 'Marquez les cases où votre tuile peut apporter une fondation.',
					done: 'c4 et h4 touchent c3 et h3, i4 touche i5. À côté des autres, la fondation est déjà là, et a7 ne touche aucun chantier.',
					hints: ['Cherchez un chantier vide à côté de la case.', 'Il y en a 3.']
				},
				one: {
					prompt: 'Votre escalier touche c3. Avant, la pile avait 18 fondations.',
					items: {
						value: 'Combien vaut la fondation sur c3\u00a0?',
						board: 'Combien de fondations sont sur le plateau\u00a0?',
						stack: 'Combien restent dans la pile\u00a0?'
					},
					done: 'Une fondation par tour, jamais plus.',
					hints: ['Une seule a été posée.', '3, 5 et 17.']
				},
				pyramid: {
					prompt: 'Une pyramide est sur d5. Est-ce permis\u00a0?',
					items: {
						pyramid: 'd6, escalier vers le haut',
						edge: 'd1, escalier vers le haut',
						'far-pyramid': 'd1, escalier vers le bas'
					},
					done: 'L’escalier peut viser une pyramide, proche ou éloignée. Aucune fondation n’y est posée.',
					hints: ['Une pyramide est sur un chantier.', 'Le bord seul ne suffit pas.']
				},
				anywhere: {
					prompt: 'Apportez une nouvelle fondation, où vous voulez.',
					done: 'Elle est ouverte à tous, à vous aussi dès ce tour.',
					hints: [
						'Cherchez un chantier vide avec une case libre à côté.',
						'i4, escalier vers le bas, vers i5.'
					]
				}
			}
		},
		rows: {
			title: 'Quatre rangées au choix',
			aim: 'Voir où une rangée commence et finit.',
			steps: {
				across: {
					prompt: 'Votre nouvelle tuile est sur d6. Marquez sa rangée horizontale, de chantier à chantier.',
					help: 'b6 et g6 sont des chantiers.',
					done: 'De c6 à f6. L’oasis c6 en fait partie.',
					hints: ['Tout ce qui est entre b6 et g6.', 'c6, d6, e6 et f6.']
				},
				down: {
					prompt: 'Marquez la rangée verticale de d6.',
					done: 'Entre d5 et d10. Les cases libres et l’oasis d9 ne l’arrêtent pas.',
					hints: ['Vers le bas jusqu’au prochain chantier.', 'De d6 à d9.']
				},
				diagonal: {
					prompt: 'Marquez la rangée diagonale de d6 qui monte vers la droite.',
					done: 'Entre a9 et f4\u00a0: b8, c7, d6 et e5.',
					hints: ['En haut à droite vient f4, en bas à gauche a9.', '4 cases.']
				},
				tiles: {
					prompt: 'Comptez les tuiles, pas les cases.',
					items: {
						across: 'Tuiles dans la rangée horizontale de d6\u00a0?',
						down: 'Tuiles dans la rangée verticale de d6\u00a0?',
						most: 'Combien de tuiles au plus dans une rangée\u00a0?'
					},
					done: 'Les trous sont permis, et aucune rangée ne dépasse 4.',
					hints: ['Une oasis n’est pas une tuile.', '3, 1 et 4.']
				},
				whole: {
					prompt: 'Votre tuile est sur d6. Quelles rangées pouvez-vous choisir\u00a0?',
					items: {
						'c6-d6-e6-f6': 'c6 d6 e6 f6',
						'e5-f5-g5-h5': 'e5 f5 g5 h5',
						'a3-b4-c5-d6': 'a3 b4 c5 d6',
						'd6-e6': 'd6 e6'
					},
					done: 'Votre nouvelle tuile y est, et c’est toujours une rangée entière.',
					hints: ['Votre tuile doit y être.', 'Une partie de rangée ne suffit pas.']
				},
				pyramid: {
					prompt: 'Votre tuile est sur c5, une pyramide sur d5. Marquez la rangée horizontale de c5.',
					done: 'Un chantier limite la rangée, quoi qu’il porte. À gauche, c’est le bord.',
					hints: ['À gauche jusqu’au bord.', 'a5, b5 et c5.']
				},
				best: {
					prompt: 'Choisissez la rangée qui vous donne le plus d’or.',
					done: 'L’oasis et deux yeux\u00a0: 3 or.',
					hints: ['Cherchez les oasis et les yeux.', 'La rangée horizontale.']
				},
				skip: {
					prompt: 'Essayez de prendre une tuile sans choisir de rangée.',
					done: 'Choisir une rangée est obligatoire, même si elle ne donne rien.',
					hints: ['Touchez une des piles.']
				}
			}
		},
		activating: {
			title: 'Garnir et activer',
			aim: 'Tirer d’une rangée or, pierres et ouvriers.',
			steps: {
				diagonal: {
					prompt: 'Votre tuile est sur g7. Choisissez la diagonale qui descend de d4 à g7.',
					done: 'Ouvriers et pierres sont allés sur les tuiles, puis or et pierres chez vous. Les ouvriers attendent.',
					hints: ['Elle va du haut à gauche au bas à droite.']
				},
				stock: {
					prompt: 'Marquez les tuiles de la diagonale d4 à g7 qui reçoivent un ouvrier.',
					done: 'Chaque tuile qui montre un ouvrier, peu importe qui l’a posée.',
					hints: ['g7 montre une pierre et un œil.', 'd4, e5 et f6.']
				},
				gives: {
					prompt: 'Que donne la diagonale d4 à g7\u00a0?',
					items: {
						stones: 'Combien de pierres\u00a0?',
						workers: 'Combien d’ouvriers\u00a0?',
						gold: 'Combien d’or\u00a0?'
					},
					done: '2 pierres, 3 ouvriers et 2 or pour les yeux sur f6 et g7.',
					hints: ['Une tuile peut montrer deux choses.', '2, 3 et 2.']
				},
				from: {
					prompt: 'La diagonale est activée. Vous aviez 14 ouvriers\u00a0; chaque couleur a 4 pierres.',
					items: {
						workers: 'Combien d’ouvriers sont dans votre réserve\u00a0?',
						stones: 'Combien de pierres sont sur votre tableau\u00a0?',
						blue: 'Combien de pierres bleues sont dans la réserve générale\u00a0?'
					},
					done: 'Les ouvriers viennent de votre réserve, les pierres de la réserve générale.',
					hints: ['3 ouvriers sont sur des tuiles.', '11, 2 et 3.']
				},
				order: {
					prompt: 'Dans quel ordre active-t-on une rangée\u00a0?',
					items: { oasis: 'Oasis', eye: 'Œil d’Horus', stone: 'Pierre', worker: 'Ouvrier' },
					done: 'D’abord l’or des oasis et des yeux, puis les pierres, puis les ouvriers se déplacent.',
					hints: ['L’or vient en premier.', 'Les ouvriers viennent en dernier.']
				},
				gold: {
					prompt: 'Marquez les cases de la rangée horizontale de d6 qui donnent de l’or.',
					done: 'L’oasis c6 et les yeux sur e6 et f6\u00a0: 1 or chacun.',
					hints: ['Une oasis compte aussi.', 'Il y en a 3.']
				},
				'one-worker': {
					prompt: 'd6 et f6 montrent un ouvrier, mais vous n’en avez que 1. Placez-le.',
					done: 'Vous en placez autant que vous en avez, et vous choisissez la tuile.',
					hints: ['Choisissez l’une des deux tuiles.'],
					mistakes: { both: 'Vous avez 1 ouvrier\u00a0: 1 tuile en reçoit un.' }
				},
				turn: {
					prompt: 'Posez votre tuile, activez une rangée et déplacez tous ses ouvriers.',
					done: 'Chaque ouvrier a quitté sa tuile.',
					hints: [
						'À côté d’autres tuiles, une rangée donne plus.',
						'd6, escalier vers le haut, rangée horizontale, les deux ouvriers vers f4.'
					],
					mistakes: { left: 'Il reste des ouvriers sur des tuiles. Déplacez-les ou reprenez-les.' }
				}
			}
		},
		workers: {
			title: 'Les ouvriers en route',
			aim: 'Savoir où un ouvrier peut aller.',
			steps: {
				walk: {
					prompt: 'Déplacez l’ouvrier de d6 sur la fondation f4.',
					done: 'Tout droit en haut à droite, par la tuile de e5.',
					hints: ['Choisissez l’ouvrier sur d6, puis f4.']
				},
				reach: {
					prompt: 'Marquez chaque chantier que l’ouvrier de d6 peut atteindre.',
					done: 'd5, f4, g6 et e7\u00a0: des lignes droites sur des tuiles, dans toute direction.',
					hints: ['Regardez dans 8 directions.', 'Par e5, par e6 et f6, et deux voisins.']
				},
				gap: {
					prompt: 'Essayez de faire traverser à un ouvrier une case libre ou une oasis.',
					done: 'Chaque case entre les deux doit porter une tuile. Une oasis n’en porte jamais.',
					hints: ['Entre d6 et b6 se trouve l’oasis c6.']
				},
				empty: {
					prompt: 'Essayez de mettre l’ouvrier de d4 sur un chantier vide.',
					done: 'Sans fondation, personne ne peut s’y tenir.',
					hints: ['c3 est à côté de d4 et n’a pas de fondation.']
				},
				lines: {
					prompt: 'La rangée horizontale a été activée. Le déplacement est-il permis\u00a0?',
					items: {
						'other-line': 'De f6 à f4',
						bend: 'De f6 à d5',
						free: 'De d6 à d10',
						diagonal: 'De f6 à e7'
					},
					done: 'Un ouvrier ne suit pas forcément la rangée. Une ligne droite sur des tuiles suffit.',
					hints: [
						'D’abord\u00a0: est-ce une ligne droite\u00a0?',
						'Ensuite\u00a0: chaque case entre les deux a-t-elle une tuile\u00a0?'
					]
				},
				split: {
					prompt: 'Deux ouvriers sont prêts. Occupez deux fondations différentes.',
					done: 'Ils peuvent se séparer ou aller ensemble.',
					hints: ['Envoyez le deuxième ailleurs.', 'd6 vers d5, f6 vers g6.']
				},
				stranded: {
					prompt: 'Votre tuile est sur a7. Votre réserve a 14 ouvriers.',
					items: {
						reach: 'Combien de chantiers avec fondation un ouvrier de a7 atteint-il\u00a0?',
						supply:
							'Vous activez la rangée verticale. Combien d’ouvriers sont ensuite dans votre réserve\u00a0?'
					},
					done: 'Le chantier b6 est vide. Un ouvrier qui n’atteint rien revient.',
					hints: ['b6 n’a pas de fondation.', '0, et de nouveau 14.']
				},
				new: {
					prompt: 'En un tour\u00a0: apportez une fondation sur c3 et mettez-y un ouvrier.',
					done: 'Une fondation posée ce tour-ci sert aussitôt.',
					hints: ['L’escalier doit toucher c3.', 'd3, escalier à gauche\u00a0; une rangée\u00a0; d3 vers c3.']
				}
			}
		},
		'worker-limits': {
			title: 'Limites pour les ouvriers',
			aim: 'Savoir combien d’ouvriers peuvent occuper un même lieu.',
			steps: {
				'first-turn': {
					prompt: 'Votre premier tour. Déplacez les deux ouvriers sur f4.',
					done: 'Au premier tour, vous n’occupez que 1 fondation vide, avec plusieurs ouvriers si vous voulez.',
					hints: ['De d6 et de f6, une ligne droite mène à f4.'],
					mistakes: { second: 'Au premier tour, une seule fondation.' }
				},
				'second-site': {
					prompt: 'Toujours le premier tour. Essayez d’occuper une deuxième fondation.',
					done: 'Seulement à partir de votre deuxième tour.',
					hints: ['Déplacez l’ouvrier de f6 vers g6.']
				},
				fourth: {
					prompt: '3 de vos ouvriers sont sur f4. Essayez d’en ajouter un quatrième.',
					done: 'Au plus 3 sur une fondation ou une pyramide.',
					hints: ['De d6 vers f4.']
				},
				others: {
					prompt: 'L’ouvrier d’un autre joueur est sur f4. Essayez d’y aller.',
					done: 'Une fondation doit être libre ou à vous.',
					hints: ['De d6 vers f4.']
				},
				'take-back': {
					prompt: 'Reprenez les deux ouvriers de f4.',
					done: 'Plus personne\u00a0: la fondation est de nouveau libre.',
					hints: ['L’un après l’autre.', 'Choisissez f4 et reprenez, deux fois.']
				},
				last: {
					prompt: 'Essayez de reprendre tous les ouvriers de votre pyramide g6.',
					done: 'L’un reste et montre à qui est la pyramide.',
					hints: ['Le premier peut partir. Essayez le deuxième.']
				},
				which: {
					prompt: 'Marquez chaque chantier d’où vous pouvez reprendre un ouvrier.',
					done: 'Votre fondation f4, et d5 avec 2 ouvriers. Sur g6, le dernier doit rester.',
					hints: ['Seulement vos ouvriers.', 'Il y en a 2.']
				},
				cases: {
					prompt: 'Le déplacement est-il permis\u00a0?',
					items: {
						'same-site': 'Premier tour, un ouvrier sur f4\u00a0: de f6 à f4',
						'other-site': 'Premier tour, un ouvrier sur f4\u00a0: de f6 à e7',
						third: 'Plus tard\u00a0: vers f4 avec 2 de vos ouvriers',
						'their-pyramid': 'Plus tard\u00a0: vers la pyramide g6 d’un autre'
					},
					done: 'Une fondation au premier tour, 3 ouvriers au plus, et jamais chez les autres.',
					hints: ['Qui y est déjà, et combien\u00a0?', 'Oui, non, oui, non.']
				}
			}
		},
		'first-level': {
			title: 'Le premier étage',
			aim: 'Faire d’une fondation une pyramide.',
			steps: {
				build: {
					prompt: '3 de vos ouvriers sont sur f4. Construisez le premier étage pour 1 pierre.',
					done: 'Vous avez choisi la couleur. Mieux vaut celle de la plupart de vos pierres.',
					hints: ['Choisissez f4, une couleur et une pierre.', 'Toute couleur, toute pierre.']
				},
				back: {
					prompt: 'Vous avez construit sur f4. Avant\u00a0: 3 ouvriers là, 11 en réserve, 3 pierres.',
					items: {
						stays: 'Combien d’ouvriers sont sur f4\u00a0?',
						supply: 'Combien sont dans votre réserve\u00a0?',
						stones: 'Combien de pierres vous reste-t-il\u00a0?',
						value: 'Combien vaut la pyramide\u00a0?'
					},
					done: 'Un ouvrier reste, les autres et la pierre reviennent. L’étage 1 vaut 5.',
					hints: ['Il en reste toujours un.', '1, 13, 2 et 5.']
				},
				two: {
					prompt: 'Seuls 2 ouvriers sont sur f4. Essayez de construire.',
					done: 'Il faut toujours 3 de vos ouvriers au même endroit.',
					hints: ['Choisissez f4 et construisez.']
				},
				where: {
					prompt: 'Vous avez 3 pierres bleues. Marquez chaque chantier où vous pouvez construire.',
					done: 'f4 et votre pyramide bleue e7. Sur d5 ils sont 2, et ceux de g6 ne sont pas à vous.',
					hints: ['3 ouvriers, tous à vous.', 'Il y en a 2.']
				},
				colour: {
					prompt: 'Construisez une pyramide verte sur f4. Vous n’avez pas de pierre verte.',
					done: 'Le premier étage se paie avec toute pierre. Les vertes servent dès l’étage 2.',
					hints: ['Choisissez vert, puis payez ce que vous avez.']
				},
				cases: {
					prompt: 'Est-ce permis\u00a0?',
					items: {
						'two-stones': 'Étage 1 sur f4 pour 2 pierres bleues',
						'any-stone': 'Étage 1 rouge sur f4 pour une pierre bleue',
						change: 'Étage 2 gris sur une pyramide rouge'
					},
					done: 'L’étage 1 coûte exactement 1 pierre, et la couleur ne change jamais.',
					hints: ['L’étage 1 coûte 1.', 'Non, oui, non.']
				},
				early: {
					prompt: 'Construisez sur f4 avant de poser votre tuile.',
					done: 'Construire est une action supplémentaire\u00a0: à tout moment de votre tour, tant que vous pouvez payer.',
					hints: ['Gardez la tuile en main pour l’instant.', 'Choisissez f4 et payez la pierre jaune.']
				}
			}
		},
		higher: {
			title: 'De plus en plus haut',
			aim: 'Élever une pyramide jusqu’au pyramidion.',
			steps: {
				second: {
					prompt: '3 ouvriers sont sur votre pyramide bleue g6. Construisez l’étage 2 pour 2 pierres bleues.',
					done: 'L’étage 2 coûte 2 pierres de la couleur de la pyramide et vaut 10.',
					hints: ['Choisissez g6 et 2 pierres bleues.']
				},
				'two-levels': {
					prompt: 'Élevez g6 de l’étage 1 à l’étage 3 ce tour-ci.',
					help: 'Construisez entre les déplacements.',
					done: 'Déplacer, construire, déplacer deux fois, construire. La pierre blanche a remplacé une bleue.',
					hints: [
						'g6 porte 3 ouvriers au plus\u00a0: construisez d’abord.',
						'Après l’étage 2, amenez les deux autres. Payez 2 bleues et 1 blanche.'
					],
					mistakes: { full: 'g6 est plein. Construisez, et il y aura de la place.' }
				},
				mix: {
					prompt: 'f4 est rouge. Essayez de construire l’étage 2 avec 1 pierre rouge et 1 grise.',
					done: 'Dès l’étage 2, chaque pierre doit être de la couleur de la pyramide, ou blanche.',
					hints: ['Payez une rouge et une grise.']
				},
				pay: {
					prompt: 'Vous avez 1 bleue, 1 blanche, 4 rouges. Est-ce permis sur la pyramide bleue f4\u00a0?',
					items: {
						mixed: 'Étage 3 pour une bleue, une rouge et une blanche',
						two: 'Étage 3 pour une bleue et une blanche',
						'not-there': 'Étage 3 pour une bleue et 2 blanches',
						joker: 'Étage 2 pour une bleue et une blanche'
					},
					done: 'Sans assez de pierres adaptées, on ne construit pas, et les ouvriers restent.',
					hints: ['L’étage 3 coûte 3 pierres adaptées.', 'Seul l’étage 2 peut être payé.']
				},
				missing: {
					prompt:
						'Il manque 1 pierre pour l’étage 3 de la pyramide bleue f4. Vous avez 3 or. Construisez-le.',
					done: 'Une pierre blanche pour 3 or a suffi.',
					hints: [
						'L’or permet d’acheter une pierre blanche.',
						'Achetez-la, puis payez 1 bleue et 2 blanches.'
					],
					mistakes: { short: 'L’étage 3 coûte 3 pierres. Il en manque 1.' }
				},
				values: {
					prompt: 'Ce que cela coûte, ce que cela vaut\u00a0:',
					items: {
						cost: 'Combien de pierres coûte l’étage 4\u00a0?',
						third: 'Combien vaut une pyramide d’étage 3\u00a0?',
						top: 'Combien vaut une pyramide avec pyramidion\u00a0?',
						all: 'Combien de pierres coûtent les 5 étages\u00a0?'
					},
					done: '1, 2, 3, 4, 5 pierres pour 5, 10, 20, 35, 60. Seule la valeur atteinte compte, pas la somme.',
					hints: ['L’étage 4 coûte 4.', '4, 20, 60 et 15.']
				},
				finial: {
					prompt: 'Deux de vos pyramides sont achevées. Essayez de mettre un pyramidion sur f4.',
					done: 'Vous avez 2 pyramidions. On ne peut pas achever plus de pyramides.',
					hints: ['Choisissez f4 et payez 5 pierres.']
				},
				pieces: {
					prompt: 'Les pièces peuvent s’épuiser. Est-ce permis\u00a0?',
					items: {
						tenth: 'Étage 2 sur f4\u00a0; 9 pièces sont prises',
						eleventh: 'Étage 2 sur f4\u00a0; 10 pièces sont prises',
						'fourth-red': 'Étage 1 rouge sur f4\u00a0; 3 rouges sont pris'
					},
					done: '10 pièces d’étage 2, 8 d’étage 3, 6 d’étage 4, et 3 premiers étages par couleur.',
					hints: ['Il y a 10 pièces d’étage 2.', 'Il y a 3 premiers étages de chaque couleur.']
				}
			}
		},
		gold: {
			title: 'L’or sert à trois choses',
			aim: 'Acheter ouvriers et pierres, fouiller une pile, finir votre tour.',
			steps: {
				worker: {
					prompt: 'Achetez un ouvrier pour 3 or et mettez-le sur la fondation e7.',
					done: 'Il vient de votre réserve, sans ligne à suivre. Sur 7 or, il en reste 4.',
					hints: ['Choisissez d’acheter un ouvrier, puis e7.']
				},
				where: {
					prompt: 'Marquez chaque chantier où un ouvrier acheté peut aller.',
					done: 'Les fondations libres et votre pyramide. f4 est plein, d5 est à un autre.',
					hints: ['Aucune ligne n’est nécessaire.', 'e7, g6 et j2, au loin.']
				},
				stone: {
					prompt: 'Achetez une pierre.',
					done: 'Une pierre achetée est toujours blanche\u00a0: un joker.',
					hints: ['Elle coûte 3 or.']
				},
				prices: {
					prompt: 'Votre or suffit-il\u00a0?',
					items: {
						stone: '2 or\u00a0: acheter une pierre',
						worker: '2 or\u00a0: acheter un ouvrier',
						search: '1 or\u00a0: fouiller une pile',
						'no-gold': '0 or\u00a0: fouiller une pile'
					},
					done: 'Ouvrier et pierre coûtent 3 chacun, fouiller coûte 1.',
					hints: ['Deux des trois ont le même prix.', 'Non, non, oui, non.']
				},
				search: {
					prompt: 'Fouillez la pile 1 pour 1 or et prenez la tuile avec ouvrier et œil.',
					done: 'Sans payer, vous auriez pris la tuile du dessus sans la voir.',
					hints: ['Choisissez de fouiller, puis la pile 1.', 'Prenez la troisième tuile.']
				},
				back: {
					prompt:
						'Vous avez pris la troisième de\u00a0: ouvrier\u00a0; œil\u00a0; ouvrier et œil\u00a0; pierre et ouvrier. Comment la pile revient-elle\u00a0?',
					items: {
						'W_E_SW-red': 'ouvrier, œil, pierre',
						'E_W_SW-red': 'œil, ouvrier, pierre',
						'SW-red_E_W': 'pierre, œil, ouvrier'
					},
					done: 'Face cachée et dans le même ordre qu’avant.',
					hints: ['On ne mélange pas.', 'Ouvrier, œil, pierre.']
				},
				stacks: {
					prompt: 'Marquez chaque pile où vous pouvez prendre une tuile.',
					done: 'Toute pile qui a encore des tuiles. À vous de choisir.',
					hints: ['Une pile vide ne donne rien.', 'Il y en a 4.']
				},
				end: {
					prompt: 'Finissez votre tour\u00a0: terminez les actions, prenez une tuile, passez la main.',
					done: 'C’est à la personne à votre gauche.',
					hints: ['Dites d’abord que vous avez fini.', 'Puis prenez une tuile et terminez le tour.']
				}
			}
		},
		limits: {
			title: 'Trop riche',
			aim: 'Ramener or et pierres sous la limite.',
			steps: {
				five: {
					prompt: 'Vous avez 5 or, la limite est 4. Achetez quelque chose, puis finissez votre tour.',
					done: '3 or sont partis, 2 restent. L’or ne se jette pas, il se dépense.',
					hints: ['Une pierre ou un ouvrier coûte 3 or.'],
					mistakes: { keep: '5 or, c’est 1 de trop. Achetez d’abord.' }
				},
				'too-much': {
					prompt: 'Vous avez 8 or. Essayez de finir votre tour.',
					done: 'Avec plus de 4 or, un tour ne finit pas tant que vous pouvez acheter.',
					hints: ['Dites que vous avez fini.']
				},
				eight: {
					prompt: 'Vous avez 8 or. Menez votre tour à son terme.',
					done: '8, 5, 2\u00a0: il fallait deux achats.',
					hints: ['Un achat laisse 5.', 'Achetez deux fois, puis finissez.'],
					mistakes: { keep: 'Toujours plus de 4 or.' }
				},
				search: {
					prompt: 'Vous avez 5 or et prenez votre tuile. Finissez le tour avec exactement 4 or.',
					done: 'Fouiller une pile coûte 1 or et compte aussi.',
					hints: ['1 or doit partir.', 'Fouillez une pile et prenez une tuile quelconque.']
				},
				nine: {
					prompt: 'Vous avez 9 pierres, la limite est 7. Menez votre tour à son terme.',
					done: 'Chaque échange de 2 pierres contre 1 blanche en fait 1 de moins.',
					hints: ['Échangez deux pierres contre une blanche.', 'Il faut deux échanges.'],
					mistakes: { keep: 'Plus de 7 pierres. Échangez d’abord.' }
				},
				exchange: {
					prompt: 'Échanger une bleue et une rouge contre une blanche\u00a0: est-ce permis\u00a0?',
					items: {
						eight: '8 pierres, à la fin du tour',
						seven: '7 pierres, à la fin du tour',
						early: '8 pierres, avant de prendre une tuile'
					},
					done: 'L’échange est une obligation quand il y a trop de pierres, pas une offre.',
					hints: ['Quand la limite compte-t-elle\u00a0?', 'Oui, non, non.']
				},
				numbers: {
					prompt: 'Les limites en chiffres\u00a0:',
					items: {
						gold: 'Combien d’or pouvez-vous garder\u00a0?',
						stones: 'Combien de pierres pouvez-vous garder\u00a0?',
						exchanges: 'Vous avez 10 pierres. Combien d’échanges faut-il\u00a0?'
					},
					done: '4 or, 7 pierres. Chaque échange fait 1 pierre de moins.',
					hints: ['Plus de pierres que d’or.', '4, 7 et 3.']
				},
				end: {
					prompt: 'Le tour peut-il finir ainsi\u00a0?',
					items: {
						full: '4 or, 7 pierres',
						gold: '5 or, 6 pierres',
						stones: '3 or, 8 pierres'
					},
					done: 'Les deux limites s’appliquent séparément.',
					hints: ['4 or et 7 pierres sont tout juste permis.', 'Oui, non, non.']
				}
			}
		},
		'the-count': {
			title: 'La dernière tuile et le décompte',
			aim: 'Finir la partie et compter les points.',
			steps: {
				remove: {
					prompt: 'À 2 joueurs. Prenez une tuile pour qu’une pile quitte la partie.',
					done: 'Une pile qui n’a plus que 1 tuile est retirée. La tuile va dans la boîte sans être vue.',
					hints: ['Après vous, il doit rester 1 tuile.', 'La pile 2 a 2 tuiles.']
				},
				three: {
					prompt: 'À 3 joueurs. Piles de 3, 2 et 3 tuiles\u00a0: vous avez pris une tuile de la pile 2.',
					items: {
						stack: 'Combien de tuiles la pile 2 a-t-elle\u00a0?',
						all: 'Combien de tuiles restent dans toutes les piles\u00a0?'
					},
					done: 'À 3 ou 4 joueurs, chaque tuile est jouée.',
					hints: ['Rien n’est retiré.', '1 et 7.']
				},
				'last-turn': {
					prompt: 'Les piles sont vides et vous avez la dernière tuile. Jouez votre dernier tour.',
					done: 'Le tour est fini, donc la partie aussi. Chacun a eu 14 tours.',
					hints: [
						'Un tour comme toujours, mais sans nouvelle tuile.',
						'Poser, choisir une rangée, déplacer ou reprendre, finir.'
					]
				},
				over: {
					prompt: 'Les piles sont vides. Est-ce permis\u00a0?',
					items: {
						other: 'Votre tour est fini\u00a0; le joueur 2 pose la dernière tuile',
						'in-time': 'Au dernier tour\u00a0: acheter une pierre',
						late: 'Après le dernier tour\u00a0: acheter une pierre'
					},
					done: 'La dernière tuile se joue encore, avec toutes les actions. Ensuite, plus rien.',
					hints: ['La dernière tuile doit être posée et son tour fini.', 'Oui, oui, non.']
				},
				sum: {
					prompt: 'La partie est finie. Comptez vos points.',
					items: {
						foundations: 'Fondations f4 et d5\u00a0?',
						pyramids: 'Pyramides e7 (étage 4) et g6 (étage 5)\u00a0?',
						rest: '5 pierres et 4 or\u00a0?',
						total: 'En tout\u00a0?'
					},
					done: '3 + 2, puis 35 + 60, puis 9\u00a0: 109 points.',
					hints: ['Une valeur compte une fois, quel que soit le nombre d’ouvriers.', '5, 95, 9 et 109.']
				},
				foundations: {
					prompt: 'Marquez chaque fondation qui compte pour vous.',
					done: 'f4 et c3. Sous votre pyramide d5, seule la pyramide compte.',
					hints: ['Vos ouvriers doivent s’y tenir.', 'Il y en a 2.']
				},
				card: {
					prompt: 'Fondations 3 et 2, pyramides 35 et 60, 1 or.',
					items: {
						total: 'Combien de points\u00a0?',
						card: 'Quelle carte prenez-vous\u00a0? (0\u00a0: aucune)',
						marker: 'Où est votre marqueur\u00a0?'
					},
					done: 'Au-dessus de 100, prenez la carte\u00a0; au-dessus de 200, retournez-la. Exactement 100 n’en donne pas.',
					hints: ['La piste s’arrête à 100.', '101\u00a0: la carte 100, le marqueur sur 1.']
				},
				winner: {
					prompt: 'Chacun a des pyramides pour 95. Qui gagne\u00a0? Plusieurs réponses possibles.',
					help: 'Ajoutez fondations, pierres et or.',
					items: { '0': 'Vous', '1': 'Joueur 2', '2': 'Joueur 3' },
					done: '109, 109 et 98. À égalité, on partage la victoire.',
					hints: ['Ajoutez ce que chacun a d’autre.', '3 + 7 + 4 pour vous et pour le joueur 2.']
				}
			}
		},
		variants: {
			title: 'Sphinx, scarabée et piles ouvertes',
			aim: 'Jouer avec les symboles et les piles ouvertes.',
			steps: {
				sphinx: {
					prompt: 'Variante des symboles\u00a0: votre tuile vient du présentoir du sphinx. Posez-la sur e4.',
					done: 'Les colonnes a à e sont au sphinx, f à j au scarabée.',
					hints: ['Choisissez e4\u00a0; l’escalier doit viser un chantier.'],
					mistakes: { scarab: 'C’est une case scarabée.' }
				},
				'wrong-half': {
					prompt: 'Essayez de poser la tuile du sphinx sur une case scarabée.',
					done: 'Une tuile appartient à la moitié de son présentoir.',
					hints: ['f3 est une case scarabée.']
				},
				pay: {
					prompt: 'Posez quand même la tuile du sphinx sur f3. Vous avez 1 or.',
					done: 'Pour 1 or, le symbole ne compte pas.',
					hints: ['Payez 1 or pour l’autre moitié.'],
					mistakes: { unpaid: 'Sans payer, la tuile reste dans sa moitié.' }
				},
				cases: {
					prompt: 'Votre tuile vient du présentoir du scarabée. Vous n’avez pas d’or. Est-ce permis\u00a0?',
					items: {
						scarab: 'Sur f3, une case scarabée',
						sphinx: 'Sur e4, une case sphinx',
						'no-gold': 'Sur e4, en payant 1 or',
						base: 'Jeu de base\u00a0: tuile du sphinx sur f3'
					},
					done: 'Dans le jeu de base, les symboles ne signifient rien.',
					hints: ['Les colonnes f à j sont au scarabée.', 'Oui, non, non, oui.']
				},
				side: {
					prompt:
						'Vous avez pris une tuile de la pile 6. De quel côté de votre tableau peut-elle servir d’aide-mémoire\u00a0?',
					items: { sphinx: 'Sphinx', scarab: 'Scarabée' },
					done: 'Les piles 5 à 8 sont du côté du scarabée, 1 à 4 du côté du sphinx.',
					hints: ['Dans quel présentoir est la pile 6\u00a0?', 'Scarabée.']
				},
				known: {
					prompt: 'Piles ouvertes\u00a0: 4 sur 8 sont visibles. Prenez la tuile avec ouvrier et œil.',
					done: 'Sur une pile ouverte, vous savez ce que vous prenez, sans payer.',
					hints: ['Regardez les piles ouvertes.', 'Elle est sur la pile 5.']
				},
				'search-open': {
					prompt: 'Essayez de fouiller une pile ouverte pour 1 or.',
					done: 'On ne fouille que les piles cachées.',
					hints: ['La pile 1 est ouverte.']
				},
				closed: {
					prompt: 'Marquez chaque pile que vous pouvez fouiller pour 1 or.',
					done: 'Les 4 qui sont cachées.',
					hints: ['Écartez les piles ouvertes.', '3, 4, 7 et 8.']
				}
			}
		},
		together: {
			title: 'En solo ou ensemble',
			aim: 'Réussir les trois missions du groupe.',
			steps: {
				'task-1': {
					prompt: 'Mission 1\u00a0: 4 pyramides de valeur 60. Mettez le quatrième pyramidion sur g6.',
					done: 'Réussi. Le troisième et le quatrième pyramidion venaient d’une autre couleur.',
					hints: ['Choisissez g6, payez 4 vertes et 1 blanche.']
				},
				'set-up': {
					prompt: 'Tous jouent une couleur, avec un tableau de pierres et une tuile en main.',
					items: {
						dealt: 'Combien d’ouvriers le groupe reçoit-il\u00a0?',
						left: 'Combien sont en réserve, sans le marqueur\u00a0?',
						turns: 'Combien de tours a le groupe\u00a0?'
					},
					done: '12 ouvriers, dont un sur l’œil d’Horus, et 28 tours.',
					hints: ['Moins qu’à 2 joueurs.', '12, 11 et 28.']
				},
				unseen: {
					prompt: 'Prenez une tuile pour que la dernière de sa pile quitte la partie.',
					done: 'Comme à 2\u00a0: la dernière tuile de chaque pile va dans la boîte sans être vue.',
					hints: ['Cherchez une pile de 2.', 'La pile 5.']
				},
				heights: {
					prompt: 'Le cinquième étage est-il permis\u00a0?',
					items: {
						group: 'Groupe, mission 1\u00a0: le troisième pyramidion',
						'two-players': 'À 2 joueurs\u00a0: votre troisième pyramidion',
						'task-3': 'Groupe, mission 3\u00a0: sur une pyramide de valeur 35'
					},
					done: 'Les missions 1 et 2 permettent tous les pyramidions. La mission 3 s’arrête à 35.',
					hints: ['Un joueur a 2 pyramidions.', 'Oui, non, non.']
				},
				points: {
					prompt: 'La mission 2 demande plus de 275 points. Quel total suffit\u00a0?',
					items: { '274': '274', '275': '275', '276': '276' },
					done: 'Plus de 275\u00a0: à partir de 276. Le décompte final décide.',
					hints: ['275 n’est pas plus que 275.']
				},
				'task-2': {
					prompt: 'Mission 2, dernier tour\u00a0: vos pyramides valent 275. Réussissez la mission.',
					done: 'La fondation a apporté les points manquants.',
					hints: [
						'Une fondation avec un ouvrier compte.',
						'Déplacez l’ouvrier vers d5, puis finissez le tour.'
					]
				},
				'task-3': {
					prompt: 'Mission 3\u00a0: 6 pyramides de valeur 35 en 6 couleurs. Terminez-la.',
					done: 'Réussi. Une deuxième bleue n’aurait pas compté, et c’était la dernière pièce d’étage 4.',
					hints: ['Quelle couleur manque\u00a0?', 'Construisez sur g6 avec 3 violettes et 1 blanche.']
				},
				sealed: {
					prompt: 'Mission 3\u00a0: essayez de mettre l’ouvrier sur une pyramide de valeur 35.',
					done: 'Elle est terminée\u00a0: ni ouvrier ni étage de plus.',
					hints: ['De d6 vers d5.']
				}
			}
		}
	}
};

export default text;
