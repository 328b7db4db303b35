// English: the rules of Block and Key in our own words.
import type { RulesText } from '../../../schema/rules.ts';

const text: RulesText = {
	game: 'Block and Key',
	groups: { placing: 'placing' },
	books: { '2021': '2021 edition', retail: 'German retail edition' },
	rules: {
		'B-PLACE-1': {
			name: 'Touch what is there',
			statement:
				'A block must touch something that stands: with a face, or corner to corner at the same height.',
			allowed: 'a corner touches',
			refused: 'touches nothing'
		}
	},
	rulings: {}
};

export default text;
