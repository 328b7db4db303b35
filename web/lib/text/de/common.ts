// German: the frame around every page, and words several pages share.
import type { Common } from '../en/common.ts';

export default {
	name: 'Keystone',
	summary: 'Tägliche Rätsel, Solopartien und Regelkurse zu Block and Key und drei weiteren Brettspielen.',
	pageTitle: (page) => `${page} · Keystone`,
	skip: 'Zum Inhalt',
	home: 'Startseite',
	settings: 'Einstellungen',
	about: 'Über',
	language: 'Sprache',
	key: {
		label: (rows) => `Schlüssel, von der obersten Reihe abwärts. ${rows}`,
		row: (n, squares) => `Reihe ${n}: ${squares}.`,
		empty: 'beliebig',
		colours: { w: 'weiß', b: 'braun', g: 'grün', a: 'grau' },
		letters: { w: 'W', b: 'B', g: 'G', a: 'A' }
	},
	error: {
		missing: 'Seite nicht gefunden',
		missingText:
			'Unter dieser Adresse gibt es nichts. Vielleicht ein Tippfehler, oder die Seite ist umgezogen.',
		broken: 'Diese Seite ließ sich nicht laden',
		brokenText: 'Dein Stand ist unverändert. Meist hilft es, die Seite neu zu laden.',
		again: 'Neu laden',
		toHome: 'Zur Startseite'
	}
} satisfies Common;
