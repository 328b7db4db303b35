// Backup files as earlier versions wrote them stay readable, with every fact.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseBackup } from '../../../web/lib/progress/backup.ts';
import { countOf } from '../../../web/lib/progress/whole.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

it.each(['backup-1.json', 'backup-2.json'])('%s is read whole', (name) => {
	const text = read(name);
	const parsed = parseBackup(text);
	if (!parsed.ok) throw new Error(`${parsed.fault.code} at ${parsed.fault.where}`);
	const lists = Object.values((JSON.parse(text) as { records: Record<string, unknown[]> }).records);
	expect(countOf(parsed.records)).toBe(lists.flat().length);
	expect(countOf(parsed.records)).toBeGreaterThan(100);
});
