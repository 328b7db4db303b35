// Deutsch: der Tisch und das Solospiel von Recall.
import type { RecallText } from '../en/recall.ts';
import { names } from './recall/names.ts';
import { page } from './recall/page.ts';
import { table } from './recall/table.ts';

const recall: RecallText = { ...names, ...table, ...page };

export default recall;
