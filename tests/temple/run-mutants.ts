// Switches the rules of Temple of Artefacts off one by one: `npm run proof -- mutants:temple`. Fails when nobody notices.
import { MUTANTS } from './mutants.ts';
import { RULES } from './rules.ts';
import { survivors } from '../proof/mutant.ts';

const untouched = RULES.filter((rule) => !MUTANTS.some((mutant) => mutant.rule === rule));
const alive = await survivors('tests/temple/proofs.ts', MUTANTS);
console.log(`${MUTANTS.length - alive.length} of ${MUTANTS.length} mutants of ${RULES.length} rules noticed`);
for (const { rule, file, from, to } of alive)
	console.log(`alive: ${rule} in ${file}: ${from} → ${to || 'nothing'}`);
for (const rule of untouched) console.log(`no mutant: ${rule}`);
if (alive.length + untouched.length > 0) process.exitCode = 1;
