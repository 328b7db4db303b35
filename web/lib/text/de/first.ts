// German: the newcomer's puzzle, step by step. Its key: brown on green, white on top.
import type { FirstText } from '../en/first.ts';

export default {
	title: 'Erster Schlüssel',
	subtitle: 'Zum Anfang',
	choose: 'Wähle die weiße Stange.',
	chooseText: 'Der Schlüssel ist ein Turm: grün, braun, weiß.',
	wrong: 'Grau kommt im Schlüssel nicht vor.',
	wrongText: 'Wähle die weiße Stange.',
	move: (square) => `Tippe auf ${square}, den braunen Stapel, oder nimm die Pfeile.`,
	moveText: 'Schaue auf deine Perspektive.',
	turn: (turn) => `Drücke „${turn}“, damit sie aufrecht steht.`,
	turnText: 'Schaue auf deine Perspektive.',
	match: 'Deine Perspektive zeigt den Schlüssel.',
	matchText: 'Goldringe zeigen, wo. Drücke „Einsetzen“.',
	again: 'Wähle noch einmal die weiße Stange.',
	next: 'Stern von heute',
	share: 'Keystone: ein erstes Rätsel'
} satisfies FirstText;
