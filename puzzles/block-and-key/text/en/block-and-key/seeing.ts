// English: lessons about what a player sees.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	'your-view': {
		title: 'Faces and your view',
		aim: 'Read the temple as a flat picture from your side.',
		steps: {
			'in-front': {
				prompt: 'Stand the brown block upright on b1, in front of the Core Cube.',
				help: 'Choose it, tip it, place it. Watch the flat view.',
				done: 'On every line you see the nearest face. The brown block now hides part of the cube.',
				hints: ['Tip turns it upright.', 'Square b1 lies between you and the cube.'],
				mistakes: { lying: 'Lying, it is lower than the cube it touches. Tip it upright first.' }
			},
			'fill-in': {
				prompt: 'Fill in what you see from your side.',
				help: 'Depth does not matter: the nearest face counts.',
				done: 'The white tower stands behind the cube. Only its top face shows above it.',
				hints: [
					'Begin with column a, from the floor up.',
					'The cube shows you its green side.',
					'Column b is green, green, white.'
				]
			},
			seen: {
				prompt: 'Mark every block of which you see at least one face.',
				help: 'The Core Cube is a block too.',
				done: 'The green block lies behind the grey tower. From your side nothing of it shows.',
				hints: ['Look along each column from the front.', 'Column d begins with the grey tower.']
			},
			faces: {
				prompt: 'Count the faces in your flat view.',
				done: '4 white faces on the Core Cube and 1 on the white block. Every square of the picture is one face.',
				hints: [
					'Each filled square of the flat view is one face.',
					'The Core Cube shows 4 of its white side.'
				],
				items: { white: 'How many white faces?', all: 'How many faces altogether?' }
			},
			core: {
				prompt: 'Turn the green side of the Core Cube towards you.',
				help: 'Each of its four sides has a colour of its own.',
				done: 'You see green, every other player another side. Top and bottom are seen by nobody.',
				hints: ['Choose green.']
			},
			show: {
				prompt: 'Make your view green in column d, at height 3.',
				done: 'Nothing stands in front of your block there, so it shows at heights 1 to 3.',
				hints: ['The green block is 3 long.', 'Stand it upright in column d, on d1 for example.']
			}
		}
	},
	'other-seats': {
		title: 'What others see',
		aim: 'See the temple from another side, and know why it does not count for you.',
		steps: {
			east: {
				prompt: 'Fill in what the player in the east sees.',
				help: 'From there south is on the left, and the Core Cube is grey.',
				done: 'From the east the nearest block is the one furthest east.',
				hints: [
					'The green tower stands in the south: first column.',
					'The next two columns show the cube with brown on top.'
				]
			},
			north: {
				prompt: 'Now fill in what the player in the north sees.',
				help: 'From there east is on the left, and the Core Cube is green.',
				done: 'Green tower and green side of the cube: in the picture only the colour counts.',
				hints: ['The green tower comes first, 3 high.', 'The third column is green, green, brown.']
			},
			faces: {
				prompt: 'How many green faces does each of them see?',
				help: 'Behind the cube stand a green tower and, east of it, a white one.',
				done: 'One temple, three pictures. The cube hides green from you, the white tower hides it from the east.',
				hints: [
					'The green tower is 3 high, the cube 2.',
					'From the east the white tower stands in front of the green one.'
				],
				items: { you: 'You, in the south', west: 'The player in the west', east: 'The player in the east' }
			},
			hide: {
				prompt: 'Place the green block so that the player in the east sees nothing of it.',
				done: 'The grey tower stands in between. Where others see nothing, they gain nothing.',
				hints: [
					'Something must stand east of it, in the same row.',
					'The grey tower covers row 1.',
					'Stand it upright on a1.'
				]
			},
			own: {
				prompt: 'You have placed the green tower. May you claim this key?',
				help: 'You claim a key when its picture shows in your view.',
				done: 'Green beside grey shows only in the east. For your keys only your own view counts.',
				hints: ['Look for it in your flat view.', 'You see no grey face.'],
				items: {
					'white-green': 'White, with green to its right',
					'green-grey': 'Green, with grey to its right'
				}
			},
			looking: {
				prompt: 'When may another player look from your side?',
				done: 'Only to confirm a claim, and without looking at your cards.',
				hints: ['You show where your key is.'],
				items: { never: 'Never', claim: 'To confirm your claim', always: 'At any time' }
			}
		}
	}
};

export default lessons;
