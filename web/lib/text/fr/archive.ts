// French: the archive of all dailies.
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { ArchiveState } from '$lib/progress/archive.ts';
import type { Archive } from '../en/archive.ts';

const levels: Record<Level, string> = { star: 'Étoile', sun: 'Soleil', moon: 'Lune' };

function state(level: Level, of: ArchiveState, hinted: boolean): string {
	const e = level === 'sun' ? '' : 'e';
	const states: Record<ArchiveState, string> = {
		unseen: `ouvert${e}`,
		started: `commencé${e}`,
		'on-the-day': `résolu${e} le jour même`,
		later: `résolu${e} plus tard`
	};
	return `${states[of]}${hinted ? ' avec indices' : ''}`;
}

export default {
	title: 'Archives',
	description:
		'Tous les casse-tête du jour depuis le 1er janvier 2026, mois par mois, avec vos réussites. Même hors ligne.',
	intro:
		'Chaque jour reste ouvert. Une réussite plus tardive remplit le calendrier\u202f; seul le jour même compte pour la série.',
	levels,
	state,
	day: (date, parts) => [date, ...parts].join(', '),
	part: (level, of, hinted) => `${levels[level]} ${state(level, of, hinted)}`,
	today: 'aujourd’hui',
	future: 'pas encore',
	earlier: 'Mois précédent',
	later: 'Mois suivant',
	toToday: 'Aujourd’hui',
	legendTitle: 'Ce que disent les bandes',
	order: 'Chaque jour a trois bandes\u00a0: l’Étoile en haut, puis le Soleil, puis la Lune.',
	legend: {
		unseen: 'ouvert',
		'on-the-day': 'résolu le jour même',
		later: 'résolu plus tard',
		hinted: 'point\u00a0: avec indices',
		today: 'cadre doré\u00a0: aujourd’hui',
		future: 'hachuré\u00a0: pas encore'
	},
	close: 'Fermer',
	play: 'Jouer',
	whole: 'La journée entière',
	again: 'Revoir',
	loading: 'Chargement…',
	failed: 'Les clés n’ont pas pu être chargées. Vérifiez la connexion et rouvrez ce jour.',
	noScript: 'Les archives ont besoin de JavaScript.'
} satisfies Archive;
