// French: the course Temple of Artefacts.
import type { CourseText } from '../../../schema/lesson.ts';

const text: CourseText = {
	lessons: {
		build: {
			title: 'Construire le temple',
			aim: 'Mettre en place une partie depuis la boîte.',
			steps: {
				decks: {
					prompt:
						'On joue avec 6 des 10 paquets. Pour débuter\u00a0: statues, pièces, armes, manuscrits, joyaux et reliques. Choisissez-les.',
					items: {
						ST: 'Statues',
						PO: 'Porcelaine',
						CO: 'Pièces',
						VM: 'Vampire et momie',
						WE: 'Armes',
						MA: 'Manuscrits',
						TR: 'Trésor',
						JE: 'Joyaux',
						RE: 'Reliques',
						CB: 'Malédiction et bénédiction'
					},
					done: 'Tout choix convient, pourvu qu’il y en ait 6. Les 4 autres paquets retournent dans la boîte.',
					hints: [
						'Six noms sont dans la phrase.',
						'Tous sauf porcelaine, vampire et momie, trésor, malédiction et bénédiction.'
					]
				},
				'face-down': {
					prompt: 'Lesquelles de ces cartes retournez-vous sur leur dos avant de mélanger\u00a0?',
					items: {
						ST2: 'Statue sans symbole',
						CO8: 'Pièce avec le symbole «\u00a0caché\u00a0»',
						WE1: 'Arme avec une étoile',
						MA9: 'Manuscrit avec étoile et symbole «\u00a0caché\u00a0»',
						JE3: 'Joyau sans symbole'
					},
					done: 'Seul le symbole «\u00a0caché\u00a0» compte. Puis on mélange sans retourner de carte.',
					hints: ['L’étoile n’y est pour rien.', 'La pièce et le manuscrit.']
				},
				middle: {
					prompt: 'Marquez toutes les cartes de l’étage du milieu.',
					help: 'Il fait 4 cartes sur 2 et repose sur l’étage inférieur.',
					done: '8 cartes, chacune décalée d’une demi-carte.',
					hints: ['Sous les 3 cartes du sommet, il y a 2 rangées de 4.', 'Marquez les deux rangées de 4.']
				},
				cards: {
					prompt:
						'Un paquet a 9 cartes. L’étage inférieur fait 5 sur 3, celui du milieu 4 sur 2, le sommet 3 sur 1.',
					items: {
						all: 'Combien de cartes Artefact dans la boîte, avec 10 paquets\u00a0?',
						shuffled: 'Combien en mélangez-vous\u00a0?',
						ground: 'Combien à l’étage inférieur\u00a0?',
						top: 'Combien au sommet\u00a0?',
						temple: 'Combien dans tout le temple\u00a0?'
					},
					done: '15 + 8 + 3 = 26. Les 28 autres cartes, sur 54, attendent le second temple.',
					hints: ['Multipliez.', '10 × 9, 6 × 9, 5 × 3.']
				},
				assistants: {
					prompt:
						'En jeu\u00a0: pièces, armes, reliques, porcelaine, vampire et momie, trésor. Qui est à côté du temple\u00a0?',
					items: {
						AS1: 'Sculpteur, pour les statues',
						AS2: 'Changeur, pour les pièces',
						AS4: 'Scribe, pour les manuscrits',
						AS8: 'Potier, pour la porcelaine',
						AS11: 'Banquier, sans paquet'
					},
					done: 'Les assistants des paquets absents vont dans la boîte. Ceux sans paquet sont toujours là.',
					hints: ['Le paquet est-il en jeu\u00a0?', 'Statues et manuscrits ne sont pas en jeu.']
				},
				silver: {
					prompt: '3 joueurs, une boîte avec 40 Argent, 12 assistants et 4 cartes Étoile de 3 PV.',
					items: {
						each: 'Combien d’Argent reçoit chaque joueur\u00a0?',
						bank: 'Combien en reste-t-il à la banque\u00a0?',
						away: '2 assistants n’ont pas de paquet, 10 en ont un chacun. Combien sont dans la boîte\u00a0?'
					},
					done: '40 moins 3 × 2 font 34. Les assistants des 4 paquets absents sont dans la boîte.',
					hints: [
						'Tous reçoivent la même chose, et c’est peu.',
						'2 chacun\u00a0; 4 paquets ne sont pas en jeu.'
					]
				},
				start: {
					prompt: 'Le sort désigne le joueur 3 pour commencer. Qui joue ensuite, en manche 1\u00a0?',
					help: '4 joueurs, numérotés dans le sens horaire à partir de vous.',
					items: { '0': 'Vous, joueur 1', '1': 'Joueur 2', '3': 'Joueur 4' },
					done: 'La manche 1 se joue dans le sens horaire\u00a0: le joueur 4 suit.',
					hints: ['Dans le sens horaire, les numéros montent.', 'Après 3 vient 4.']
				},
				order: {
					prompt: 'Mettez la construction du temple dans l’ordre.',
					items: {
						choose: 'Choisir 6 paquets',
						turn: 'Retourner les cartes marquées',
						shuffle: 'Mélanger',
						ground: 'Poser 5 sur 3',
						middle: 'Poser 4 sur 2',
						top: 'Poser 3 sur 1'
					},
					done: 'On retourne avant de mélanger, et on construit de bas en haut.',
					hints: ['On mélange après avoir retourné.', 'L’étage inférieur porte les autres.']
				},
				table: {
					prompt: 'Avec votre propre boîte, cochez.',
					items: {
						shuffle: 'Mélangé sans retourner de carte',
						pile: '28 cartes mises de côté',
						assistants: 'Assistants visibles près du temple',
						stars: '4 cartes Étoile prêtes',
						bank: '2 Argent chacun, le reste à la banque',
						start: 'Premier joueur tiré au sort'
					},
					done: 'Le premier joueur commence.',
					hints: []
				}
			}
		},
		'free-card': {
			title: 'La carte gratuite',
			aim: 'Savoir ce qui ne coûte rien, et ce qu’est un tour.',
			steps: {
				take: {
					prompt: 'Rien ne recouvre les 3 cartes du sommet. Prenez la pièce.',
					done: 'Elle n’a rien coûté et se trouve face visible dans votre zone de jeu.',
					hints: ['Touchez la carte gauche du sommet, puis prenez-la.'],
					mistakes: { covered: 'D’autres cartes sont posées dessus, et vous n’avez pas d’Argent.' }
				},
				free: {
					prompt: 'Marquez toutes les cartes qui ne coûtent rien.',
					done: 'Seulement le sommet. Toutes les autres portent une carte, ne serait-ce que sur un coin.',
					hints: ['Une carte dont on voit le bord est tout de même recouverte.', 'Les 3 cartes du sommet.']
				},
				edge: {
					prompt:
						'Vous n’avez pas d’Argent. Essayez de prendre le manuscrit en haut à gauche de l’étage du milieu.',
					done: 'Refusé\u00a0: une carte du sommet repose sur son coin. Recouverte en partie, elle n’est pas gratuite.',
					hints: ['Touchez la carte, puis prenez-la.']
				},
				uncovered: {
					prompt:
						'La carte gauche du sommet est partie. Marquez toutes les cartes qui ne coûtent rien à présent.',
					done: 'Les 2 cartes de gauche au milieu sont libres. Leurs voisines portent encore une carte.',
					hints: ['4 cartes sont libres.', '2 au sommet, 2 à gauche de l’étage du milieu.']
				},
				second: {
					prompt: 'Vous avez pris la pièce. Essayez de prendre aussi la statue du sommet.',
					done: 'Refusé\u00a0: une action par tour. Puis c’est au suivant.',
					hints: ['Touchez la carte droite du sommet, puis prenez-la.']
				},
				allowed: {
					prompt: 'La dernière chose est-elle permise\u00a0?',
					items: {
						pass: 'Finir le tour sans rien faire.',
						'take-end': 'Prendre la statue du sommet, puis finir le tour.',
						'take-hire': 'Prendre la statue du sommet, puis engager le Sculpteur.',
						'hire-end': 'Engager le Sculpteur, puis finir le tour.'
					},
					done: 'Une action\u00a0: prendre ou engager. On ne passe pas tant que le temple a des cartes.',
					hints: ['Exactement une action.', 'Deux des quatre sont permises.']
				},
				turn: {
					prompt: 'Vous n’avez pas d’Argent. Prenez une pièce et finissez votre tour.',
					done: 'Sans les deux cartes du sommet, la pièce du milieu était gratuite.',
					hints: ['Une pièce ne porte rien.', 'Étage du milieu, rangée du haut, deuxième carte.']
				}
			}
		},
		digging: {
			title: 'Déterrer',
			aim: 'Connaître le prix de chaque carte, et le payer.',
			steps: {
				pay: {
					prompt:
						'Déterrez la pièce de l’étage du milieu, rangée du haut. 2 cartes du sommet la recouvrent\u00a0: 2 Argent.',
					done: 'Les 2 Argent vont à la banque, la pièce arrive face visible dans votre zone.',
					hints: ['Rangée du haut de l’étage du milieu, deuxième carte.']
				},
				stay: {
					prompt: 'Vous avez déterré la pièce sous 2 cartes du sommet.',
					items: {
						top: 'Combien de cartes y a-t-il au sommet maintenant\u00a0?',
						temple: 'Combien dans le temple, sur 26\u00a0?',
						below:
							'La relique de l’étage inférieur, rangée 1, deuxième\u00a0: 2 cartes la recouvraient. Que coûte-t-elle à présent\u00a0?'
					},
					done: 'Seule la carte déterrée part. Ce qui était dessus reste\u00a0; ce qui était dessous coûte 1 de moins.',
					hints: ['Rien ne tombe.', 'Une carte manque au temple, et une au-dessus de la relique.']
				},
				on: {
					prompt: 'Marquez toutes les cartes posées sur la statue de l’étage inférieur, rangée 2, deuxième.',
					help: 'Un coin suffit, et tous les étages comptent.',
					done: '4 de l’étage du milieu et celle du sommet juste au-dessus\u00a0: 5 Argent.',
					hints: ['4 cartes du milieu la touchent.', 'N’oubliez pas la carte gauche du sommet.']
				},
				dear: {
					prompt:
						'Vous avez 2 Argent. Essayez de déterrer cette statue\u00a0: étage inférieur, rangée 2, deuxième.',
					done: 'Refusé\u00a0: elle coûte 5. Chaque carte dessus compte, à quelque étage que ce soit.',
					hints: ['Choisissez la carte sous la carte gauche du sommet, puis prenez-la.']
				},
				price: {
					prompt: 'Combien coûte cette carte\u00a0?',
					items: {
						m12: 'Étage du milieu, rangée 1, deuxième carte.',
						g11: 'Étage inférieur, coin en haut à gauche.',
						g23: 'Étage inférieur, la carte tout au centre.',
						t2: 'La carte cachée du sommet.'
					},
					done: '1 Argent par carte posée dessus. Visible ou cachée, peu importe.',
					hints: ['Comptez au-dessus, étage par étage.', 'Les coins de l’étage inférieur portent 1 carte.']
				},
				allowed: {
					prompt: 'Vous avez 1 Argent. Est-ce permis\u00a0?',
					items: {
						corner: 'Prendre le joyau au coin de l’étage inférieur.',
						beside: 'Prendre la relique à côté.',
						gap: 'Prendre la même relique\u00a0; une carte au-dessus est déjà partie.',
						under:
							'Prendre la statue de l’étage inférieur sous la carte gauche du sommet\u00a0; 3 cartes du milieu sont parties.'
					},
					done: 'Comptez ce qui est posé sur la carte à cet instant.',
					hints: ['1 Argent paie pour 1 carte dessus.', 'Sous celle du sommet, il reste 1 carte du milieu.']
				},
				'too-dear': {
					prompt:
						'Il reste une partie d’un temple, et vous avez 1 Argent. Marquez toutes les cartes trop chères.',
					done: '2, 2 et 4 Argent. Toutes les autres coûtent 1 ou rien.',
					hints: ['Regardez l’étage inférieur.', 'Là où 2 cartes du milieu se rejoignent, il en coûte 2.']
				},
				relic: {
					prompt: 'Vous avez 2 Argent. Prenez une relique.',
					done: 'Il y avait trois façons\u00a0: deux à 1 Argent, une à 2.',
					hints: ['Regardez au bout à droite de l’étage du milieu.', 'Les coins sont bon marché.'],
					mistakes: { deep: 'Trop profond\u00a0: plus de cartes dessus que vous ne pouvez payer.' }
				}
			}
		},
		looking: {
			title: 'Regarder d’abord',
			aim: 'Regarder les cartes cachées, et savoir quand cela vaut la peine.',
			steps: {
				look: {
					prompt: 'Payez 1 Argent et regardez la carte cachée de la rangée du bas, à l’étage du milieu.',
					done: 'Personne d’autre ne l’a vue. Elle reste cachée à sa place.',
					hints: ['Deuxième carte de la rangée du bas.', 'Touchez-la et choisissez de regarder.'],
					mistakes: { open: 'Celle-ci est déjà visible.' }
				},
				paid: {
					prompt: 'Vous avez regardé\u00a0: un manuscrit. 2 cartes du sommet le recouvrent.',
					items: {
						silver: 'Combien reste-t-il de vos 2 Argent\u00a0?',
						price: 'Combien coûte la carte maintenant\u00a0?',
						actions: 'Combien d’actions vous reste-t-il\u00a0?'
					},
					done: 'Regarder coûte 1 et n’est pas déduit du prix. Ce n’est pas une action.',
					hints: ['Regarder a été payé à part.', 'Déterrer coûte toujours 1 par carte dessus.']
				},
				dear: {
					prompt: 'Il vous reste 1 Argent. Essayez quand même de prendre le manuscrit.',
					done: 'Refusé\u00a0: il coûte 2, et l’Argent payé pour regarder est dépensé.',
					hints: ['Touchez la carte regardée, puis prenez-la.']
				},
				instead: {
					prompt: 'Laissez-le. Prenez la statue à sa gauche pour 1 Argent.',
					done: 'Regarder n’engage à rien\u00a0: votre action était encore libre.',
					hints: ['Rangée du bas de l’étage du milieu, première carte.']
				},
				unseen: {
					prompt: 'Vous n’avez pas d’Argent. Prenez la carte cachée du sommet.',
					done: 'Une arme. Une carte prise est toujours face visible chez vous, quelle que soit sa face d’avant.',
					hints: [
						'Rien ne la recouvre\u00a0: elle est gratuite.',
						'Touchez la carte du milieu au sommet, puis prenez-la.'
					],
					mistakes: { 'no-silver': 'Regarder coûte 1 Argent. Prendre cette carte ne coûte rien.' }
				},
				which: {
					prompt: 'Marquez toutes les cartes que vous pouvez regarder en payant.',
					done: 'Toute carte cachée du temple, recouverte ou non.',
					hints: ['Elle n’a pas besoin d’être libre.', 'Il y en a 6.']
				},
				allowed: {
					prompt: 'Vous avez 2 Argent. La dernière chose est-elle permise\u00a0?',
					items: {
						two: 'Regarder la carte cachée du sommet, puis une autre.',
						again: 'Regarder la carte cachée du sommet, puis encore une fois.',
						late: 'Prendre la pièce du sommet, puis regarder une carte cachée.',
						leave: 'Regarder la carte cachée du sommet, puis prendre la statue à côté.'
					},
					done: 'Autant de fois que vous payez, mais avant l’action, et chaque carte une fois.',
					hints: ['On regarde avant l’action.', 'Ce que vous avez vu, vous le retenez.']
				},
				alone: {
					prompt: 'Avec 2 Argent\u00a0: regardez une carte cachée, puis prenez-la.',
					done: 'Regarder et déterrer\u00a0: 2 Argent suffisent pour celle du sommet ou pour le coin.',
					hints: ['Il reste 1 Argent pour déterrer.', 'Celle du sommet est gratuite, le coin coûte 1.']
				}
			}
		},
		hiring: {
			title: 'Engager',
			aim: 'Utiliser l’autre action, et choisir un assistant.',
			steps: {
				hire: {
					prompt: 'Vous avez 2 pièces. Payez 1 Argent et engagez le Changeur\u00a0: 1 PV par pièce.',
					done: 'C’était votre action. Le Changeur compte en fin de partie.',
					hints: ['Choisissez le Changeur à côté du temple.']
				},
				both: {
					prompt: 'Vous avez engagé quelqu’un. Essayez de prendre aussi la pièce gratuite.',
					done: 'Refusé\u00a0: engager est aussi une action, et vous en avez une par tour.',
					hints: ['Touchez la carte gauche du sommet, puis prenez-la.']
				},
				'no-silver': {
					prompt: 'Vous n’avez pas d’Argent. Essayez d’engager le Sculpteur.',
					done: 'Refusé\u00a0: un assistant coûte 1 Argent.',
					hints: ['Choisissez le Sculpteur, puis engagez-le.']
				},
				scoring: {
					prompt: 'Marquez tous les assistants qui vous rapporteraient des PV en l’état.',
					help: 'Vous avez 1 Argent\u00a0; une de vos cartes porte une étoile.',
					done: 'Pièces, joyau et étoile. Il faut à l’Armurier des séries d’armes retournées, au Banquier 2 Argent.',
					hints: ['Comparez avec vos cartes.', 'Changeur, Joaillier et encore un.']
				},
				allowed: {
					prompt: 'Vous avez 2 Argent. La dernière chose est-elle permise\u00a0?',
					items: {
						one: 'Engager le Scribe.',
						two: 'Engager le Scribe, puis le Sculpteur.',
						gone: 'Engager le Changeur, déjà chez le joueur 2.',
						'look-first': 'Regarder une carte, puis engager le Scribe.'
					},
					done: 'Un assistant posé à côté du temple, pour 1 Argent.',
					hints: ['Engager prend toute l’action.', 'Regarder n’est pas une action.']
				},
				alone: {
					prompt: 'Engagez l’assistant qui vous rapporte le plus.',
					done: '2 reliques\u00a0: 2 PV. Les armes sont visibles, l’Armurier ne rapporte encore rien.',
					hints: ['Vous avez 2 reliques et 2 armes.', 'Le Gardien des reliques.']
				}
			}
		},
		coins: {
			title: 'Pièces\u00a0: maintenant ou plus tard',
			aim: 'Déclencher un bonus au bon moment.',
			steps: {
				pair: {
					prompt: 'Vous avez une pièce. Prenez celle du sommet, puis déclenchez le bonus avec les deux.',
					done: '2 pièces\u00a0: 1 Argent de la banque. Les deux cartes sont retournées.',
					hints: [
						'Prenez d’abord la carte gauche du sommet.',
						'Puis choisissez les deux pièces et déclenchez.'
					]
				},
				gain: {
					prompt: 'Vous aviez 2 Argent et avez déclenché 2 pièces.',
					items: {
						silver: 'Combien d’Argent avez-vous maintenant\u00a0?',
						'face-up': 'Combien de vos pièces sont visibles\u00a0?',
						points: 'Combien de PV valent vos pièces à la fin\u00a0?'
					},
					done: 'Une pièce vaut 2 PV, retournée ou non.',
					hints: ['2 pièces donnent 1 Argent.', 'Les cartes retournées comptent encore.']
				},
				wait: {
					prompt:
						'Attendez cette fois le meilleur bonus\u00a0: prenez une troisième pièce et déclenchez les 3 ensemble.',
					done: '3 pièces à la fois\u00a0: 2 Argent.',
					hints: [
						'2 pièces du temple coûtent 1 Argent.',
						'Étage du milieu, rangée du haut, deuxième carte\u00a0; puis choisissez les 3.'
					]
				},
				more: {
					prompt: 'Vous aviez 2 Argent, avez déterré la troisième pièce pour 1 et déclenché les 3.',
					items: {
						silver: 'Combien d’Argent avez-vous maintenant\u00a0?',
						points: 'Combien de PV valent les 3 pièces\u00a0?'
					},
					done: '2 − 1 + 2 = 3. Attendre a rapporté 2 Argent au lieu de 1.',
					hints: ['3 pièces donnent 2 Argent.', '2 − 1 + 2.']
				},
				reuse: {
					prompt:
						'2 pièces sont retournées, une est nouvelle. Essayez de la déclencher avec une pièce retournée.',
					done: 'Refusé\u00a0: une carte retournée ne fait plus jamais partie d’une série.',
					hints: ['Choisissez la nouvelle et une retournée, puis déclenchez.']
				},
				third: {
					prompt: '2 pièces ont été déclenchées, la troisième est venue après.',
					items: {
						usable: 'Combien de pièces peuvent entrer dans une nouvelle série\u00a0?',
						points: 'Combien de PV valent les 3 pièces\u00a0?'
					},
					done: 'La troisième n’ajoute rien à l’ancienne série. Elle en attend une nouvelle.',
					hints: ['Seulement ce qui est visible.', '2 PV chacune.']
				},
				allowed: {
					prompt: 'Vous avez 4 pièces, une arme et 2 statues. La dernière chose est-elle permise\u00a0?',
					items: {
						two: 'Déclencher 2 pièces.',
						one: 'Déclencher 1 pièce.',
						three: 'Déclencher 3 pièces.',
						four: 'Déclencher 4 pièces ensemble.',
						mixed: 'Déclencher une pièce et l’arme.',
						statues: 'Déclencher 2 statues.',
						added: 'Déclencher 2 pièces, puis l’une d’elles avec une troisième.'
					},
					done: '2 ou 3 cartes visibles d’un même type, et seulement d’un type à bonus.',
					hints: ['Il y a un bonus pour 2 et un pour 3.', 'Les statues n’ont pas d’action bonus.']
				},
				alone: {
					prompt: 'Vous n’avez pas d’Argent. Prenez ce tour-ci la statue à gauche de l’étage du milieu.',
					done: 'Un bonus peut précéder l’action\u00a0: son Argent a servi à déterrer.',
					hints: ['Elle coûte 1 Argent.', 'Vos 2 pièces peuvent le fournir.'],
					mistakes: { 'no-silver': 'Elle coûte 1 Argent. Avez-vous de quoi en obtenir\u00a0?' }
				}
			}
		},
		manuscripts: {
			title: 'Manuscrits\u00a0: actions supplémentaires',
			aim: 'Faire plus d’une chose dans un tour.',
			steps: {
				pair: {
					prompt:
						'Déterrez le manuscrit en haut à gauche de l’étage du milieu, puis déclenchez vos deux manuscrits.',
					done: '2 manuscrits\u00a0: 1 action supplémentaire, aussitôt.',
					hints: ['Déterrer coûte 1 Argent.', 'Puis choisissez les deux manuscrits et déclenchez.']
				},
				save: {
					prompt: 'Vous avez une action supplémentaire. Essayez de finir le tour pour la garder.',
					done: 'Refusé\u00a0: elle ne se garde pas. Tant que le temple a des cartes, il faut l’utiliser.',
					hints: ['Finissez le tour.']
				},
				extra: {
					prompt: 'Utilisez votre action supplémentaire à votre guise.',
					done: 'Prendre ou engager, aux coûts habituels.',
					hints: ['Une carte du sommet est gratuite.', 'Ou engagez quelqu’un pour 1 Argent.']
				},
				three: {
					prompt: 'Avant d’agir, vous avez déclenché 3 manuscrits.',
					items: {
						actions: 'Combien d’actions avez-vous dans ce tour à présent\u00a0?',
						points: 'Combien de PV valent les 3 manuscrits\u00a0?'
					},
					done: 'L’action du tour et 2 de plus. 1 PV par manuscrit.',
					hints: ['3 cartes donnent 2 actions supplémentaires.', 'La première action est encore libre.']
				},
				allowed: {
					prompt: 'Vous avez 2 manuscrits. La dernière chose est-elle permise\u00a0?',
					items: {
						second: 'Déclencher les deux, prendre la pièce du sommet, prendre la statue du sommet.',
						hire: 'Déclencher les deux, prendre la pièce du sommet, engager le Scribe.',
						third:
							'Déclencher les deux, prendre la pièce du sommet, engager le Scribe, prendre la statue du sommet.',
						none: 'Prendre la pièce du sommet, prendre la statue du sommet.'
					},
					done: '2 manuscrits font 2 actions dans le tour, et engager en est une.',
					hints: ['Comptez les actions.', 'Engager compte comme prendre.']
				},
				wait: {
					prompt: 'Faites trois choses en un tour\u00a0: prenez 2 cartes et engagez 1 assistant.',
					done: 'Attendre le troisième manuscrit valait la peine\u00a0: 2 actions supplémentaires.',
					hints: [
						'Il vous faut 3 manuscrits.',
						'Déterrez celui à 1 Argent, déclenchez les 3, engagez, prenez une carte du sommet.'
					]
				},
				alone: {
					prompt: 'Vous n’avez pas d’Argent. Prenez la pièce et la statue du sommet, puis finissez le tour.',
					done: 'Déclencher avant ou après la première carte\u00a0: les deux conviennent.',
					hints: ['Il vous faut 2 actions.', 'Déclenchez vos 2 manuscrits.']
				}
			}
		},
		weapons: {
			title: 'Armes et cartes à l’abri',
			aim: 'Voler, et s’en protéger.',
			steps: {
				steal: {
					prompt: 'Déclenchez vos 2 armes et volez la statue du joueur 2.',
					done: 'Elle arrive face visible dans votre zone. Les deux armes sont retournées.',
					hints: ['Choisissez les deux armes et déclenchez.', 'Puis choisissez la statue du joueur 2.']
				},
				safe: {
					prompt: 'Les armes sont déclenchées. Essayez de voler une pièce retournée.',
					done: 'Refusé\u00a0: ce qui est retourné ne peut être volé.',
					hints: ['Le joueur 2 a 2 pièces retournées. Choisissez-en une.']
				},
				targets: {
					prompt: 'Marquez tout ce que vous pourriez voler.',
					done: 'Les cartes Artefact visibles des autres. Rien de retourné, ni assistant, ni Argent.',
					hints: ['Visible, et pas à vous.', '1 carte du joueur 2, 2 du joueur 3.']
				},
				'two-players': {
					prompt: 'Déclenchez 3 armes. Volez une carte à chacun des autres.',
					done: '3 armes\u00a0: 2 cartes en tout, à un joueur ou à deux.',
					hints: ['Choisissez les 3 armes et déclenchez.', 'La statue, puis une relique.'],
					mistakes: { stop: 'Il reste une seconde carte à voler.' }
				},
				allowed: {
					prompt: 'Vous avez 3 armes. La dernière chose est-elle permise\u00a0?',
					items: {
						'same-player': 'En déclencher 3, voler 2 reliques au joueur 3.',
						'pair-twice': 'En déclencher 2, voler 2 reliques.',
						three: 'En déclencher 3, voler 3 cartes.',
						own: 'En déclencher 2, choisir votre propre troisième arme.',
						turned: 'En déclencher 3, voler une relique et une pièce retournée.',
						'one-of-two': 'En déclencher 3, voler une relique, puis prendre une carte du sommet.'
					},
					done: '2 armes 1 carte, 3 armes 2 cartes\u00a0: visibles, et chez les autres.',
					hints: ['Combien d’armes, combien de cartes\u00a0?', 'Le bonus entier vient avant tout le reste.']
				},
				worth: {
					prompt: '2 armes sont retournées, une troisième est visible.',
					items: {
						points: 'Combien de PV valent les 3 armes\u00a0?',
						usable: 'Combien peuvent entrer dans une nouvelle série\u00a0?'
					},
					done: '1 PV chacune, retournée ou non. Les retournées ont déjà servi.',
					hints: ['1 PV chacune.', 'Seulement ce qui est visible.']
				},
				protect: {
					prompt: 'Le joueur 2 a 2 armes. Mettez vos pièces à l’abri.',
					done: 'Les cartes déclenchées sont retournées, et personne ne peut les voler.',
					hints: ['Les cartes retournées sont à l’abri.', 'Déclenchez vos 2 pièces.']
				}
			}
		},
		jewels: {
			title: 'Joyaux et assistants',
			aim: 'Obtenir des assistants sans Argent, et compter ce qu’ils rapportent.',
			steps: {
				pair: {
					prompt: 'Vous n’avez pas d’Argent. Déclenchez vos 2 joyaux et prenez le Joaillier.',
					done: '2 joyaux\u00a0: 1 assistant de votre choix, sans payer.',
					hints: ['Choisissez les deux joyaux et déclenchez.', 'Puis choisissez le Joaillier.']
				},
				free: {
					prompt: 'Vous aviez 1 Argent et avez déclenché 2 joyaux pour le Joaillier, 1 PV par joyau.',
					items: {
						silver: 'Combien d’Argent avez-vous maintenant\u00a0?',
						actions: 'Combien d’actions vous reste-t-il\u00a0?',
						jewels: 'Combien de PV valent les joyaux\u00a0?',
						jeweller: 'Et le Joaillier\u00a0?'
					},
					done: 'Le bonus ne coûte ni Argent ni action.',
					hints: ['Rien n’a été payé.', 'Les joyaux retournés comptent aussi pour le Joaillier.']
				},
				allowed: {
					prompt:
						'Vous avez 3 joyaux\u00a0; l’Astronome est chez le joueur 2. La dernière chose est-elle permise\u00a0?',
					items: {
						'pair-two': 'En déclencher 2, prendre 2 assistants.',
						'three-two': 'En déclencher 3, prendre 2 assistants.',
						taken: 'En déclencher 2, prendre l’Astronome.',
						later: 'En déclencher 2, prendre d’abord une carte du sommet.'
					},
					done: '2 joyaux 1 assistant, 3 joyaux 2\u00a0: aussitôt, et parmi ceux à côté du temple.',
					hints: ['Combien de joyaux, combien d’assistants\u00a0?', 'Une seule des quatre est permise.']
				},
				scoring: {
					prompt: 'Marquez tous les assistants qui vous rapporteraient des PV.',
					help: 'Vous avez 3 Argent, 2 joyaux, un manuscrit et une paire d’armes retournée.',
					done: 'L’Armurier compte les séries d’armes retournées, le Banquier chaque paire d’Argent.',
					hints: ['Il y en a 4.', 'Armurier, Scribe, Joaillier, et un pour l’Argent.']
				},
				worth: {
					prompt: 'Combien de PV cet assistant vous rapporterait-il\u00a0? Vous avez 5 Argent.',
					items: {
						jeweller: 'Joaillier\u00a0: 1 par joyau.',
						armourer: 'Armurier\u00a0: 3 par série d’armes retournée.',
						banker: 'Banquier\u00a0: 1 pour 2 Argent.',
						astronomer: 'Astronome\u00a0: 1 par carte avec étoile.'
					},
					done: '3 joyaux, 1 série retournée, 2 paires entières d’Argent, 1 étoile.',
					hints: ['Comptez vos cartes.', 'Une demi-paire d’Argent ne compte pas.']
				},
				two: {
					prompt: 'Obtenez des assistants valant 5 PV ensemble.',
					done: '3 joyaux donnent 2 assistants\u00a0: Joaillier 3, Changeur 2.',
					hints: ['Pour 2 assistants, il faut 3 joyaux.', 'Vous avez 3 joyaux et 2 pièces.']
				},
				alone: {
					prompt: 'Vous n’avez pas d’Argent. Obtenez l’assistant qui vous rapporte le plus.',
					done: 'L’Armurier\u00a0: 3 PV pour les armes retournées. La troisième arme ne compte pas.',
					hints: ['Vos joyaux paient.', 'Comparez 2 joyaux, 1 statue et 1 série d’armes retournée.']
				}
			}
		},
		sets: {
			title: 'Des séries qui grandissent',
			aim: 'Évaluer statues et porcelaine, et les sécuriser à temps.',
			steps: {
				secure: {
					prompt: 'Les statues comptent par série. Sécurisez vos 3 statues\u00a0: retournez-les ensemble.',
					done: '6 PV que personne ne peut voler. Sécuriser n’est pas une action.',
					hints: ['Choisissez les 3 statues, puis sécurisez.']
				},
				extend: {
					prompt: 'Une quatrième statue est arrivée. Essayez de sécuriser les 4 en une seule série.',
					done: 'Refusé\u00a0: la série retournée est close. La nouvelle statue en commence une autre.',
					hints: ['Choisissez les 3 statues retournées et la nouvelle, puis sécurisez.']
				},
				statues: {
					prompt: 'Une statue vaut 1 PV, chaque suivante de la série vaut 1 de plus\u00a0: 1 + 2 + 3 …',
					items: {
						two: 'Que valent 2 statues en une série\u00a0?',
						four: 'Et 4 statues en une série\u00a0?',
						yours: 'Vous en avez retourné 3 et reçu 1 ensuite. Que valent les vôtres\u00a0?'
					},
					done: '6 + 1 = 7. Laissées visibles, 4 statues vaudraient 10, mais on pourrait les voler.',
					hints: ['1 + 2, et ainsi de suite.', '1 + 2 + 3 + 4.']
				},
				letters: {
					prompt: 'La porcelaine porte A, B ou C. Sécurisez une carte de chaque lettre\u00a0: 10 PV.',
					done: 'Le second A reste visible\u00a0: 1 PV de plus.',
					hints: ['Choisissez un A, le B et le C.', 'Puis sécurisez.']
				},
				porcelain: {
					prompt: 'Une carte 1 PV, 2 lettres identiques 4, 3 identiques 8, A B C 10.',
					items: {
						same: 'A A\u00a0?',
						different: 'A B\u00a0?',
						three: 'B B B\u00a0?',
						free: 'A A B C, rien de sécurisé\u00a0?',
						yours: 'Vous avez A A B C et avez sécurisé A A tôt. Combien cela vaut-il\u00a0?'
					},
					done: 'Les cartes visibles sont groupées au mieux. Les sécurisées restent telles quelles\u00a0: 4 + 1 + 1.',
					hints: [
						'A et B ne font pas une série.',
						'A A B C\u00a0: une série de trois lettres et une carte seule.'
					]
				},
				allowed: {
					prompt: 'Vous avez la porcelaine A A B C et 2 statues. La dernière chose est-elle permise\u00a0?',
					items: {
						same: 'Sécuriser A A.',
						'two-letters': 'Sécuriser A B.',
						aab: 'Sécuriser A A B.',
						abc: 'Sécuriser A B C.',
						aabc: 'Sécuriser A A B C en une série.',
						'one-statue': 'Sécuriser une seule statue.',
						'two-statues': 'Prendre la pièce, puis sécuriser les deux statues.'
					},
					done: 'Lettres identiques ou les trois\u00a0; 2 statues ou plus\u00a0; à tout moment de votre tour.',
					hints: ['Une série a une lettre ou les trois.', 'Une carte n’est pas une série.']
				},
				alone: {
					prompt: 'Vous avez A A A B C. Sécurisez le tout pour une valeur de 14.',
					done: 'A B C et A A\u00a0: 10 + 4. Trois A et deux cartes seules feraient 10.',
					hints: ['14, c’est 10 + 4.', 'D’abord une de chaque lettre, puis les deux autres A.']
				}
			}
		},
		'relics-and-monsters': {
			title: 'Reliques et monstres',
			aim: 'Compter les majorités et les meilleures paires.',
			steps: {
				most: {
					prompt: 'Avoir le plus de reliques rapporte 3 PV. Qui les reçoit\u00a0?',
					items: {
						'0': 'Vous\u00a0: 3 reliques',
						'1': 'Joueur 2\u00a0: 3 reliques',
						'2': 'Joueur 3\u00a0: 1 relique',
						'3': 'Joueur 4\u00a0: aucune'
					},
					done: 'À égalité, chacun reçoit les 3 PV en entier.',
					hints: ['On ne partage pas.', 'Ils sont deux.']
				},
				fewest: {
					prompt: 'Avoir le moins de reliques coûte 3 PV. Qui les perd\u00a0?',
					items: {
						'0': 'Vous\u00a0: 3 reliques',
						'1': 'Joueur 2\u00a0: 3 reliques',
						'2': 'Joueur 3\u00a0: 1 relique',
						'3': 'Joueur 4\u00a0: aucune'
					},
					done: 'N’en avoir aucune, c’est aussi en avoir le moins.',
					hints: ['0, c’est moins que 1.']
				},
				relics: {
					prompt: 'Reliques 3, 3, 1 et 0. Chacune vaut 1 PV\u00a0; puis le plus et le moins.',
					items: {
						you: 'Que vous rapportent les reliques\u00a0?',
						third: 'Et au joueur 3, avec 1 relique\u00a0?',
						fourth: 'Et au joueur 4, sans relique\u00a0?'
					},
					done: '6, 6, 1 et −3\u00a0: entre les deux, rien ne s’ajoute ni ne se retire.',
					hints: ['Pour vous 3 + 3.', 'Le joueur 3 n’a ni le plus ni le moins.']
				},
				tie: {
					prompt: 'À trois\u00a0: vous avez 2 reliques, le joueur 2 en a 4, le joueur 3 en a 2.',
					items: {
						second: 'Que rapportent les reliques au joueur 2\u00a0?',
						you: 'Et à vous\u00a0?',
						third: 'Et au joueur 3\u00a0?'
					},
					done: '7, −1, −1\u00a0: à égalité pour le moins, chacun perd les 3 PV en entier.',
					hints: ['4 + 3.', '2 − 3.']
				},
				cross: {
					prompt:
						'Vous avez un vampire. Seul, il vaut −1 PV\u00a0; avec une croix d’argent, 5 ensemble. Prenez la croix.',
					done: '5 PV. Un cercueil n’aurait pas aidé\u00a0: il va avec la momie.',
					hints: ['Cherchez la croix d’argent.', 'C’est la carte du milieu.']
				},
				values: {
					prompt:
						'Momie et cercueil valent 5, comme vampire et croix. La momie vampire fait 4 avec l’un ou l’autre.',
					help: 'Seuls\u00a0: monstres et croix −1, cercueils +2.',
					items: {
						vampire: 'Un vampire seul\u00a0?',
						cross: 'Une croix d’argent seule\u00a0?',
						coffin: 'Un cercueil seul\u00a0?',
						'mummy-coffin': 'Momie et cercueil\u00a0?',
						'vampire-mummy': 'Momie vampire et croix d’argent\u00a0?',
						'vampire-coffin': 'Vampire et cercueil\u00a0?'
					},
					done: 'Vampire et cercueil ne font pas une paire\u00a0: −1 + 2.',
					hints: ['Est-ce une paire\u00a0?', 'Sans paire, on compte carte par carte.']
				},
				alone: {
					prompt:
						'Vous avez vampire, momie, momie vampire, croix et cercueil. Quelle carte reste seule avec les meilleures paires\u00a0?',
					done: 'Vampire avec croix, momie avec cercueil. La momie vampire ne ferait que 4.',
					hints: ['Deux paires de 5 sont possibles.', 'Associez le vampire et la momie.']
				},
				sum: {
					prompt: 'Vampire, momie, momie vampire, croix d’argent et cercueil.',
					items: {
						sum: 'Combien de PV font-ils avec les meilleures paires\u00a0?',
						'wrong-pair': 'Et seulement momie et croix d’argent\u00a0?',
						either: 'Et seulement momie vampire et cercueil\u00a0?'
					},
					done: '5 + 5 − 1 = 9\u00a0; pas de paire, −2\u00a0; une paire, 4.',
					hints: ['Deux paires et un monstre seul.', '5 + 5 − 1.']
				}
			}
		},
		'fate-and-fortune': {
			title: 'Sort et fortune',
			aim: 'Exécuter malédictions, bénédictions et trésors.',
			steps: {
				curse: {
					prompt: 'Prenez la carte cachée à gauche du sommet et voyez ce qui arrive.',
					done: 'Une malédiction\u00a0: vous avez perdu 1 Argent aussitôt. La carte reste chez vous et vaut 0 PV.',
					hints: ['Touchez la carte gauche du sommet, puis prenez-la.']
				},
				blessing: {
					prompt: 'L’autre carte cachée est une bénédiction. Prenez-la, puis profitez-en pour le trésor.',
					done: 'La bénédiction a donné une action supplémentaire, le trésor 2 Argent.',
					hints: ['Prenez la carte du milieu au sommet.', 'Puis prenez le trésor à côté.']
				},
				treasure: {
					prompt: 'Vous aviez 2 Argent et avez pris un trésor «\u00a02 Argent aussitôt\u00a0».',
					items: {
						silver: 'Combien d’Argent avez-vous maintenant\u00a0?',
						points: 'Combien de PV vaut ce trésor à la fin\u00a0?'
					},
					done: 'Un trésor donne quelque chose aussitôt ou des PV à la fin, jamais les deux.',
					hints: ['Il a déjà donné de l’Argent.', 'Il ne reste donc rien pour la fin.']
				},
				postpone: {
					prompt:
						'Votre malédiction envoie une autre de vos cartes visibles dans la boîte. Essayez plutôt de finir le tour.',
					done: 'Refusé\u00a0: bonne ou mauvaise, l’action s’exécute aussitôt.',
					hints: ['Finissez le tour.']
				},
				'give-up': {
					prompt: 'Exécutez la malédiction au mieux.',
					done: 'La carte est perdue pour de bon. Les retournées étaient à l’abri.',
					hints: ['Une pièce ou une statue.', 'Une statue seule vaut moins qu’une pièce.'],
					mistakes: { turned: 'Ce doit être une carte visible.' }
				},
				worth: {
					prompt:
						'Avec 1 Argent, vous avez pris une malédiction\u00a0: perdez 2 Argent. Vous avez aussi une bénédiction, un trésor «\u00a02 Argent aussitôt\u00a0» et des trésors de 3 et 5 PV.',
					items: {
						silver: 'Combien d’Argent avez-vous maintenant\u00a0?',
						fate: 'Combien de PV valent bénédiction et malédiction\u00a0?',
						treasures: 'Combien de PV valent les trésors\u00a0?'
					},
					done: 'On ne perd pas plus que l’on a. Malédiction et bénédiction valent toujours 0. Des trésors, seuls comptent les PV imprimés.',
					hints: ['Une malédiction n’est pas négative.', '3 + 5.']
				},
				allowed: {
					prompt: 'La dernière chose est-elle permise\u00a0?',
					items: {
						'keep-assistant':
							'Prendre le trésor avec un assistant gratuit, puis finir le tour sans en choisir un.',
						assistant: 'Prendre le trésor avec un assistant gratuit, puis choisir le Changeur.',
						itself: 'Prendre la malédiction, puis mettre la malédiction elle-même dans la boîte.',
						other: 'Prendre la malédiction, puis mettre votre pièce dans la boîte.'
					},
					done: 'Ce que dit la carte passe avant tout le reste.',
					hints: ['Rien n’est remis à plus tard.', 'La malédiction demande une autre carte.']
				},
				alone: {
					prompt: 'Vous avez 1 Argent. Prenez les deux trésors dans ce tour.',
					done: 'Le premier a donné une action supplémentaire aussitôt, l’autre compte 3 PV à la fin.',
					hints: [
						'L’un d’eux donne une action supplémentaire.',
						'D’abord le trésor libre, puis déterrez pour 1 Argent.'
					]
				}
			}
		},
		'second-temple': {
			title: 'Le second temple',
			aim: 'Passer à la manche 2, et savoir quand la partie finit.',
			steps: {
				last: {
					prompt: 'Prenez la dernière carte du temple et finissez votre tour.',
					done: 'La manche 1 est finie. Les cartes mises de côté ont formé le second temple.',
					hints: ['Prenez la carte.', 'Puis finissez le tour.']
				},
				numbers: {
					prompt: 'Il restait 28 cartes pour le second temple. 2 des 8 assistants étaient engagés.',
					items: {
						temple: 'Combien de cartes a le second temple\u00a0?',
						ground: 'Combien sont à l’étage inférieur\u00a0?',
						'left-over': 'Combien de cartes restent, pour la boîte\u00a0?',
						display: 'Combien d’assistants sont à côté\u00a0?'
					},
					done: '28 = 26 + 2. On n’ajoute pas d’assistants.',
					hints: ['Il est construit comme le premier.', '5 sur 3, 4 sur 2, 3 sur 1.']
				},
				who: {
					prompt:
						'Le joueur 3 a commencé la manche 1. Vous en prenez la dernière carte. Qui commence la manche 2\u00a0?',
					items: { '0': 'Vous, joueur 1', '1': 'Joueur 2', '2': 'Joueur 3', '3': 'Joueur 4' },
					done: 'Le joueur 2 était dernier dans l’ordre. Peu importe qui prend la dernière carte.',
					hints: ['Le dernier de l’ordre commence.', 'L’ordre était 3, 4, 1, 2.']
				},
				order: {
					prompt: 'La manche 1 s’est jouée 3, 4, 1, 2. Mettez la manche 2 dans l’ordre.',
					items: { second: 'Joueur 2', first: 'Joueur 1', fourth: 'Joueur 4', third: 'Joueur 3' },
					done: 'Exactement l’inverse\u00a0: sens antihoraire, l’ancien premier joueur en dernier.',
					hints: ['Lisez à rebours.', '2, 1, 4, 3.']
				},
				next: {
					prompt: 'Manche 2, 4 joueurs, à vous. Qui joue après vous\u00a0?',
					items: { '1': 'Joueur 2', '2': 'Joueur 3', '3': 'Joueur 4' },
					done: 'Sens antihoraire\u00a0: du 1 au 4.',
					hints: ['Les numéros descendent.', 'Avant le 1, il y a le 4.']
				},
				'goes-on': {
					prompt: 'Il restait 2 cartes dans le premier temple. Vous en avez pris une et fini votre tour.',
					items: {
						round: 'Dans quelle manche est-on\u00a0?',
						left: 'Combien de cartes y a-t-il dans le temple\u00a0?'
					},
					done: 'Une manche ne finit que lorsque toutes les cartes sont prises.',
					hints: ['Une carte est encore là.']
				},
				end: {
					prompt: 'Manche 2, il reste une carte. Finissez la partie.',
					done: 'Quand le second temple est vide et le tour fini, la partie est terminée.',
					hints: ['Prenez la carte.', 'Puis finissez le tour.']
				},
				late: {
					prompt:
						'Manche 2, la dernière carte est une pièce\u00a0; vous en avez une autre. La dernière chose est-elle permise\u00a0?',
					items: {
						stop: 'Finir le tour et laisser la carte.',
						'in-time': 'Prendre la pièce, puis déclencher les deux pièces.',
						lapse:
							'Avec 2 manuscrits à la place\u00a0: prendre la pièce, les déclencher, finir le tour sans l’action supplémentaire.',
						'too-late': 'Prendre la pièce, finir le tour, puis déclencher les deux pièces.'
					},
					done: 'Le dernier tour se joue jusqu’au bout. Après, plus rien.',
					hints: ['Les bonus font partie du tour.', 'Un temple vide ne demande plus rien.']
				},
				table: {
					prompt: 'Entre les manches, cochez.',
					items: {
						build: 'Second temple comme le premier',
						box: '2 cartes dans la boîte sans les voir',
						display: 'Aucun assistant ajouté',
						keep: 'Argent et zones de jeu restent',
						direction: 'Ordre du tour inversé'
					},
					done: 'Le dernier joueur de la manche 1 commence.',
					hints: []
				}
			}
		},
		'final-count': {
			title: 'Le décompte final',
			aim: 'Compter une partie entière, et départager.',
			steps: {
				cards: {
					prompt:
						'Comptez vos cartes, visibles et retournées. Reliques\u00a0: le joueur 2 en a 3, le joueur 3 aucune.',
					items: {
						statues: 'Statues\u00a0: 3 retournées en série, 1 visible\u00a0?',
						coins: 'Pièces\u00a0?',
						jewels: 'Joyaux\u00a0?',
						relics: 'Reliques, avec le plus et le moins\u00a0?'
					},
					done: '7 + 4 + 2 + 2. Les cartes retournées comptent comme les autres.',
					hints: ['Statues\u00a0: 6 + 1.', 'Avec 2 reliques, vous n’avez ni le plus ni le moins.']
				},
				stars: {
					prompt: 'Avoir le plus de cartes avec étoile rapporte une carte Étoile. Qui en reçoit une\u00a0?',
					items: { '0': 'Vous', '1': 'Joueur 2', '2': 'Joueur 3' },
					done: 'Étoiles\u00a0: 2, 2 et 1. À égalité, chacun reçoit les 3 PV en entier\u00a0; les cartes retournées comptent.',
					hints: ['Regardez aussi les cartes retournées.', 'Deux joueurs ont 2 étoiles chacun.']
				},
				sum: {
					prompt: 'Vos cartes font 15 PV. Puis le reste\u00a0: Joaillier, Banquier, 3 Argent, carte Étoile.',
					items: {
						assistants: 'Joaillier 1 par joyau, Banquier 1 pour 2 Argent\u00a0?',
						silver: 'Et l’Argent lui-même\u00a0?',
						stars: 'Et la carte Étoile\u00a0?',
						total: 'Quel est votre total\u00a0?'
					},
					done: '15 + 3 + 3 + 3 = 24.',
					hints: ['Chaque Argent vaut 1 PV.', '2 joyaux, 1 paire entière d’Argent.']
				},
				others: {
					prompt: 'Comptez maintenant les autres.',
					help: 'Assistants\u00a0: le joueur 2 a le Gardien des reliques, le joueur 3 le Scribe.',
					items: {
						'second-relics': 'Joueur 2\u00a0: reliques, avec le plus et le moins\u00a0?',
						second: 'Joueur 2\u00a0: total\u00a0?',
						'third-relics': 'Joueur 3\u00a0: reliques, avec le plus et le moins\u00a0?',
						third: 'Joueur 3\u00a0: total\u00a0?'
					},
					done: '21 et 10. Sans relique, le joueur 3 perd 3 PV. Vous gagnez avec 24.',
					hints: [
						'Joueur 2\u00a0: 2 statues, 1 arme, reliques, assistant, 5 Argent, carte Étoile.',
						'3 + 1 + 6 + 3 + 5 + 3, et 1 + 4 + 3 − 3 + 3 + 2.'
					]
				},
				'more-cards': {
					prompt: 'Pièces 2 PV, toute autre carte ici 1, Argent 1. Qui gagne\u00a0?',
					items: {
						'0': 'Vous\u00a0: 7 PV, 2 cartes',
						'1': 'Joueur 2\u00a0: 7 PV, 5 cartes',
						'2': 'Joueur 3\u00a0: 6 PV, 6 cartes'
					},
					done: 'D’abord les PV. À égalité, le plus de cartes Artefact l’emporte.',
					hints: ['Le joueur 3 a moins de PV.', 'Entre les ex æquo, les cartes décident.']
				},
				'more-silver': {
					prompt: 'Tous ont 5 PV. Qui gagne\u00a0?',
					items: {
						'0': 'Vous\u00a0: 2 cartes, 2 Argent',
						'1': 'Joueur 2\u00a0: 2 cartes, 1 Argent',
						'2': 'Joueur 3\u00a0: 1 carte, 3 Argent'
					},
					done: 'Les cartes d’abord, puis l’Argent. Si tout est égal, la victoire est partagée.',
					hints: ['Le joueur 3 est écarté aux cartes.', 'Puis l’Argent décide.']
				},
				table: {
					prompt: 'En fin de partie, cochez.',
					items: {
						cards: 'Cartes, même retournées',
						relics: 'Le plus et le moins de reliques',
						assistants: 'Assistants',
						silver: '1 PV par Argent',
						stars: 'Cartes Étoile pour les étoiles',
						compare: 'PV, puis cartes, puis Argent'
					},
					done: 'Voilà tout le décompte.',
					hints: []
				},
				win: {
					prompt: 'La dernière carte de la partie, et le joueur 2 a 10 PV. Gagnez.',
					done: '3 statues 6, 2 manuscrits 2, Sculpteur 3\u00a0: 11 à 10. C’était une partie entière.',
					hints: [
						'Avec la statue seule, vous avez 9.',
						'Les manuscrits donnent une action de plus\u00a0: engagez le Sculpteur, puis finissez le tour.'
					]
				}
			}
		}
	}
};

export default text;
