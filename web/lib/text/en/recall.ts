// English: the table and the solo game of Recall.
import { names } from './recall/names.ts';
import { page } from './recall/page.ts';
import { table } from './recall/table.ts';

const recall = { ...names, ...table, ...page };

export type RecallText = typeof recall;
export default recall;
