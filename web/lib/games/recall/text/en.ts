// English: the table and the solo game of Recall.
import { names } from './en/names.ts';
import { page } from './en/page.ts';
import { table } from './en/table.ts';

const recall = { ...names, ...table, ...page };

export type RecallText = typeof recall;
export default recall;
