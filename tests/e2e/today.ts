// The day on which the tests run: the machine's, or the one in KEYSTONE_TODAY, for every weekday has its own puzzles: on a Sunday the
// Moon has two keys.
import type { BrowserContext } from '@playwright/test';
import { dayNumber, localDate, type CivilDate } from '../../web/lib/progress/civil.ts';

const REAL = localDate(new Date());
export const TODAY: CivilDate = process.env['KEYSTONE_TODAY'] ?? REAL;

const DAY = 86_400_000;
const AHEAD = (dayNumber(TODAY) - dayNumber(REAL)) * DAY;

/** Pages see that day too. */
export async function onThatDay(context: BrowserContext): Promise<void> {
	if (AHEAD === 0) return;
	await context.addInitScript((ahead) => {
		const Real = Date;
		globalThis.Date = new Proxy(Real, {
			construct: (_, given: [], target) =>
				Reflect.construct(Real, given.length === 0 ? [Real.now() + ahead] : given, target) as Date,
			get: (_, name) => (name === 'now' ? () => Real.now() + ahead : (Reflect.get(Real, name) as unknown))
		});
	}, AHEAD);
}
