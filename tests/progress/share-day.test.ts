// The picture and the words of a day that is shared: they say how it went and nothing of where.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resultsOf } from '../../web/lib/progress/honours.ts';
import { shareText } from '../../web/lib/progress/share.ts';
import { weekOf } from '../../web/lib/progress/week.ts';
import de from '../../web/lib/text/de/day.ts';
import en from '../../web/lib/text/en/day.ts';
import fr from '../../web/lib/text/fr/day.ts';
import { paint } from '../../web/routes/[[lang=lang]]/day/paint.ts';
import { tellDay } from '../../web/routes/[[lang=lang]]/day/told.ts';
import { noon, sitting } from '../e2e/seed.ts';

const DATE = '2026-11-19';
const CLOCK = { now: noon(DATE), today: DATE, zone: 0, trustedOn: '2026-01-01' };
const SOLVED = [
	sitting({ date: DATE, level: 'star' }),
	sitting({ date: DATE, level: 'sun', misses: 1, themes: ['bridge'] }),
	sitting({ date: DATE, level: 'moon', hints: 1 })
];

function shared(sessions: typeof SOLVED, text: typeof en = en) {
	const week = weekOf(DATE, sessions, CLOCK);
	const results = resultsOf(sessions, DATE);
	const { marks, sentences } = tellDay({ date: DATE, results, week, language: 'en', text });
	const words = shareText({
		words: text.share.words('19 November 2026', sentences),
		link: 'https://keystone.example/deep/daily/?p=2026-11-19'
	});
	return { marks, words };
}

/** A canvas that notes what is painted on it: every call, every value that is set. */
function recorder() {
	const calls: unknown[] = [];
	const context = new Proxy(
		{},
		{
			get: (_, name) =>
				name === 'canvas' ? null : (...given: unknown[]) => void calls.push([name, ...given]),
			set: (_, name, value) => calls.push([name, value]) > 0
		}
	);
	const canvas = { style: { color: '' }, getContext: () => context } as unknown as HTMLCanvasElement;
	return { calls, canvas };
}

async function painted(sessions: typeof SOLVED): Promise<unknown[]> {
	const { calls, canvas } = recorder();
	await paint(canvas, shared(sessions).marks);
	return calls;
}

beforeEach(() => {
	vi.stubGlobal('document', { fonts: { load: () => Promise.resolve([]) } });
	vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => style);
	vi.stubGlobal(
		'Path2D',
		class {
			constructor(readonly path: string) {}
		}
	);
});
afterEach(() => vi.unstubAllGlobals());

const WORDS = [
	'Thursday 19 November',
	'Keystone. The same three keys for everyone.',
	...['Star', 'Seen at once', 'Sun', 'In 2 tries', 'Moon', 'With 1 hint'],
	...['Mo', 'We', 'Fr', 'Su', 'Sa', 'Th', 'Tu']
];

/** Solved in as many tries, with other Blocks in other places of other temples. */
const ELSEWHERE = SOLVED.map((one, k) => ({
	...one,
	themes: ['two-keys' as const],
	difficulty: 99,
	attempts: one.attempts.map((attempt, n) => ({ ...attempt, block: 3, cells: [[k, n, 5] as const] }))
}));

it('paints the same strokes on two days that differ in temple and answer alone, others for other results', async () => {
	const strokes = await painted(SOLVED);
	expect(strokes.length).toBeGreaterThan(300);
	expect(await painted(ELSEWHERE)).toEqual(strokes);
	for (const [k, { level }] of SOLVED.entries())
		expect(await painted(SOLVED.with(k, sitting({ date: DATE, level, misses: 4 })))).not.toEqual(strokes);
	// Every word on it is among those that may be told.
	const words = strokes.flatMap((call) => (Array.isArray(call) && call[0] === 'fillText' ? [call[1]] : []));
	expect(words).toEqual(WORDS);
});

it('other Blocks, places and themes make the very same picture and words', () => {
	expect(shared(ELSEWHERE)).toEqual(shared(SOLVED));
	// What may be told does change it.
	expect(shared([...SOLVED.slice(1), sitting({ date: DATE, level: 'star', misses: 2 })])).not.toEqual(
		shared(SOLVED)
	);
});

it('the picture has no colour of a Block and no word but date, results and days', () => {
	const { marks } = shared(SOLVED);
	const inks = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.fill] : [mark.fill, mark.stroke]));
	expect(inks.filter((ink) => /white|brown|green|grey|moss|tag|void/.test(ink ?? ''))).toEqual([]);
	expect(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))).toEqual(WORDS);
});

it('the words come first, then the link, in every language and within the length', () => {
	expect(shared(SOLVED).words).toEqual({
		ok: true,
		text: 'Keystone, 19 November 2026. Star: seen at once. Sun: in 2 tries. Moon: with 1 hint.\nhttps://keystone.example/deep/daily/?p=2026-11-19'
	});
	for (const text of [de, fr]) {
		const { words } = shared(SOLVED, text);
		expect(words.ok && words.text).toMatch(/^Keystone, .*[:\u00a0] .*\.\nhttps:\/\/\S+$/);
		expect(words.ok && words.text).not.toContain('…');
	}
});
