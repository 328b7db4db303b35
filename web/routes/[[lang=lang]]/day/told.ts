// What is told of a day that is shared, made from its date and results alone: its sentences, and the marks of its picture.
import type { CivilDate } from '$lib/progress/civil.ts';
import { dayTitle, weekdayShort } from '$lib/progress/dates.ts';
import type { Result } from '$lib/progress/honours.ts';
import type { WeekDay } from '$lib/progress/week.ts';
import type { Day } from '$lib/text/en/day.ts';
import type { Language } from '$lib/text/languages.ts';
import { dayPicture, type Mark } from './picture.ts';

interface ToldOf {
	readonly date: CivilDate;
	readonly results: readonly Result[];
	readonly week: readonly WeekDay[];
	readonly language: Language;
	readonly text: Day;
}

interface Told {
	/** For each of the three. */
	readonly sentences: readonly string[];
	readonly marks: readonly Mark[];
}

export function tellDay({ date, results, week, language, text }: ToldOf): Told {
	const lines = results.map(({ level, keystones, solved }) => ({
		level,
		keystones,
		name: text.levels[level],
		said: text.result(solved)
	}));
	return {
		sentences: lines.map(({ name, said }) => text.share.line(name, said)),
		marks: dayPicture({
			title: dayTitle(date, language),
			subtitle: text.share.subtitle,
			lines,
			week: week.map((day) => ({ ...day, name: weekdayShort(day.date, language) })),
			now: date
		})
	};
}
