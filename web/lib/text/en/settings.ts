// English: the settings page.

const settings = {
	title: 'Settings',
	description: 'Language, colours, motion and letters. Kept on this device only.',
	theme: 'Colours',
	themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
	motion: 'Motion',
	motions: { system: 'As the device', reduced: 'None' },
	letters: 'Letters on colours',
	lettersNote: 'Every colour has its own pattern. Letters are shown in its place.',
	lettersChoices: { off: 'Patterns', on: 'Letters' },
	kept: 'Kept on this device only.',
	refused: 'This browser does not let the page keep settings. They hold until it is closed.',
	noScript: 'Settings need JavaScript. Without it, Keystone follows the device.'
};

export type Settings = typeof settings;
export default settings;
