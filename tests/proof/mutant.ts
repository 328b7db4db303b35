// A rule switched off: the source of the rules with one piece of text changed. Whoever claims to prove that rule must notice.
import { build, type Plugin, type Rollup } from 'vite';

export interface Mutant {
	/** The rule that no longer holds. */
	readonly rule: string;
	/** From the top of the project. */
	readonly file: string;
	/** Stands exactly once in the file. */
	readonly from: string;
	readonly to: string;
}

/** What a game's proofs export for this: one function that runs every fixture and lesson of a rule. */
export interface Proofs {
	/** The names of the proofs of this rule that fail; all of them hold while nothing is switched off. */
	failing(rule: string): readonly string[] | Promise<readonly string[]>;
}

/** The proofs of `entry` bundled with the mutant in place, or as they are. */
export async function proofsWith(entry: string, mutant: Mutant | null): Promise<Proofs> {
	const built = await build({
		configFile: false,
		logLevel: 'silent',
		plugins: mutant ? [mutation(mutant)] : [],
		// A module that is only a text finds no package beside it.
		ssr: { noExternal: true },
		build: { ssr: entry, write: false, target: 'node20', minify: false }
	});
	const [chunk] = (built as Rollup.RollupOutput).output;
	const code = Buffer.from(chunk.code).toString('base64');
	return (await import(`data:text/javascript;base64,${code}`)) as Proofs;
}

function mutation({ file, from, to }: Mutant): Plugin {
	return {
		name: 'mutant',
		enforce: 'pre',
		transform(code, id) {
			if (!id.endsWith(file)) return null;
			if (code.split(from).length !== 2)
				throw new Error(`${file}: "${from}" does not stand there exactly once`);
			return code.replace(from, () => to);
		}
	};
}

/** The mutants that nobody noticed. A proof that fails without any change is an error. */
export async function survivors(entry: string, mutants: readonly Mutant[]): Promise<Mutant[]> {
	const whole = await proofsWith(entry, null);
	const alive: Mutant[] = [];
	for (const mutant of mutants) {
		const broken = await whole.failing(mutant.rule);
		if (broken.length > 0) throw new Error(`${mutant.rule} is not proved: ${broken.join(', ')}`);
		const noticed = await (await proofsWith(entry, mutant)).failing(mutant.rule);
		if (noticed.length === 0) alive.push(mutant);
	}
	return alive;
}
