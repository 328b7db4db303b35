// Deutsch: der Tisch und das Solospiel von Recall.
import type { RecallText } from './en.ts';
import { names } from './de/names.ts';
import { page } from './de/page.ts';
import { table } from './de/table.ts';

const recall: RecallText = { ...names, ...table, ...page };

export default recall;
