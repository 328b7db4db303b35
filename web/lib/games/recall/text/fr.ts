// Français : la table et le jeu en solo de Recall.
import type { RecallText } from './en.ts';
import { names } from './fr/names.ts';
import { page } from './fr/page.ts';
import { table } from './fr/table.ts';

const recall: RecallText = { ...names, ...table, ...page };

export default recall;
