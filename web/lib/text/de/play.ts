// German: what the playing screens of all games share.
import type { PlayText } from '../en/play.ts';

const play: PlayText = {
	forbidden:
		'Dieser Browser verbietet WebAssembly, und die Regeln dieses Spiels brauchen es. Im Blockierungsmodus kannst du es für diese Website erlauben.',
	superseded: 'Diese Partie ging in einem anderen Tab weiter.',
	supersededText: 'Deine letzten Züge hier gehören nicht dazu.',
	adopt: 'Dort weiterspielen',
	keepCopy: 'Meine als Kopie behalten',
	copy: 'Kopie',
	handOver: (player) => `Spieler ${player} ist an der Reihe. Gib das Gerät weiter.`,
	takePhone: (player) => `Ich bin Spieler ${player}`
};

export default play;
