// English: the newcomer's puzzle, step by step. Its key: brown on green, white on top.

const first = {
	title: 'First key',
	subtitle: 'To start with',
	choose: 'Choose the white bar.',
	chooseText: 'The key is a tower: green, brown, white.',
	wrong: 'The key has no grey.',
	wrongText: 'Choose the white bar.',
	move: (square: string) => `Tap ${square}, the brown stack, or use the arrows.`,
	moveText: 'Watch your view.',
	turn: (turn: string) => `${turn} it, so that it stands upright.`,
	turnText: 'Watch your view.',
	match: 'Your view shows the key.',
	matchText: 'The gold rings show where. Press Place.',
	again: 'Choose the white bar again.',
	next: 'Today’s Star',
	share: 'Keystone: a first puzzle'
};

export type FirstText = typeof first;
export default first;
