// The picture and the words of a day that is shared: they say how it went and nothing of where.
import { expect, it } from 'vitest';
import { resultsOf } from '../../web/lib/progress/honours.ts';
import { shareText } from '../../web/lib/progress/share.ts';
import { weekOf } from '../../web/lib/progress/week.ts';
import de from '../../web/lib/text/de/day.ts';
import en from '../../web/lib/text/en/day.ts';
import fr from '../../web/lib/text/fr/day.ts';
import { dayPicture } from '../../web/routes/[[lang=lang]]/day/picture.ts';
import { noon, sitting } from '../e2e/seed.ts';

const DATE = '2026-11-19';
const CLOCK = { now: noon(DATE), today: DATE, zone: 0, trustedOn: '2026-01-01' };
const SOLVED = [
	sitting({ date: DATE, level: 'star' }),
	sitting({ date: DATE, level: 'sun', misses: 1, themes: ['bridge'] }),
	sitting({ date: DATE, level: 'moon', hints: 1 })
];
const NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

function shared(sessions: typeof SOLVED, text: typeof en = en) {
	const lines = resultsOf(sessions, DATE).map(({ level, keystones, solved }) => ({
		level,
		keystones,
		name: text.levels[level],
		said: text.result(solved)
	}));
	const marks = dayPicture({
		title: 'Thursday 19 November',
		subtitle: text.share.subtitle,
		lines,
		week: weekOf(DATE, sessions, CLOCK).map((day, k) => ({ ...day, name: NAMES[k] ?? '' })),
		now: DATE
	});
	const told = lines.map(({ name, said }) => text.share.line(name, said));
	const words = shareText({
		words: text.share.words('19 November 2026', told),
		link: 'https://keystone.example/deep/daily/?p=2026-11-19'
	});
	return { marks, words };
}

it('other Blocks, places and themes make the very same picture and words', () => {
	const elsewhere = SOLVED.map((one, k) => ({
		...one,
		themes: ['two-keys' as const],
		difficulty: 99,
		attempts: one.attempts.map((attempt, n) => ({ ...attempt, block: 3, cells: [[k, n, 5] as const] }))
	}));
	expect(shared(elsewhere)).toEqual(shared(SOLVED));
	// What may be told does change it.
	expect(shared([...SOLVED.slice(1), sitting({ date: DATE, level: 'star', misses: 2 })])).not.toEqual(
		shared(SOLVED)
	);
});

it('the picture has no colour of a Block and no word but date, results and days', () => {
	const { marks } = shared(SOLVED);
	const inks = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.fill] : [mark.fill, mark.stroke]));
	expect(inks.filter((ink) => /white|brown|green|grey|moss|tag|void/.test(ink ?? ''))).toEqual([]);
	expect(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))).toEqual([
		'Thursday 19 November',
		'Keystone. The same three keys for everyone.',
		...['Star', 'Seen at once', 'Sun', 'In 2 tries', 'Moon', 'With 1 hint'],
		...['Mo', 'We', 'Fr', 'Su', 'Sa', 'Th', 'Tu']
	]);
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
