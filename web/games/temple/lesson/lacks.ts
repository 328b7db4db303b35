// What is missing from a goal that was not reached, as a code with facts.
import type { DeckCode } from '../../../../puzzles/temple/schema.ts';
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import type { Lack } from '../../game.ts';
import { faceUpOf } from '../cards.ts';
import type { Place } from '../places.ts';
import type { State } from '../state.ts';
import { learner } from './goals.ts';
import { pointsOf, type Part } from './points.ts';

type Args = readonly (string | number)[];
type Lacking = (start: State, now: State, args: Args) => Lack;

const lack = (code: string, facts: Lack['facts'] = {}): Lack => ({ code, facts });

/** What the learner has got of a list since the step began. */
function gained(start: State, now: State): { readonly card?: string; readonly assistant?: string } {
	const before = learner(start);
	const { area, assistants } = learner(now);
	const card = area.find((own) => !before.area.some((old) => old.card === own.card))?.card;
	const assistant = assistants.find((own) => !before.assistants.includes(own));
	return { ...(card ? { card } : {}), ...(assistant ? { assistant } : {}) };
}

/** The first of the cards that is not the learner's, and what came instead. */
function without(start: State, now: State, cards: Args): Lack | null {
	const face = (card: string | number) =>
		learner(now).area.some((own) => own.card === card && own.set === null);
	const wanted = cards.find((card) => !face(card));
	if (wanted === undefined) return null;
	const { card: taken } = gained(start, now);
	const card = String(wanted);
	return taken && !cards.includes(taken) ? lack('owns-other', { taken, card }) : lack('owns', { card });
}

const LACKS: Readonly<Record<string, Lacking>> = {
	owns: (start, now, cards) => without(start, now, cards) ?? lack('other'),
	gets: (_, __, [deck]) => lack('gets', { deck: String(deck) }),
	employs(start, now, assistants) {
		const wanted = assistants.find((each) => !learner(now).assistants.includes(String(each)));
		const { assistant: hired } = gained(start, now);
		const assistant = String(wanted);
		return hired && !assistants.includes(hired)
			? lack('employs-other', { hired, assistant })
			: lack('employs', { assistant });
	},
	points: (_, now, [part, wanted]) =>
		lack('points', { there: pointsOf(now, 0, part as Part), wanted: Number(wanted) }),
	knows: (_, { temple }, [place]) => lack(temple[place as Place] ? 'knows' : 'knows-taken'),
	'looked-and-took': () => lack('looked-and-took'),
	set: (_, __, [deck, wanted]) => lack('set', { deck: String(deck), wanted: Number(wanted) }),
	secured(_, now, [deck, wanted]) {
		const open = faceUpOf(learner(now).area, deck as DeckCode).length;
		return lack('secured', {
			deck: String(deck),
			there: open === 0 ? 0 : pointsOf(now, 0, deck as DeckCode),
			wanted: Number(wanted)
		});
	},
	did(start, now, [takes, hires]) {
		const hired = learner(now).assistants.length - learner(start).assistants.length;
		const taken = Object.keys(start.temple).length - Object.keys(now.temple).length;
		return lack('did', { taken, hired, takes: Number(takes), hires: Number(hires) });
	},
	'used-up': () => lack('used-up'),
	ended: (start, now, cards) => without(start, now, cards) ?? lack('ended'),
	'stolen-from': (start, now, players) =>
		lack('stolen-from', {
			player: Number(
				players.find(
					(player) =>
						(now.players[Number(player)]?.area.length ?? 0) >=
						(start.players[Number(player)]?.area.length ?? 0)
				) ?? 1
			)
		}),
	discarded: () => lack('discarded'),
	round: (_, __, [wanted]) => lack('round', { wanted: Number(wanted) }),
	over: () => lack('over'),
	wins: (_, now) => {
		if (now.phase !== 'GAME_END') return lack('over');
		return lack('wins', {
			there: pointsOf(now, 0, 'total'),
			best: Math.max(...now.players.map((_player, k) => (k === 0 ? -99 : pointsOf(now, k, 'total'))))
		});
	}
};

export function lacks([name, ...args]: Check, start: State, now: State): Lack {
	return LACKS[name]?.(start, now, args) ?? lack('other');
}
