// The model of people solving with one of its numbers moved by a quarter, or one of its mechanisms switched off. What the table
// promises must not hang on a single number.
import type { SkillModel, SolverModel } from '../../../puzzles/block-and-key/solver.ts';

export interface Variant {
	readonly name: string;
	readonly model: SolverModel;
}

type Numbers = { [name: string]: number | Numbers };

const MOVES = [
	['−¼', 0.75],
	['+¼', 1.25]
] as const;
/** Shares stay shares. */
const ALMOST_ALL = 0.98;
/** Without this one nothing is preferred; zero would make every place as good as another for ever. */
const ALMOST_NOTHING = 1e-6;

/** Every number of an act and of the skills, the same one in all skills at once, a quarter down and a quarter up. */
export function moved(model: SolverModel): Variant[] {
	const acts = Object.keys(model.acts).map((name) => ['acts', name]);
	const skill = pathsOf(model.skills.regular as unknown as Numbers).map((path) => ['skills', '*', ...path]);
	return [...acts, ...skill].flatMap((path) =>
		MOVES.map(([sign, factor]) => ({
			name: `${path.filter((part) => part !== 'acts' && part !== 'skills' && part !== '*').join('.')} ${sign}`,
			model: changed(model, path, (value) => factor * value)
		}))
	);
}

/** Each mechanism off: what it does to effort is left out, everything else stays. */
export function without(model: SolverModel): Variant[] {
	const off = (name: string, paths: readonly (readonly string[])[], to = 0): Variant => ({
		name,
		model: paths.reduce((made, path) => changed(made, path, () => to), model)
	});
	const skill = (...path: string[]) => ['skills', '*', ...path];
	const hiding = Object.keys(model.skills.regular.overlooked);
	const reasons = ['ledge', 'no-contact', 'not-taller'];
	return [
		off('no place is preferred for what is there', [skill('focus')], ALMOST_NOTHING),
		off('wrong squares repel nobody', [skill('wrong'), skill('overlooked', 'wrong')]),
		off('turned keys are as easy', [skill('turned')]),
		off('nobody gives up a pass', [skill('quit')]),
		off(
			'nothing is overlooked',
			hiding.map((name) => skill('overlooked', name))
		),
		...hiding.map((name) => off(`not overlooked: ${name}`, [skill('overlooked', name)])),
		off('patience without end', [skill('patience')], ALMOST_ALL),
		off('no act for what would hang in the air', [['acts', 'air']]),
		off('no act to hold a Block against a gap', [['acts', 'outline']]),
		off(
			'all rules as plain as a ledge',
			reasons.map((name) => ['acts', name]),
			model.acts.ledge
		),
		off(
			'no act to rule a pose out',
			reasons.map((name) => ['acts', name])
		),
		...(['beginner', 'regular', 'expert'] as const).map((name): Variant => {
			const only = model.skills[name];
			return {
				name: `everybody a ${name}`,
				model: { ...model, skills: { beginner: only, regular: only, expert: only } }
			};
		})
	];
}

function pathsOf(numbers: Numbers): string[][] {
	return Object.entries(numbers).flatMap(([name, value]) =>
		typeof value === 'number' ? [[name]] : pathsOf(value).map((path) => [name, ...path])
	);
}

/** `*` stands for every name. */
function changed(
	model: SolverModel,
	path: readonly string[],
	change: (value: number) => number
): SolverModel {
	const copy = structuredClone(model) as unknown as Numbers;
	const go = (at: Numbers, [name, ...rest]: readonly string[]): void => {
		for (const each of name === '*' ? Object.keys(at) : [name!]) {
			const value = at[each];
			if (typeof value === 'object') go(value, rest);
			else if (value !== undefined)
				at[each] = isShare(path) ? Math.min(ALMOST_ALL, change(value)) : change(value);
		}
	};
	go(copy, path);
	return copy as unknown as SolverModel;
}

const SHARES: readonly (keyof SkillModel)[] = ['patience', 'overlooked'];
const isShare = (path: readonly string[]) => SHARES.some((name) => path.includes(name));
