// How often the player who looks ahead solves the three tasks with our box: what `npm run proof -- tasks:pyramides --store` found.
import tasksJson from './tasks.json' with { type: 'json' };

export interface Figures {
	readonly deals: number;
	readonly won: number;
	readonly share: number;
	/** Of all deals at their end: the least, the quarters and the most. */
	readonly points: readonly number[];
	/** The median of the deals that were won; null without any. */
	readonly turns: number | null;
}

/** By the number of the task. */
export const taskFigures: Readonly<Record<string, Figures>> = tasksJson;
