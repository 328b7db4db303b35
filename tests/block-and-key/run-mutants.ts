// Switches the rules of Block and Key and The Ancients off one by one: `npm run proof -- mutants:block-and-key`. Fails when nobody notices.
import { rules } from '../../puzzles/block-and-key/rules.ts';
import { MUTANTS, NOT_EXECUTABLE } from './mutants.ts';
import { survivors } from '../proof/mutant.ts';

const untouched = rules.filter(
	({ id }) => !(id in NOT_EXECUTABLE) && !MUTANTS.some(({ rule }) => rule === id)
);
const alive = await survivors('tests/block-and-key/proofs.ts', MUTANTS);
console.log(`${MUTANTS.length - alive.length} of ${MUTANTS.length} mutants of ${rules.length} rules noticed`);
for (const { rule, file, from, to } of alive)
	console.log(`alive: ${rule} in ${file}: ${from} → ${to || 'nothing'}`);
for (const { id } of untouched) console.log(`no mutant: ${id}`);
for (const [rule, reason] of Object.entries(NOT_EXECUTABLE))
	console.log(`not executable: ${rule}: ${reason}`);
if (alive.length + untouched.length > 0) process.exitCode = 1;
