// German: practice, the tricky ones, and puzzles opened from a link.
import type { PracticeText } from '../en/practice.ts';

export default {
	title: 'Üben',
	description:
		'Immer neue Rätsel, auf deinem Gerät erzeugt, nach Stufe und Thema. Die Serie bleibt davon unberührt.',
	rating: (rating, deviation) => `${rating} ± ${deviation}`,
	ratingSaid: (rating, deviation) => `Deine Übungswertung ist ${rating}, plus oder minus ${deviation}.`,
	waiting: 'Ein Rätsel entsteht …',
	failed: 'Es ließ sich kein Rätsel erzeugen.',
	failedText: 'Meist hilft es, die Seite neu zu laden.',
	choice: 'Was du üben willst',
	fromNext: 'Die Auswahl gilt ab dem nächsten Rätsel.',
	level: 'Stufe',
	byRating: 'Nach Wertung',
	theme: 'Thema',
	anyTheme: 'Jedes Thema',
	next: 'Nächstes',
	skip: 'Dieses Rätsel überspringen',

	kinds: {
		label: 'Art des Rätsels',
		names: {
			'one-block': 'Ein Block',
			'two-blocks': 'Zwei Blöcke',
			'is-there-a-claim': 'Sichern möglich?',
			'which-key': 'Welche Karte?'
		},
		needs: {
			'one-block': 'Diese Art braucht 1 oder 2 Schlüsselkarten.',
			'two-blocks': 'Diese Art braucht mindestens 2 Blöcke und 1 oder 2 Schlüsselkarten.',
			'is-there-a-claim': 'Diese Art braucht 1 Schlüsselkarte.',
			'which-key': 'Diese Art braucht 1 Block und 4 Schlüsselkarten.'
		},
		two: {
			first: 'Der erste von zwei Blöcken.',
			firstText: 'Ein Block allein sichert die Schlüsselkarte nicht, zwei schon.',
			second: 'Der zweite Block.',
			secondText: 'Sichere mit ihm die Karte. Rückgängig nimmt den ersten zurück.'
		},
		ask: {
			'is-there-a-claim': 'Kann einer dieser Blöcke die Schlüsselkarte sichern?',
			'which-key': 'Welche der vier Schlüsselkarten kann dieser Block sichern?',
			lead: 'Hier wird nur geschaut, nichts eingesetzt.',
			answers: 'Antwort',
			yesNo: { yes: 'Ja', no: 'Nein' },
			which: (n, key) => `Karte ${n}. ${key}`,
			blocks: 'Blöcke, die du einsetzen könntest',
			right: 'Richtig.',
			wrong: 'Nicht richtig.',
			notThis: (n) => `Karte ${n} lässt sich nicht sichern.`,
			another: 'Wähle eine andere.',
			claims: (block, where) => `So geht es: ${block}, ${where}`,
			seems: (block, where) => `Das scheint nur so: ${block}. ${where}`,
			nothing: 'Nirgends eingesetzt sichert einer sie.',
			place: (from, to, top) =>
				from === to ? `auf ${from}, ${top} hoch.` : `von ${from} bis ${to}, ${top} hoch.`
		}
	},

	ways: {
		ladder: 'Leiter',
		drills: 'Woran es bei dir hakt',
		standing: (best, rung) =>
			rung !== null && rung > 1 ? `Sprosse ${rung}` : best > 0 ? `Bestwert: ${best}` : ''
	},

	tricky: {
		title: 'Wiederholung',
		description: 'Rätsel, die du wiedersehen willst, getrennt von allem anderen.',
		row: (due) => (due === 0 ? 'Gerade keine fällig' : `${due} fällig`),
		add: 'Später wiedersehen',
		added: 'In der Wiederholung',
		take: 'Herausnehmen',
		why: 'Es kommt in einem Tag oder später wieder.',
		lead: 'Rätsel, die du wiedersehen willst. Je besser es geht, desto später kommen sie zurück. Serie und Wertung bleiben unberührt.',
		due: 'Jetzt fällig',
		later: 'Später',
		review: (n) => (n === 1 ? '1 Rätsel wiederholen' : `${n} Rätsel wiederholen`),
		empty:
			'Hier ist nichts. Ein Rätsel, das mehrere Versuche oder Hinweise brauchte, kannst du hier ablegen.',
		toPractice: 'Zum Üben',
		allDone: (when) => `Nichts ist fällig. Das nächste kommt ${when}.`,
		when: (days) => (days <= 0 ? 'heute' : days === 1 ? 'morgen' : `in ${days} Tagen`),
		lost: 'Dieses lässt sich nicht mehr öffnen.',
		remove: (name) => `${name} herausnehmen`,
		list: 'Zurück zur Liste',
		left: (n) => `noch ${n} fällig`,
		next: 'Nächstes Rätsel'
	},

	shared: {
		title: 'Ein Rätsel für dich',
		description: 'Ein Rätsel, das jemand gebaut und als Link geschickt hat.',
		open: 'Wird geladen …',
		solutions: (n) =>
			n === 1 ? 'Das war die einzige Lösung.' : `Du hast 1 von ${n} Lösungen gefunden. Jede davon zählt.`,
		unsolvable: 'Hier sichert kein Zug den Schlüssel. So wurde es gebaut.',
		make: 'Eigenes bauen',
		bad: 'Dieser Link lässt sich nicht öffnen',
		unchanged: 'Dein Stand ist unverändert.',
		at: (n) => `Der Fehler liegt bei Zeichen ${n}.`,
		atRange: (from, to) => `Der Fehler liegt bei den Zeichen ${from} bis ${to}.`,
		today: 'Zum heutigen Tag',
		codes: {
			empty: 'Die Adresse enthält kein Rätsel.',
			'too-long': 'Der Link ist länger als jedes Rätsel.',
			character: 'Da ist ein Zeichen, das in keinem Rätsellink vorkommt.',
			version: 'Der Link stammt nicht von dieser App oder aus einer Version, die sie nicht kennt.',
			parts: 'Der Link ist abgeschnitten oder enthält zu viel.',
			floor: 'Der Tempelboden ist nicht 8 mal 8.',
			core: 'Der Zentralblock ist nicht an seinem Platz, oder seine Seiten sind anders geordnet.',
			block: 'Ein Block ist nicht lesbar.',
			'unknown-block': 'Einen Block dieser Form gibt es nicht.',
			outside: 'Ein Block liegt außerhalb des Rasters.',
			overlap: 'Ein Block liegt in einem anderen.',
			'block-twice': 'Ein Block ist zweimal da. Jeden gibt es nur einmal.',
			unplaceable: 'Ein Block kann so nicht eingesetzt worden sein.',
			seat: 'Diesen Sitzplatz gibt es nicht.',
			supply:
				'Im Vorrat ist ein Block nicht lesbar, oder es sind zu viele oder zu wenige für diese Art Rätsel.',
			key: 'Ein Schlüssel ist nicht lesbar.',
			'key-size': 'Ein Schlüssel ist größer als 4 mal 4.',
			'key-count': 'Es sind zu viele oder zu wenige Schlüssel für diese Art Rätsel.',
			kind: 'Diese Art Rätsel kennt die App nicht.'
		}
	},
	share: (level) => `Keystone, ${level}, ein Rätsel für dich`,
	noScript: 'Das Üben braucht JavaScript.'
} satisfies PracticeText;
