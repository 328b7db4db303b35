// Switches off every rule of Recall, one at a time, and tells which of them nobody noticed: `npm run proof -- mutants:recall [rule…]`.
import { fileURLToPath } from 'node:url';
import { CASES } from './cases.ts';
import { MUTANTS, NOT_EXECUTABLE } from './mutants.ts';
import { survivors } from '../proof/mutant.ts';

const PROOFS = fileURLToPath(new URL('./proofs.ts', import.meta.url));

const asked = process.argv.slice(2);
const mutants = MUTANTS.filter(({ rule }) => asked.length === 0 || asked.includes(rule));
const proved = new Set(CASES.flatMap(({ rules }) => rules));
const unproved = MUTANTS.filter(({ rule }) => !proved.has(rule));
const alive = await survivors(PROOFS, mutants);
console.log(`${mutants.length - alive.length} of ${mutants.length} rules switched off were noticed`);
for (const [rule, reason] of Object.entries(NOT_EXECUTABLE))
	console.log(`not executable: ${rule}, ${reason}`);
for (const { rule, file, from } of alive) console.error(`survives: ${rule} in ${file}: ${from}`);
for (const { rule } of unproved) console.error(`no case: ${rule}`);
if (alive.length + unproved.length > 0) process.exitCode = 1;
