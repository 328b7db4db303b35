// The workflows of the repository: foreign code by its commit only, each job no more than it needs, nothing published that was not
// tested, and no way for a stranger's words into a command.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
	readonly uses?: string;
	readonly run?: string;
	readonly if?: string;
	readonly with?: Readonly<Record<string, unknown>>;
	readonly env?: Readonly<Record<string, string>>;
}

interface Job {
	readonly needs?: string | readonly string[];
	readonly if?: string;
	readonly permissions?: Readonly<Record<string, string>>;
	readonly 'timeout-minutes'?: number;
	readonly steps: readonly Step[];
}

interface Workflow {
	readonly on: Readonly<Record<string, unknown>>;
	readonly permissions: object;
	readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = '.github/workflows';
const files = readdirSync(FOLDER);

/** What an action needs of the repository beyond what every job is given: nothing, unless it stands here. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
	'actions/checkout': ['contents: read'],
	'actions/configure-pages': ['pages: read'],
	'actions/attest-build-provenance': ['attestations: write', 'id-token: write'],
	'actions/attest-sbom': ['attestations: write', 'id-token: write'],
	'actions/deploy-pages': ['id-token: write', 'pages: write']
};

const nameOf = ({ uses = '' }: Step) => uses.split('@')[0] ?? '';

it('there is one', () => expect(files).toContain('ci.yml'));

describe.each(files)('%s', (file) => {
	const text = readFileSync(join(FOLDER, file), 'utf8');
	const { on, permissions, jobs } = parse(text) as Workflow;
	const all = Object.entries(jobs);
	const steps = all.flatMap(([, job]) => job.steps);

	/** A job and all that comes before it. */
	function before(name: string): Set<string> {
		const needs = [jobs[name]?.needs ?? []].flat();
		return new Set([name, ...needs.flatMap((one) => [...before(one)])]);
	}

	it('takes every action by its whole commit, with the version beside it', () => {
		const lines = text.split('\n').filter((line) => /\buses:/.test(line));
		expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
		for (const line of lines) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
	});

	it('takes an action from one commit everywhere', () => {
		const commits = new Map(steps.filter(({ uses }) => uses).map((step) => [nameOf(step), step.uses]));
		for (const step of steps) if (step.uses) expect(commits.get(nameOf(step))).toBe(step.uses);
	});

	it('gives nothing to all jobs, and each what its actions need and no more', () => {
		expect(permissions).toEqual({});
		for (const [name, job] of all) {
			const needed = new Set(job.steps.flatMap((step) => NEEDED[nameOf(step)] ?? []));
			const given = Object.entries(job.permissions ?? {}).map((pair) => pair.join(': '));
			expect(given.sort(), name).toEqual([...needed].sort());
		}
	});

	it('keeps no credentials and waits for nothing for ever', () => {
		for (const step of steps)
			if (nameOf(step) === 'actions/checkout') expect(step.with?.['persist-credentials']).toBe(false);
		for (const [name, job] of all) expect(job['timeout-minutes'], name).toBeGreaterThan(0);
	});

	it('publishes only what was tested, built without a cache and attested, from main', () => {
		for (const [name, { steps: own }] of all) {
			if (!own.some((step) => nameOf(step) === 'actions/deploy-pages')) continue;
			const earlier = before(name);
			expect([...earlier]).toEqual(expect.arrayContaining(['test', 'build', 'attest']));
			expect(before('build')).toContain('test');
			expect(before('attest')).toContain('build');
			expect(jobs['build']?.if).toContain("github.ref == 'refs/heads/main'");
			for (const step of jobs['build']?.steps ?? []) expect(step.with?.['cache']).toBeUndefined();
			expect(jobs['test']?.steps.map(({ run }) => run)).toContain('npm test');
			expect(jobs['test']?.if).toBeUndefined();
		}
	});

	it("runs no stranger's words, and never with the rights of the repository", () => {
		expect(Object.keys(on)).not.toContain('pull_request_target');
		expect(Object.keys(on)).not.toContain('workflow_run');
		for (const { run = '' } of steps) expect(run).not.toContain('${{');
		expect(text).not.toMatch(
			/secrets\.|continue-on-error|github\.event\.(pull_request|issue|comment|head_commit)/
		);
	});
});
