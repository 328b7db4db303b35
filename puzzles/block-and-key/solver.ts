// The parameters of the model of people solving; `web/games/block-and-key/puzzles/solver` says what each does.
import solverJson from './solver.json' with { type: 'json' };

export const SKILLS = ['beginner', 'regular', 'expert'] as const;
export type Skill = (typeof SKILLS)[number];

export interface SkillModel {
	/** How much a place loses, on the log scale, by each missing square, by each wrong one, and by a key that must be turned. */
	readonly focus: number;
	readonly wrong: number;
	readonly turned: number;
	/** Of one picture imagined in a place, how much is left for the next. */
	readonly patience: number;
	/** How soon a pass over the places is given up, against the best-looking place. */
	readonly quit: number;
	/** The chance to overlook the answer in its place: for each picture imagined before it, and by what hides it. */
	readonly overlooked: Readonly<Record<'rank' | 'tucked' | 'unseen' | 'bridge' | 'wrong', number>>;
}

export interface SolverModel {
	/** Units of effort in a deliberate act. */
	readonly scale: number;
	/** What each act costs: a glance at a place for which there is no Block, a look at a place, a Block held against it, a pose ruled out by its reason, the answer checked. */
	readonly acts: Readonly<
		Record<
			'glance' | 'look' | 'outline' | 'air' | 'ledge' | 'no-contact' | 'not-taller' | 'other-key' | 'confirm',
			number
		>
	>;
	readonly skills: Readonly<Record<Skill, SkillModel>>;
}

export const SOLVER: SolverModel = solverJson;
