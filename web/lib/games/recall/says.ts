// What the table of Recall says about the present moment.
import type { Said } from '$lib/puzzle/notes.ts';
import type { RecallText } from './text/en.ts';
import { PATH_SPACES } from '../../../../puzzles/recall/schema/vocabulary.ts';
import type { State } from '../../../games/recall/state.ts';
import type { Task } from '../../../games/recall/task.ts';
import { roundKind } from '../../../games/recall/turns.ts';
import type { RecallSelection } from './selection.svelte.ts';
import { cardWords, fieldWords, groundWords, personWords } from './names.ts';
import { cardRules } from './things.ts';

export function sayTable(selection: RecallSelection, text: RecallText): Said {
	const { state, who, me, over } = selection;
	if (over) return { tone: 'gold', strong: text.ask.over };
	const asked = selection.asking ? text.explainOn : ask(state, text);
	const strong = who === me ? asked : `${text.ask.whose(personWords(state, who, me, text))} ${asked}`;
	return { tone: 'plain', strong, text: aboutTask(selection, text) };
}

function ask(state: State, text: RecallText): string {
	const task = state.tasks.at(-1);
	if (task) return askTask(task, text);
	const { phase } = state;
	switch (phase) {
		case 'over':
			return text.ask.over;
		case 'open': {
			const kind = roundKind(state);
			const space = PATH_SPACES.find((each) => each === kind);
			if (space) return text.ask.path(space);
			return kind === 'G' ? text.ask.goal : text.ask.open;
		}
		case 'module':
			return state.pool.some(({ items, spent }) => items.length > spent.length)
				? text.ask.module
				: text.ask.moduleDone;
		case 'reset':
			return text.ask.reset(state.production.left);
		default:
			return text.ask[phase];
	}
}

function askTask(task: Task, text: RecallText): string {
	const { tasks } = text.ask;
	const left = 'left' in task ? task.left : 1;
	const name = task.is === 'water' && task.at !== null ? 'afloat' : task.is;
	return tasks[name]?.(left) ?? name;
}

/** The card that asks, the field that is chosen. */
function aboutTask({ state, task, marks, me, lore }: RecallSelection, text: RecallText): string {
	if (task?.is === 'trigger') {
		const [rule = ''] = cardRules(task.effect);
		return `${cardWords(task.effect, text)}. ${lore?.rule(rule)?.text ?? ''}`;
	}
	if (task?.is === 'tile') return `${task.field}.`;
	const [chosen] = marks.fields.chosen;
	if (chosen === undefined) return '';
	const last = marks.fields.chosen.at(-1) ?? chosen;
	return task?.is === 'explore'
		? `${groundWords(state, last, text)}.`
		: `${fieldWords(state, chosen, me, text)}.`;
}
