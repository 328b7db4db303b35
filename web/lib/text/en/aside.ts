// English: what stands beside the day on a wide screen.
const aside = {
	continue: 'Continue',
	newRun: 'New run',
	climb: 'Climb',
	rating: (rating: number, deviation: number) => `Practice rating ${rating} ± ${deviation}`,
	ratingNone: 'Practice gives you a rating and picks puzzles that suit it.',
	learn: 'Learn',
	rules: 'All rules',
	lessons: (done: number, of: number) => `${done} of ${of} lessons`,
	refresher: 'Refresher, 2\u00a0minutes',
	start: 'Start',
	play: 'Play',
	editor: 'Make a puzzle'
};

export type AsideText = typeof aside;
export default aside;
