// English: what the playing screens of all games share.

const play = {
	/** No engine, no rules. */
	forbidden:
		'This browser forbids WebAssembly, and the rules of this game need it. In Lockdown Mode you can allow it for this site.',
	superseded: 'This game went on in another tab.',
	supersededText: 'Your last moves here are not part of it.',
	adopt: 'Continue from there',
	keepCopy: 'Keep mine as a copy',
	copy: 'copy',
	handOver: (player: number) => `It is player ${player}’s turn. Pass the device on.`,
	takePhone: (player: number) => `I am player ${player}`
};

export type PlayText = typeof play;
export default play;
