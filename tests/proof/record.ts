// Appends the result of a proof to the record at the end of docs/proof.md: date, commit, machine, what was run, what it said.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT, type Result } from './proof.ts';

const FILE = join(ROOT, 'docs/proof.md');
/** Of the output, from its end; a table says no more with more. */
const LENGTH = 400;

const git = (...words: string[]) =>
	String(execFileSync('git', words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })).trim();

/** With a plus if there are changes that are not committed; the record itself is none. */
function commit(): string {
	try {
		const changed = git('status', '--porcelain', '--', '.', ':!docs/proof.md') !== '';
		return `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`;
	} catch {
		return 'no commit';
	}
}

/** The last lines, as one cell of a table. */
export function summaryOf(output: string): string {
	const lines = output
		.replaceAll(ROOT, '')
		.split(/[\r\n]+/)
		.map((line) => line.replaceAll('|', '·').replace(/\s+/g, ' ').trim())
		.filter(Boolean);
	let text = lines.pop() ?? '';
	while (lines.length > 0 && `${lines.at(-1)}; ${text}`.length <= LENGTH) text = `${lines.pop()}; ${text}`;
	return text.slice(0, LENGTH);
}

export function rowOf(what: string, { holds, output }: Result, date: string): string {
	const machine = `${cpus().length} cores, Node ${process.versions.node}`;
	const summary = `${holds ? '' : '**does not hold**: '}${summaryOf(output)}`;
	return `| ${[date, commit(), machine, `\`${what}\``, summary].join(' | ')} |\n`;
}

export async function record(what: string, result: Result): Promise<void> {
	const text = `${(await readFile(FILE, 'utf8')).trimEnd()}\n${rowOf(what, result, new Date().toISOString().slice(0, 10))}`;
	await writeFile(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
}
