// What somebody has at the end of a game that several lessons score: 22 points on the track, 141 when all is counted.

/** Four storages on four tiles, beside three camps. */
export const STORAGES = { 'T8.4': 's1', 'T7.0': 's2', 'T4.4': 's3', 'T3.0': 's4' };

export const SCORED = {
	you: {
		points: 22,
		depot: ['white', 'white', 'grey', 'black', 'black', 'own', 'own', 'own', 'own'],
		ready: ['W', 'Ya', 'Ga', 'Ra'],
		slots: { A: 'Yb', B: 'Gb' },
		built: { ...STORAGES, MW: 'monument.1', 'T6.0': 'monument.2', 'T11.0': 'monument.3' },
		relics: [2, 1, 3, 0],
		tracks: [9, 5, 7],
		goals: ['g5'],
		crystals: [1, 2, 1],
		figures: { 'T8.0': 2 },
		paths: { I: 'ARCH', II: 'LEG', III: 'KNOW' }
	},
	table: { monumentTiles: { 'T6.0': 'm4', 'T11.0': 'm7' }, sides: { LEG: 'B' } }
};
