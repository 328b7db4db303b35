// English: the home page.
import { plural } from '../plural.ts';

const count = plural('en');

const home = {
	lead: 'A key is a pattern of squares. Place a block so that your side of the temple shows it.',
	levels: { star: 'Star', sun: 'Sun', moon: 'Moon' },
	squares: (least: number, most: number) =>
		least === most
			? count(most, { one: `${most} square`, other: `${most} squares` })
			: `${least} or ${most} squares`,
	points: (n: number) => count(n, { one: `${n} point`, other: `${n} points` }),
	gamesTitle: 'Five games',
	gamesNote: 'None can be played here yet. This is what is being built.',
	next: 'Next',
	games: {
		blockAndKey: { name: 'Block and Key', line: 'A Star, a Sun and a Moon every day.' },
		ancients: { name: 'The Ancients', line: 'Block and Key alone: 11\u00a0turns, then a report.' },
		temple: { name: 'Temple of Artefacts', line: 'A course: dig, collect sets, sell.' },
		pyramides: { name: 'Terra Pyramides', line: 'A course: workers, stones, pyramids.' },
		recall: { name: 'Recall', line: 'A course: one tribe, six action boxes.' }
	}
};

export type Home = typeof home;
export default home;
