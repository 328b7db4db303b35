// The glossaries of all games, in the order of the page.
import { glossary as blockAndKey } from '../../../puzzles/block-and-key/glossary.ts';
import { glossary as pyramides } from '../../../puzzles/pyramides/glossary.ts';
import { glossary as recall } from '../../../puzzles/recall/glossary.ts';
import { glossary as temple } from '../../../puzzles/temple/glossary.ts';
import type { Glossary } from '../../../puzzles/schema/glossary.ts';
import type { CourseId } from '../../../puzzles/schema/lesson.ts';

export const GLOSSARIES: readonly { readonly game: CourseId; readonly glossary: Glossary }[] = [
	{ game: 'block-and-key', glossary: blockAndKey },
	{ game: 'temple', glossary: temple },
	{ game: 'pyramides', glossary: pyramides },
	{ game: 'recall', glossary: recall }
];
