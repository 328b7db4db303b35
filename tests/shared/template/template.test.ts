// The template: a game of its own folders alone, taught by its lesson. The other shared tests play, save and resume it.
import { expect, it } from 'vitest';
import { faultsIn } from '../../../puzzles/tools/lessons/check.ts';
import { teachings } from '../../../puzzles/tools/lessons/games.ts';
import { findContent, findGames } from '../../../puzzles/tools/games.ts';
import { Timeline } from '../../../web/games/timeline.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { startEngine } from '../../block-and-key/cross/agreement.ts';
import { bots } from './games/nim/bots.ts';
import { nim } from './games/nim/game.ts';
import { PLAYERS } from './games/nim/state.ts';
import { foundGames, TEMPLATE } from '../found.ts';

it('is found beside the games of the house, and the house does not know it', async () => {
	const house = (await findGames()).map(({ id }) => id);
	expect(house).not.toContain('nim');
	expect((await foundGames()).map(({ id }) => id)).toEqual([...house, 'nim']);
});

it('its lesson is proved: answers by the rules, rules by the lesson, words in three languages', async () => {
	expect(await findContent(TEMPLATE.content)).toHaveLength(1);
	const teaching = (await teachings(await startEngine(), TEMPLATE))['nim']!;
	expect(Object.keys(teaching.words)).toEqual(['en', 'de', 'fr']);
	expect(faultsIn(teaching)).toEqual([]);
	const courses = teaching.courses.map((course) => ({
		...course,
		lessons: course.lessons.map((lesson) => ({ ...lesson, steps: lesson.steps.slice(0, -1) }))
	}));
	expect(faultsIn({ ...teaching, courses })).not.toEqual([]);
});

it('its perfect player wins every heap that can be won', () => {
	const perfect = bots.policies['perfect']!();
	const random = bots.policies['random']!();
	for (let k = 0; k < 50; k++) {
		let timeline = Timeline.deal(nim, { players: PLAYERS }, `heap ${k}`);
		const winnable = timeline.state.heap % 4 !== 0;
		const chance = randomFrom(`stones ${k}`);
		for (let player = nim.active(timeline.state); player !== null; player = nim.active(timeline.state)) {
			const decide = player === 0 ? perfect : random;
			const next = timeline.after(
				decide(nim.known(timeline.state, player), nim.options(timeline.state), chance)
			);
			if ('rule' in next) throw new Error(next.rule);
			timeline = next;
		}
		if (winnable) expect(nim.ranking(timeline.state)).toEqual([[0], [1]]);
	}
});
