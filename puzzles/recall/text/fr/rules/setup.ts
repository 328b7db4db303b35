// French: the rules of the aim, the components and the set-up, in our own words.
import type { RuleText } from '../../../../schema/rules.ts';

export const setup: Readonly<Record<string, RuleText>> = {
	'R-AIM-1': {
		name: 'Le plus de points l’emporte',
		statement:
			'Qui a le plus de points après le décompte final gagne. On en marque pendant la partie, puis grâce aux cartes de voie, aux cartes d’objectif et aux ressources.'
	},
	'R-AIM-2': {
		name: 'Trois choix de voie',
		statement: 'Exactement 3 fois par partie, chacun s’engage pour 1 carte de voie sur 2.'
	},
	'R-COMP-1': {
		name: 'Ce qui est limité',
		statement:
			'Les marqueurs de cristal et les marqueurs verts forment un stock commun illimité. Les figurines de chaque couleur sont limitées.'
	},
	'R-COMP-2': {
		name: 'Marqueurs verts',
		statement:
			'Les marqueurs verts sont un aide-mémoire\u00a0: ils couvrent les actions ou champs de production déjà utilisés ce tour-ci. On les retire à la fin du tour.'
	},
	'R-COMP-3': {
		name: 'Coller les consoles une fois',
		statement:
			'Avant la toute première partie, on assemble les 4 consoles en suivant les repères de leurs faces intérieures noires.'
	},
	'R-SETUP-1': { name: 'Le plateau au milieu', statement: 'Le plateau de jeu est au milieu de la table.' },
	'R-SETUP-2': {
		name: 'Tuiles bonus claires',
		statement:
			'Mélangez les 6 tuiles bonus claires et posez-les face visible à côté des pistes de savoir, 2 par piste.'
	},
	'R-SETUP-3': {
		name: 'Tuiles bonus foncées',
		statement:
			'Mélangez les 6 tuiles bonus foncées et posez-les face visible le long du bord gauche, une par place de carte de voie.'
	},
	'R-SETUP-4': {
		name: 'Cartes de voie',
		statement:
			'Mélangez les 6 cartes de voie et posez-en une à chaque place du bord gauche. Chaque case de voie I, II et III touche alors 2 cartes.'
	},
	'R-SETUP-4F': {
		name: 'Face A pour débuter',
		statement:
			'Si quelqu’un joue pour la première fois, toutes les cartes de voie montrent leur face A. Sinon, mélangez A et B à votre gré.'
	},
	'R-SETUP-5': {
		name: '5 tuiles de monument',
		statement:
			'Mélangez les 8 tuiles de monument. Posez-en 5 face visible à leurs places\u00a0; les 3 autres sont hors jeu.'
	},
	'R-SETUP-6': { name: 'Cassettes', statement: 'Mélangez les 24 cassettes en une pioche face cachée.' },
	'R-SETUP-7': {
		name: 'Amplificateurs par lettre',
		statement:
			'Triez les 24 amplificateurs en 6 piles, une par lettre. Posez une pile au hasard sous chaque case verte\u00a0; peu importe la face du dessus.'
	},
	'R-SETUP-8': {
		name: 'L’étalage des modules',
		statement:
			'Les modules jaunes forment 3 piles visibles, une par sorte, les verts et les gris une pile cachée chacun, avec 3 modules visibles à côté. Les modules visibles forment l’étalage.'
	},
	'R-SETUP-9': {
		name: '4 reliques sur la case ronde',
		statement: 'Une relique de chaque couleur est posée sur la case ronde en bas à droite du plateau.'
	},
	'R-SETUP-10': {
		name: 'Remplir le sac',
		statement:
			'Les 24 autres reliques et les 27 pierres d’énergie blanches, grises et noires vont dans le sac.'
	},
	'R-SETUP-11': {
		name: 'Tuiles de départ',
		statement:
			'Les 2 tuiles de départ sont face visible, orientées au hasard, près des cases de départ 1 à 4. Mélangez les 10 autres tuiles et posez-les face cachée.'
	},
	'R-SETUP-11S': {
		name: 'À 1 ou 2\u00a0: une tuile de départ cachée',
		statement: 'À 1 ou 2 joueurs, la tuile de départ près des cases 3 et 4 est face cachée.'
	},
	'R-SETUP-12': {
		name: 'Garnir les tuiles de départ',
		statement:
			'Sur les tuiles de départ visibles, chaque case à relique reçoit 1 relique et chaque site de fouille 3 pierres d’énergie, tirées du sac.'
	},
	'R-SETUP-13': {
		name: 'Matériel des tribus de côté',
		statement:
			'Cochons, porcheries, îles, radeaux et anneaux restent de côté jusqu’à l’arrivée de leur tribu.'
	},
	'R-SETUP-A': {
		name: 'Console et couleur',
		statement: 'Prenez une console et tout ce qui est d’une couleur\u00a0: bleu, violet, rouge ou jaune.'
	},
	'R-SETUP-B': {
		name: 'Vos pierres d’énergie',
		statement:
			'1 de vos 4 pierres d’énergie va dans votre dépôt d’énergie, les 3 autres près des pistes de savoir, une à la 5e case de chacune.'
	},
	'R-SETUP-C': {
		name: '7 marqueurs ronds',
		statement:
			'1 marqueur va sur la case 0 de la piste de points, 1 au départ de chaque piste de savoir, 1 sur chaque case de voie I, II et III.'
	},
	'R-SETUP-D': {
		name: 'Marqueurs d’ancêtre',
		statement: 'Vos 3 marqueurs d’ancêtre vont sur leurs cases en haut de la console.'
	},
	'R-SETUP-E': {
		name: '17 constructions sur la console',
		statement:
			'6 réserves occupent la colonne de gauche, 6 ateliers celle du milieu, 5 monuments celle de droite.'
	},
	'R-SETUP-F': {
		name: 'Votre stock',
		statement:
			'À côté de la console\u00a0: 10 marqueurs de cristal, 6 marqueurs verts, 14 figurines, 3 grandes figurines et 2 modules de départ.'
	},
	'R-SETUP-G': { name: '3 cristaux blancs', statement: 'Vous commencez avec 3 cristaux blancs.' },
	'R-SETUP-H': {
		name: '2 cartes d’objectif secrètes',
		statement: 'Chacun reçoit 2 cartes d’objectif et les garde secrètes. Le reste est rangé sans être vu.'
	},
	'R-SETUP-I': {
		name: 'Première personne',
		statement:
			'Choisissez comme vous voulez qui commence. Cette personne garde le tableau du temps, marqueur sur la case 1.'
	},
	'R-SETUP-J': {
		name: '3 figurines sur votre case de départ',
		statement:
			'La première personne pose 3 figurines sur la case de départ 1, la suivante dans le sens horaire sur la case 2, et ainsi de suite.'
	},
	'R-SETUP-K': {
		name: 'Choisir tribu et équipement',
		statement:
			'Posez une tribu de plus que de joueurs, chacune avec un équipement. Depuis la droite de la première personne, en sens antihoraire, chacun prend une paire. La dernière est rangée.'
	},
	'R-SETUP-KF': {
		name: 'Première partie\u00a0: au hasard',
		statement:
			'Si quelqu’un joue pour la première fois, vous pouvez distribuer à chacun une tribu et un équipement au hasard.'
	},
	'R-SETUP-L': {
		name: 'Tribus ancestrales',
		statement:
			'Mélangez les tribus restantes et posez-en 1 face cachée en haut de chaque piste de savoir. Le reste est rangé sans être vu.'
	},
	'R-SETUP-M': {
		name: 'Équipements ancestraux',
		statement:
			'Mélangez les équipements restants et posez une pile cachée de 4 en haut de chaque piste de savoir. Le reste est rangé sans être vu.'
	},
	'R-APP-1': {
		name: 'L’application compagnon',
		statement:
			'Tribus et équipements ancestraux peuvent aussi venir de l’application web de l’éditeur, qui conserve d’anciennes tribus. Ici, un tirage au hasard en tient lieu.'
	}
};
