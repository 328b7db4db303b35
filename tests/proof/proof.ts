// What a proof is, and the ways to run one: a program of its own, a larger share of an end-to-end spec or of a unit test. The
// modules that list proofs are called `*.proof.ts`, lie directly in a folder of tests and are found by readdir.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TESTS = join(ROOT, 'tests');

export interface Needs {
	/** About so many on two cores with nothing else to do. */
	readonly minutes: number;
	/** A fresh `build/`; `addressed`: built for a known address, as search engines want it. */
	readonly build?: 'plain' | 'addressed';
	/** Chromium, installed if it is missing. */
	readonly browser?: boolean;
	readonly network?: boolean;
}

export interface Result {
	readonly holds: boolean;
	/** What it printed on standard output. */
	readonly output: string;
}

export const SETS = ['release', 'weekly'] as const;
export type SetName = (typeof SETS)[number];

export interface Proof {
	/** `group:part` if there are several of a kind; the group's name runs all of them. */
	readonly name: string;
	/** Arguments it takes, for the list. */
	readonly usage?: string;
	readonly shows: string;
	readonly needs: Needs;
	readonly sets?: readonly SetName[];
	run(args: readonly string[]): Promise<Result>;
}

/** Every proof of every folder of tests, by name. */
export async function allProofs(): Promise<Proof[]> {
	const files = readdirSync(TESTS, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.flatMap(({ name }) => readdirSync(join(TESTS, name)).map((file) => join(TESTS, name, file)))
		.filter((file) => file.endsWith('.proof.ts'));
	const modules = await Promise.all(
		files.map((file) => import(pathToFileURL(file).href) as Promise<{ readonly default: readonly Proof[] }>)
	);
	return modules.flatMap(({ default: proofs }) => proofs).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Runs a command at the top of the project; what it prints is shown and kept. */
export function command(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Result> {
	const [name = '', ...rest] = words;
	const child = spawn(name, rest, {
		cwd: ROOT,
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'inherit']
	});
	let output = '';
	child.stdout.on('data', (part: Buffer) => {
		process.stdout.write(part);
		output += part.toString();
	});
	return new Promise((resolve, reject) => {
		child.on('error', reject);
		child.on('close', (code) => resolve({ holds: code === 0, output }));
	});
}

type Run = Proof['run'];
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);

/** A program of its own that fails by its exit code. */
export const program =
	(file: string): Run =>
	(args) =>
		command([bin('tsx'), file, ...args]);

/** An end-to-end spec with its whole amount, given by a variable; the first argument is another amount. */
export const spec =
	(file: string, variable: string, amount: string): Run =>
	([given = amount, ...args]) =>
		command([bin('playwright'), 'test', file, ...args], { [variable]: given });

/** The same for a unit test. */
export const unit =
	(file: string, variable: string, amount: string): Run =>
	([given = amount, ...args]) =>
		command([bin('vitest'), 'run', file, ...args], { [variable]: given });
