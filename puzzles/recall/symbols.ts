// The symbols of Recall: every effect word of the data by its head, with the rule that says what it does. The texts name and explain them.

interface Sign {
	/** The effect word without its number: `fig`, `step:white`. */
	readonly code: string;
	readonly rule: string;
}

export interface SymbolText {
	readonly name: string;
	readonly explanation: string;
}

export const symbols = [
	{ code: 'fig', rule: 'R-SYM-FIG' },
	{ code: 'figHere', rule: 'R-SYM-FIGHERE' },
	{ code: 'white', rule: 'R-SYM-CRYSTAL' },
	{ code: 'pink', rule: 'R-SYM-CRYSTAL' },
	{ code: 'purple', rule: 'R-SYM-CRYSTAL' },
	{ code: 'upgrade', rule: 'R-SYM-UPGRADE' },
	{ code: 'move', rule: 'R-SYM-MOVE' },
	{ code: 'water', rule: 'R-SYM-WATER' },
	{ code: 'water+', rule: 'R-SYM-WATERPLUS' },
	{ code: 'explore', rule: 'R-EXPL-1' },
	{ code: 'develop', rule: 'R-SYM-DEV' },
	{ code: 'points', rule: 'R-SYM-POINTS' },
	{ code: 'step:white', rule: 'R-SYM-STEP' },
	{ code: 'step:grey', rule: 'R-SYM-STEP' },
	{ code: 'step:black', rule: 'R-SYM-STEP' },
	{ code: 'stepAny', rule: 'R-SYM-STEPANY' },
	{ code: 'cass', rule: 'R-SYM-CASS' },
	{ code: 'modup', rule: 'R-SYM-MODUP' },
	{ code: 'deact', rule: 'R-SYM-DEACT' },
	{ code: 'freeAct', rule: 'R-SYM-FREEACT' },
	{ code: 'relic', rule: 'R-SYM-RELIC' },
	{ code: 'choice', rule: 'R-SYM-SLASH' },
	{ code: 'offers', rule: 'R-BOX-A-PAY' },
	{ code: 'removeForWhite', rule: 'R-BOX-A-REMOVE' },
	{ code: 'moveB', rule: 'R-BOX-B-PAY' },
	{ code: 'moveOrDevelop', rule: 'R-BOX-D' },
	{ code: 'copy', rule: 'R-BOX-F' },
	// Not effects of their own: what stands beside them on cards and on the console.
	{ code: 'cost', rule: 'R-SYM-COST' },
	{ code: 'module', rule: 'R-SYM-MODULE' },
	{ code: 'flat', rule: 'R-ENERGY-4' },
	{ code: 'trigger', rule: 'R-ENERGY-5' }
] as const satisfies readonly Sign[];

export type SymbolCode = (typeof symbols)[number]['code'];

/** The symbol of an effect word such as `fig:2`, `step:white:1`, `moveB:3/4/5/6` or `copy:free`; null for a word that is none. */
export function symbolOf(word: string): SymbolCode | null {
	const [head, second] = word.split(':');
	const code = head === 'step' ? `${head}:${second}` : head;
	return symbols.find((sign) => sign.code === code)?.code ?? null;
}
