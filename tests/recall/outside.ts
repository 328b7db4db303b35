// Files outside the folders of Recall that name it.
import type { Outside } from '../shared/naming.ts';

export const outside: Outside = {
	named: {
		'README.md': 'tells people which games there are, and whose data they have',
		'docs/CHANGELOG.md': 'tells people what is new',
		'docs/proof.md': 'commands and results by their names',
		'tests/fixtures/rule-ids.json': 'permanent ids of all rules: nobody moves one unnoticed',
		'tests/progress/move/version-2.ts': 'records as version 2 kept them, of games it had',
		'web/lib/progress/migrate.ts':
			'whom games of version 2 were played against, which their records did not say'
	}
};
