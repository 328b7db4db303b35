// Worked cases of the final count.
import assert from 'node:assert/strict';
import { data } from '../../../puzzles/temple/data.ts';
import { LETTERS, MONSTERS } from '../../../puzzles/temple/schema.ts';
import { temple as game } from '../../../web/games/temple/game.ts';
import { ranked } from '../../../web/games/temple/ranking.ts';
import { scoreLines, scoreOf } from '../../../web/games/temple/score.ts';
import { bakedEnd, cursedEnd, ended, vpOf, type Case } from '../table.ts';

const of = (deck: string, from: number, count: number) =>
	Array.from({ length: count }, (_, k) => `${deck}${from + k}`);

/** So many cards of each kind, the lowest numbers first. */
function cardsBy<Kind>(kinds: readonly Kind[], counts: readonly number[], kindOf: (id: string) => unknown) {
	return kinds.flatMap((kind, k) => {
		const cards = data.cards.map(({ id }) => id).filter((id) => kindOf(id) === kind);
		return cards.slice(0, counts[k] ?? 0);
	});
}
const card = (id: string) => data.cards.find((found) => found.id === id);
const porcelain = (...counts: readonly number[]) => {
	const area = cardsBy(LETTERS, counts, (id) => card(id)?.letter);
	return vpOf(bakedEnd({ area }, {}), 0, 'PO');
};
const monsters = (...counts: readonly number[]) => {
	const area = cardsBy(MONSTERS, counts, (id) => card(id)?.monster);
	return vpOf(bakedEnd({ area }, {}), 0, 'VM');
};
const relics = (...counts: readonly number[]) => {
	let from = 1;
	const players = counts.map((count) => {
		from += count;
		return { area: of('RE', from - count, count) };
	});
	const state = ended(players);
	return players.map((_, k) => vpOf(state, k, 'RE', 'relics-most', 'relics-fewest'));
};

/** Example 6: the whole count of player A. */
const exampleSix = () =>
	ended([
		{
			silver: 3,
			area: ['ST4', 'RE2', 'RE3'],
			sets: [
				['ST1', 'ST2', 'ST3'],
				['CO1', 'CO2'],
				['JE2', 'JE3']
			],
			assistants: ['AS5', 'AS11']
		},
		{ area: ['RE1', 'RE4', 'RE9'] },
		{ area: ['WE1'] }
	]);

export const SCORE_CASES: readonly Case[] = [
	{
		id: 'TO-19, example 1: statues turned over and not',
		rules: ['T-STATUE-1', 'T-STATUE-2', 'T-BONUS-6'],
		check() {
			const secured = ended([{ sets: [['ST1', 'ST2', 'ST3']], area: ['ST4'] }, {}]);
			assert.equal(vpOf(secured, 0, 'ST'), 7);
			assert.equal(vpOf(ended([{ area: of('ST', 1, 4) }, {}]), 0, 'ST'), 10);
		}
	},
	{
		id: 'statues by the size of their set',
		rules: ['T-STATUE-1'],
		check() {
			for (const [size, vp] of [1, 3, 6, 10, 15, 21, 28, 36, 45].entries()) {
				assert.equal(vpOf(ended([{ area: of('ST', 1, size + 1) }, {}]), 0, 'ST'), vp);
			}
		}
	},
	{
		id: 'TO-20 porcelain in the best grouping',
		rules: ['T-PORC-1', 'T-PORC-3', 'T-PORC-4'],
		check() {
			for (const [a, b, c, vp] of [
				[1, 0, 0, 1],
				[2, 0, 0, 4],
				[0, 0, 3, 8],
				[1, 1, 0, 2],
				[2, 1, 0, 5],
				[1, 1, 1, 10],
				[2, 1, 1, 11],
				[2, 2, 1, 12],
				[3, 1, 1, 14],
				[3, 2, 1, 15],
				[3, 3, 0, 16],
				[2, 2, 2, 20],
				[3, 3, 3, 30]
			] as const)
				assert.equal(porcelain(a, b, c), vp, `${a} ${b} ${c}`);
		}
	},
	{
		id: 'example 2: porcelain secured too early',
		rules: ['T-PORC-1', 'T-PORC-3', 'T-PORC-4', 'T-BONUS-4'],
		check() {
			assert.equal(porcelain(2, 1, 1), 11);
			const secured = bakedEnd({ sets: [['PO1', 'PO2']], area: ['PO4', 'PO7'] }, {});
			assert.equal(vpOf(secured, 0, 'PO'), 6);
		}
	},
	{
		id: 'example 3: three A, B and C',
		rules: ['T-PORC-3', 'T-PORC-4'],
		check() {
			assert.equal(porcelain(3, 1, 1), 14);
			const apart = bakedEnd({ sets: [['PO1', 'PO2', 'PO3']], area: ['PO4', 'PO7'] }, {});
			assert.equal(vpOf(apart, 0, 'PO'), 10);
			const secured = bakedEnd({ sets: [['PO1', 'PO4', 'PO7']], area: ['PO2', 'PO3'] }, {});
			assert.equal(vpOf(secured, 0, 'PO'), 14);
		}
	},
	{
		id: 'TO-22, example 4: monsters in the best pairing',
		rules: ['T-MON-1', 'T-MON-2', 'T-MON-3', 'T-MON-4', 'T-MON-5', 'T-MON-6'],
		check() {
			for (const [v, m, vm, x, s, vp] of [
				[1, 0, 0, 0, 1, 1],
				[2, 0, 0, 1, 0, 4],
				[1, 0, 1, 1, 0, 4],
				[0, 1, 1, 0, 1, 4],
				[1, 1, 0, 0, 1, 4],
				[0, 0, 1, 0, 1, 4],
				[1, 1, 1, 1, 1, 9],
				[0, 1, 1, 1, 1, 9],
				[1, 0, 1, 1, 1, 9],
				[2, 2, 1, 2, 2, 19]
			] as const)
				assert.equal(monsters(v, m, vm, x, s), vp, `${v} ${m} ${vm} ${x} ${s}`);
		}
	},
	{
		id: 'monsters, crosses and coffins on their own',
		rules: ['T-MON-1', 'T-MON-2', 'T-MON-3'],
		check() {
			assert.deepEqual([monsters(1), monsters(0, 1), monsters(0, 0, 1)], [-1, -1, -1]);
			assert.equal(monsters(0, 0, 0, 1), -1);
			assert.equal(monsters(0, 0, 0, 0, 1), 2);
			// No combination: mummy and cross, cross and coffin.
			assert.equal(monsters(0, 1, 0, 1, 0), -2);
			assert.equal(monsters(0, 0, 0, 1, 1), 1);
		}
	},
	{
		id: 'every combination of two',
		rules: ['T-MON-4', 'T-MON-5', 'T-MON-6'],
		check() {
			assert.equal(monsters(1, 0, 0, 1, 0), 5);
			assert.equal(monsters(0, 1, 0, 0, 1), 5);
			assert.equal(monsters(0, 0, 1, 1, 0), 4);
			assert.equal(monsters(0, 0, 1, 0, 1), 4);
		}
	},
	{
		id: 'TO-23, example 5: relics, most and fewest',
		rules: ['T-RELIC-1', 'T-RELIC-2', 'T-RELIC-3', 'T-RELIC-4'],
		check() {
			assert.deepEqual(relics(4, 2, 2), [7, -1, -1]);
			assert.deepEqual(relics(3, 3, 1, 0), [6, 6, 1, -3]);
			assert.deepEqual(relics(3, 3), [3, 3]);
			assert.deepEqual(relics(4, 2, 1), [7, 2, -2]);
		}
	},
	{
		id: 'relics count only if they are in use',
		rules: ['T-RELIC-2', 'T-RELIC-3'],
		check() {
			const state = bakedEnd({ area: ['CO2'] }, {});
			assert.deepEqual(
				scoreLines(state, 0).map(({ what }) => what),
				['CO', 'silver']
			);
			assert.deepEqual(relics(0, 0), [0, 0]);
		}
	},
	{
		id: 'TO-24 most stars, shared and none; turned cards show theirs',
		rules: ['T-SCORE-4', 'T-BONUS-6'],
		check() {
			const stars = (players: Parameters<typeof ended>[0]) => {
				const state = ended(players);
				return players.map((_, k) => vpOf(state, k, 'stars'));
			};
			assert.deepEqual(
				stars([{ area: ['ST1', 'ST9'] }, { area: ['CO1', 'CO9'] }, { area: ['WE1'] }]),
				[3, 3, 0]
			);
			assert.deepEqual(stars([{ area: ['ST2'] }, { area: ['CO2'] }]), [0, 0]);
			assert.deepEqual(stars([{ sets: [['CO1', 'CO9']] }, { area: ['WE1'] }]), [3, 0]);
			assert.deepEqual(stars([{ area: ['ST2', 'ST3'] }, { area: ['WE1'] }]), [0, 3]);
		}
	},
	{
		id: 'TO-29, example 6: the whole count',
		rules: ['T-SCORE-1', 'T-SCORE-2', 'T-SCORE-3', 'T-SCORE-4', 'T-BONUS-6', 'T-RELIC-4'],
		check() {
			const state = exampleSix();
			assert.equal(game.scores(state)[0], 24);
			assert.deepEqual(
				scoreLines(state, 0).map(({ what, vp, assistant }) => [assistant ?? what, vp]),
				[
					['ST', 6],
					['ST', 1],
					['CO', 4],
					['JE', 2],
					['RE', 2],
					['AS5', 2],
					['AS11', 1],
					['silver', 3],
					['stars', 3]
				]
			);
		}
	},
	{
		id: 'TO-30 tie-breaks: cards, then silver',
		rules: ['T-SCORE-5', 'T-SCORE-6', 'T-SCORE-7'],
		check() {
			const [a, b, c] = [
				{ vp: 31, cards: 14, silver: 2 },
				{ vp: 31, cards: 14, silver: 3 },
				{ vp: 31, cards: 13, silver: 9 }
			];
			assert.deepEqual(ranked([a, b, c]), [[1], [0], [2]]);
			assert.deepEqual(ranked([a, a, c]), [[0, 1], [2]]);
		}
	},
	{
		id: 'all cards of the area score',
		rules: ['T-SCORE-1'],
		check() {
			const state = ended([{ area: ['WE2', 'MA2', 'CO2', 'JE2', 'ST2'] }, { area: ['RE2'] }]);
			assert.deepEqual(game.scores(state), [1 + 1 + 2 + 1 + 1 - 3, 1 + 3]);
		}
	},
	{
		id: 'each card of coins, weapons, manuscripts, jewels and relics',
		rules: ['T-COIN-1', 'T-WEAPON-1', 'T-MANU-1', 'T-JEWEL-1', 'T-RELIC-1', 'T-BONUS-6'],
		check() {
			for (const [deck, each] of [
				['CO', 2],
				['WE', 1],
				['MA', 1],
				['JE', 1]
			] as const) {
				assert.equal(vpOf(ended([{ area: of(deck, 2, 3) }, {}]), 0, deck), 3 * each);
				assert.equal(vpOf(ended([{ sets: [of(deck, 2, 3)] }, {}]), 0, deck), 3 * each);
			}
			assert.equal(vpOf(ended([{ area: of('RE', 2, 3) }, {}]), 0, 'RE'), 3);
		}
	},
	{
		id: 'every assistant by what is printed on it',
		rules: ['T-SCORE-2', 'T-BONUS-6'],
		check() {
			const worth = (state: ReturnType<typeof ended>) =>
				scoreLines(state, 0).flatMap(({ assistant, vp }) =>
					assistant === undefined ? [] : [[assistant, vp]]
				);
			const first = ended([
				{
					silver: 5,
					area: ['ST2', 'CO1', 'WE5', 'RE2', 'RE3', 'RE9'],
					sets: [
						['ST3', 'ST4'],
						['WE2', 'WE3'],
						['WE4', 'WE6', 'WE7'],
						['MA2', 'MA3'],
						['JE2', 'JE3', 'JE4']
					],
					assistants: ['AS1', 'AS2', 'AS3', 'AS4', 'AS5', 'AS6', 'AS11', 'AS12']
				},
				{}
			]);
			assert.deepEqual(worth(first), [
				['AS1', 3],
				['AS2', 1],
				['AS3', 6],
				['AS4', 2],
				['AS5', 3],
				['AS6', 3],
				['AS11', 2],
				['AS12', 2]
			]);
			const second = bakedEnd(
				{
					area: ['PO7', 'PO8', 'VM1', 'VM2', 'VM6', 'VM5', 'VM8', 'VM9'],
					sets: [
						['PO1', 'PO2'],
						['PO3', 'PO4', 'PO9']
					],
					assistants: ['AS8', 'AS9']
				},
				{}
			);
			assert.deepEqual(worth(second), [
				['AS8', 4],
				['AS9', 4]
			]);
			const third = cursedEnd({ area: ['CB1', 'CB9', 'TR1', 'TR9'], assistants: ['AS7', 'AS10'] }, {});
			assert.deepEqual(worth(third), [
				['AS7', 4],
				['AS10', 2]
			]);
		}
	},
	{
		id: 'each silver is a point',
		rules: ['T-SCORE-3'],
		check() {
			assert.deepEqual(game.scores(bakedEnd({ silver: 7 }, { silver: 0 })), [7, 0]);
		}
	},
	{
		id: 'most points win, whatever else a player has',
		rules: ['T-SCORE-5'],
		check() {
			const state = bakedEnd({ area: ['WE2', 'WE3', 'WE4'] }, { area: ['CO2', 'CO3'] }, { silver: 2 });
			assert.deepEqual(game.scores(state), [3, 4, 2]);
			assert.deepEqual(game.ranking(state), [[1], [0], [2]]);
		}
	},
	{
		id: 'a tie goes to the player with more artefact cards, turned ones included',
		rules: ['T-SCORE-6'],
		check() {
			const state = bakedEnd(
				{ silver: 2, area: ['CO2'] },
				{ silver: 1, sets: [['WE2', 'WE3']], area: ['WE4'] }
			);
			assert.deepEqual(game.scores(state), [4, 4]);
			assert.deepEqual(game.ranking(state), [[1], [0]]);
		}
	},
	{
		id: 'a tie with as many cards goes to more silver, and is shared after that',
		rules: ['T-SCORE-7'],
		check() {
			const state = bakedEnd({ silver: 0, area: ['CO2'] }, { silver: 1, area: ['WE2'] });
			assert.deepEqual(game.scores(state), [2, 2]);
			assert.deepEqual(game.ranking(state), [[1], [0]]);
			const shared = bakedEnd({ silver: 1, area: ['CO2'] }, { silver: 1, area: ['CO3'] });
			assert.deepEqual(game.ranking(shared), [[0, 1]]);
		}
	},
	{
		id: 'the lines of a count add up to the score and name the cards',
		rules: ['T-SCORE-1'],
		check() {
			const state = exampleSix();
			for (const player of [0, 1, 2]) {
				const lines = scoreLines(state, player);
				assert.equal(
					lines.reduce((sum, { vp }) => sum + vp, 0),
					scoreOf(state, player)
				);
			}
			const named = scoreLines(state, 0).flatMap(({ what, cards }) => (what.length === 2 ? cards : []));
			assert.deepEqual([...named].sort(), state.players[0]?.area.map((owned) => owned.card).sort());
		}
	}
];
