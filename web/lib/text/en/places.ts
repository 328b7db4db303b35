// English: the five places of the app, in the tab bar and the rail.

const places = {
	label: 'Places',
	today: 'Today',
	archive: 'Archive',
	ancients: 'Ancients',
	practice: 'Practice',
	you: 'You'
};

export type Places = typeof places;
export default places;
