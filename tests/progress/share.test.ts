import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { share, shareChannels, shareText, type ShareChannels } from '../../web/lib/progress/share.ts';

const words = 'Keystone, Sun, 14 Nov 2026: first try, no hints';
const link = 'https://keystone.example/daily/2026-11-14/sun/';

describe('the text', () => {
	it('is words, then symbols, then the link', () => {
		expect(shareText({ words, link })).toEqual({ ok: true, text: `${words}\n${link}` });
		expect(shareText({ words, symbols: ['★', '☀'], link })).toEqual({
			ok: true,
			text: `${words} ★☀\n${link}`
		});
	});

	it('has at most six symbols and 280 characters, and always the whole link', () => {
		const grapheme = fc.string({ unit: 'grapheme', maxLength: 400 });
		fc.assert(
			fc.property(grapheme, fc.array(fc.constantFrom('★', '☀', '☾', '🗝️')), (more, symbols) => {
				const result = shareText({ words: `Keystone ${more}`, symbols, link });
				if (!result.ok) throw new Error(result.code);
				expect(result.text.length).toBeLessThanOrEqual(280);
				expect(result.text.endsWith(`\n${link}`)).toBe(true);
				expect(result.text).toMatch(/^Keystone/);
			})
		);
		const many = shareText({ words, symbols: Array<string>(20).fill('★'), link });
		expect(many.ok && many.text.match(/★/g)).toHaveLength(6);
	});

	it('may be longer where a whole run is in the link, with its words before it', () => {
		const run = `https://keystone.example/ancients/watch/?r=${'A'.repeat(600)}`;
		expect(shareText({ words, link: run }, 2000)).toEqual({ ok: true, text: `${words}\n${run}` });
		expect(shareText({ words, link: run }, 600)).toMatchObject({ code: 'link-too-long' });
	});

	it('refuses with a code', () => {
		expect(shareText({ words: ' ', link })).toEqual({ ok: false, code: 'no-words' });
		expect(shareText({ words: '★ Keystone', link })).toEqual({ ok: false, code: 'symbols-first' });
		expect(shareText({ words, link: `https://${'x'.repeat(280)}` })).toEqual({
			ok: false,
			code: 'link-too-long'
		});
	});
});

describe('the way', () => {
	const fails = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)));
	const works = () => vi.fn(async () => {});

	it.each<[string, ShareChannels, string]>([
		['touch with a sheet', { touch: true, share: works(), copy: works() }, 'shared'],
		['touch, sheet closed', { touch: true, share: fails('AbortError'), copy: works() }, 'cancelled'],
		['touch, sheet refused', { touch: true, share: fails('NotAllowedError'), copy: works() }, 'copied'],
		['Android WebView without a sheet', { touch: true, share: null, copy: works() }, 'copied'],
		['desktop with a sheet', { touch: false, share: works(), copy: works() }, 'copied'],
		['clipboard refused', { touch: false, share: null, copy: fails('NotAllowedError') }, 'select'],
		['nothing at all', { touch: true, share: null, copy: null }, 'select']
	])('%s', async (_, channels, outcome) => expect(await share('text', channels)).toBe(outcome));

	it('takes the channels from the navigator, bound to it', async () => {
		const navigator = {
			sent: '',
			async share({ text }: { text: string }) {
				this.sent = text;
			},
			canShare: () => true
		};
		expect(await share('text', shareChannels(navigator, true))).toBe('shared');
		expect(navigator.sent).toBe('text');
		expect(shareChannels({ ...navigator, canShare: () => false }, true)).toMatchObject({
			share: null,
			copy: null
		});
	});
});
