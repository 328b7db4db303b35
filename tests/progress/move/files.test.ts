// Backup files as earlier versions wrote them stay readable, with every fact.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseBackup } from '../../../web/lib/progress/backup.ts';
import { countOf } from '../../../web/lib/progress/whole.ts';
import { factsOfNew, factsOfOld, type Tables } from './facts.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it.each(['backup-1.json', 'backup-2.json'])('%s is read whole', (name) => {
	const text = read(name);
	const parsed = parseBackup(text);
	if (!parsed.ok) throw new Error(`${parsed.fault.code} at ${parsed.fault.where}`);
	const { records } = JSON.parse(text) as { readonly records: Tables };
	expect(countOf(parsed.records)).toBe(Object.values(records).flat().length);
	expect(factsOfNew(parsed.records as unknown as Tables)).toEqual(factsOfOld(records));
	expect(countOf(parsed.records)).toBeGreaterThan(100);
});
