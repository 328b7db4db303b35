// Tells the styles of a board how many squares it has. Pages come with boards of the usual size; the policy against inline styles
// leaves only this way for others.
import type { Attachment } from 'svelte/attachments';

export const sized =
	(columns: number, rows: number): Attachment<HTMLElement> =>
	({ style }) => {
		style.setProperty('--columns', String(columns));
		style.setProperty('--rows', String(rows));
	};
