// The data set is held to the counts of the rulebook, and every fault names its item.
import { describe, expect, it } from 'vitest';
import dataJson from '../../puzzles/recall/data.json' with { type: 'json' };
import { parseRecall, RecallDataError } from '../../puzzles/recall/schema/parse.ts';

type Data = typeof dataJson;

/** The faults of our data with something changed. */
function faultsWith(change: (data: Record<string, unknown>) => void): string[] {
	const data = structuredClone(dataJson) as unknown as Record<string, unknown>;
	change(data);
	try {
		parseRecall(data);
	} catch (error) {
		if (error instanceof RecallDataError) return error.faults.map(({ code, where }) => `${code} ${where}`);
		throw error;
	}
	return [];
}

const part = <Name extends keyof Data>(data: Record<string, unknown>, name: Name) =>
	data[name] as Record<string, unknown>;

describe('our data', () => {
	it('is sound and says that it is our own', () => {
		expect(parseRecall(dataJson).note).toContain('not the publisher');
	});
});

describe('a fault names its item', () => {
	const cases: readonly [string, string, (data: Record<string, unknown>) => void][] = [
		[
			'an effect that is none',
			'word modules Ya',
			(data) => (part(data, 'modules')['Ya'] = [5, 'yellow', 1, ['figs:1']])
		],
		[
			'a colour that is none',
			'word modules Ya',
			(data) => (part(data, 'modules')['Ya'] = [5, 'gold', 1, ['fig:1']])
		],
		[
			'too few of a colour',
			'count modules yellow',
			(data) => (part(data, 'modules')['Ya'] = [4, 'yellow', 1, ['fig:1']])
		],
		[
			'a box item outside the boxes',
			'word cassettes k1',
			(data) => (part(data, 'cassettes')['k1'] = [3, ['moveOrDevelop']])
		],
		['a condition that is none', 'word goals g1', (data) => (part(data, 'goals')['g1'] = [['RELICS'], []])],
		[
			'a condition without its number',
			'word goals g1',
			(data) => (part(data, 'goals')['g1'] = [['CAMPS'], []])
		],
		['a round too many', 'count timeBoard', (data) => (data['timeBoard'] = [...dataJson.timeBoard, 'S'])],
		[
			'a price that is none',
			'word exchange up',
			(data) => (part(data, 'exchange')['up'] = [['white', 'pink:1']])
		],
		[
			'a field that is none',
			'word faces B1',
			(data) => (part(data, 'faces')['B1'] = 'st fa fo* wa ex ca xx')
		],
		['a tile with six fields', 'map faces B1', (data) => (part(data, 'faces')['B1'] = 'st fa fo* wa ex ca')],
		['a centre of water', 'map faces B1', (data) => (part(data, 'faces')['B1'] = 'wa fa fo* st ex ca mo*')],
		['a camp without reward', 'map camps B1', (data) => delete part(data, 'camps')['B1']],
		[
			'a covered field that is not there',
			'id production P9',
			(data) => delete part(data, 'production')['P9']
		],
		['a fourth free field', 'count production', (data) => (part(data, 'production')['P10'] = ['white:1'])],
		['an unknown tribe', 'word tribes', (data) => (data['tribes'] = [...dataJson.tribes.slice(1), 'OTTO'])],
		[
			'an equipment of the text left out',
			'count gear',
			(data) => (data['textGear'] = dataJson.textGear.slice(1))
		],
		['a letter too many', 'id boosters G', (data) => (part(data, 'boosters')['G'] = [])],
		[
			'a relic off its field',
			'tutorial-map tutorialMap relics',
			(data) =>
				((part(data, 'tutorialMap')['relics'] as Record<string, unknown>)['black'] = [
					'T8.4',
					'T7.6',
					'T11.2',
					'T6.4',
					'T1.5',
					'T10.2'
				])
		],
		['no object at all', 'structure goals', (data) => (data['goals'] = 7)]
	];
	for (const [name, fault, change] of cases)
		it(name, () => {
			expect(faultsWith(change)).toContain(fault);
		});

	it('all faults together', () => {
		const faults = faultsWith((data) => {
			data['pigs'] = -1;
			part(data, 'lightBonus')['l1'] = ['gold:1'];
		});
		expect(faults).toEqual(['word lightBonus l1', 'structure pigs']);
	});
});
