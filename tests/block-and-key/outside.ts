// Files made for all games that name Block and Key or The Ancients. The two share these folders, and the rest of the site is made of
// them: what is made for them alone is not counted (tests/shared/own-folders.test.ts).
import type { Outside } from '../shared/naming.ts';

export const outside: Outside = {
	forAllOnly: true,
	named: {
		'web/lib/text/load-more.ts': 'words of the pages of runs, which have addresses of their own',
		'web/routes/[[lang=lang]]/rules/glossary/+page.svelte': 'the one game with two German editions'
	},
	words: {
		temple: {
			means: 'the board on which Blocks are placed',
			also: [
				'web/lib/boards/',
				'web/lib/editor/',
				'web/routes/[[lang=lang]]/aside/',
				'web/routes/[[lang=lang]]/day/',
				'web/making/social.ts',
				'puzzles/tools/deck/motifs.ts',
				'tests/learn/session.test.ts'
			]
		}
	}
};

export const ancients: Outside = {
	forAllOnly: true,
	named: {
		'web/lib/frame/TabBar.svelte': 'one of the five places of the site',
		'web/lib/text/load-more.ts': 'words of the pages of runs, which have addresses of their own',
		'web/lib/ui/more-icons.ts': 'its icon in the tab bar',
		'web/routes/[[lang=lang]]/learn/[course=course]/+page.svelte':
			'is played on pages of its own, not on that of all games'
	}
};
