// Civil dates in words of a language. They carry no time zone, so they are written out in UTC.
import { LOCALES, type Language } from '$lib/text/languages.ts';
import { dayNumber, type CivilDate, type CivilMonth } from './civil.ts';

const DAY_MS = 86_400_000;

export function formatDate(date: CivilDate, language: Language, options: Intl.DateTimeFormatOptions): string {
	return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: 'UTC' }).format(
		dayNumber(date) * DAY_MS
	);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "November 2026", as a title. */
export const monthTitle = (month: CivilMonth, language: Language): string =>
	capital(formatDate(`${month}-01`, language, { month: 'long', year: 'numeric' }));

/** "September – November 2026" */
export function monthsTitle(first: CivilMonth, last: CivilMonth, language: Language): string {
	const format = new Intl.DateTimeFormat(LOCALES[language], {
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC'
	});
	return capital(format.formatRange(dayNumber(`${first}-01`) * DAY_MS, dayNumber(`${last}-01`) * DAY_MS));
}

/** "Saturday 14 November", as the beginning of a sentence. */
export const dayTitle = (date: CivilDate, language: Language): string =>
	capital(formatDate(date, language, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', ''));

/** "Sat 14 November" */
export const dayShort = (date: CivilDate, language: Language): string =>
	capital(formatDate(date, language, { weekday: 'short', day: 'numeric', month: 'long' }).replace(',', ''));

/** "Sa", for a day in a small drawing. */
export const weekdayShort = (date: CivilDate, language: Language): string =>
	capital(formatDate(date, language, { weekday: 'short' }).slice(0, 2));
