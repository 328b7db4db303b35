// English: the course Block and Key.
import type { CourseText } from '../../../schema/lesson.ts';

const text: CourseText = {
	lessons: {
		'corner-to-corner': {
			title: 'Corner to corner',
			aim: 'Find where a block may stand at all.',
			steps: {
				touch: {
					prompt: 'Place the white block so that it touches only a corner of the Core Cube.',
					help: 'Choose it, move it, place it.',
					done: 'A corner is enough. No face touches, so its height does not matter.',
					hints: ['Diagonal squares share a corner.', 'Square d1 lies diagonally beside the cube.']
				},
				nowhere: {
					prompt: 'Now try to place the green block away from everything.',
					done: 'Refused: it touches nothing. A temple stays in one piece.',
					hints: ['Move it to the far corner of the floor and press Place.']
				},
				where: {
					prompt: 'Mark every square where the brown block may stand upright.',
					help: 'It is two high, as high as the cube.',
					done: 'Four corners, and the four squares on top of the cube.',
					hints: [
						'Beside a face it would have to be taller than the cube.',
						'On top of the cube it ends at four.'
					]
				}
			}
		}
	}
};

export default text;
