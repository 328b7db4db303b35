// Held Blocks between two visits: each sitting has its own, few are remembered, damage and refusal are no harm.
import { describe, expect, it } from 'vitest';
import { heldIn, type HeldBlock } from './held.ts';

function storageOf(text: string | null = null): Storage {
	let stored = text;
	return {
		getItem: () => stored,
		setItem: (_: string, value: string) => (stored = value),
		removeItem: () => (stored = null)
	} as unknown as Storage;
}

const HELD: HeldBlock = { block: 1, cells: [[3, 5, 3]] };

describe('held Blocks', () => {
	it('are known by their sitting until they are put back', () => {
		const storage = storageOf();
		const held = heldIn(() => storage);
		held.keep('a', HELD);
		held.keep('b', { ...HELD, block: 2 });
		expect(held.of('a')).toEqual(HELD);
		expect(held.of('b')?.block).toBe(2);
		held.keep('a', null);
		expect(held.of('a')).toBe(null);
		held.keep('b', null);
		expect(storage.getItem('')).toBe(null);
	});

	it('are remembered of the last twelve sittings', () => {
		const storage = storageOf();
		const held = heldIn(() => storage);
		for (let k = 0; k < 13; k++) held.keep(`play ${k}`, HELD);
		expect(held.of('play 0')).toBe(null);
		expect(held.of('play 1')).toEqual(HELD);
	});

	it.each([
		'{',
		'7',
		'null',
		'[["a"]]',
		'[["a",{"block":"1","cells":[]}]]',
		'[["a",{"block":1,"cells":[[1,2]]}]]',
		'[["a",{"block":1,"cells":[[1,2,"x"]]}]]'
	])('are none where the storage holds %s', (text) => {
		const storage = storageOf(text);
		expect(heldIn(() => storage).of('a')).toBe(null);
	});

	it('are none where the browser refuses', () => {
		const held = heldIn(() => {
			throw new DOMException('refused', 'SecurityError');
		});
		held.keep('a', HELD);
		expect(held.of('a')).toBe(null);
	});
});
