// English: the places of the app, in the tab bar and the rail.

const places = {
	label: 'Places',
	today: 'Today',
	ancients: 'Solo',
	learn: 'Learn',
	practice: 'Practice',
	you: 'You'
};

export type Places = typeof places;
export default places;
