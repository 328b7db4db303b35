// Two tabs of one game, or two persons at them, act in a random order while messages are lost and answers are late.
import { expect } from 'vitest';
import type { Random } from '../../web/games/rng.ts';
import type { GameRecord } from '../../web/lib/progress/games.ts';
import {
	begun,
	beginsWith,
	lineOf,
	optionsOf,
	tick,
	twoTabs,
	wordsOf,
	type AnyMatch,
	type Played
} from './tabs.ts';

/** Nothing that was confirmed may vanish: neither from the line of a record, nor with a branch that nobody gave up. */
export async function interleave(played: Played, chance: Random): Promise<void> {
	const { game, entry } = played;
	const persons = chance.below(3) > 0;
	const seats = (players: number) =>
		Array.from({ length: players }, (_, k) =>
			persons ? (k % 2 ? 'guest' : 'me') : k ? entry.opponent : 'me'
		);
	const { tabs, matches } = await twoTabs(played, begun(played, `tabs ${chance.next()}`, seats));
	/** Lines that a person was shown and did not take back or give up, by tab. */
	const shown: string[][][] = [[], []];
	const undone: string[] = [];
	const log: GameRecord[] = [];
	for (const tab of tabs) {
		const { accepted } = tab;
		accepted.push = (...records) => log.push(...records);
		tab.lag = () => chance.below(4);
	}

	async function step(at: 0 | 1): Promise<void> {
		const match = matches[at];
		const mine = shown[at] as string[][];
		if (match.saving === 'superseded' && chance.below(3) > 0) {
			const before = [...wordsOf(match)];
			if (chance.below(2) === 0) {
				await match.adopt();
				// Given up by the person.
				if (match.saving !== 'superseded') shown[at] = mine.filter((line) => !beginsWith(before, line));
			} else await match.keepCopy();
			return;
		}
		if (match.handTo !== null && chance.below(2) === 0) match.takePhone();
		switch (chance.below(6)) {
			case 0:
				tabs[at].hear();
				break;
			case 1:
				await tick();
				break;
			case 2: {
				const before = [...wordsOf(match)];
				if (!match.undo()) break;
				undone.push(before.join(' '));
				shown[at] = mine.filter((line) => line.length <= wordsOf(match).length);
				break;
			}
			default: {
				const options = match.over ? [] : optionsOf(played, match);
				if (options.length === 0) break;
				if (match.act(options[chance.below(options.length)]) === null) mine.push([...wordsOf(match)]);
			}
		}
	}
	for (let k = 0; k < 24; k++) await step(chance.below(2) as 0 | 1);

	// Everything comes to rest: messages arrive, questions are answered, bots have moved.
	const isAtRest = async (match: AnyMatch) => {
		const { record, saving } = match;
		const active = game.active(match.moment.state);
		const isWaiting = active === null || record.seats[active] !== entry.opponent;
		const stored = await tabs[0].store.get(record.key);
		return isWaiting && saving === 'saved' && record === match.record && stored?.revision === record.revision;
	};
	// The first once more: the second may have saved while it was asked.
	const areAtRest = async () => {
		for (const at of [0, 1, 0] as const) if (!(await isAtRest(matches[at]))) return false;
		return true;
	};
	for (let rounds = 0; !(await areAtRest()); rounds++) {
		expect(rounds, matches.map(({ saving }) => saving).join()).toBeLessThan(5000);
		for (const at of [0, 1] as const) {
			tabs[at].hear();
			await tick();
			await matches[at].keepCopy();
		}
	}
	matches.forEach((one) => one.close());

	// Along the versions of a record an action goes only where a person has taken it back.
	const last = new Map<string, readonly string[]>();
	for (const { key, actions } of log) {
		const before = last.get(key) ?? [];
		const isUndo = undone.includes(before.join(' ')) && beginsWith(before, actions);
		expect(beginsWith(actions, before) || isUndo, `${before.join(' ')} → ${actions.join(' ')}`).toBe(true);
		last.set(key, actions);
	}
	// What a person was shown came to be stored.
	for (const line of shown.flat())
		expect(
			log.some(({ actions }) => beginsWith(actions, line)),
			`shown and never stored: ${line.join(' ')}`
		).toBe(true);
	// What is stored can be opened, and is what the tabs show.
	const games = await tabs[0].store.list();
	for (const record of games) lineOf(played, record);
	for (const match of matches) {
		const stored = games.find(({ key }) => key === match.record.key);
		expect(stored?.actions).toEqual(wordsOf(match));
	}
}
