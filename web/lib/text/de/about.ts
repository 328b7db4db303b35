// German: the about page.
import type { About } from '../en/about.ts';
import { plural } from '../plural.ts';

const count = plural('de');

export default {
	title: 'Über Keystone',
	description: 'Was Keystone ist, welche Daten von uns stammen, Quellen, Datenschutz und Lizenzen.',
	sections: [
		{
			title: 'Was Keystone ist',
			paragraphs: [
				'Keystone bietet tägliche Rätsel, Solopartien und Regelkurse zu Block and Key und drei weiteren Brettspielen um Tempel und Pyramiden. Es ist für das Handy in einer Hand gemacht und kostet nichts.',
				'Ist es einmal auf dem Gerät gespeichert, geht alles auch offline.'
			]
		},
		{
			title: 'Unsere eigenen Daten',
			paragraphs: [
				'Die Spielregeln zeigen die Formen der Blöcke, den Tempelboden und die Karten nur als Bilder. An ihrer Stelle verwendet Keystone eigene Daten: die zehn Formen, den Boden mit 8\u00a0×\u00a08 Feldern, die 48\u00a0Schlüsselkarten sowie die Sterne und Augen darauf. Sie stammen nicht vom Verlag.',
				'Aus den Regeln stammen die Zahlen: 40\u00a0Blöcke in vier Farben, 8 Schlüsselkarten mit Stern, 24 mit Sonne und 16 mit Mond.'
			],
			games: (own) => `Ebenso von uns stammen: ${own.join('; ')}.`
		},
		{
			title: 'Quellen',
			paragraphs: [
				'Die Regeln folgen den gedruckten Ausgaben. Jeder Text hier ist neu geschrieben, jedes Bild für Keystone gezeichnet.',
				'Die Namen der Spiele stehen hier nur, um zu sagen, was gelehrt wird. Sie gehören ihren Verlagen, die an Keystone nicht beteiligt sind.'
			]
		},
		{
			title: 'Datenschutz',
			paragraphs: [
				'Es gibt keine Konten, keine Statistik, keine Werbung und keine Cookies. Die Seiten fragen keinen anderen Server an. Deine Einstellungen und dein Stand bleiben allein auf diesem Gerät, im Speicher des Browsers (localStorage und IndexedDB), und werden nie gesendet. Ein Backup verlässt das Gerät nur, wenn du eines exportierst.'
			]
		},
		{
			title: 'Lizenzen',
			paragraphs: [
				'Keystone ist freie Software unter der MIT-Lizenz. Mitgeliefert werden diese Werke anderer:'
			]
		}
	],
	check: {
		title: 'Rechenkern prüfen',
		why: 'Die Regeln laufen auf deinem eigenen Gerät. Hier beantworten sie zehn Fragen, deren Antworten bekannt sind.',
		run: 'Jetzt prüfen',
		running: 'Wird geprüft …',
		scalar: 'Diesem Browser fehlt SIMD: Alles geht, das Vorausrechnen dauert etwa doppelt so lange.',
		result: (right: number, asked: number) =>
			right === asked
				? `Alle ${asked} Antworten stimmen.`
				: count(asked - right, {
						one: `1 von ${asked} Antworten ist falsch.`,
						other: `${asked - right} von ${asked} Antworten sind falsch.`
					}),
		failed: 'Der Rechenkern startet in diesem Browser nicht. Ein neuerer Browser hilft.'
	},
	licenceTexts: 'Alle Lizenzen im Wortlaut'
} satisfies About;
