// Exploration, movement on foot and on water, relics.
import assert from 'node:assert/strict';
import { RECALL } from '../../../puzzles/recall/data.ts';
import { recall } from '../../../web/games/recall/game.ts';
import { backOf } from '../../../web/games/recall/exploring.ts';
import {
	crystals,
	at,
	figures,
	offered,
	person,
	play,
	refuses,
	relics,
	same,
	tracks,
	type Case
} from '../table.ts';

export const MAP: readonly Case[] = [
	{
		id: 'C-12',
		rules: ['R-EXPL-1', 'R-EXPL-4', 'R-EXPL-5', 'R-EXPL-2'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.0': 1 } }, { built: { 'T4.4': 's1' } }, { figures: { 'T11.6': 1 } }],
				closed: ['T7'],
				gains: ['explore']
			});
			const bag = state.bag;
			const seen = play(state, 'explore_T7');
			same([seen.places['T7']?.open, recall.known(seen, 1).places['T7']?.face], [false, 'B1']);
			same(recall.known(state, 0).places['T7']?.face, null);
			const open = play(seen, 'orient_0');
			same([person(open).points, person(open, 1).points], [3, 0]);
			same(
				[open.relics['T7.2'], open.relics['T7.6'], open.sites['T7.4']?.length],
				[bag.relics.at(-1), bag.relics.at(-2), 3]
			);
			same([open.bag.relics.length, open.bag.stones.length], [bag.relics.length - 2, bag.stones.length - 3]);
			refuses(state, 'explore_T4', 'R-EXPL-1');
			refuses(seen, 'end', 'R-EXPL-3');
			refuses(open, 'explore_T7', 'R-EXPL-1');
			// Figures on other tiles do not count.
			const alone = at({
				persons: [{ figures: { 'T8.0': 1 } }, { figures: { 'T12.0': 1, S2: 1 } }],
				closed: ['T7'],
				gains: ['explore']
			});
			same(person(play(alone, 'explore_T7', 'orient_0')).points, 1);
			play(alone, 'decline');
		}
	},
	{
		id: 'C-13',
		rules: ['R-EXPL-2'],
		check() {
			refuses(
				at({ persons: [{ figures: { S1: 3 } }, {}], closed: ['T7'], gains: ['explore'] }),
				'explore_T7',
				'R-EXPL-2'
			);
			refuses(
				at({ persons: [{ figures: { 'T12.0': 3 } }, {}], closed: ['T7'], gains: ['explore'] }),
				'explore_T7',
				'R-EXPL-2'
			);
			// Any field of a neighbouring tile will do, and a building is presence.
			play(
				at({ persons: [{ figures: { 'T8.2': 1 } }, {}], closed: ['T7'], gains: ['explore'] }),
				'explore_T7'
			);
			play(
				at({ persons: [{ built: { 'T3.0': 's1' } }, {}], closed: ['T7'], gains: ['explore'] }),
				'explore_T7'
			);
		}
	},
	{
		id: 'the orientation is free',
		rules: ['R-EXPL-3'],
		check() {
			const state = play(
				at({ persons: [{ figures: { 'T8.0': 1 } }, {}], closed: ['T7'], gains: ['explore'] }),
				'explore_T7'
			);
			same(offered(state, 'orient').length, 6);
			refuses(state, 'orient_6', 'R-EXPL-3');
			const turned = play(state, 'orient_2');
			same(
				[
					turned.places['T7']?.turn,
					turned.sites['T7.6']?.length,
					Object.keys(turned.relics).includes('T7.4')
				],
				[2, 3, true]
			);
		}
	},
	{
		id: 'an empty bag leaves fields empty',
		rules: ['R-EXPL-5'],
		check() {
			const full = play(
				at({ persons: [{ figures: { 'T8.0': 1 } }, {}], closed: ['T7'], gains: ['explore'] }),
				'explore_T7'
			);
			const empty = { ...full, bag: { relics: ['brown'], stones: ['black', 'grey'] } } as typeof full;
			const open = play(empty, 'orient_0');
			same(
				[open.relics['T7.2'], open.relics['T7.6'], open.sites['T7.4']],
				['brown', undefined, ['grey', 'black']]
			);
		}
	},
	{
		id: 'three backs announce a monument field',
		rules: ['R-EXPL-6'],
		check() {
			for (const [face, fields] of Object.entries(RECALL.faces)) {
				const monuments = fields.filter(({ kind }) => kind === 'monument').length;
				same(
					[backOf(face) === 'monument', monuments],
					[monuments === 1, backOf(face) === 'monument' ? 1 : 0],
					face
				);
			}
			same(Object.keys(RECALL.faces).filter((face) => backOf(face) === 'monument').length, 3);
			const state = at({ persons: [{}, {}], closed: ['T1', 'T4'] });
			same(
				[recall.known(state, 0).places['T1']?.back, recall.known(state, 0).places['T4']?.back],
				['monument', 'plain']
			);
		}
	},
	{
		id: 'C-14',
		rules: ['R-MOVE-1', 'R-SYM-MOVE'],
		check() {
			const state = at({ persons: [{ figures: { S1: 3 } }, { figures: { 'T8.0': 1 } }], gains: ['move:1'] });
			const moved = play(state, 'step_S1_T8.6_2');
			same([figures(moved, 'S1'), figures(moved, 'T8.6'), moved.tasks], [1, 2, []]);
			refuses(state, 'step_S1_T8.6_4', 'R-MOVE-1');
			refuses(state, 'step_T8.0_T8.4_1', 'R-MOVE-1');
			refuses(state, 'step_S1_T8.0_1', 'R-MOVE-1');
			refuses(moved, 'step_T8.6_T8.0_1', 'R-MOVE-1');
		}
	},
	{
		id: 'steps with different groups, dropping and picking up',
		rules: ['R-MOVE-2', 'R-MOVE-3', 'R-SYM-MOVE'],
		check() {
			const state = at({ persons: [{ figures: { 'T8.0': 4, 'T8.4': 2 } }, {}], gains: ['move:4'] });
			const walked = play(state, 'step_T8.0_T8.4_3', 'step_T8.4_T7.1_5', 'step_T7.1_T7.0_3');
			same([figures(walked, 'T8.0'), figures(walked, 'T7.1'), figures(walked, 'T7.0')], [1, 2, 3]);
			// The fourth step may be forfeited, or done with another group.
			same(play(walked, 'decline').tasks, []);
			same(figures(play(walked, 'step_T8.0_T8.2_1'), 'T8.2'), 1);
			same(play(state, 'decline').tasks, []);
		}
	},
	{
		id: 'C-15',
		rules: ['R-MOVE-4'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.0': 2, 'T3.0': 1, 'T4.3': 1, 'T8.2': 1 } }, {}],
				closed: ['T7'],
				gains: ['move:1']
			});
			refuses(state, 'step_T8.0_T8.1_1', 'R-MOVE-4');
			refuses(state, 'step_T3.0_T3.6_1', 'R-MOVE-4');
			refuses(state, 'step_T4.3_T7.1_1', 'R-MOVE-4');
			refuses(state, 'step_T8.2_S2_1', 'R-MOVE-4');
			// A printed monument field can be entered.
			play(at({ persons: [{ figures: { 'T2.6': 1 } }, {}], gains: ['move:1'] }), 'step_T2.6_MW_1');
		}
	},
	{
		id: 'C-16',
		rules: ['R-MOVE-5'],
		check() {
			const state = play(
				at({ persons: [{ figures: { 'T8.0': 2 }, crystals: [1, 2, 0] }, {}] }),
				'insert_W_B',
				'use_1_0_white'
			);
			const two = play(state, 'step_T8.0_T8.4_2', 'step_T8.4_T7.1_1');
			refuses(two, 'use_1_1', 'R-MOVE-5');
			refuses(two, 'end', 'R-MOVE-5');
			// Free actions may come between.
			play(two, 'exchange_pink_white', 'step_T7.1_T7.0_1');
			const done = play(two, 'decline');
			same(play(done, 'use_1_1').tasks.at(-1)?.is, 'develop');
			refuses(done, 'step_T7.1_T7.0_1', 'R-MOVE-1');
		}
	},
	{
		id: 'C-17',
		rules: ['R-RELIC-1', 'R-RELIC-2', 'R-RELIC-3', 'R-RELIC-7', 'R-SYM-STEP'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.0': 3 }, relics: [0, 0, 1, 0] }, {}],
				gains: ['move:2']
			});
			const taken = play(state, 'step_T8.0_T8.3_3');
			same(
				[figures(taken, 'T8.3'), relics(taken), taken.relics['T8.3'], tracks(taken)],
				[1, [0, 0, 2, 0], undefined, [0, 0, 0]]
			);
			const done = play(taken, 'step_T8.3_T8.2_1');
			same([figures(done, 'T8.2'), tracks(done)], [1, [0, 0, 2]]);
		}
	},
	{
		id: 'C-18',
		rules: ['R-RELIC-5', 'R-MOVE-6', 'R-RELIC-4'],
		check() {
			refuses(
				at({ persons: [{ figures: { 'T8.0': 1 }, relics: [0, 0, 1, 0] }, {}], gains: ['move:2'] }),
				'step_T8.0_T8.3_1',
				'R-RELIC-5'
			);
			// Figures that stay behind do not pay.
			const behind = at({
				persons: [{ figures: { 'T8.0': 3 }, relics: [0, 0, 1, 0] }, {}],
				gains: ['move:2']
			});
			refuses(behind, 'step_T8.0_T8.3_1', 'R-RELIC-4');
			assert.ok(!offered(behind).includes('step_T8.0_T8.3_1'));
			const done = play(behind, 'step_T8.0_T8.3_2');
			same([figures(done, 'T8.3'), figures(done, 'T8.0')], [0, 1]);
		}
	},
	{
		id: 'C-19',
		rules: ['R-RELIC-6', 'R-RELIC-7'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.0': 2, 'T8.4': 1 }, relics: [0, 0, 1, 0] }, {}],
				gains: ['move:3']
			});
			const over = play(state, 'step_T8.0_T8.3_2');
			same([figures(over, 'T8.3'), tracks(over), over.tasks], [0, [0, 0, 2], []]);
			refuses(over, 'step_T8.4_T8.0_1', 'R-MOVE-1');
		}
	},
	{
		id: 'C-20',
		rules: ['R-RELIC-9'],
		check() {
			refuses(
				at({ persons: [{ figures: { 'T8.0': 14 }, relics: [0, 0, 5, 0] }, {}], gains: ['move:1'] }),
				'step_T8.0_T8.3_14',
				'R-RELIC-9'
			);
			const fifth = at({
				persons: [{ figures: { 'T8.0': 5 }, relics: [0, 0, 4, 0] }, {}],
				gains: ['move:1']
			});
			same(relics(play(fifth, 'step_T8.0_T8.3_5'))[2], 5);
			refuses(
				at({ persons: [{ figures: { 'T8.0': 5 }, relics: [0, 0, 4, 0] }, {}], gains: ['move:1'] }),
				'step_T8.0_T8.3_4',
				'R-RELIC-4'
			);
			const choice = at({ persons: [{ relics: [0, 0, 5, 0] }, {}], gains: ['relic'] });
			refuses(choice, 'relic_black', 'R-RELIC-9');
		}
	},
	{
		id: 'C-21',
		rules: ['R-RELIC-3', 'R-RELIC-7', 'R-RELIC-2', 'R-KNOW-2'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.4': 4 } }, {}],
				relics: { 'T8.5': 'black', 'T8.3': 'black' },
				gains: ['move:3']
			});
			const first = play(state, 'step_T8.4_T8.5_4');
			same(figures(first, 'T8.5'), 3);
			const done = play(first, 'step_T8.5_T8.0_3', 'step_T8.0_T8.3_3');
			same([figures(done, 'T8.3'), tracks(done), person(done).points], [1, [0, 0, 3], 1]);
			same([done.ancestors.black.open, offered(done, 'gear').length], [true, 4]);
		}
	},
	{
		id: 'C-22',
		rules: ['R-WATER-1', 'R-WATER-2', 'R-RELIC-8', 'R-SYM-WATER'],
		check() {
			const state = at({ persons: [{ figures: { 'T8.6': 2 } }, {}], gains: ['water'] });
			const afloat = play(state, 'embark_T8.6_T4.2_2');
			same([figures(afloat, 'T4.2'), relics(afloat), tracks(afloat)], [1, [1, 0, 0, 0], [0, 0, 0]]);
			const landed = play(afloat, 'land_T4.3_1');
			same([figures(landed, 'T4.3'), tracks(landed), landed.tasks], [1, [1, 0, 0], []]);
			same(figures(play(afloat, 'land_T8.6_1'), 'T8.6'), 1);
			refuses(
				at({ persons: [{ figures: { 'T8.6': 2 } }, {}], gains: ['move:1'] }),
				'step_T8.6_T4.2_2',
				'R-MOVE-4'
			);
			refuses(afloat, 'decline', 'R-WATER-2');
			refuses(afloat, 'land_T4.4_1', 'R-WATER-2');
			play(state, 'decline');
			// The whole group may be used up on the water.
			const spent = play(
				at({ persons: [{ figures: { 'T8.6': 1 } }, {}], gains: ['water'] }),
				'embark_T8.6_T4.2_1'
			);
			same([spent.tasks, tracks(spent)], [[], [1, 0, 0]]);
		}
	},
	{
		id: 'C-23',
		rules: ['R-WATER-5', 'R-WATER-2'],
		check() {
			const state = at({ persons: [{ figures: { 'T6.0': 1 } }, {}], gains: ['water'] });
			const two = play(state, 'embark_T6.0_T6.2_1', 'sail_T6.3');
			refuses(two, 'sail_T6.2', 'R-WATER-5');
			refuses(play(state, 'embark_T6.0_T6.2_1'), 'land_T6.3_1', 'R-WATER-2');
		}
	},
	{
		id: 'water field by water field, none skipped',
		rules: ['R-WATER-1'],
		check() {
			const state = at({ persons: [{ figures: { 'T6.0': 1, 'T8.0': 1, S1: 1 } }, {}], gains: ['water'] });
			refuses(state, 'embark_T6.0_T7.3_1', 'R-WATER-1');
			refuses(state, 'embark_T8.0_T8.2_1', 'R-WATER-1');
			refuses(state, 'sail_T6.2', 'R-WATER-1');
			refuses(state, 'land_T6.0_1', 'R-WATER-1');
			const afloat = play(state, 'embark_T6.0_T6.2_1');
			refuses(afloat, 'sail_T7.3', 'R-WATER-1');
			refuses(afloat, 'sail_T6.0', 'R-WATER-1');
			// A start field will do as a beginning, but not as an end.
			const start = play(state, 'embark_S1_T8.1_1');
			refuses(start, 'land_S2_1', 'R-MOVE-4');
			same(figures(play(start, 'land_T8.2_1'), 'T8.2'), 1);
		}
	},
	{
		id: 'C-24',
		rules: ['R-WATER-4', 'R-WATER-3', 'R-SYM-WATERPLUS'],
		check() {
			const plus = at({ persons: [{ figures: { 'T6.0': 3 } }, {}], gains: ['water+'] });
			const first = play(plus, 'embark_T6.0_T6.2_3', 'land_T11.4_1');
			const done = play(first, 'sail_T6.3', 'land_T10.5_1', 'land_T9.1_1');
			same(
				['T11.4', 'T10.5', 'T9.1'].map((field) => figures(done, field)),
				[1, 1, 1]
			);
			same(done.tasks, []);
			refuses(first, 'land_T9.1_1', 'R-WATER-2');
			refuses(first, 'decline', 'R-WATER-2');
			refuses(first, 'land_T10.5_3', 'R-WATER-4');
			const plain = play(
				at({ persons: [{ figures: { 'T6.0': 3 } }, {}], gains: ['water'] }),
				'embark_T6.0_T6.2_3'
			);
			refuses(plain, 'land_T11.4_1', 'R-WATER-3');
			refuses(plain, 'embark_T6.0_T6.2_1', 'R-WATER-3');
		}
	},
	{
		id: 'on the water the group may go home to the supply, and the movement is over',
		rules: ['R-FIG-6'],
		check() {
			const state = play(
				at({ persons: [{ figures: { 'T6.0': 1 } }, {}], gains: ['water'] }),
				'embark_T6.0_T6.2_1',
				'return_T6.2'
			);
			same([state.tasks, person(state).figures], [[], {}]);
		}
	},
	{
		id: 'what lies on the way is rewarded in the order of collection',
		rules: ['R-RELIC-7'],
		check() {
			const state = at({
				persons: [{ figures: { 'T8.0': 5 }, relics: [0, 0, 0, 1] }, {}],
				relics: { 'T8.3': 'brown', 'T12.5': 'brown' },
				gains: ['move:3']
			});
			const two = play(state, 'step_T8.0_T8.3_5', 'step_T8.3_T12.5_3');
			// The second brown (a pink crystal), then the third (four figures).
			same(
				[relics(two), crystals(two), two.tasks],
				[[0, 0, 0, 3], [0, 1, 0], [{ is: 'place', who: 0, left: 4, portal: false }]]
			);
		}
	}
];
