// German: what stands beside the day on a wide screen.
import type { AsideText } from '../en/aside.ts';

export default {
	continue: 'Weiterspielen',
	newRun: 'Neue Partie',
	climb: 'Aufstieg',
	rating: (rating, deviation) => `Übungswertung ${rating} ± ${deviation}`,
	ratingNone: 'Üben gibt dir eine Wertung und sucht Rätsel aus, die dazu passen.',
	learn: 'Lernen',
	rules: 'Alle Regeln',
	lessons: (done, of) => `${done} von ${of} Lektionen`,
	refresher: 'Auffrischung, 2\u00a0Minuten',
	start: 'Beginnen',
	play: 'Spielen',
	editor: 'Rätsel bauen'
} satisfies AsideText;
