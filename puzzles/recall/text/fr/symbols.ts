// French: the symbols of Recall, named and explained.
import type { SymbolCode, SymbolText } from '../../symbols.ts';

const text: Readonly<Record<SymbolCode, SymbolText>> = {
	fig: {
		name: 'figurine',
		explanation:
			'Vous gagnez autant de figurines qu’indiqué. Elles vont où vous avez une présence ou sur votre case de départ.'
	},
	figHere: {
		name: 'figurine ici même',
		explanation:
			'Vous gagnez une figurine sur la case même qui a déclenché l’effet. Aucune présence n’y est requise.'
	},
	white: { name: 'cristal blanc', explanation: 'Vous gagnez ce nombre de cristaux blancs.' },
	pink: {
		name: 'cristal rose',
		explanation: 'Vous gagnez ce nombre de cristaux roses. 1 rose vaut 2 blancs.'
	},
	purple: {
		name: 'cristal violet',
		explanation: 'Vous gagnez ce nombre de cristaux violets. 1 violet vaut 3 blancs.'
	},
	upgrade: {
		name: 'améliorer un cristal',
		explanation:
			'Un cristal monte d’une zone\u00a0: de blanc à rose, ou de rose à violet. Le nombre dit combien de fois.'
	},
	move: {
		name: 'déplacement',
		explanation: '1 déplacement du nombre de pas indiqué. Chaque pas mène un groupe sur une case voisine.'
	},
	water: {
		name: 'déplacement sur l’eau',
		explanation: '1 groupe traverse des cases d’eau contiguës et finit à terre, à côté.'
	},
	'water+': {
		name: 'déplacement sur l’eau amélioré',
		explanation: 'Un déplacement sur l’eau où des figurines peuvent débarquer sur des cases différentes.'
	},
	explore: {
		name: 'exploration',
		explanation: 'Retournez 1 tuile cachée voisine d’une tuile où vous avez une présence.'
	},
	develop: { name: 'aménagement', explanation: 'Fouillez, construisez ou améliorez 1 cristal.' },
	points: { name: 'points verts', explanation: 'Vous marquez aussitôt ce nombre de points.' },
	'step:white': {
		name: 'pas sur la piste blanche',
		explanation: 'Ce nombre de pas sur la piste de savoir blanche.'
	},
	'step:grey': {
		name: 'pas sur la piste grise',
		explanation: 'Ce nombre de pas sur la piste de savoir grise.'
	},
	'step:black': {
		name: 'pas sur la piste noire',
		explanation: 'Ce nombre de pas sur la piste de savoir noire.'
	},
	stepAny: {
		name: 'pas au choix',
		explanation: 'Des pas sur les pistes de savoir, chacun sur la piste de votre choix.'
	},
	cass: {
		name: 'cassette',
		explanation: 'Vous gagnez ce nombre de cassettes et les gardez secrètes. Elles se jouent en action libre.'
	},
	modup: {
		name: 'améliorer un module',
		explanation: 'Échangez un de vos modules contre un du niveau suivant\u00a0: blanc, jaune, vert, gris.'
	},
	deact: {
		name: 'sortir un module',
		explanation: 'Retirez ce nombre de vos modules de leurs fentes. Ils sont de nouveau prêts.'
	},
	freeAct: {
		name: 'activation gratuite',
		explanation: 'Activez une fois un de vos effets, sans pierre d’énergie.'
	},
	relic: {
		name: 'relique au choix',
		explanation: 'Prenez 1 relique de la case ronde, sans retirer de figurines.'
	},
	choice: { name: 'barre oblique', explanation: 'Choisissez une des possibilités.' },
	offers: {
		name: 'figurines contre cristaux',
		explanation: 'Case A\u00a0: payez des cristaux pour 4 figurines de plus au maximum.'
	},
	removeForWhite: {
		name: 'cristaux contre figurines',
		explanation: 'Case A\u00a0: retirez des figurines du plateau pour 1 cristal blanc chacune.'
	},
	moveB: {
		name: 'déplacement de la case B',
		explanation:
			'Le premier nombre de pas est gratuit. Pour 1 cristal blanc, rose ou violet, prenez le deuxième, troisième ou quatrième.'
	},
	moveOrDevelop: {
		name: 'pas ou aménagement',
		explanation: 'Soit 1 déplacement de 1 pas, soit 1 aménagement.'
	},
	copy: {
		name: 'copie d’une case',
		explanation: 'Vous recevez les actions d’une autre case d’action dont la fente est occupée.'
	},
	cost: {
		name: 'coût',
		explanation: 'C’est ce que vous donnez\u00a0: retirez la figurine ou payez le cristal indiqué.'
	},
	module: { name: 'module', explanation: 'Prenez à l’étalage 1 module visible de la couleur indiquée.' },
	flat: {
		name: 'coût fixe',
		explanation: 'Cet effet coûte toujours 1 pierre d’énergie, quel que soit le nombre d’utilisations.'
	},
	trigger: {
		name: 'déclencheur',
		explanation:
			'Cet effet ne s’active que lorsque son déclencheur se produit, une fois au plus à chaque fois.'
	}
};

export default text;
