// German: the home page.
import type { Home } from '../en/home.ts';
import { plural } from '../plural.ts';

const count = plural('de');
const blocks = (n: number) => count(n, { one: `${n} Block`, other: `${n} Blöcke` });

export default {
	levels: { star: 'Stern', sun: 'Sonne', moon: 'Mond' },
	goal: 'Drei Rätsel am Tag: Setze einen Block so ein, dass deine Perspektive die Karte zeigt.',
	start: { name: 'Dein erster Schlüssel', line: 'Eine Minute, ganz ohne Regelheft' },
	range: (least, most) => `${least} bis ${most} Blöcke`,
	task: (n, keys) => `${blocks(n)}, ${keys === 1 ? 'ein Schlüssel' : 'zwei Schlüssel'}`,
	begun: (tries) =>
		tries === 0
			? 'Begonnen'
			: count(tries, {
					one: `Begonnen, bisher ${tries} Versuch`,
					other: `Begonnen, bisher ${tries} Versuche`
				}),
	solved: (grade, tries) =>
		({
			'first-look': 'Auf einen Blick',
			'first-try': 'Gelöst, erster Versuch',
			retried: count(tries, { one: `Gelöst, ${tries} Versuch`, other: `Gelöst, ${tries} Versuche` }),
			hinted: 'Gelöst mit Hinweisen',
			assisted: 'Gelöst mit angezeigten Treffern',
			revealed: 'Lösung angesehen'
		})[grade],
	noPuzzle: 'Kein Rätsel für dieses Datum',
	play: 'Spielen',
	continue: 'Weiter',
	streak: (n) =>
		n === 0 ? 'Noch keine Serie' : `Serie von ${count(n, { one: `${n} Tag`, other: `${n} Tagen` })}`,
	streakLabel: (streak) => `${streak}, zu deinem Stand`,
	freezes: (n) => count(n, { one: `${n} Joker-Tag`, other: `${n} Joker-Tage` }),
	newDay: 'Die drei von heute sind bereit.',
	newDayGo: 'Zeigen',
	shareDay: 'Tag teilen',
	allDone: 'Alle drei gelöst',
	allDoneLine: 'Die nächsten drei kommen um Mitternacht.',
	earlier: 'Frühere Tage',
	begunDaily: (level, date) => `${level}, ${date}`,
	begunLine: 'Begonnen, noch nicht gelöst',
	run: {
		name: (turn, of) => `Die Uralten, Zug ${turn} von ${of}`,
		line: (n) => count(n, { one: `bisher ${n} Punkt`, other: `bisher ${n} Punkte` })
	},
	practice: 'Üben',
	practiceLine: 'Immer neue Rätsel auf deinem Niveau',
	practiceBegun: 'Ein Rätsel ist noch offen',
	practiceGo: 'Üben',
	editor: 'Eigenes Rätsel',
	editorLine: 'Bau eines und schick es als Link',
	editorGo: 'Bauen',
	ancients: { name: 'Die Uralten', line: 'Block and Key solo: 11\u00a0Züge', go: 'Beginnen' },
	month: 'Dieser Monat',
	noScript: 'Die Rätsel brauchen JavaScript. Ohne kannst du über Keystone lesen, aber nicht spielen.',
	gamesTitle: 'Lernen',
	gamesNote: 'Kurse zum Mitspielen: Du ziehst, die Regeln prüfen.'
} satisfies Home;
