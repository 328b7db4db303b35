// Addresses of all files of the daily table, for dates of other months.
export const FILES: Readonly<Record<string, string>> = import.meta.glob(
	'../../../puzzles/block-and-key/daily/*.bin',
	{ query: '?url', import: 'default', eager: true }
);
