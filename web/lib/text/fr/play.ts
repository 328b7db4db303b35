// French: what the playing screens of all games share.
import type { PlayText } from '../en/play.ts';

const play: PlayText = {
	forbidden:
		'Ce navigateur interdit WebAssembly, dont les règles de ce jeu ont besoin. En mode Isolement, vous pouvez l’autoriser pour ce site.',
	superseded: 'Cette partie a continué dans un autre onglet.',
	supersededText: 'Vos derniers coups ici n’en font pas partie.',
	adopt: 'Continuer depuis là-bas',
	keepCopy: 'Garder la mienne en copie',
	copy: 'copie',
	handOver: (player) => `C’est au joueur ${player}. Passez-lui l’appareil.`,
	takePhone: (player) => `Je suis le joueur ${player}`
};

export default play;
