// French: the course Block and Key.
import type { CourseText } from '../../../schema/lesson.ts';
import claiming from './block-and-key/claiming.ts';
import placing from './block-and-key/placing.ts';
import seeing from './block-and-key/seeing.ts';
import table from './block-and-key/table.ts';

const text: CourseText = { lessons: { ...seeing, ...placing, ...claiming, ...table } };

export default text;
