// German: the home page.
import type { Home } from '../en/home.ts';
import { plural } from '../plural.ts';

const count = plural('de');

export default {
	lead: 'Ein Schlüssel ist ein Muster aus Feldern. Setze einen Block so, dass deine Seite des Tempels es zeigt.',
	levels: { star: 'Stern', sun: 'Sonne', moon: 'Mond' },
	squares: (least, most) =>
		least === most
			? count(most, { one: `${most} Feld`, other: `${most} Felder` })
			: `${least} oder ${most} Felder`,
	points: (n) => count(n, { one: `${n} Punkt`, other: `${n} Punkte` }),
	gamesTitle: 'Fünf Spiele',
	gamesNote: 'Noch ist hier keines spielbar. Daran wird gebaut:',
	next: 'Zuerst',
	games: {
		blockAndKey: { name: 'Block and Key', line: 'Jeden Tag ein Stern, eine Sonne, ein Mond.' },
		ancients: { name: 'Die Uralten', line: 'Block and Key allein: 11\u00a0Züge, danach die Auswertung.' },
		temple: { name: 'Tempel der Artefakte', line: 'Ein Kurs: graben, sammeln, verkaufen.' },
		pyramides: { name: 'Terra Pyramides', line: 'Ein Kurs: Arbeitskräfte, Bausteine, Pyramiden.' },
		recall: { name: 'Recall', line: 'Ein Kurs: ein Stamm, sechs Aktionsboxen.' }
	}
} satisfies Home;
