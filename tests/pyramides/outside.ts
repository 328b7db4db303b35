// Files outside the folders of Terra Pyramides that name it.
import type { Outside } from '../shared/naming.ts';

export const outside: Outside = {
	named: {
		'README.md': 'tells people which games there are, and whose data they have',
		'docs/CHANGELOG.md': 'tells people what is new',
		'docs/proof.md': 'commands and results by their names',
		'tests/fixtures/rule-ids.json': 'permanent ids of all rules: nobody moves one unnoticed',
		'tests/proof/updates/updates.ts':
			'one game must be under way while the site is updated, also in earlier versions',
		'web/lib/progress/migrate.ts':
			'whom games of version 2 were played against, which their records did not say'
	},
	words: { recall: { means: 'an action: workers are called back' } }
};
