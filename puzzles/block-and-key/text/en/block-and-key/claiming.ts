// English: lessons about Keys.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	'reading-a-key': {
		title: 'Reading a key',
		aim: 'Find a key in your flat view.',
		steps: {
			first: {
				prompt: 'Lay the brown block on the Core Cube, then claim the key.',
				help: 'The key is brown above white.',
				done: 'All coloured squares of the key show in your view, so it can be claimed.',
				hints: ['On b2 and c2, for example.', 'After placing, press Claim.']
			},
			shown: {
				prompt: 'Mark every key that shows in your view.',
				done: 'A key may show anywhere in the picture. Brown and white together do not show at all.',
				hints: ['Compare each key with the flat view.', 'Nowhere does brown lie beside white.']
			},
			empty: {
				prompt: 'You have placed the brown tower. May you claim this key?',
				help: 'Empty squares of a key may show anything.',
				done: 'Where the card is empty, anything may show, or nothing. Where it is coloured, that colour must.',
				hints: ['Between white and brown your view shows white.', 'You see no green face.'],
				items: {
					gap: 'White, an empty square, brown',
					'green-between': 'White, green, brown',
					diagonal: 'Brown diagonally above white'
				}
			},
			apart: {
				prompt: 'Which keys can you claim with the brown tower?',
				done: 'In the picture these faces are neighbours. In space they stand apart, and that does not matter.',
				hints: [
					'Only the flat view counts, never the depth.',
					'Brown shows in column c only, at heights 3 and 4.'
				]
			},
			behind: {
				prompt: 'Claim the key.',
				help: 'One of your blocks can do it.',
				done: 'On the cube or far behind it: in the picture brown lies above green.',
				hints: [
					'Green and white already show. Brown is missing.',
					'Brown must show in column c, at height 3.',
					'Stand the long brown block upright on c4, or on the cube.'
				]
			},
			sun: {
				prompt: 'Claim the Sun.',
				done: 'White, white and brown were there. Your block brought the grey face.',
				hints: [
					'Grey belongs above brown.',
					'Brown shows at height 3 in columns b and c.',
					'Grey must show in column c, at height 4.'
				]
			}
		}
	},
	'turning-a-key': {
		title: 'Turning a key',
		aim: 'Turn keys in your head, and never mirror them.',
		steps: {
			'half-turn': {
				prompt: 'Stand the white block upright on d1, then claim the key.',
				help: 'White left of green, turned by half: white right of green.',
				done: 'A key may be turned by a quarter, by half or by three quarters.',
				hints: ['Tip turns the block upright.', 'After placing, press Claim.']
			},
			'four-ways': {
				prompt: 'The white block on top is new. May you claim this key?',
				done: 'Three of them are one key in different turns. The third is its mirror image.',
				hints: [
					'You see brown left of white, and green below white.',
					'Brown, white, green: that turns clockwise. So must the key.'
				],
				items: {
					printed: 'The first key',
					quarter: 'The second key',
					mirrored: 'The third key',
					half: 'The fourth key'
				}
			},
			mirror: {
				prompt: 'The first Sun shows. Try to claim the second one, its mirror image.',
				done: 'Refused: a key is turned, never mirrored.',
				hints: ['Choose only the second Sun, then Claim.']
			},
			shown: {
				prompt: 'Mark every key that shows, turned or not.',
				done: 'Two show, one of them turned. The second is a mirror image, the first is not there at all.',
				hints: [
					'Look at columns c and d, heights 2 and 3.',
					'There, brown lies above white, and grey to the right of both.'
				]
			},
			'quarter-turn': {
				prompt: 'Claim the Sun.',
				done: 'Turned by a quarter it is a green column with grey beside its middle.',
				hints: [
					'Turn the key by a quarter: 3 green, one above the other.',
					'Grey shows in column d.',
					'Stand the green block upright on e2.'
				]
			}
		}
	},
	'take-part': {
		title: 'Your block must take part',
		aim: 'Know when a key may be claimed and when not.',
		steps: {
			'new-face': {
				prompt: 'White beside brown already shows. Stand the white block on e2 and claim the key.',
				done: 'Now it shows a second time, with a face of your new block. That is enough.',
				hints: ['Tip turns the block upright.', 'White on e2 shows to the right of brown.']
			},
			already: {
				prompt: 'The green block is placed. Try to claim the key with white and brown.',
				done: 'Refused: no face of the new block is in it. It showed before.',
				hints: ['Choose only the key with white and brown, then Claim.']
			},
			'second-copy': {
				prompt: 'A block was just placed on e2. May you claim this key?',
				done: 'The new block must be in the picture. Whether the same picture showed elsewhere before does not matter.',
				hints: ['Find the new block in the picture.'],
				items: {
					'old-faces': 'Green was placed. The key: white, brown',
					'green-face': 'Green was placed. The key: brown, green',
					copy: 'White was placed. The key: white, brown'
				}
			},
			'one-action': {
				prompt: 'Your turn begins, and white beside brown already shows. May you do this?',
				done: 'A turn is one action: dig or place. Claiming belongs to placing, and you pass only if neither is possible.',
				hints: ['Exactly one action: dig or place.'],
				items: {
					claim: 'Claim at once, without a block',
					dig: 'Dig a row',
					place: 'Place your block',
					pass: 'Pass'
				}
			},
			keep: {
				prompt: 'Brown beside green shows. Claim nothing and keep the key.',
				help: 'One more key might bring the end too early.',
				done: 'Claiming is optional. Later the key needs a face of a later block.',
				hints: ['Press Not now.']
			},
			sequence: {
				prompt: 'Put a claim into order.',
				done: 'Place, show, confirm, draw. Your other cards stay hidden.',
				hints: ['The block comes first, the new card last.'],
				items: {
					place: 'Place a block',
					open: 'Lay the key open and show where',
					check: 'Others may look from your side',
					draw: 'Draw a new key'
				}
			}
		}
	},
	'two-keys': {
		title: 'Two keys with one block',
		aim: 'Claim several keys in one turn.',
		steps: {
			both: {
				prompt: 'Stand the green block upright on a1 and claim both keys.',
				done: 'One block, two keys: its faces lie beside white and beside brown.',
				hints: ['Tip turns the block upright.', 'Choose both keys before you claim.']
			},
			which: {
				prompt: 'The green block is new. Mark every key you can claim.',
				done: 'Two have a green face of it. White under brown showed before, the Sun does not show.',
				hints: ['Each key needs a face of the new block.', 'Green shows in column a, heights 1 to 3.']
			},
			together: {
				prompt: 'May you claim these keys in one turn?',
				done: 'Each claimed key needs a face of the new block. One face may serve several keys.',
				hints: ['Is green in each of them?'],
				items: {
					one: 'Green and brown alone',
					two: 'Green and white, green and brown',
					three: 'Both of these, and white under brown'
				}
			},
			find: {
				prompt: 'Claim both keys with one block.',
				done: 'A tower of 3 grey faces serves both.',
				hints: [
					'Both keys lack grey.',
					'Grey must show in column b, above green.',
					'Stand the grey block upright on b2 or b3.'
				]
			}
		}
	},
	drawing: {
		title: 'Drawing back to four',
		aim: 'Fill your hand, and know what scores.',
		steps: {
			'up-to-four': {
				prompt: 'You have claimed 2 keys. Draw 2 new ones, one from each Altar.',
				done: 'After claiming you draw back up to 4, and choose an Altar for every card.',
				hints: ['First the Sun Altar, then the Moon Altar.']
			},
			'empty-altar': {
				prompt: 'The Moon Altar is empty. Try to draw from it.',
				done: 'Refused: an empty Altar cannot be chosen. Take the other one.',
				hints: ['Choose the Moon Altar.']
			},
			'how-many': {
				prompt: 'You have just claimed 3 of your 4 keys.',
				done: 'The hand is always filled up to 4.',
				hints: ['1 key is left in your hand.'],
				items: { draw: 'How many do you draw?' }
			},
			worth: {
				prompt: 'How many VP is a claimed key worth?',
				done: '1, 2 and 4 VP: the harder the key, the more it brings.',
				hints: ['A Star is the easiest.', 'A Sun is worth twice a Star, a Moon twice a Sun.'],
				items: { star: 'A Star', sun: 'A Sun', moon: 'A Moon' }
			},
			'only-claimed': {
				prompt: 'You have claimed a Star, 2 Suns and a Moon. 4 more keys are in your hand.',
				done: '1 + 2 + 2 + 4 = 9. Keys in the hand bring nothing.',
				hints: ['Only claimed keys score.', 'Add 1, 2, 2 and 4.'],
				items: { points: 'How many VP do your keys bring?' }
			},
			'last-key': {
				prompt: 'Fill your hand. The Sun Altar holds 1 card, the Moon Altar 2.',
				done: 'Any Altar will do as long as a card lies on it.',
				hints: ['Draw 2 cards.']
			},
			next: {
				prompt: 'Four players. Your hand is full again, and your turn is over. Who is next?',
				done: 'Turns go clockwise, so the player to your left is next.',
				hints: ['Turns go clockwise.'],
				items: { '1': 'The player to your left', '2': 'The player opposite', '3': 'The player to your right' }
			}
		}
	}
};

export default lessons;
