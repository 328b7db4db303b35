// The puzzle that waits ahead: ready at once, made again for another wish, never handed out twice.
import { expect, test } from 'vitest';
import { Ahead } from './ahead.ts';

function maker() {
	const asked: {
		name: string;
		signal: AbortSignal;
		done: (text: string) => void;
		fail: (e: Error) => void;
	}[] = [];
	const ahead = new Ahead<{ name: string }, string>(
		({ name }, signal) =>
			new Promise((resolve, reject) => {
				asked.push({ name, signal, done: resolve, fail: reject });
				signal.addEventListener('abort', () => reject(signal.reason));
			})
	);
	return { asked, ahead };
}

test('what was prepared is handed out once', async () => {
	const { asked, ahead } = maker();
	ahead.prepare({ name: 'sun' });
	ahead.prepare({ name: 'sun' });
	expect(asked).toHaveLength(1);
	asked[0]?.done('a sun');
	expect(await ahead.take({ name: 'sun' })).toBe('a sun');
	void ahead.take({ name: 'sun' });
	expect(asked).toHaveLength(2);
});

test('another wish takes the running one back', () => {
	const { asked, ahead } = maker();
	ahead.prepare({ name: 'sun' });
	ahead.prepare({ name: 'moon' });
	expect(asked.map(({ name, signal }) => [name, signal.aborted])).toEqual([
		['sun', true],
		['moon', false]
	]);
});

test('one that was taken is no longer taken back', () => {
	const { asked, ahead } = maker();
	void ahead.take({ name: 'sun' });
	ahead.prepare({ name: 'moon' });
	expect(asked[0]?.signal.aborted).toBe(false);
});

test('after a failure a new one is made', async () => {
	const { asked, ahead } = maker();
	ahead.prepare({ name: 'sun' });
	asked[0]?.fail(new Error('no worker'));
	await Promise.resolve();
	await Promise.resolve();
	ahead.prepare({ name: 'sun' });
	expect(asked).toHaveLength(2);
});
