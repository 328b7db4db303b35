// A mix of levels and themes: changed, drawn from, and read as it was kept before there were mixes.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANY, drawn, keepChoice, readChoice, toggled, withChange } from '../../web/lib/practice/choice.ts';

const kept = new Map<string, string>();
beforeEach(() => {
	kept.clear();
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => kept.set(name, value)
	});
});
afterEach(() => vi.unstubAllGlobals());

test('one more, and one less, in the order of all', () => {
	expect(toggled(['a', 'b', 'c'], ['c'], 'a')).toEqual(['a', 'c']);
	expect(toggled(['a', 'b', 'c'], ['a', 'c'], 'c')).toEqual(['a']);
});

test('two keys go with Moons only, themes with the usual kind', () => {
	const moons = withChange(ANY, { levels: ['star', 'moon'], themes: ['bridge', 'two-keys'] });
	expect(moons.themes).toEqual(['bridge', 'two-keys']);
	expect(withChange(moons, { levels: ['star'] }).themes).toEqual(['bridge']);
	expect(withChange(moons, { kind: 'which-key' }).themes).toEqual([]);
});

describe('what is drawn', () => {
	const draws = (choice: typeof ANY) =>
		new Set(
			Array.from({ length: 400 }, (_, k) => drawn(choice, () => ((k * 37) % 400) / 400)).map((one) =>
				JSON.stringify(one)
			)
		);

	test('nothing wished: rating and chance pick', () => {
		expect(drawn(ANY, Math.random)).toEqual({ level: null, theme: null });
	});

	test('never a theme that the level cannot have', () => {
		const choice = withChange(ANY, { levels: ['star', 'moon'], themes: ['two-keys'] });
		expect(draws(choice)).toEqual(new Set([JSON.stringify({ level: 'moon', theme: 'two-keys' })]));
		const random = vi.fn<() => number>();
		random.mockReturnValueOnce(0).mockReturnValueOnce(0.99);
		expect(drawn({ ...choice, themes: ['bridge', 'two-keys'] }, random)).toEqual({
			level: 'star',
			theme: 'bridge'
		});
	});

	test('all of the mix comes', () => {
		const random = vi.fn<() => number>();
		random.mockReturnValueOnce(0.99).mockReturnValueOnce(0);
		expect(drawn({ ...ANY, levels: ['star', 'sun'], themes: ['bridge', 'stack'] }, random)).toEqual({
			level: 'sun',
			theme: 'bridge'
		});
	});
});

test('kept and read; as one level and one theme, from before; and whatever else stands there', () => {
	const choice = withChange(ANY, { levels: ['star', 'sun'], themes: ['bridge', 'stack'] });
	keepChoice(choice);
	expect(readChoice()).toEqual(choice);
	kept.set('keystone.practice', '{"kind":"one-block","level":"moon","theme":"two-keys"}');
	expect(readChoice()).toEqual({ kind: 'one-block', levels: ['moon'], themes: ['two-keys'] });
	for (const text of ['{"level":null,"theme":null}', 'null', '{"levels":5,"themes":{"a":1}}', '{'])
		expect(withChange(ANY, {})).toEqual((kept.set('keystone.practice', text), readChoice()));
});
