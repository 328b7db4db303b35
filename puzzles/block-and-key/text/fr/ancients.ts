// French: the course The Ancients.
import type { CourseText } from '../../../schema/lesson.ts';

const text: CourseText = {
	lessons: {
		'set-up': {
			title: 'Mise en place en solo',
			aim: 'Préparer sans aide une partie en solo.',
			steps: {
				cube: {
					prompt: 'Tournez le Bloc Central\u00a0: le vert vers vous.',
					done: 'Toute couleur convient\u00a0: vous choisissez celle qui vous fait face.',
					hints: ['Parmi les quatre côtés, choisissez le vert.']
				},
				line: {
					prompt: 'Prenez vos 3 premiers blocs\u00a0: une ligne ou une colonne entière du Site de Fouille.',
					done: 'C’est votre réserve. Les 3 emplacements vides ont été réapprovisionnés depuis le sac.',
					hints: ['Toute ligne et toute colonne conviennent.', 'Choisissez-en une et prenez-la.']
				},
				stock: {
					prompt: 'Vous avez pris votre première ligne et réapprovisionné le Site de Fouille.',
					help: 'La boîte contient 40 blocs, sans le Bloc Central.',
					items: {
						yard: 'Combien de blocs sont sur le Site de Fouille\u00a0?',
						bag: 'Combien sont dans le sac\u00a0?'
					},
					done: '9 sur le Site de Fouille, 3 chez vous, 28 dans le sac.',
					hints: ['Chaque emplacement vide a été réapprovisionné.', '40 moins 9 moins 3.']
				},
				cards: {
					prompt: 'Vous piochez 4 clés et 1 Enigma.',
					items: {
						star: 'Combien de ces clés sont des Étoiles\u00a0?',
						sun: 'Combien sont des Soleils\u00a0?',
						moon: 'Combien sont des Lunes\u00a0?',
						altar: 'Il y a 24 Soleils. Combien restent sur l’autel du Soleil\u00a0?'
					},
					done: '2 Étoiles, 1 Soleil, 1 Lune. Les autres Étoiles quittent le jeu, les autres Soleils et Lunes forment les autels.',
					hints: [
						'La sorte facile vient deux fois.',
						'2 Étoiles, 1 Soleil, 1 Lune\u00a0: il manque donc 1 Soleil sur l’autel.'
					]
				},
				icons: {
					prompt: 'Marquez les 4 cases du Bloc Central en solo.',
					help: 'Ce sont les icônes pour 4 joueurs.',
					done: 'Le milieu du Sol du Temple, comme à 4 joueurs.',
					hints: ['Cherchez le milieu.', 'd4, e4, d5 et e5.']
				},
				order: {
					prompt: 'Mettez la préparation dans l’ordre.',
					items: {
						keys: 'Piocher 4 clés',
						enigma: 'Piocher 1 Enigma',
						cube: 'Poser le Bloc Central',
						yard: 'Remplir les 9 emplacements',
						line: 'Prendre une ligne ou colonne',
						restock: 'Réapprovisionner'
					},
					done: 'Cartes, Bloc Central, Site de Fouille, première ligne. Puis le tour 1 commence.',
					hints: ['Les cartes d’abord.', 'On ne prend une ligne qu’une fois les emplacements remplis.']
				},
				alone: {
					prompt: 'Préparez sans aide, jusqu’au début du tour 1.',
					done: 'La table est prête. Vous avez 11 tours.',
					hints: [
						'D’abord le Bloc Central, puis une ligne.',
						'N’importe quelle couleur, puis n’importe quelle ligne ou colonne.'
					],
					mistakes: { 'line-first': 'Le Bloc Central vient avant la première ligne.' }
				},
				table: {
					prompt: 'Avec votre propre boîte, cochez.',
					items: {
						shuffle: 'Soleils et Lunes mélangés séparément',
						altars: 'Deux piles cachées, les autels',
						box: 'Étoiles restantes écartées',
						enigma: '1 Enigma, les autres écartées',
						bag: 'Autres blocs dans le sac',
						seat: 'Un côté choisi pour vous asseoir'
					},
					done: 'Vous regardez de ce côté pendant toute la partie.',
					hints: []
				}
			}
		},
		'five-steps': {
			title: 'Cinq étapes',
			aim: 'Jouer un tour entier dans le bon ordre.',
			steps: {
				act: {
					prompt:
						'Étape 1, votre action. Posez le bloc vert debout en b2, puis prenez l’Étoile devenue visible.',
					done: 'La clé obtenue est posée face visible. C’est l’étape 2\u00a0: elle marque le tour.',
					hints: [
						'Choisissez le bloc vert et mettez-le debout.',
						'En b2, il est à gauche du Bloc Central blanc\u00a0: vert à côté de blanc.'
					]
				},
				draw: {
					prompt: 'Étapes 3 et 4\u00a0: gardez toutes vos clés, puis piochez jusqu’à 4.',
					help: 'Vous choisissez l’autel.',
					done: 'Remettre une clé est facultatif. Piocher ne l’est pas\u00a0: la main est complétée à 4.',
					hints: ['Gardez tout.', 'Puis piochez sur l’un des autels.']
				},
				ancients: {
					prompt: 'Étape 5\u00a0: une clé est arrivée en main, donc les Anciens jouent. Posez leur bloc.',
					help: 'Il doit toucher le bloc vert angle contre angle.',
					done: 'Leur bloc aussi, c’est vous qui le posez. Puis votre tour suivant commence.',
					hints: ['Un angle du bloc vert, aucune de ses faces.', 'Couchez-le en c1 et d1, par exemple.']
				},
				order: {
					prompt: 'Mettez les cinq étapes d’un tour dans l’ordre.',
					items: {
						act: 'Fouiller ou poser',
						mark: 'Marquer le tour',
						'put-back': 'Remettre une clé, ou non',
						draw: 'Piocher jusqu’à 4 clés',
						ancients: 'Les Anciens, après une pioche'
					},
					done: 'Action, marque, remise, pioche, Anciens.',
					hints: ['L’action vient en premier, les Anciens en dernier.', 'On remet avant de piocher.']
				},
				allowed: {
					prompt: 'La dernière chose est-elle permise\u00a0?',
					items: {
						'two-actions': 'Fouiller la ligne 1, puis poser aussi un bloc.',
						swap: 'Fouiller la ligne 1, poser une Lune face cachée, remettre le Soleil, piocher une Lune.',
						unmarked: 'Fouiller la ligne 1, puis piocher une Lune en main.',
						'three-keys': 'Prendre l’Étoile, ne rien piocher et fouiller avec 3 clés en main.',
						'too-soon': 'Prendre l’Étoile, piocher un Soleil et fouiller aussitôt.'
					},
					done: 'Une action, puis une étape après l’autre. Seule la remise peut être omise.',
					hints: ['Parcourez les cinq étapes dans l’ordre.', 'Ni la marque ni la pioche ne se sautent.']
				},
				alone: {
					prompt: 'Jouez un tour entier à votre guise.',
					done: 'Les étapes faites, le tour suivant commence.',
					hints: [
						'Fouillez une ligne ou posez un bloc.',
						'Le plus court\u00a0: fouiller, poser une carte face cachée, tout garder.'
					]
				}
			}
		},
		'when-they-move': {
			title: 'Quand les Anciens jouent',
			aim: 'Savoir quand ils jouent et quand ils se reposent.',
			steps: {
				rest: {
					prompt:
						'Fouillez une ligne, posez une carte face cachée, gardez vos 4 clés. Voyez ce que font les Anciens.',
					done: 'Ils se reposent, car aucune clé n’est arrivée en main.',
					hints: [
						'Prenez n’importe quelle ligne ou colonne.',
						'Choisissez un autel pour la carte cachée, puis gardez tout.'
					]
				},
				wake: {
					prompt: 'Fouillez encore, mais faites cette fois jouer les Anciens.',
					done: 'Vous avez remis une clé et en avez pioché une. Une clé qui arrive en main les fait jouer.',
					hints: ['Ils jouent quand vous piochez en main.', 'Remettez le Soleil ou la Lune, puis piochez.']
				},
				which: {
					prompt: 'Après quels tours les Anciens jouent-ils\u00a0?',
					items: {
						'dig-keep': 'Fouiller et tout garder',
						'dig-swap': 'Fouiller et remettre 1 clé',
						claim: 'Prendre une clé au tour 6',
						last: 'Prendre une clé au tour 11'
					},
					done: 'Une clé obtenue ou remise est remplacée, donc ils jouent. Le tour 11 s’arrête avant.',
					hints: ['Une clé arrive-t-elle en main\u00a0?', 'Le tour 11 finit par sa marque.']
				},
				once: {
					prompt: 'Vous avez obtenu 2 clés. Continuez jusqu’au début du tour 2.',
					done: '2 clés sont arrivées en main, et les Anciens n’ont joué qu’une fois.',
					hints: ['Piochez deux fois, sur l’autel de votre choix.', 'Puis posez un bloc pour les Anciens.']
				},
				next: {
					prompt: 'Pouvez-vous commencer le tour suivant et fouiller la ligne 1\u00a0?',
					items: {
						'full-hand': 'Vous avez fouillé, posé une carte face cachée et gardé vos 4 clés.',
						'new-key': 'Vous avez fouillé, posé une carte face cachée, remis le Soleil et pioché un Soleil.'
					},
					done: 'Avec une nouvelle clé en main, les Anciens jouent d’abord.',
					hints: ['Une clé est-elle arrivée en main\u00a0?', 'Seulement dans le second cas.']
				},
				last: {
					prompt: 'C’est le tour 11. Jouez-le et voyez comment la partie finit.',
					done: 'Elle finit par la marque. Rien n’est remis ni pioché, et les Anciens se reposent.',
					hints: ['Fouillez ou posez un bloc.', 'Le bloc vert à côté du Bloc Central blanc donne une Étoile.']
				},
				'too-late': {
					prompt: 'Le tour 11 est marqué. Essayez quand même de piocher une clé.',
					done: 'Refusé\u00a0: la partie est finie après l’étape 2 du tour 11.',
					hints: ['Choisissez un des autels.']
				}
			}
		},
		'stars-and-pips': {
			title: 'Étoiles et cercles',
			aim: 'Lire sur une carte ce que les Anciens prennent et où ils vont.',
			steps: {
				draw: {
					prompt:
						'Piochez un Soleil. Ses cercles désignent un emplacement\u00a0: posez ce bloc pour les Anciens.',
					done: 'Les cercles désignent l’emplacement, les étoiles un coin du Sol du Temple.',
					hints: [
						'Choisissez l’autel du Soleil.',
						'Leur bloc touche le Bloc Central angle contre angle, en d4 par exemple.'
					]
				},
				read: {
					prompt: 'Lisez cette Lune comme le font les Anciens.',
					items: {
						site: 'Sur quel emplacement prennent-ils le bloc\u00a0?',
						stars: 'Combien d’étoiles désignent le coin\u00a0?'
					},
					done: '3 cercles\u00a0: emplacement 3. 2 étoiles\u00a0: le deuxième coin.',
					hints: ['Les cercles sont le numéro de l’emplacement.', 'Elle a 3 cercles et 2 étoiles.']
				},
				corner: {
					prompt: 'Quel coin du Sol du Temple ce Soleil désigne-t-il\u00a0?',
					help: '1 étoile, c’est le sud-ouest\u00a0; puis dans le sens horaire.',
					items: {
						'south-west': 'Sud-ouest',
						'north-west': 'Nord-ouest',
						'north-east': 'Nord-est',
						'south-east': 'Sud-est'
					},
					done: '3 étoiles\u00a0: nord-est. De 1 à 4\u00a0: sud-ouest, nord-ouest, nord-est, sud-est.',
					hints: ['Votre place est au sud.', 'Il a 3 étoiles\u00a0: deux coins plus loin que le sud-ouest.']
				},
				last: {
					prompt: 'Vous avez pioché une Lune, puis un Soleil. Marquez la carte qui décide pour les Anciens.',
					done: 'La dernière clé piochée décide, quel que soit l’autel.',
					hints: ['Une seule des nouvelles cartes compte.', 'C’est le Soleil.']
				},
				site: {
					prompt: 'Cette fois, le Soleil est venu d’abord et la Lune en dernier.',
					help: 'La clé la plus récente est à droite.',
					items: {
						site: 'Quel emplacement les Anciens vident-ils\u00a0?',
						stars: 'Combien d’étoiles désignent leur coin\u00a0?'
					},
					done: 'La Lune est venue en dernier\u00a0: 5 cercles et 2 étoiles.',
					hints: ['Le Soleil ne compte plus.', 'La dernière Lune a 5 cercles et 2 étoiles.']
				},
				restock: {
					prompt: 'Il y avait 28 blocs dans le sac. Puis les Anciens ont posé le bloc de l’emplacement 5.',
					items: {
						yard: 'Combien de blocs sont maintenant sur le Site de Fouille\u00a0?',
						bag: 'Combien sont dans le sac\u00a0?'
					},
					done: 'Après leur tour aussi, on réapprovisionne\u00a0: 9 blocs sur le Site de Fouille, 27 dans le sac.',
					hints: [
						'Aucun emplacement ne reste vide tant que le sac suffit.',
						'Un bloc a quitté le sac pour l’emplacement 5.'
					]
				},
				empty: {
					prompt: 'Le sac est vide, la ligne 1 aussi. Piochez une clé et voyez ce que trouvent les Anciens.',
					done: 'La carte a 2 cercles, et l’emplacement 2 est vide. Leur tour est fini.',
					hints: ['Piochez sur l’un des autels.']
				},
				nothing: {
					prompt:
						'La colonne 1 et le sac sont vides. Marquez les clés avec lesquelles les Anciens ne trouveraient rien.',
					done: 'Les emplacements 1, 4 et 7 sont vides, et 3 de vos clés en désignent un.',
					hints: ['La colonne 1, ce sont les emplacements 1, 4 et 7.', 'Toutes, sauf la clé à 2 cercles.']
				}
			}
		},
		'closest-block': {
			title: 'Le bloc le plus proche',
			aim: 'Trouver ce que le bloc des Anciens doit toucher.',
			steps: {
				touch: {
					prompt: 'Posez la barre verte des Anciens\u00a0: elle touche le Bloc Central angle contre angle.',
					help: 'Aucune face du Bloc Central ne doit toucher.',
					done: 'Un angle du bloc le plus proche, aucune de ses faces. Le reste était votre choix.',
					hints: ['Deux cases en diagonale partagent un angle.', 'Mettez-la debout en d4.'],
					mistakes: {
						face: 'Elle touche le Bloc Central par une face. Votre propre bloc y serait permis, pas le leur.'
					}
				},
				near: {
					prompt: '2 étoiles désignent le coin nord-ouest. Marquez le bloc qui en est le plus proche.',
					help: 'Vu d’en haut, sa case la plus proche compte.',
					done: 'Le bloc gris\u00a0: sa case b6 est juste à côté de la case du coin.',
					hints: ['Le nord est loin de vous, l’ouest à gauche.', 'C’est le gris.']
				},
				edge: {
					prompt: '1 étoile\u00a0: sud-ouest. Marquez le bloc le plus proche.',
					help: 'Le Bloc Central compte comme un bloc.',
					done: 'Le Bloc Central\u00a0: c3 est à 2 vers la droite et 2 vers le haut, 4 + 4 = 8. Le marron en a4 a 0 + 9.',
					hints: [
						'Depuis a1, comptez les pas à droite et vers le haut, multipliez chaque nombre par lui-même, puis additionnez.',
						'c3 donne 4 + 4, a4 donne 0 + 9.'
					]
				},
				tie: {
					prompt: '4 étoiles\u00a0: sud-est. Marquez tous les blocs les plus proches.',
					done: 'Le marron a 4 + 1, le vert 1 + 4. À égale distance\u00a0: vous choisirez.',
					hints: ['Il peut y en avoir plusieurs.', 'Depuis f1, le marron et le vert ont tous deux 5.']
				},
				choose: {
					prompt: 'Posez le bloc blanc des Anciens. Le marron et le vert sont à égale distance.',
					done: 'En cas d’égalité, vous choisissez le bloc, puis la place.',
					hints: [
						'Un angle du marron ou du vert, et aucune face de celui que vous avez choisi.',
						'Mettez-le debout en f4, à un angle du vert.'
					],
					mistakes: {
						farther: 'Le Bloc Central est plus loin du coin. Ce doit être le marron ou le vert.'
					}
				},
				face: {
					prompt:
						'Le bloc gris est le plus proche. Essayez de poser contre une de ses faces le bloc blanc des Anciens.',
					done: 'Refusé\u00a0: le bloc le plus proche ne se touche que par les angles.',
					hints: ['Mettez-le debout en a5.']
				},
				allowed: {
					prompt:
						'Le bloc marron est le plus proche. La barre grise de 4 des Anciens peut-elle aller là\u00a0?',
					items: {
						corner: 'Debout en e1, à un angle du marron.',
						beside: 'Debout en e2, contre une face du marron.',
						cube: 'Debout en e3, à un angle du marron et contre une face du Bloc Central.',
						lying: 'Couchée de e3 à e6, à un angle du marron et le long du Bloc Central.',
						elsewhere: 'Debout en b2, à un angle du Bloc Central.'
					},
					done: 'Un angle du marron, aucune de ses faces. Les autres blocs peuvent être touchés selon les règles habituelles.',
					hints: [
						'D’abord\u00a0: un angle du marron, et aucune de ses faces\u00a0?',
						'Puis les règles habituelles\u00a0: contre le Bloc Central, elle doit être plus haute.'
					]
				},
				faces: {
					prompt: 'Votre carte Enigma est verte. Posez le bloc vert des Anciens pour voir 4 de ses faces.',
					done: 'C’est vous qui choisissez comment poser leur bloc. 3 faces de votre couleur valent 1 point.',
					hints: [
						'Il doit vous montrer son côté large.',
						'Mettez la partie longue debout en e1, le pied en f1.'
					]
				}
			}
		},
		'no-room': {
			title: 'Pas de place, pas de clé',
			aim: 'Savoir que faire si leur bloc n’a pas de place ou complète votre clé.',
			steps: {
				square: {
					prompt: 'Piochez une clé. Voyez ce que devient le bloc qu’elle désigne.',
					done: 'Seules 4 cases isolées touchent le Bloc Central par un angle. Le bloc n’y tient pas et retourne dans le sac.',
					hints: ['Piochez sur l’un des autels.']
				},
				back: {
					prompt: 'Il y avait 3 blocs dans le sac. Puis les Anciens n’ont pas trouvé de place pour le leur.',
					items: {
						yard: 'Combien de blocs sont maintenant sur le Site de Fouille\u00a0?',
						bag: 'Combien sont dans le sac\u00a0?'
					},
					done: 'Leur bloc va d’abord dans le sac, puis on tire pour l’emplacement. Ce peut être le même.',
					hints: ['L’emplacement est réapprovisionné.', '3 plus 1 moins 1.']
				},
				bars: {
					prompt:
						'Le Bloc Central est le plus proche. Les blocs de quels emplacements trouvent une place\u00a0?',
					help: 'Seules a1, a4, d1 et d4 ne le touchent que par un angle.',
					items: {
						'site-1': 'Emplacement 1',
						'site-2': 'Emplacement 2',
						'site-3': 'Emplacement 3',
						'site-4': 'Emplacement 4'
					},
					done: 'Les barres tiennent, debout. Tout le reste toucherait le Bloc Central par une face.',
					hints: ['Il doit tenir sur 1 case.', 'Les barres des emplacements 1 et 3.']
				},
				squares: {
					prompt: 'Les Anciens ont une barre de 2. Marquez toutes les cases qu’elle peut couvrir.',
					done: 'Les 4 cases d’angle, debout. Couchée, elle toucherait le Bloc Central par une face.',
					hints: ['Debout oui, couchée non.', 'a1, a4, d1 et d4.']
				},
				'one-side': {
					prompt: 'Le vert et le gris sont à égale distance. Posez la barre blanche des Anciens.',
					done: 'Le vert n’avait plus d’angle libre\u00a0: ce devait être le gris.',
					hints: [
						'Cherchez une case libre à un angle du vert ou du gris.',
						'Mettez-la debout en c2\u00a0: un angle du gris, et plus haute que le Bloc Central.'
					],
					mistakes: { full: 'Le vert n’a plus d’angle libre. Essayez le gris.' }
				},
				shown: {
					prompt: 'Les Anciens viennent de poser le bloc gris. Marquez la clé maintenant visible.',
					done: 'Gris à côté de blanc\u00a0: leur bloc a complété votre Étoile.',
					hints: ['Regardez depuis votre place.', 'Gris à côté de blanc.']
				},
				claims: {
					prompt: 'Pouvez-vous prendre l’Étoile grise et blanche\u00a0?',
					items: {
						'at-once': 'Aussitôt, avant votre action.',
						along: 'Vous posez la barre verte en e2 et prenez les deux Étoiles.',
						anew: 'Vous posez la barre grise en e2 et prenez cette Étoile.'
					},
					done: 'Leur bloc ne vous donne rien. Une face du bloc que vous posez doit y participer.',
					hints: ['Quel bloc complète l’image\u00a0?', 'Seule votre propre barre grise y participe.']
				},
				own: {
					prompt: 'Prenez l’Étoile grise et blanche.',
					done: 'Avec une face de votre propre bloc, la clé est à vous.',
					hints: ['Mettez de nouveau du gris à côté du blanc.', 'Mettez la barre grise de 3 debout en e2.'],
					mistakes: { theirs: 'Les Anciens l’ont complétée. Il vous faut une face de votre propre bloc.' }
				}
			}
		},
		'marker-card': {
			title: 'La carte cachée',
			aim: 'Marquer chaque tour pour savoir où vous en êtes.',
			steps: {
				lay: {
					prompt:
						'Fouillez une ligne. Sans clé obtenue, prenez une carte sur un autel et posez-la face cachée.',
					done: 'Elle marque le tour. On ne la regarde pas.',
					hints: [
						'Prenez n’importe quelle ligne ou colonne.',
						'Puis choisissez l’autel du Soleil ou de la Lune.'
					]
				},
				leave: {
					prompt: 'Posez le bloc blanc à côté du gris, laissez l’Étoile visible et marquez le tour.',
					done: 'Prendre une clé n’est jamais obligatoire. Sans clé, le tour reçoit une carte cachée.',
					hints: ['Mettez-le debout en d1.', 'Appuyez sur Pas maintenant, puis choisissez un autel.']
				},
				which: {
					prompt: 'Quels tours sont marqués par une carte cachée\u00a0?',
					items: {
						dig: 'Vous avez fouillé',
						'no-key': 'Bloc posé, aucune clé visible',
						left: 'Clé visible, laissée',
						claim: '2 clés obtenues'
					},
					done: 'Aucune clé obtenue, donc une carte cachée. Les clés obtenues sont elles-mêmes la marque, en une pile.',
					hints: ['Les clés obtenues sont face visible.', 'Tous sauf le dernier.']
				},
				after: {
					prompt:
						'Vous avez 4 clés, avez fouillé et posé un Soleil face cachée. L’autel comptait 23 Soleils.',
					items: {
						altar: 'Combien en reste-t-il\u00a0?',
						draw: 'Combien de clés piochez-vous en main\u00a0?',
						points: 'Combien de points vaut la carte cachée\u00a0?'
					},
					done: 'Elle n’a jamais été en main\u00a0: rien à piocher, les Anciens se reposent. Elle ne vaut rien.',
					hints: ['La carte vient de l’autel, pas de la main.', '22, puis 0 et 0.']
				},
				empty: {
					prompt: 'L’autel de la Lune est vide. Essayez d’y prendre la carte cachée.',
					done: 'Refusé\u00a0: prenez-la sur l’autel qui a encore des cartes.',
					hints: ['Choisissez l’autel de la Lune.']
				},
				piles: {
					prompt:
						'Vos marques\u00a0: 4 cartes cachées, 1 Étoile visible, et une pile visible de 2 Soleils et 1 Lune.',
					items: {
						turns: 'Combien de tours sont finis\u00a0?',
						now: 'À quel tour êtes-vous\u00a0?',
						points: 'Combien de points valent les clés visibles\u00a0?'
					},
					done: '6 marques, donc c’est le tour 7. Seules les clés visibles comptent\u00a0: 1 + 2 + 2 + 4.',
					hints: ['Une pile, c’est un tour.', 'Étoile 1, Soleil 2, Lune 4.']
				},
				nothing: {
					prompt: 'Supposons les deux autels vides. Fouillez et continuez jusqu’au tour 8.',
					done: 'Il n’y avait rien à poser. Le tour compte quand même.',
					hints: ['Prenez une ligne, puis gardez toutes vos clés.']
				}
			}
		},
		discarding: {
			title: 'Remettre une clé',
			aim: 'Échanger une clé et compléter la main à votre guise.',
			steps: {
				put: {
					prompt: 'Étape 3\u00a0: remettez la Lune sous son autel.',
					done: 'Elle va tout en dessous. C’est permis une fois par tour.',
					hints: ['Choisissez la Lune de votre main.']
				},
				which: {
					prompt: 'Marquez toutes les clés que vous pourriez remettre.',
					done: 'Les Soleils et les Lunes ont un autel. Une Étoile n’en a pas.',
					hints: ['Une clé va sous l’autel de sa sorte.', 'Il n’y a que deux autels.']
				},
				star: {
					prompt: 'Essayez de remettre une Étoile.',
					done: 'Refusé\u00a0: une Étoile n’a pas d’autel. Elle ne quitte la main que lorsque vous l’obtenez.',
					hints: ['Choisissez une Étoile de votre main.']
				},
				'how-many': {
					prompt: 'Étape 3. La dernière chose est-elle permise\u00a0?',
					items: {
						none: 'Vous gardez vos 4 clés.',
						one: 'Vous remettez le Soleil.',
						two: 'Vous remettez le Soleil, puis aussi la Lune.',
						star: 'Vous remettez une Étoile.'
					},
					done: 'Aucune ou une, et jamais une Étoile.',
					hints: ['C’est facultatif, une fois par tour.', 'Au plus 1 clé, un Soleil ou une Lune.']
				},
				draws: {
					prompt: 'Vous avez obtenu 2 Étoiles et remis la Lune. L’autel de la Lune avait 15 cartes.',
					items: {
						draw: 'Combien de clés piochez-vous\u00a0?',
						altar: 'Combien de cartes a l’autel de la Lune avant la pioche\u00a0?'
					},
					done: 'Il reste 1 clé, donc 3 à piocher. Votre Lune est sous les 15 autres.',
					hints: ['La main est complétée à 4 clés.', '4 moins 1\u00a0; 15 plus 1.']
				},
				under: {
					prompt: 'Il ne reste que 1 Soleil sur son autel. Remettez votre Soleil, puis piochez un Soleil.',
					done: 'C’est l’autre Soleil qui est venu. Une clé remise est tout en dessous et vient en dernier.',
					hints: ['Remettez d’abord le Soleil de votre main.', 'Puis choisissez l’autel du Soleil.']
				},
				empty: {
					prompt: 'L’autel du Soleil est vide. Essayez de piocher un Soleil.',
					done: 'Refusé\u00a0: piochez sur l’autel qui a encore des cartes.',
					hints: ['Choisissez l’autel du Soleil.']
				},
				mix: {
					prompt: 'Vous avez 1 Soleil et 1 Lune. Passez à 3 Soleils et 1 Lune.',
					done: 'À chaque carte, vous choisissez de nouveau l’autel.',
					hints: ['Gardez les deux, puis piochez.', 'Deux fois sur l’autel du Soleil.']
				}
			}
		},
		scoring: {
			title: 'Score et rangs',
			aim: 'Compter les points d’une partie et nommer son rang.',
			steps: {
				faces: {
					prompt: 'La partie est finie, votre carte Enigma est verte. Regardez depuis votre place.',
					items: {
						faces: 'Combien de faces vertes voyez-vous\u00a0?',
						points: 'Combien de points font-elles\u00a0?'
					},
					done: '5 faces divisées par 3, arrondi à l’inférieur\u00a0: 1 point. Les faces cachées ne comptent pas.',
					hints: [
						'Servez-vous de la vue à plat, pas du temple entier.',
						'2 à gauche, 2 sur le Bloc Central, 1 au-dessus du marron.'
					]
				},
				keys: {
					prompt: 'Vous avez obtenu 1 Étoile, 2 Soleils et 1 Lune. L’Enigma donne 1 point.',
					items: { keys: 'Combien de points valent les clés\u00a0?', total: 'Et en tout\u00a0?' },
					done: '1 + 2 + 2 + 4 = 9, et 1 pour l’Enigma\u00a0: 10.',
					hints: ['Étoile 1, Soleil 2, Lune 4.', '9 et 1.']
				},
				'what-counts': {
					prompt: 'Qu’est-ce qui compte à la fin\u00a0?',
					items: {
						claimed: 'Les clés obtenues',
						faces: 'Les faces de votre Enigma',
						hand: 'Les clés en main',
						blocks: 'Les blocs en réserve',
						markers: 'Les cartes cachées'
					},
					done: 'Les clés obtenues et les faces que vous voyez. Ce qui reste n’ajoute ni n’enlève rien.',
					hints: ['Deux sur cinq.', 'Les deux premières réponses.']
				},
				tier: {
					prompt: '10 points. Quel rang est-ce\u00a0?',
					items: {
						trainee: 'Apprenti',
						researcher: 'Chercheur',
						'field-director': 'Responsable des recherches',
						'dig-director': 'Directeur de fouille',
						'expert-archaeologist': 'Expert Archéologue'
					},
					done: 'Chercheur, de 10 à 20. Apprenti s’arrête à 9.',
					hints: ['C’est juste au-dessus du plus bas.', 'Apprenti s’arrête à 9.']
				},
				ladder: {
					prompt: 'Chercheur s’arrête à 20. Où commencent les rangs au-dessus\u00a0?',
					items: {
						field: 'Responsable des recherches\u00a0: à partir de combien de points\u00a0?',
						dig: 'Directeur de fouille\u00a0: à partir de combien de points\u00a0?',
						expert: 'Expert Archéologue\u00a0: à partir de combien de points\u00a0?'
					},
					done: 'Responsable des recherches 21, Directeur de fouille 27, Expert Archéologue 33.',
					hints: ['Le rang suivant commence juste après 20.', '21, 27 et 33.']
				},
				'last-turn': {
					prompt: 'Tour 11. Vos clés valent 20 jusqu’ici. Prenez 3 clés avec un seul bloc.',
					done: 'Une Étoile, un Soleil et une Lune\u00a0: 7 points. Une fois marquées, la partie est finie.',
					hints: ['Toutes demandent du marron à côté du blanc.', 'Mettez la barre marron debout en e2.']
				},
				sum: {
					prompt: 'Vos clés valent 27, et votre carte Enigma est marron.',
					items: { enigma: 'Combien de points ajoute l’Enigma\u00a0?', total: 'Combien en tout\u00a0?' },
					done: '3 faces marron font 1 point\u00a0: 27 + 1 = 28.',
					hints: ['Comptez les faces marron de votre vue.', '3 faces, 1 point.']
				},
				'tier-reached': {
					prompt: '28 points. Quel rang est-ce\u00a0?',
					items: {
						trainee: 'Apprenti',
						researcher: 'Chercheur',
						'field-director': 'Responsable des recherches',
						'dig-director': 'Directeur de fouille',
						'expert-archaeologist': 'Expert Archéologue'
					},
					done: 'Directeur de fouille, de 27 à 32.',
					hints: ['Responsable des recherches s’arrête à 26.', 'Expert Archéologue commence à 33.']
				}
			}
		},
		'three-turns': {
			title: 'Trois tours',
			aim: 'Commencer une partie avec tout ce que vous savez.',
			steps: {
				'turn-1': {
					prompt:
						'Tour 1. Posez le bloc vert debout en c3, prenez l’Étoile, gardez tout, piochez un Soleil, posez pour les Anciens.',
					done: 'Une clé obtenue, une clé piochée, un tour des Anciens\u00a0: les cinq étapes.',
					hints: [
						'En c3, le vert est à côté du blanc.',
						'Le bloc des Anciens touche le Bloc Central angle contre angle.',
						'Mettez leur bloc debout en f6.'
					]
				},
				'turn-2': {
					prompt: 'Tour 2. Fouillez une ligne et laissez les Anciens se reposer.',
					done: 'Aucune clé obtenue, donc une carte cachée. Aucune piochée, donc les Anciens se reposent.',
					hints: [
						'Ils se reposent si aucune clé n’arrive en main.',
						'Marquez le tour, puis gardez vos 4 clés.'
					]
				},
				'two-keys': {
					prompt: 'Tour 3. Prenez l’Étoile et le Soleil avec un seul bloc.',
					done: '3 points avec un bloc. Les deux clés forment une pile.',
					hints: ['Les deux demandent du marron à côté du blanc.', 'Mettez la barre marron debout en f3.']
				},
				'turn-3': {
					prompt: 'Finissez le tour 3, jusqu’au début du tour 4.',
					done: 'Quel que soit le nombre de clés piochées, les Anciens jouent une fois, selon la dernière.',
					hints: [
						'Remettez une clé ou gardez tout, puis piochez jusqu’à 4.',
						'Posez le bloc des Anciens à un angle du bloc le plus proche.'
					]
				},
				'so-far': {
					prompt: '3 tours sont finis. Votre carte Enigma est marron.',
					items: {
						piles: 'Combien de marques y a-t-il\u00a0?',
						keys: 'Combien de points valent les clés obtenues, 2 Étoiles et 1 Soleil\u00a0?',
						enigma: 'Combien de points donnerait l’Enigma maintenant\u00a0?',
						total: 'Combien en tout\u00a0?'
					},
					done: '1 + 1 + 2 pour les clés, 1 pour 3 faces marron\u00a0: 5.',
					hints: ['Une marque par tour. Étoile 1, Soleil 2.', 'Vous voyez 3 faces marron.']
				},
				alone: {
					prompt: 'Maintenant, en partant de la boîte\u00a0: préparez et jouez jusqu’au début du tour 4.',
					done: 'Les 11 tours se jouent ainsi. Vous pouvez jouer une partie entière.',
					hints: [
						'Bloc Central, première ligne, puis tour après tour.',
						'Un bloc à côté du Bloc Central peut montrer une Étoile.',
						'Fouiller, poser une carte face cachée, tout garder\u00a0: c’est possible à chaque tour.'
					]
				}
			}
		}
	}
};

export default text;
