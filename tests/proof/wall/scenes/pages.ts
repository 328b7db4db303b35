// Every page as a newcomer sees it, those that change with progress also after some weeks, and what they show when asked.
import { PAGES } from '../../../e2e/pages.ts';
import { findContent } from '../../../../puzzles/tools/games.ts';
import type { Scene } from '../stage.ts';

const COURSES = (await findContent()).flatMap(({ courses }) => courses.map(({ id }) => id));
const nameOf = (path: string) => path.replaceAll('/', '-').replace(/-$/, '') || 'home';

/** Only pages that say something else to somebody who has been here before. */
const CHANGING = ['', 'archive/', 'practice/', 'practice/tricky/', 'learn/', 'rules/', 'you/', 'ancients/'];
const SEARCHED = { en: 'bridge', de: 'Brücke', fr: 'pont' } as const;
const RULES = ['B-PLACE-2', 'S-TURN-2', 'T-TAKE-4', 'P-PLACE-2', 'R-EXPL-2'];

export const pages = (): readonly Scene[] => [
	...[...PAGES, 'ancients/', 'missing/'].map((path): Scene => ({
		name: nameOf(path),
		async play(stage) {
			await stage.go(path);
			await stage.shoot('new');
		}
	})),
	...CHANGING.map((path): Scene => ({
		name: nameOf(path),
		seeded: 'progress',
		async play(stage) {
			await stage.go(path);
			await stage.shoot('weeks-later');
		}
	})),
	{
		name: 'archive',
		seeded: 'progress',
		async play(stage) {
			await stage.go('archive/');
			await stage.page.locator('[data-date]').nth(-3).click();
			await stage.page.locator('dialog svg').first().waitFor();
			await stage.shoot('day');
		}
	},
	{
		name: 'rules',
		async play(stage) {
			await stage.go('rules/');
			const field = stage.page.getByRole('searchbox');
			await field.fill(SEARCHED[stage.language]);
			await stage.page.locator('.found a').first().waitFor();
			await stage.shoot('found');
			await field.fill('xylophone');
			await stage.page.locator('.found').waitFor({ state: 'detached' });
			await stage.shoot('nothing-found');
		}
	},
	...RULES.map((id): Scene => ({
		name: 'rule',
		seeded: 'progress',
		async play(stage) {
			await stage.go(`rules/rule/?id=${id}`);
			await stage.shoot(id);
		}
	})),
	{
		name: 'rule',
		async play(stage) {
			await stage.go('rules/rule/?id=B-PLACE-2');
			await stage.page.locator('.ways button').first().click();
			await stage.page.getByRole('status').first().waitFor();
			await stage.shoot('try');
			await stage.go('rules/rule/?id=B-NONE-9');
			await stage.shoot('unknown');
		}
	},
	...COURSES.map((course): Scene => ({
		name: 'course',
		seeded: 'progress',
		async play(stage) {
			await stage.go(`learn/${course}/`);
			await stage.shoot(course);
		}
	})),
	{
		name: 'about',
		async play(stage) {
			await stage.go('about/');
			await stage.page.locator('main .row button').first().click();
			await stage.page.locator('main .row button:enabled').first().waitFor();
			await stage.shoot('checked');
		}
	},
	{
		name: 'no-storage',
		async play(stage) {
			await stage.page.addInitScript(() => {
				IDBFactory.prototype.open = () => {
					throw new DOMException('refused', 'SecurityError');
				};
			});
			await stage.go('you/');
			await stage.shoot('you');
			await stage.go('');
			await stage.shoot('home');
		}
	},
	{
		name: 'offline',
		context: { serviceWorkers: 'allow' },
		async play(stage) {
			await stage.go('settings/');
			await stage.page.locator('main .status p > span').waitFor({ timeout: 60_000 });
			await stage.shoot('ready');
			await stage.page.context().setOffline(true);
			for (const path of ['', 'daily/', 'about/', 'you/']) {
				await stage.go(path);
				await stage.shoot(nameOf(path));
			}
		}
	}
];
