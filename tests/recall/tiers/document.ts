// The figures where docs/proof.md tells them: the rows of the table, and the words for those who cannot see the picture.
import { TIERS, type Tier } from '../../../web/games/recall/scoring/score.ts';
import type { Figures } from './figures.ts';

const slashed = (tiers: Readonly<Record<Tier, number>>) => TIERS.map((tier) => tiers[tier]).join(' / ');

function cellsOf({ runs, median, quarters, best, won, tiers, reached }: Figures): string[] {
	return [
		String(runs),
		String(median),
		quarters.join('–'),
		String(best),
		String(won),
		slashed(tiers),
		slashed(reached)
	];
}

const SECTION = '\n## Recall\n';

/** The same document with other figures in Recall's section; what a policy plays stays as it is. */
export function documentWith(document: string, all: Readonly<Record<string, Figures>>): string {
	const [before = '', ...after] = document.split(SECTION);
	const policies = Object.entries(all);
	const middles = policies.map(([policy, { median }]) => `${policy} around ${median}`).join(', ');
	const rows = policies.reduce(
		(text, [policy, figures]) =>
			text.replace(
				new RegExp(`^\\| \`${policy}\` +\\|([^|]*)\\|.*$`, 'm'),
				(_, plays: string) => `| \`${policy}\` |${plays}| ${cellsOf(figures).join(' | ')} |`
			),
		after.join(SECTION)
	);
	const section = rows.replace(
		/(alt="Totals of solo games by policy: ).*?(, with the tiers)/,
		`$1${middles}$2`
	);
	return [before, section].join(SECTION);
}
