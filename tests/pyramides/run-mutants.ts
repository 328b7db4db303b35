// Switches off the rules of Terra Pyramides one by one: `npm run proof -- mutants:pyramides`. Fails when its cases overlook one.
import { MUTANTS, NOT_EXECUTABLE } from './mutants.ts';
import { survivors } from '../proof/mutant.ts';

const alive = await survivors('tests/pyramides/proofs.ts', MUTANTS);
console.log(`${MUTANTS.length - alive.length} of ${MUTANTS.length} mutants noticed`);
for (const [rule, reason] of Object.entries(NOT_EXECUTABLE)) console.log(`no mutant of ${rule}: ${reason}`);
for (const { rule, file, from, to } of alive) console.log(`alive: ${rule} in ${file}: ${from} → ${to}`);
process.exitCode = alive.length > 0 ? 1 : 0;
