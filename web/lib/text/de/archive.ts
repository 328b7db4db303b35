// German: the archive of all dailies.
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { ArchiveState } from '$lib/progress/archive.ts';
import type { Archive } from '../en/archive.ts';

const levels: Record<Level, string> = { star: 'Stern', sun: 'Sonne', moon: 'Mond' };
const states: Record<ArchiveState, string> = {
	unseen: 'offen',
	started: 'begonnen',
	'on-the-day': 'am Tag gelöst',
	later: 'später gelöst'
};
const state = (of: ArchiveState, hinted: boolean) => `${states[of]}${hinted ? ' mit Hinweisen' : ''}`;

export default {
	title: 'Archiv',
	description: 'Alle Tagesrätsel seit dem 1. Januar 2026, nach Monaten, mit deinem Stand. Auch offline.',
	intro:
		'Jeder Tag bleibt offen. Später Gelöstes füllt den Kalender; für die Serie zählt nur der Tag selbst.',
	levels,
	state: (_level, of, hinted) => state(of, hinted),
	day: (date, parts) => [date, ...parts].join(', '),
	part: (level, of, hinted) => `${levels[level]} ${state(of, hinted)}`,
	today: 'heute',
	future: 'noch nicht',
	earlier: 'Monat davor',
	later: 'Monat danach',
	toToday: 'Heute',
	legendTitle: 'Was die Streifen bedeuten',
	order: 'Jeder Tag hat drei Streifen: oben Stern, dann Sonne, dann Mond.',
	legend: {
		unseen: 'offen',
		'on-the-day': 'am Tag gelöst',
		later: 'später gelöst',
		hinted: 'Punkt: mit Hinweisen',
		today: 'goldener Rahmen: heute',
		future: 'schraffiert: noch nicht'
	},
	close: 'Schließen',
	play: 'Spielen',
	whole: 'Der ganze Tag',
	again: 'Noch einmal ansehen',
	loading: 'Wird geladen …',
	failed: 'Die Schlüssel ließen sich nicht laden. Prüfe die Verbindung und öffne den Tag noch einmal.',
	noScript: 'Das Archiv braucht JavaScript.'
} satisfies Archive;
