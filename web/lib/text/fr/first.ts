// French: the newcomer's puzzle, step by step. Its key: brown on green, white on top.
import type { FirstText } from '../en/first.ts';

export default {
	title: 'Première clé',
	subtitle: 'Pour commencer',
	choose: 'Choisissez la barre blanche.',
	chooseText: 'La clé est une tour\u00a0: vert, marron, blanc.',
	wrong: 'Il n’y a pas de gris dans la clé.',
	wrongText: 'Choisissez la barre blanche.',
	move: (square) => `Touchez ${square}, la colonne marron, ou utilisez les flèches.`,
	moveText: 'Regardez votre vue.',
	turn: (turn) => `Touchez ${turn} pour la dresser.`,
	turnText: 'Regardez votre vue.',
	match: 'Votre vue montre la clé.',
	matchText: 'Des anneaux dorés l’indiquent. Appuyez sur Placer.',
	again: 'Reprenez la barre blanche.',
	next: 'Étoile du jour',
	share: 'Keystone\u00a0: un premier casse-tête'
} satisfies FirstText;
