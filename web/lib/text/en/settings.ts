// English: the settings page.

const settings = {
	title: 'Settings',
	description: 'Language, colours, hand, motion, board, sound and keys. Kept on this device only.',
	look: 'Look',
	theme: 'Colours',
	themes: { system: 'System', light: 'Light', dark: 'Dark' },
	motion: 'Motion',
	motions: { system: 'System', reduced: 'None' },
	blocks: 'Blocks and board',
	patterns: 'Patterns on colours',
	patternsChoices: { normal: 'Quiet', strong: 'Strong' },
	letters: 'Letters on colours',
	lettersChoices: { card: 'Key card', everywhere: 'Everywhere', off: 'Never' },
	lettersNote: 'Every colour has its own pattern. A letter stands in its place where you want one.',
	board: 'Board',
	boards: { auto: 'Automatic', '3d': '3D', '2d': '2D' },
	boardNote: 'Automatic: 3D where the device draws it fast. The 2D board does everything the other does.',
	heights: 'Heights on stacks',
	heightsNote: 'On the 3D board: while you hold a block, and from above.',
	playing: 'Playing',
	hand: 'Hand',
	hands: { right: 'Right', left: 'Left' },
	handNote: 'The main button stands on the side of your thumb.',
	matches: 'Show matches while I try',
	matchesNote:
		'In puzzles: which squares match, before you place. Such a result keeps the streak, but not the rating.',
	coach: 'Coach',
	coaches: { off: 'Off', warn: 'Warns', full: 'Advises' },
	coachNote:
		'In runs against the Ancients. It warns before a move that gives points away, or also says what it would do.',
	sound: 'Sound',
	vibration: 'Vibration',
	shortcuts: 'Single-key shortcuts',
	shortcutsNote: 'On a keyboard. Arrow keys, Enter and Esc always work.',
	device: 'This device',
	progress: 'Your progress',
	progressGo: 'Storage and backup',
	kept: 'Kept on this device only.',
	refused: 'This browser does not let the page keep settings. They hold until it is closed.',
	noScript: 'Settings need JavaScript. Without it, Keystone follows the device.'
};

export type Settings = typeof settings;
export default settings;
