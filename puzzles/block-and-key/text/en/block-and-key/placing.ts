// English: lessons about where a Block may stand.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	'corner-to-corner': {
		title: 'Corner to corner',
		aim: 'Find where a block may stand at all.',
		steps: {
			touch: {
				prompt: 'Place the white block so that it touches only a corner of the Core Cube.',
				help: 'Choose it, move it, place it.',
				done: 'A corner is enough. No face touches, so its height does not matter.',
				hints: ['Diagonal squares share a corner.', 'Square d1 lies diagonally beside the cube.'],
				mistakes: {
					flush: 'Here it shares a face with the cube. Diagonal squares share only a corner.',
					alone: 'Here it touches nothing. Move it diagonally beside the cube.'
				}
			},
			nowhere: {
				prompt: 'Now try to place the green block away from everything.',
				done: 'Refused: it touches nothing. A temple stays in one piece.',
				hints: ['Move it to the far corner of the floor and press Place.']
			},
			nearly: {
				prompt: 'May the green block stand here?',
				help: 'The Core Cube covers b2 to c3.',
				done: 'Corner to corner means diagonal squares at the same height. One square further it touches nothing.',
				hints: ['The diagonal squares of the cube are a1, d1, a4 and d4.'],
				items: {
					diagonal: 'Lying on d4 and e4',
					'row-further': 'Lying on d5 and e5',
					gap: 'Lying on e2 and e3',
					upright: 'Upright on a4'
				}
			},
			grid: {
				prompt: 'May the brown block stand like this?',
				done: 'All of a block lies inside the grid, and in a place of its own.',
				hints: ['The floor ends at e.', 'Two blocks never fill the same place.'],
				items: {
					edge: 'Upright on e3',
					'over-the-edge': 'Lying from e3 to the east',
					'on-top': 'Upright on top of the grey block',
					sunk: 'Upright, its foot inside the grey block'
				}
			},
			where: {
				prompt: 'Mark every square where the brown block may stand upright.',
				help: 'It is 2 high, as high as the cube.',
				done: 'Four corners, and the four squares on top of the cube.',
				hints: ['Beside a face it would have to be taller than the cube.', 'On top of the cube it ends at 4.']
			},
			crowded: {
				prompt: 'Place the grey block so that it touches corners only.',
				done: 'No face touches, so its height was free.',
				hints: ['There is room behind the cube.', 'Lying on e3, e4, e5 and d4 it touches one corner.']
			}
		}
	},
	taller: {
		title: 'Taller when face to face',
		aim: 'Place a block against another one.',
		steps: {
			beside: {
				prompt: 'Stand the white block upright against a side of the Core Cube.',
				help: 'The cube is 2 high, the block 3.',
				done: 'Face to face a block must end higher than every stack it touches. 3 is higher than 2.',
				hints: ['Tip turns it upright.', 'Square a2 lies beside the cube.'],
				mistakes: { lying: 'Lying, it ends at 1. The cube it touches is 2 high.' }
			},
			equal: {
				prompt: 'Now try to stand the brown block against the cube. It is 2 high.',
				done: 'Refused: as high is not higher. It would have to end above 2.',
				hints: ['Upright on a2, then Place.']
			},
			anywhere: {
				prompt: 'May the white block stand like this?',
				done: 'Its highest point may be anywhere on the block. Where only a corner touches, height is free.',
				hints: ['How high does it end?', 'The cube is 2 high.'],
				items: {
					'three-high': 'Its foot at the cube, 3 high at the other end',
					'two-high': 'Its foot at the cube, 2 high at the other end',
					corner: 'As before, one row nearer to you'
				}
			},
			height: {
				prompt: 'How high is this stack?',
				help: 'A stack is everything on one square, whatever blocks it belongs to.',
				done: 'Brown and green together make a stack of 4. The one beside it is 1 high.',
				hints: ['Count from the floor to the top.', 'A brown block lies under the green tower.'],
				items: { tower: 'The stack on d3', 'low-end': 'The stack on c3' }
			},
			'lower-face': {
				prompt: 'The white block is 2 high. Its foot touches the brown block. May it stand here?',
				done: 'Both times it touches a low brown face. But the whole stack counts, and on d3 that is 4.',
				hints: ['Which stack does its foot touch?', 'The stack on d3 is 4 high.'],
				items: { 'low-end': 'Its foot beside c3', 'tower-end': 'Its foot beside d3' }
			},
			where: {
				prompt: 'Mark every square where the grey block may stand upright.',
				help: 'It is 3 high, the cube 2, the green tower 4.',
				done: 'On the cube, beside it, and diagonal to the tower. On top of the tower it would end at 7.',
				hints: [
					'Beside the tower 3 is too low.',
					'Diagonal to the tower are b2, d2, b4 and d4.',
					'On top of the tower it would be higher than 6.'
				]
			},
			between: {
				prompt: 'Show brown in column c, at height 1.',
				help: 'One of your two blocks can do it.',
				done: 'There it touches the cube or the tower. 4 is higher than both.',
				hints: ['The short block is too low beside the cube.', 'Stand the long one upright on c1 or c2.'],
				mistakes: { 'too-low': 'It ends at 2. The cube is 2 high, the tower 3.' }
			}
		}
	},
	'six-high': {
		title: 'Six high',
		aim: 'Know where a stack ends.',
		steps: {
			six: {
				prompt: 'Stand the white block upright on one of the brown stacks.',
				help: 'They are 4 high.',
				done: 'It ends at 6, and that is as high as a stack may be.',
				hints: ['Tip turns it upright.', 'The brown stacks are on b2 and c2.']
			},
			seven: {
				prompt: 'Try the same with this longer block.',
				done: 'Refused: it would end at 7. No stack is higher than 6.',
				hints: ['Upright on b2 or c2, then Place.']
			},
			'last-level': {
				prompt: 'Two stacks are 5 high. May the white block go on top of them?',
				done: 'Lying it ends at 6, upright at 7.',
				hints: ['5 and 1 are 6, 5 and 2 are 7.'],
				items: { lying: 'Lying across both', upright: 'Upright on one of them' }
			},
			room: {
				prompt: 'How high is this stack?',
				done: 'On b2 there is room for 1 more, on c3 for 2.',
				hints: ['Cube and block together.', 'The cube is 2 high, the green block 3, the brown one 2.'],
				items: { highest: 'The stack on b2', second: 'The stack on c3' }
			},
			where: {
				prompt: 'Mark every square where the white block may stand upright.',
				help: 'It is 4 high. The stacks are 5, 4, 2 and 2.',
				done: 'On c2 and b3 it ends at 6, higher than its neighbours. On the floor it is too low beside 5 and 4.',
				hints: [
					'Beside b2 it must end above 5, beside c3 above 4.',
					'On b2 and c3 it would be higher than 6.',
					'On c2 and b3 it ends at 6.'
				]
			},
			'to-the-top': {
				prompt: 'Build a stack that ends at exactly 6.',
				done: 'The stack on c3 was 4 high. 4 and 2 are 6.',
				hints: ['Stack and block together make 6.', 'Stand the short block upright on c3.'],
				mistakes: { 'too-long': '4 and 3 are 7. No stack is higher than 6.' }
			}
		}
	},
	bridges: {
		title: 'Bridges and ledges',
		aim: 'Span a gap, and see when that is not allowed.',
		steps: {
			span: {
				prompt: 'Lay the white block from b3 to d3, across the gap on c3.',
				done: 'A straight bridge: both ends rest on something, the middle hangs free.',
				hints: ['The stacks on b3 and d3 are equally high.', 'Its middle comes to lie over c3.'],
				mistakes: { shifted: 'Here its ends have nothing below them. Both ends must rest.' }
			},
			ledge: {
				prompt: 'Try to lay the green block on the cube so that one end sticks out.',
				done: 'Refused: an end that hangs free is a ledge.',
				hints: ['From a2 to c2, for example, then Place.']
			},
			straight: {
				prompt: 'May this block lie here?',
				done: 'Seen from above a bridge is one straight line, and both its ends rest. A hump does no harm.',
				hints: ['Look from above: is it one line?', 'Is there something below both ends?'],
				items: {
					bent: 'The bent block over b3, c3 and c4',
					hump: 'The block with a hump from b3 to d3',
					'too-long': 'The long block from b3 to e3'
				}
			},
			'from-above': {
				prompt: 'The white bridge spans d4. May the green block stand like this?',
				done: 'A block comes from above, so nothing may lie over it. The rulebook is silent here; this is our ruling.',
				hints: ['What lies above its foot?'],
				items: { beside: 'Its foot on c5', under: 'Its foot on d4, under the bridge' }
			},
			where: {
				prompt: 'Mark every square where the western end of the brown block may lie.',
				help: 'It lies from west to east and is 3 long.',
				done: 'From c1 it lies on the floor, corner to corner. From b3 it is a bridge.',
				hints: ['Both ends must rest.', 'There is one bridge and one place on the floor.']
			},
			'own-bridge': {
				prompt: 'Build a bridge with one of your blocks.',
				done: 'Both ends rest on brown, the middle spans d4.',
				hints: [
					'The brown block is open at d4.',
					'You need 3 in a line.',
					'Lay the block with the hump from c4 to e4.'
				],
				mistakes: { half: 'Its end over d4 hangs free.' }
			}
		}
	},
	'every-square': {
		title: 'Find every legal square',
		aim: 'Check a place by all the rules of placing at once.',
		steps: {
			upright: {
				prompt: 'Mark every square where the white block may stand upright.',
				help: 'It is 2 high, the cube 2, the grey tower 3.',
				done: 'On top of the cube and the tower, and on the floor where only a corner touches.',
				hints: [
					'On top it always ends higher than what is below.',
					'On the floor no face may touch.',
					'Diagonal to the tower are b2, d2, b4 and d4.'
				]
			},
			lying: {
				prompt: 'Mark every square where the western end of the white block may lie.',
				help: 'It lies from west to east and is 2 long.',
				done: 'Two places on the cube, three on the floor, each of these corner to corner.',
				hints: ['Only the cube is wide enough to lie on.', 'On the floor look for diagonals to b2 and c4.']
			},
			'square-block': {
				prompt: 'Three corners are built up. In how many ways can the white square block be placed?',
				done: 'Only on the cube: once flat, and upright along each of its 4 edges.',
				hints: ['On the floor it is too low beside the cube.', 'On the cube it can lie or stand.'],
				items: { ways: 'How many ways are there?' }
			},
			'which-blocks': {
				prompt: 'Mark the blocks that fit somewhere.',
				done: 'Two fit on the cube. The others would hang free or be too low.',
				hints: ['Try the top of the cube.', 'It offers 2 by 2 squares.']
			},
			'six-cases': {
				prompt: 'May the green block stand here?',
				done: 'Contact, height, support, way from above: all of them, every time.',
				hints: ['What does it touch, and how high is that stack?', 'Does every part of it rest?'],
				items: {
					'three-high': 'Upright on c2, 3 high',
					'two-high': 'Upright on c2, 2 high',
					under: 'Its foot on d4, under the bridge',
					end: 'Lying on the bridge at c4, one end over b4',
					middle: 'Upright on the middle of the bridge',
					far: 'Upright on a5'
				}
			},
			'few-places': {
				prompt: 'Place the green square block.',
				done: 'Only two places were left, both upright on the cube.',
				hints: ['There is room on the cube only.', 'Upright on b3 and c3, or on the brown block.']
			}
		}
	}
};

export default lessons;
