// English: what the playing screens of all games share.

const play = {
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
