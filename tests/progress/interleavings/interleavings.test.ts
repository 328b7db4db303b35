// Two writers of one game, one run or one draft, in every order: in two tabs on one device, or on two devices that exchange files.
// Messages between tabs are lost, pages die before the database has answered, actions are taken back, questions are answered either
// way or not at all. Whatever was shown as stored is in the stored line or in a listed branch.
// `npm run proof -- interleavings` tries 2,000 of each.
import { describe, expect, it } from 'vitest';
import { lostIn } from './interleave.ts';
import { KINDS } from './writers.ts';

const COUNT = Number(process.env['KEYSTONE_INTERLEAVINGS'] ?? 60);

describe.each(KINDS)('two writers of one %s', (kind) => {
	it.each([1, 2] as const)(
		`${COUNT} interleavings on %i device(s)`,
		async (devices) => {
			for (let k = 0; k < COUNT; k++) {
				const seed = `${kind} ${devices} ${k}`;
				expect(await lostIn(kind, devices, seed), seed).toEqual([]);
			}
		},
		3_600_000
	);
});
