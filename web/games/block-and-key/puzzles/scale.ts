// Effort as a number from 0 to 100 that people are shown and rated by: twenty points an octave, so that Monday's Star is 20 and
// Sunday's Moon 77. Ratings of practice are made of it.
import { SKILLS, type Skill } from '../../../../puzzles/block-and-key/solver.ts';

const ZERO = 3.5;
const OCTAVE = 20;
const MOST = 100;

/** How much there is of each skill in a player; together 1. */
export type Mixture = Readonly<Record<Skill, number>>;

export const EVERYBODY: Mixture = { beginner: 1 / 3, regular: 1 / 3, expert: 1 / 3 };

export function difficultyOfEffort(effort: number): number {
	return Math.min(MOST, Math.max(0, Math.round(OCTAVE * Math.log2(effort / ZERO))));
}

/** The effort that a number stands for. */
export const effortAt = (difficulty: number): number => ZERO * 2 ** (difficulty / OCTAVE);

/** The effort for somebody of such skill; the mean over many puzzles is about the same for all. */
export function effortFor(perSkill: Readonly<Record<Skill, number>>, mixture: Mixture): number {
	return Math.exp(SKILLS.reduce((sum, skill) => sum + mixture[skill] * Math.log(perSkill[skill]), 0));
}
