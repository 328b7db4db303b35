// A position in which anything may be tried: the rules answer, nothing is asked for, nothing is saved. For the page of a rule.
import type { AnyScene, Teacher } from '../../games/game.ts';
import { act } from '../../games/lesson/teacher.ts';
import type { Player } from './boards.ts';

export class Sandbox<Scene extends AnyScene = AnyScene> implements Player<Scene> {
	readonly #teacher: Teacher<Scene>;
	scene: Scene = $state.raw() as Scene;
	/** What the rules said last; null before anything was tried. */
	verdict = $state.raw<{ readonly refusedBy: readonly string[] } | null>(null);
	/** Incremented to make screen readers announce the same text again. */
	repeats = $state(0);

	constructor(teacher: Teacher<Scene>, position: unknown) {
		this.#teacher = teacher;
		this.scene = teacher.open(position);
	}

	act(action: string): boolean {
		const tried = act(this.#teacher, this.scene, action);
		if (tried.ok) this.scene = tried.scene;
		this.verdict = { refusedBy: tried.ok ? [] : tried.rules };
		this.repeats++;
		return tried.ok;
	}
}
