// Set-up, draft and variants.
import assert from 'node:assert/strict';
import { RECALL } from '../../../puzzles/recall/data.ts';
import { PATHS, RELICS, TRACKS } from '../../../puzzles/recall/schema/vocabulary.ts';
import { backOf } from '../../../web/games/recall/exploring.ts';
import { recall } from '../../../web/games/recall/game.ts';
import { adjacent, fieldsOf, FIELDS, PLACES, printedTrack } from '../../../web/games/recall/map.ts';
import type { Setup } from '../../../web/games/recall/setup.ts';
import type { State } from '../../../web/games/recall/state.ts';
import { at, offered, person, play, refuses, same, type Case } from '../table.ts';

const begun = (setup: Setup, seed = 'case') => recall.begin(setup, seed);
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What is dealt by chance is not always dealt alike, and nothing of it is lost. */
function dealt(
	part: (state: State) => readonly string[],
	all: readonly string[] | null,
	players: Setup['players'] = 2
) {
	const deals = SEEDS.map((seed) => part(begun({ players }, seed)));
	assert.ok(new Set(deals.map(String)).size > 1, 'always the same');
	if (all) for (const deal of deals) same([...deal].sort(), [...all].sort());
	same(part(begun({ players }, 'a')), deals[0], 'the same seed deals the same');
}

/** Everybody takes the first card on offer. */
function drafted(state: State): State {
	let now = state;
	while (now.phase === 'start' || now.phase === 'draft') now = play(now, offered(now)[0] as string);
	return now;
}

export const SETUP: readonly Case[] = [
	{
		id: 'C-01',
		rules: [
			'R-SETUP-9',
			'R-SETUP-10',
			'R-SETUP-12',
			'R-SETUP-K',
			'R-SETUP-L',
			'R-SETUP-M',
			'R-SETUP-H',
			'R-SETUP-8',
			'R-SETUP-5'
		],
		check() {
			const first = begun({ players: 3 });
			same(first.treasure, [...RELICS]);
			same([first.bag.relics.length, first.bag.stones.length], [20, 21]);
			same([first.draft?.tribes.length, first.draft?.gear.length], [4, 4]);
			const state = drafted(first);
			same(
				TRACKS.map((track) => state.ancestors[track].gear.length),
				[4, 4, 4]
			);
			same([state.boxed.tribes.length, state.boxed.gear.length, state.boxed.goals.length], [8, 3, 4]);
			const tribes = [
				...state.persons.map(({ tribe }) => tribe),
				...TRACKS.map((t) => state.ancestors[t].tribe)
			];
			same([...tribes, ...state.boxed.tribes].sort(), [...RECALL.tribes].sort());
			same(
				state.persons.map(({ goals, gear }) => [goals.length, gear.length]),
				[
					[2, 1],
					[2, 1],
					[2, 1]
				]
			);
			same([state.green.stack.length, state.green.open.length], [12, 3]);
			same([state.grey.stack.length, state.grey.open.length], [9, 3]);
			same(Object.values(state.yellow), [5, 5, 5]);
			same([state.monumentDisplay.length, state.boxed.monumentTiles.length], [5, 3]);
		}
	},
	{
		id: 'C-02',
		rules: ['R-SETUP-11S', 'R-SOLO-1', 'R-SETUP-G', 'R-SETUP-B', 'R-SETUP-M', 'R-SETUP-L'],
		check() {
			const state = begun({ players: 1 });
			same([state.places['T8']?.open, state.places['T12']?.open], [true, false]);
			same([state.bag.relics.length, state.bag.stones.length], [22, 24]);
			same(state.draft?.tribes.length, 2);
			same([person(state).goals.length, state.boxed.goals.length], [3, 7]);
			same(person(state).crystals, { white: 3, pink: 0, purple: 0 });
			same(person(state).depot, ['own']);
			const on = drafted(state);
			same([on.boxed.tribes.length, on.boxed.gear.length], [10, 5]);
		}
	},
	{
		id: 'C-72',
		rules: ['R-SETUP-K', 'R-SETUP-I', 'R-VAR-1'],
		check() {
			const order = (state: State) => {
				const chosen: (number | null)[] = [];
				for (let now = state; now.phase === 'draft'; now = play(now, offered(now)[0] as string))
					chosen.push(recall.active(now));
				return chosen;
			};
			same(order(begun({ players: 3 })), [2, 1, 0]);
			same(order(begun({ players: 3, variants: { draft: true } })), [2, 1, 0, 0, 1, 2]);
			const state = drafted(begun({ players: 3 }));
			same([state.round, state.turn], [1, 0]);
		}
	},
	{
		id: 'the bonus tiles are shuffled',
		rules: ['R-SETUP-2', 'R-SETUP-3'],
		check() {
			dealt((state) => TRACKS.flatMap((track) => state.light[track]), Object.keys(RECALL.lightBonus));
			dealt((state) => PATHS.map((card) => state.dark[card]), Object.keys(RECALL.darkBonus));
			for (const track of TRACKS) same(begun({ players: 2 }).light[track].length, 2);
		}
	},
	{
		id: 'the path cards are shuffled, two to a space',
		rules: ['R-SETUP-4'],
		check() {
			dealt((state) => [...state.pathCards.I, ...state.pathCards.II, ...state.pathCards.III], PATHS);
			const { I, II, III } = begun({ players: 2 }).pathCards;
			same([I.length, II.length, III.length], [2, 2, 2]);
		}
	},
	{
		id: 'in a first game every path card shows side A',
		rules: ['R-SETUP-4F'],
		check() {
			const sides = Object.fromEntries(PATHS.map((card) => [card, 'B'])) as Record<
				(typeof PATHS)[number],
				'B'
			>;
			same(new Set(Object.values(begun({ players: 2, sides }).sides)), new Set(['B']));
			same(new Set(Object.values(begun({ players: 2, sides, firstGame: true }).sides)), new Set(['A']));
			dealt((state) => PATHS.map((card) => state.sides[card]), null);
		}
	},
	{
		id: 'five of eight monument tiles lie open',
		rules: ['R-SETUP-5'],
		check() {
			dealt(
				(state) => [...state.monumentDisplay, ...state.boxed.monumentTiles],
				Object.keys(RECALL.monumentTiles)
			);
			same(begun({ players: 2 }).monumentDisplay.length, 5);
		}
	},
	{
		id: 'the 24 cassettes are a shuffled supply',
		rules: ['R-SETUP-6'],
		check() {
			const all = Object.entries(RECALL.cassettes).flatMap(([id, { count }]) =>
				Array.from({ length: count }, () => id)
			);
			same(all.length, 24);
			dealt((state) => state.cassettes.supply, all);
		}
	},
	{
		id: 'each box space has another letter',
		rules: ['R-SETUP-7'],
		check() {
			dealt((state) => Object.values(state.boosterStacks), ['A', 'B', 'C', 'D', 'E', 'F']);
		}
	},
	{
		id: 'green and grey modules are shuffled, yellow lie in stacks by kind',
		rules: ['R-SETUP-8'],
		check() {
			const of = (colour: string) =>
				Object.entries(RECALL.modules).flatMap(([id, module]) =>
					module.colour === colour ? Array.from({ length: module.count }, () => id) : []
				);
			dealt((state) => [...state.green.open, ...state.green.stack], of('green'));
			dealt((state) => [...state.grey.open, ...state.grey.stack], of('grey'));
			same(begun({ players: 2 }).yellow, { Ya: 5, Yb: 5, Yc: 5 });
		}
	},
	{
		id: 'bag and round space hold every relic and stone',
		rules: ['R-SETUP-9', 'R-SETUP-10'],
		check() {
			const { bag, treasure, relics, sites } = begun({ players: 2 });
			same([...treasure].sort(), [...RELICS].sort());
			const count = (list: readonly string[], colour: string) =>
				list.filter((each) => each === colour).length;
			for (const colour of RELICS) same(count([...bag.relics, ...Object.values(relics)], colour), 6);
			for (const track of TRACKS) same(count([...bag.stones, ...Object.values(sites).flat()], track), 9);
			dealt((state) => state.bag.relics, null);
			dealt((state) => state.bag.stones, null);
		}
	},
	{
		id: 'start tiles at T8 and T12, the ten others shuffled face down',
		rules: ['R-SETUP-11'],
		check() {
			const faces = (state: State) => PLACES.map((place) => state.places[place]?.face ?? '');
			dealt(faces, Object.keys(RECALL.faces), 4);
			const { places } = begun({ players: 4 });
			for (const [id, place] of Object.entries(places)) {
				const start = id === 'T8' || id === 'T12';
				same([place.open, backOf(place.face) === 'start'], [start, start], id);
			}
			dealt((state) => [String(state.places['T8']?.turn)], null, 4);
		}
	},
	{
		id: 'two persons: the second start tile is closed; three: open',
		rules: ['R-SETUP-11S'],
		check() {
			same(begun({ players: 2 }).places['T12']?.open, false);
			same(begun({ players: 3 }).places['T12']?.open, true);
		}
	},
	{
		id: 'only open start tiles are filled',
		rules: ['R-SETUP-12'],
		check() {
			const { relics, sites } = begun({ players: 2 });
			same([Object.keys(relics).length, Object.values(sites).map(({ length }) => length)], [2, [3]]);
			const all = [...Object.keys(relics), ...Object.keys(sites)];
			same(
				all.filter((field) => !field.startsWith('T8.')),
				[]
			);
			const four = begun({ players: 4 });
			same([Object.keys(four.relics).length, Object.keys(four.sites).length], [4, 2]);
		}
	},
	{
		id: 'no tribe material at the start',
		rules: ['R-SETUP-13'],
		check() {
			const { pigs, sties, islands, rings, ringStack, persons } = begun({ players: 4 });
			same({ pigs, sties, islands, rings }, { pigs: {}, sties: [], islands: [], rings: {} });
			same(ringStack.length, 9);
			for (const { raft } of persons) same(raft, null);
			dealt((state) => state.ringStack.map(String), null);
		}
	},
	{
		id: 'a console of each colour',
		rules: ['R-SETUP-A', 'R-SETUP-B', 'R-SETUP-C', 'R-SETUP-D', 'R-SETUP-E', 'R-SETUP-F', 'R-SETUP-G'],
		check() {
			const { persons } = begun({ players: 4 });
			same(
				persons.map(({ colour }) => colour),
				['blue', 'purple', 'red', 'yellow']
			);
			same(
				begun({ players: 2, colours: ['red', 'blue'] }).persons.map(({ colour }) => colour),
				['red', 'blue']
			);
			for (const each of persons) {
				same(each.depot, ['own']);
				same([each.points, each.tracks, each.paths], [0, { white: 0, grey: 0, black: 0 }, {}]);
				same(each.built, {});
				same(each.ready, ['W', 'W']);
				same(each.crystals, { white: 3, pink: 0, purple: 0 });
				same(
					[each.boosters, each.cassettes, each.relics],
					[{}, [], { white: 0, grey: 0, black: 0, brown: 0 }]
				);
			}
		}
	},
	{
		id: 'no ancestor tribe is unlocked before space 5',
		rules: ['R-SETUP-D'],
		check() {
			refuses(at({ persons: [{ depot: ['own'], tracks: [4, 4, 4] }, {}] }), 'energise_BRIMAS', 'R-ENERGY-1');
		}
	},
	{
		id: 'a building that is not on the console cannot be built',
		rules: ['R-SETUP-E'],
		check() {
			const state = at({
				persons: [{ figures: { 'T4.4': 1 }, built: { 'T8.4': 's1' } }, {}],
				gains: ['develop']
			});
			refuses(state, 'build_T4.4_s1', 'R-SETUP-E');
			refuses(state, 'build_T4.4_s7', 'R-SETUP-E');
			play(state, 'build_T4.4_s2');
		}
	},
	{
		id: 'two goals each, no card twice',
		rules: ['R-SETUP-H'],
		check() {
			dealt(
				(state) => [...state.persons.flatMap(({ goals }) => goals), ...state.boxed.goals],
				Object.keys(RECALL.goals),
				4
			);
			same(
				begun({ players: 4 }).persons.map(({ goals }) => goals.length),
				[2, 2, 2, 2]
			);
			const seen = recall.known(begun({ players: 4 }), 1);
			same(
				seen.persons.map(({ goals }) => goals?.length ?? null),
				[null, 2, null, null]
			);
		}
	},
	{
		id: 'three figures each on start fields 1 to 4',
		rules: ['R-SETUP-J'],
		check() {
			same(
				begun({ players: 4 }).persons.map(({ figures }) => figures),
				[{ S1: 3 }, { S2: 3 }, { S3: 3 }, { S4: 3 }]
			);
		}
	},
	{
		id: 'a tribe comes with its equipment, the pair left over goes back',
		rules: ['R-SETUP-K'],
		check() {
			const state = begun({ players: 2 });
			const [tribe] = state.draft?.tribes ?? [];
			const [gear] = state.draft?.gear ?? [];
			refuses(state, `draft_${gear}`, 'R-SETUP-K');
			refuses(state, 'insert_W_A', 'R-SETUP-K');
			const next = play(state, `draft_${tribe}`);
			same([person(next, 1).tribe, person(next, 1).gear], [tribe, [gear]]);
			refuses(next, `draft_${tribe}`, 'R-SETUP-K');
			dealt((each) => each.draft?.tribes ?? [], null);
			dealt((each) => each.draft?.gear ?? [], null);
		}
	},
	{
		id: 'in a first game tribe and equipment may be dealt',
		rules: ['R-SETUP-KF'],
		check() {
			const state = begun({ players: 3, firstGame: true, deal: true });
			same([state.phase, state.round], ['open', 1]);
			same(new Set(state.persons.map(({ tribe }) => tribe)).size, 3);
			for (const { tribe, gear } of state.persons) same([tribe !== null, gear.length], [true, 1]);
			same(begun({ players: 3, deal: true }).phase, 'draft', 'only in a first game');
		}
	},
	{
		id: 'ancestors are dealt from what is left, face down',
		rules: ['R-SETUP-L', 'R-SETUP-M'],
		check() {
			const deals = SEEDS.map((seed) => drafted(begun({ players: 2 }, seed)));
			for (const { ancestors, persons } of deals) {
				const all = [...persons.map(({ tribe }) => tribe), ...TRACKS.map((track) => ancestors[track].tribe)];
				same(new Set(all).size, 5);
				const gear = [
					...persons.flatMap((each) => each.gear),
					...TRACKS.flatMap((track) => ancestors[track].gear)
				];
				same([gear.length, new Set(gear).size], [14, 14]);
				for (const track of TRACKS) same(ancestors[track].open, false);
			}
			assert.ok(new Set(deals.map((state) => state.ancestors.white.tribe)).size > 1);
			assert.ok(new Set(deals.map((state) => String(state.ancestors.white.gear))).size > 1);
			const seen = recall.known(deals[0] as State, 0);
			same([seen.ancestors.white.tribe, seen.ancestors.white.gear], [null, null]);
		}
	},
	{
		id: 'a tile has seven fields, the board seven more',
		rules: ['R-FIELD-1', 'R-FIELD-3'],
		check() {
			for (const place of PLACES) same(fieldsOf(place).filter((field) => FIELDS.includes(field)).length, 7);
			same(FIELDS.length, 12 * 7 + 4 + 3);
			same(['MW', 'MG', 'MB'].map(printedTrack), ['white', 'grey', 'black']);
			same(adjacent('MW').toSorted(), ['T2.5', 'T2.6', 'T3.4']);
			same(adjacent('MG').toSorted(), ['T1.3', 'T5.4', 'T5.5']);
			same(adjacent('MB').toSorted(), ['T10.1', 'T11.2', 'T11.3']);
			same(adjacent('S1').toSorted(), ['T8.1', 'T8.6']);
			same(adjacent('S4').toSorted(), ['T12.2', 'T12.3']);
		}
	},
	{
		id: 'every kind of field, as often as the map says',
		rules: ['R-FIELD-2'],
		check() {
			const fields = Object.values(RECALL.faces).flat();
			const count = (kind: string) => fields.filter((field) => field.kind === kind).length;
			same(
				[
					'farmland',
					'forest',
					'mountain',
					'water',
					'volcano',
					'camp',
					'storage',
					'excavation',
					'monument'
				].map(count),
				[10, 10, 10, 15, 6, 9, 12, 9, 3]
			);
			same(fields.filter(({ relic }) => relic).length, 24);
			// Turned by one, the printed ring field 1 lies at direction 2.
			const turned = at({
				persons: [{ figures: { 'T8.0': 1 } }, {}],
				turned: { T8: 1 },
				relics: { 'T8.3': null, 'T8.5': null, 'T8.4': 'black', 'T8.6': 'white' },
				sites: { 'T8.6': null, 'T8.1': ['white'] },
				gains: ['move:1']
			});
			refuses(turned, 'step_T8.0_T8.2_1', 'R-MOVE-4');
			play(turned, 'step_T8.0_T8.1_1');
		}
	},
	{
		id: 'alone: start field 1 or 2',
		rules: ['R-SOLO-2'],
		check() {
			const state = begun({ players: 1 });
			same(offered(state), ['start_S1', 'start_S2']);
			refuses(state, 'start_S3', 'R-SOLO-2');
			refuses(state, 'end', 'R-SOLO-2');
			const two = play(state, 'start_S2');
			same(person(two).figures, { S2: 3 });
			same(person(two).startField, 'S2');
		}
	},
	{
		id: 'boomerang: one card of each kind',
		rules: ['R-VAR-1'],
		check() {
			const state = begun({ players: 2, variants: { draft: true } });
			const [tribe, other] = state.draft?.tribes ?? [];
			const [gear] = state.draft?.gear ?? [];
			const one = play(state, `draft_${gear}`);
			same([person(one, 1).tribe, person(one, 1).gear], [null, [gear]]);
			const two = play(one, `draft_${tribe}`);
			refuses(two, `draft_${other}`, 'R-VAR-1');
			const three = play(two, `draft_${two.draft?.gear[0]}`);
			refuses(three, `draft_${three.draft?.gear[0]}`, 'R-VAR-1');
			same(play(three, `draft_${other}`).phase, 'open');
		}
	},
	{
		id: 'known ancestors lie open, and the first on space 3 still gets a point',
		rules: ['R-VAR-2'],
		check() {
			const state = drafted(begun({ players: 2, variants: { knownAncestors: true } }));
			for (const track of TRACKS) same(state.ancestors[track].open, true);
			const here = at({
				persons: [{ tracks: [2, 0, 0] }, {}],
				variants: { knownAncestors: true },
				gains: ['step:white:1']
			});
			same(person(here).points, 1);
		}
	},
	{
		id: 'C-70',
		rules: ['R-VAR-3'],
		check() {
			const state = at({
				persons: [{ points: 5 }, {}],
				variants: { boosterChoice: true },
				gains: ['points:1']
			});
			same(offered(state, 'booster').length, 12);
			const chosen = play(state, 'booster_E_0');
			same([person(chosen).points, person(chosen).boosters], [6, { E: 0 }]);
			const again = at({
				persons: [{ points: 11, boosters: { E: 0 } }, {}],
				variants: { boosterChoice: true },
				gains: ['points:1']
			});
			refuses(again, 'booster_E_1', 'R-VAR-3');
			same(offered(again, 'booster').length, 10);
		}
	}
];
