// Which modules are bundled together. Each file costs a request and is compressed for itself, so what a visit needs together
// comes together. A group takes what its modules import along, unless a group before it has it.
import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Paths of files or of folders (with `/` at the end) from the root; the first group that names a module gets it. */
const CHUNKS: readonly { readonly name: string; readonly paths: readonly string[] }[] = [
	{
		// The frame of every page.
		name: 'frame',
		paths: [
			'web/routes/+layout.svelte',
			'web/routes/+layout.ts',
			'web/routes/+error.svelte',
			'web/lib/ui/Button.svelte',
			'web/lib/ui/Icon.svelte',
			'web/lib/ui/IconButton.svelte',
			'web/lib/ui/Mark.svelte',
			'web/lib/ui/Note.svelte',
			'web/lib/ui/Rod.svelte',
			'web/lib/ui/TopBar.svelte',
			'web/lib/ui/lazy.svelte.ts',
			'web/lib/boards/key.ts',
			'web/lib/boards/patterns.ts',
			'web/lib/text/plural.ts',
			'web/lib/learn/course-ids.ts',
			'web/lib/boards/Face.svelte',
			'engine-wasm/host/vocabulary.ts',
			'engine-wasm/host/cells.ts'
		]
	},
	{
		// Around a board: what is said and done there.
		name: 'controls',
		paths: [
			'web/lib/ui/ActionBar.svelte',
			'web/lib/ui/Menu.svelte',
			'web/lib/ui/long-press.ts',
			'web/lib/ui/shortcuts.ts',
			'web/lib/boards/names.ts',
			'web/lib/boards/outline.ts',
			'web/lib/frame/device.svelte.ts'
		]
	},
	{
		// What comes up over a page: fetched together, after its first paint.
		name: 'dialogs',
		paths: ['web/lib/ui/Dialog.svelte', 'web/lib/ui/Drawer.svelte', 'web/lib/ui/CopyField.svelte']
	},
	{
		// Lists of games need it, pages of puzzles only once something is written.
		name: 'branches',
		paths: ['web/lib/progress/branches.ts', 'web/lib/progress/games.ts']
	},
	{
		// What was played, and the dailies; chance, which pages without lessons need too.
		name: 'progress',
		paths: [
			'web/lib/progress/progress.svelte.ts',
			'web/lib/progress/selections.ts',
			'web/lib/puzzle/daily.ts',
			'web/games/rng.ts'
		]
	},
	{ name: 'deck', paths: ['puzzles/block-and-key/deck.json'] },
	{
		// A puzzle.
		name: 'puzzle',
		paths: [
			'web/lib/puzzle/PuzzleScreen.svelte',
			'web/lib/puzzle/session.svelte.ts',
			'web/lib/engine/puzzle-engine.ts',
			'web/lib/puzzle/held.ts',
			'web/lib/engine/shapes.ts'
		]
	},
	{
		// A puzzle in use: hints, counts, sharing.
		name: 'in-use',
		paths: [
			'web/lib/puzzle/hints.ts',
			'web/lib/puzzle/counts.ts',
			'web/lib/puzzle/sharing.ts',
			'web/lib/progress/share.ts',
			'web/lib/puzzle/insight.ts'
		]
	},
	{
		// Pages of text.
		name: 'pages',
		paths: [
			'web/lib/ui/Bar.svelte',
			'web/lib/ui/AnyIcon.svelte',
			'web/lib/frame/UpdateRow.svelte',
			'web/lib/learn/addresses.ts',
			'web/lib/learn/course-icons.ts'
		]
	},
	{
		// Pages with places below.
		name: 'places',
		paths: [
			'web/lib/frame/TabBar.svelte',
			'web/lib/ui/Row.svelte',
			'web/lib/boards/KeyCard.svelte',
			'web/lib/charts/DayStrip.svelte',
			'web/lib/progress/dates.ts',
			'web/lib/progress/streak-of-device.ts',
			'web/lib/progress/day.ts'
		]
	},
	{
		// The ground of home and of the end of a day, and the arch of the week on it.
		name: 'ground',
		paths: [
			'web/routes/[[lang=lang]]/Earth.svelte',
			'web/routes/[[lang=lang]]/GoOn.svelte',
			'web/lib/charts/Arch.svelte',
			'web/lib/progress/week.ts',
			'web/lib/text/en/week.ts',
			'web/lib/text/de/week.ts',
			'web/lib/text/fr/week.ts'
		]
	},
	{
		// Runs, as home and the solo game's page tell of them.
		name: 'runs',
		paths: [
			'web/lib/progress/run-figures.ts',
			'web/lib/progress/runs.ts',
			'web/lib/games/block-and-key/addresses.ts',
			'web/games/block-and-key/state.ts',
			'web/games/block-and-key/score.ts'
		]
	},
	{
		// Runs by their tiers, on the pages that show them all.
		name: 'ladder',
		paths: [
			'web/lib/games/block-and-key/Ladder.svelte',
			'web/lib/games/block-and-key/TierRod.svelte',
			'web/lib/ui/Card.svelte'
		]
	},
	{
		// Which rule a moment of a game stands for.
		name: 'moments',
		paths: ['web/games/block-and-key/moment.ts', 'web/games/block-and-key/lesson/rules.ts']
	},
	{
		// Courses and rules.
		name: 'learning',
		paths: [
			'web/lib/learn/courses.ts',
			'web/lib/learn/records.ts',
			'web/lib/learn/storage.ts',
			'web/lib/ui/ChoiceGroup.svelte',
			'web/games/lesson/asks.ts',
			'web/games/lesson/teacher.ts'
		]
	},
	{
		// The whole game by its rules.
		name: 'game',
		paths: [
			'puzzles/block-and-key/deck.ts',
			'web/games/block-and-key/apply.ts',
			'web/games/block-and-key/known.ts',
			'web/lib/engine/run-engine.ts',
			'web/lib/games/block-and-key/runs.ts',
			'engine-wasm/host/notation.ts'
		]
	},
	{
		// What is touched at a table: runs, lessons and games of several use all of it.
		name: 'table',
		paths: [
			'web/lib/games/block-and-key/selection.svelte.ts',
			'web/lib/games/block-and-key/panels.svelte.ts',
			'web/lib/games/block-and-key/shortcuts.ts',
			'web/lib/games/block-and-key/AltarRow.svelte',
			'web/lib/games/block-and-key/AncientsRow.svelte',
			'web/lib/games/block-and-key/DiscardRow.svelte',
			'web/lib/games/block-and-key/Hand.svelte',
			'web/lib/games/block-and-key/RunActions.svelte',
			'web/lib/games/block-and-key/RunSheets.svelte',
			'web/lib/games/block-and-key/RunStage.svelte',
			'web/lib/games/block-and-key/RunView.svelte',
			'web/lib/games/block-and-key/Table.svelte'
		]
	}
];

const names = (path: string, id: string): boolean =>
	path.endsWith('/') ? id.includes(`/${path}`) : id.endsWith(`/${path}`);

/** The groups for the bundler, and a plugin that fails the build when a path does not exist: a renamed file would else leave its group unnoticed. */
export function chunks() {
	const groups = CHUNKS.map(({ name, paths }, at) => ({
		name,
		test: (id: string) => paths.some((path) => names(path, id.split('?')[0] ?? id)),
		priority: CHUNKS.length - at
	}));
	const check: Plugin = {
		name: 'chunks-exist',
		buildStart() {
			const missing = CHUNKS.flatMap(({ paths }) => paths).filter((path) => !existsSync(path));
			if (missing.length > 0) this.error(`chunks.ts names what does not exist: ${missing.join(', ')}`);
		}
	};
	return { groups, check };
}
