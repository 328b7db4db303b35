// German: what the puzzle screen says only once it is in use.
import type { PuzzleLaterText } from '../en/puzzle-later.ts';
import { plural } from '../plural.ts';

const count = plural('de');
/** Colours as nouns. */
const noun = (colour: string) => colour.charAt(0).toUpperCase() + colour.slice(1);
const squares = (n: number) => count(n, { one: `${n} Feld`, other: `${n} Felder` });

export default {
	drawnFlat: '2D-Brett: 3D ist auf diesem Gerät zu langsam. Oben kannst du umschalten.',
	counts: {
		key: (n, said) => `Schlüssel ${n}: ${said}`,
		columns: (from, to) => (from === to ? from : `${from}\u2060–\u2060${to}`),
		shows: (right, total, fresh, at) => {
			if (right === 0) return 'Noch ist kein Feld zu sehen.';
			if (fresh === 0)
				return `${right} von ${total} ${right === 1 ? 'ist' : 'sind'} bei ${at} schon da; dein Block bringt keins dazu.`;
			return right === total
				? `Alle ${total} Felder zu sehen.`
				: `${right} von ${total} bei ${at} zu sehen, ${fresh} davon bringt dein Block.`;
		},
		miss: (missing, total) =>
			missing === 0
				? 'Dein Block bringt nichts dazu.'
				: missing === 1
					? 'Ein Feld fehlt.'
					: `${missing} von ${total} Feldern fehlen.`,
		already: (right, at) =>
			right === 1
				? `Eins ist bei ${at} schon da; dein Block bringt keins dazu.`
				: `${right} sind bei ${at} schon da; dein Block bringt keins dazu.`,
		needs: (wanted, square, found) =>
			`Die Karte braucht ${noun(wanted)} auf ${square}; dort zeigt deine Perspektive ${found === null ? 'nichts' : noun(found)}.`,
		mustAdd: (total) => `Alle ${total} sind schon da; eins muss zum neuen Block gehören.`,
		again: 'Das hast du schon versucht. Es zählt nicht noch einmal.'
	},
	hints: {
		title: 'Hinweise',
		steps: ['Welcher Block', 'Welcher Bereich', 'Welche Drehung', 'Die Lösung'],
		show: 'Zeigen',
		showSaid: (step) => `Zeigen: ${step}`,
		locked: 'gesperrt',
		short: (n) => `Hinweis ${n} von 4.`,
		none: 'Dieses Rätsel hat keine Lösung.',
		block: (block) => `Nimm diesen Block: ${block}.`,
		blockWhy: (adds, old, rivals) =>
			`Er bringt ${squares(adds)} des Schlüssels${
				old > 0
					? count(old, {
							one: ', das andere ist schon zu sehen',
							other: `, die übrigen ${old} sind schon zu sehen`
						})
					: ''
			}.${rivals > 0 ? ' Kein anderer Block dieser Farbe schafft es.' : ''}`,
		area: (from, to, low, high) =>
			`Schaue auf ${from === to ? `Spalte ${from}` : `die Spalten ${from} bis ${to}`}, ${
				low === high ? `Höhe ${low}` : `Höhe ${low} bis ${high}`
			}.`,
		areaWhy: (list) => `Schon da: ${list}.`,
		shown: (colour, column, height) => `${colour} bei ${column}, Höhe ${height}`,
		turn: (wide, deep, high) => `Der Block liegt ${wide} breit, ${deep} tief, ${high} hoch.`,
		keyTurn: [
			'Der Schlüssel steht wie gedruckt.',
			'Der Schlüssel ist um 90° nach links gedreht.',
			'Der Schlüssel ist um 180° gedreht.',
			'Der Schlüssel ist um 90° nach rechts gedreht.'
		],
		bridgeWhy: 'Seine Enden liegen auf, die Mitte überspannt eine Lücke.',
		cornerWhy: 'Er berührt nur Ecken, also ist jede Höhe erlaubt.',
		tallWhy: (top, beside) =>
			`Er endet bei ${top}, höher als jeder Stapel, den er berührt (höchstens ${beside}).`,
		answer: (span, top) => `${span}, Ende auf Höhe ${top}.`,
		answerWhy: (total) =>
			`Dort sind alle ${total} Felder zu sehen. Der Block liegt bereit, der letzte Schritt gehört dir.`,
		firstWhy: (adds) =>
			adds > 0
				? `Er bringt ${adds === 1 ? '1 Feld' : `${adds} Felder`} der Schlüsselkarte.`
				: 'Er schafft Platz für den anderen.',
		firstAnswerWhy: 'Danach kann der andere Block die Schlüsselkarte sichern.',
		put: 'Dort einsetzen'
	},

	rules: {
		title: 'Einsetzregeln',
		page: 'Regel',
		pageSaid: (rule) => `Regel: ${rule}`,
		intro: 'Ein Block kommt von oben und bleibt, wo er aufliegt. Dort darf er stehen, wenn alles zutrifft:',
		outside: 'Er liegt ganz im Raster.',
		overlap: 'Er füllt keine Stelle, die schon belegt ist.',
		covered: 'Über ihm liegt nichts.',
		'too-high': 'Kein Stapel wird höher als 6.',
		ledge:
			'Jede seiner Säulen liegt auf dem Boden oder auf einem Block auf. Eine Ausnahme: die gerade Brücke, deren beide Enden aufliegen, während die Mitte eine Lücke überspannt.',
		'no-contact':
			'Er berührt, was da ist: Fassade an Fassade oder Ecke an Ecke, also im Plan diagonal auf gleicher Höhe.',
		'not-taller':
			'Liegt er Fassade an Fassade, endet er höher als jeder Stapel, den er so berührt, darunter und daneben. Berührt er nur Ecken, ist jede Höhe erlaubt.',
		key: 'Ein Schlüssel ist gesichert, wenn seine Felder in deiner Perspektive zu sehen sind, beliebig gedreht, nie gespiegelt, und mindestens eines davon eine Fassade des neuen Blocks ist.'
	},

	result: {
		label: 'Ergebnis',
		difficulty: 'Schwierigkeit',
		ofEight: (n) => `${n} von 8`,
		tries: 'Bester Versuch je Block',
		streak: (n) => `Serie von ${count(n, { one: `${n} Tag`, other: `${n} Tagen` })}`,
		noStreak: 'Noch keine Serie',
		free: (n) => (n === 0 ? 'kein Joker-Tag' : count(n, { one: `${n} Joker-Tag`, other: `${n} Joker-Tage` })),
		honours: {
			label: 'Schlusssteine',
			first: 'Auf einen Blick',
			tries: (n) => `In ${n} Versuchen`,
			hints: 'Mit Hinweisen',
			assisted: 'Treffer gezeigt'
		}
	},

	reasons: {
		outside: { name: 'Außerhalb.', text: () => 'Ein Teil liegt außerhalb des Rasters.' },
		overlap: { name: 'Belegt.', text: () => 'Dort steht schon etwas.' },
		covered: { name: 'Verdeckt.', text: () => 'Darüber liegt etwas; ein Block kommt von oben.' },
		'too-high': {
			name: 'Zu hoch.',
			text: (_height, top) => `Er endet bei ${top}. Kein Stapel darf höher als 6 sein.`
		},
		ledge: { name: 'Ein Überhang.', text: () => 'Frei hängen darf nur eine gerade Brücke.' },
		'no-contact': { name: 'Berührt nichts.', text: () => 'Eine Ecke genügt.' },
		'not-taller': {
			name: 'Nicht höher.',
			text: (height, top) => `Er berührt einen Stapel der Höhe ${height} und endet bei ${top}.`
		}
	},

	claimed: (keys, tries, hints, assisted) =>
		`${keys === 1 ? 'Schlüssel' : 'Beide Schlüssel'} gesichert, ${tries === 1 ? 'erster Versuch' : `${tries}. Versuch`}${
			hints > 0 ? count(hints, { one: `, ${hints} Hinweis`, other: `, ${hints} Hinweise` }) : ''
		}${assisted ? ', mit angezeigten Treffern' : ''}.`,
	day: {
		levels: 'Stufen des Tages',
		state: { solved: 'Gelöst', now: 'Jetzt', open: 'Offen' }
	},

	news: {
		elsewhere: 'In einem anderen Tab fortgesetzt.',
		load: 'Stand laden',
		newDay: 'Die drei von heute sind bereit.',
		newDayGo: 'Zum heutigen Tag'
	},

	themes: {
		bridge: 'Brücke',
		stack: 'Stapel',
		'corner-only': 'nur Ecken',
		'turned-key': 'gedrehter Schlüssel',
		'tucked-behind': 'dahinter versteckt',
		'two-keys': 'zwei Schlüssel',
		'far-colours': 'ferne Farben',
		'core-face': 'Fassade des Zentralblocks',
		'not-taller': 'nicht hoch genug',
		'hidden-colours': 'Farben verdecken'
	},

	tries: {
		title: 'Bester Versuch je Block',
		line: (right, total, fresh) =>
			`${right === total ? `alle ${total} Felder` : `${right} von ${total} Feldern`}, ${
				fresh === 0 ? 'keins von ihm' : `${fresh} von ihm`
			}`,
		none: 'passt nirgends'
	},

	share: {
		words: (level, date, result) => {
			const what = `Keystone, ${level}, ${date}`;
			if (!result) return what;
			const { grade, tries, hints } = result;
			if (grade === 'first-look') return `${what}: auf einen Blick`;
			const how = [
				tries === 1 ? 'erster Versuch' : `${tries} Versuche`,
				hints === 0 ? 'ohne Hinweise' : count(hints, { one: `${hints} Hinweis`, other: `${hints} Hinweise` }),
				...(grade === 'assisted' ? ['mit angezeigten Treffern'] : [])
			];
			return `${what}: ${how.join(', ')}`;
		}
	},

	bad: {
		title: 'Dieses Rätsel gibt es nicht',
		malformed: (text) => `„${text}“ bezeichnet kein Tagesrätsel. Ein Name sieht so aus: 2026-11-14-sun.`,
		range: (first, last) => `Tagesrätsel gibt es vom ${first} bis zum ${last}.`,
		unchanged: 'Dein Stand ist unverändert.',
		today: 'Zum heutigen Tag'
	},

	keys: {
		title: 'Tastatur',
		off: 'Kürzel mit einer Taste sind in den Einstellungen ausgeschaltet.',
		rows: [
			['1–7', 'Block nehmen, noch einmal: zurücklegen'],
			['Q W E', 'drehen, kippen, rollen; mit Umschalt andersherum'],
			['← ↑ ↓ →', 'nach links, weg, her, nach rechts'],
			['Enter', 'einsetzen (wenn kein Knopf den Fokus hat)'],
			['Z', 'rückgängig'],
			['H', 'nächster Hinweis'],
			['V', 'vom Platz aus schauen und zurück'],
			['C', 'nächste Kamera'],
			['K', 'Schlüssel zum Vergleichen drehen'],
			['Esc', 'Block zurücklegen, schließen'],
			['?', 'diese Liste']
		],
		onOff: 'Tastenkürzel mit einer Taste'
	}
} satisfies PuzzleLaterText;
