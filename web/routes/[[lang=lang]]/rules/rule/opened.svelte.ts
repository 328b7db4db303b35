// A rule as its page shows it. What can be read comes first; boards and courses, each when it is there.
import { untrack } from 'svelte';
import type { GameBoards } from '$lib/learn/boards.ts';
import {
	coursesOf,
	gameOfRule,
	loadBoards,
	loadCourse,
	loadRules,
	type LoadedCourse,
	type LoadedRules
} from '$lib/learn/courses.ts';
import type { Language } from '$lib/text/languages.ts';
import { afterPaint } from '$lib/ui/after-paint.ts';
import type { Rule } from '../../../../../puzzles/schema/rules.ts';

/** Made while a component is set up. */
export class Opened {
	rule = $state.raw<{ readonly rule: Rule; readonly game: LoadedRules } | null>(null);
	boards = $state.raw<GameBoards | null>(null);
	courses = $state.raw<readonly LoadedCourse[] | null>(null);
	fault = $state<'unknown' | 'failed' | null>(null);
	/** Its table stands in the place of the pictures. */
	trying = $state(false);

	constructor(id: () => string, language: () => Language) {
		$effect(() => {
			const wish = { id: id(), language: language() };
			let late = false;
			untrack(() => void load(this, wish.id, wish.language, () => late));
			return () => {
				late = true;
			};
		});
	}
}

/** Not a method, so that it is left out where pages are written: they would ask for the styles of all boards. */
async function load(into: Opened, id: string, language: Language, isLate: () => boolean): Promise<void> {
	into.rule = null;
	into.boards = null;
	into.courses = null;
	into.fault = null;
	into.trying = false;
	try {
		const of = gameOfRule(id);
		const game = of === undefined ? null : await loadRules(of, language);
		if (isLate()) return;
		const rule = game?.rules.find((one) => one.id === id);
		if (!game || !rule) {
			into.fault = 'unknown';
			return;
		}
		into.rule = { rule, game };
		await afterPaint();
		await Promise.all([
			Promise.all(coursesOf(game.game).map((course) => loadCourse(course, language))).then((loaded) => {
				if (!isLate()) into.courses = loaded;
			}),
			rule.example &&
				loadBoards(game.game, language).then((loaded) => {
					if (!isLate()) into.boards = loaded;
				})
		]);
	} catch {
		// Without its boards and courses a rule can still be read.
		if (!isLate() && !into.rule) into.fault = 'failed';
	}
}
