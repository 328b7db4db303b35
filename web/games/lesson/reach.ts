// Whether the goal of a step can still be reached: looked for by the game's own rules, always in the same order and within bounds.
// The learner alone acts, no longer than the turn in which the line of the step ends, with at most one action more than it has.
import type { DoStep } from '../../../puzzles/schema/lesson.ts';
import type { AnyScene, AnyTeacher } from '../game.ts';
import { randomFrom } from '../rng.ts';
import { after, follow } from './teacher.ts';

export type Outlook =
	| 'reached'
	/** Some way on was found. */
	| 'open'
	/** There is none within the bounds. */
	| 'missed'
	/** The bounds of the search were met before it could tell. */
	| 'unknown';

/** Actions that are tried at most. */
const TRIES = 1200;

/** Plays at random before. */
const PLAYS = 12;

interface Search {
	readonly ends: (scene: AnyScene) => 'reached' | 'missed' | null;
	readonly line: readonly string[];
	readonly met: Set<string>;
	left: number;
}

export function outlook(teacher: AnyTeacher, step: DoStep, start: AnyScene, now: AnyScene): Outlook {
	const { game } = now;
	const { goal, line } = step;
	const learner = game.active(start.moment.state);
	const last = game.turn(after(teacher, start, line).moment.state);
	const search: Search = {
		ends(scene) {
			const { state } = scene.moment;
			if (teacher.reached(goal, start, scene)) return 'reached';
			return game.active(state) !== learner || game.turn(state) > last ? 'missed' : null;
		},
		line,
		met: new Set(),
		left: TRIES
	};
	const end = search.ends(now);
	if (end) return end;
	if (line.some((_, k) => leads(search, now, line.slice(k)))) return 'open';
	if (rolls(search, now)) return 'open';
	for (let depth = 1; depth <= line.length + 1; depth++) {
		search.met.clear();
		if (found(search, now, depth)) return 'open';
		if (search.left <= 0) return 'unknown';
	}
	return 'missed';
}

/** Whether these actions reach the goal; those that are not allowed are left out. */
function leads({ ends }: Search, from: AnyScene, actions: readonly string[]): boolean {
	let scene = from;
	for (const word of actions) {
		const next = attempted(scene, word);
		if (!next) continue;
		const end = ends(next);
		if (end) return end === 'reached';
		scene = next;
	}
	return false;
}

/** Whether one of a few plays at random reaches the goal: where nearly every way leads there, none has to be looked for. */
function rolls({ ends, line }: Search, from: AnyScene): boolean {
	const random = randomFrom('reach');
	for (let play = 0; play < PLAYS; play++) {
		let scene = from;
		for (let n = 0; n < 2 * line.length + 2; n++) {
			const { game, moment } = scene;
			const options = game.options(moment.state);
			const next = follow(scene, options[random.below(options.length)]);
			const end = next ? ends(next) : 'missed';
			if (end === 'reached') return true;
			if (end || !next) break;
			scene = next;
		}
	}
	return false;
}

function attempted(scene: AnyScene, word: string): AnyScene | null {
	try {
		return follow(scene, scene.game.parseAction(word));
	} catch {
		// It names something that is no longer there.
		return null;
	}
}

function found(search: Search, from: AnyScene, depth: number): boolean {
	const { game, moment } = from;
	const options = game.options(moment.state);
	// What the line does is tried first.
	const likely = (action: unknown) => search.line.includes(game.makeAction(action));
	const ordered = [...options.filter(likely), ...options.filter((action) => !likely(action))];
	const further: AnyScene[] = [];
	for (const action of ordered) {
		if (search.left-- <= 0) return false;
		const next = follow(from, action);
		if (!next) continue;
		const end = search.ends(next);
		if (end === 'reached') return true;
		if (!end && depth > 1) further.push(next);
	}
	for (const next of further) {
		// The same state by another way, with as many actions left.
		const key = `${depth} ${JSON.stringify(next.moment.state)}`;
		if (search.met.has(key)) continue;
		search.met.add(key);
		if (found(search, next, depth - 1)) return true;
		if (search.left <= 0) return false;
	}
	return false;
}
