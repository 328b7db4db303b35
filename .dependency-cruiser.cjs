// Which room may look into which: routes → lib → games → engine-wasm/host; tools see games, host and schema; tests see all and
// are seen by none. No cycles anywhere.

/** @param {string} name @param {string} comment @param {string} from @param {string} notTo */
const wall = (name, comment, from, notTo) => ({
	name,
	comment,
	severity: 'error',
	from: { path: from },
	to: { path: notTo }
});

module.exports = {
	forbidden: [
		{
			name: 'no-cycles',
			comment: 'A circle of imports has no bottom.',
			severity: 'error',
			from: {},
			to: { circular: true }
		},
		wall('engine-alone', 'The engine imports nothing of the rest.', '^engine-wasm/', '^(web|puzzles|tests)/'),
		wall(
			'data-below',
			'Data and its schema know neither app nor tools.',
			'^puzzles/(?!tools/)',
			'^(web|tests|puzzles/tools)/'
		),
		wall(
			'tools-below',
			'Programs use rules and data, never the app.',
			'^puzzles/tools/',
			'^(tests|web/(lib|routes))/'
		),
		wall(
			'games-pure',
			'Rules know neither app nor programs.',
			'^web/games/',
			'^(tests|puzzles/tools|web/(lib|routes))/'
		),
		wall('lib-below', 'Components know no page.', '^web/lib/', '^(tests|puzzles/tools|web/routes)/'),
		wall(
			'ui-alone',
			'The kit knows words, but no game, no record and no setting.',
			'^web/lib/ui/',
			'^(engine-wasm|puzzles)/|^web/(?!lib/(ui|text)/)'
		),
		{
			name: 'games-apart',
			comment: 'The screens of one game know nothing of another.',
			severity: 'error',
			from: { path: '^web/lib/games/([^/]+)/' },
			to: { path: '^web/lib/games/', pathNot: '^web/lib/games/$1/' }
		},
		{
			name: 'games-above',
			comment:
				'Only what plays and teaches every game knows their screens; and what loads all texts, their texts.',
			severity: 'error',
			from: { path: '^web/lib/', pathNot: '^web/lib/(games|play|learn)/|^web/lib/text/load-more.ts$' },
			to: { path: '^web/lib/games/' }
		},
		wall('routes-top', 'Pages use no program and no test.', '^web/routes/', '^(tests|puzzles/tools)/'),
		wall('memory-in-one-file', 'Only the host sees the engine.', '^(web|puzzles)/', '^engine-wasm/assembly/')
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '^(engine-wasm/assembly|node_modules|build|\\.svelte-kit)/' },
		tsPreCompilationDeps: true,
		// One of its own: it does not find the paths that SvelteKit writes, and $lib would lead nowhere.
		tsConfig: { fileName: 'tsconfig.imports.json' },
		enhancedResolveOptions: { extensions: ['.ts', '.js', '.svelte', '.json'] }
	}
};
