// What is missing from a goal that was not reached, as a code with facts.
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import type { Lack } from '../../game.ts';
import type { Seat } from '../../../../engine-wasm/host/vocabulary.ts';
import { cardOf } from '../cards.ts';
import { flatView } from '../flatview.ts';
import { positionOf } from '../temple.ts';
import { lastPlaced, learner } from './goals.ts';
import type { Scene } from './position.ts';

type Args = readonly (string | number)[];
type Lacking = (start: Scene, now: Scene, args: Args) => Lack;

const lack = (code: string, facts: Lack['facts'] = {}): Lack => ({ code, facts });
const columnName = (u: number) => String.fromCharCode(97 + u);
const placedOnly =
	(code: string): Lacking =>
	(start, now) =>
		lack(lastPlaced(start, now) ? code : 'placed');

/** A Key stays in the hand: nothing was placed, it does not show, or it was left. */
const unclaimed: Lacking = (start, now) => {
	if (!lastPlaced(start, now)) return lack('placed');
	const left = now.moment.happened.every(({ what }) => what !== 'placed');
	return lack(left ? 'left' : 'unclaimed');
};
const counted =
	(code: string, list: 'supply' | 'hand'): Lacking =>
	(_, now, [wanted]) =>
		lack(code, { there: learner(now.moment.state)[list].length, wanted: Number(wanted) });

const LACKS: Readonly<Record<string, Lacking>> = {
	placed: () => lack('placed'),
	blocks: () => lack('placed'),
	'corner-only': placedOnly('corner-only'),
	'face-to-face': placedOnly('face-to-face'),
	bridge: placedOnly('bridge'),
	top(start, now, [wanted]) {
		const placed = lastPlaced(start, now);
		if (!placed) return lack('placed');
		return lack('top', { there: 1 + Math.max(...placed.cells.map(([, , z]) => z)), wanted: Number(wanted) });
	},
	faces: (_, { deck, moment }, [colour, wanted]) =>
		lack('faces', {
			colour: String(colour),
			there: flatView(positionOf(deck, moment.state), 'S')
				.flat()
				.filter((face) => face?.colour === colour).length,
			wanted: Number(wanted)
		}),
	unseen(start, now, [seat]) {
		if (!lastPlaced(start, now)) return lack('placed');
		const { deck, moment } = now;
		const faces = flatView(positionOf(deck, moment.state), seat as Seat).flat();
		return lack('unseen', {
			there: faces.filter((face) => face?.owner === moment.state.blocks.length).length
		});
	},
	sees(_, { deck, moment }, [colour, u, v]) {
		const there = flatView(positionOf(deck, moment.state), 'S')[Number(v)]?.[Number(u)]?.colour;
		const facts = { column: columnName(Number(u)), height: Number(v) + 1, wanted: String(colour) };
		return there ? lack('sees', { ...facts, there }) : lack('sees-nothing', facts);
	},
	claimed: unclaimed,
	claims: unclaimed,
	kept: (_, now, [card]) =>
		lack(learner(now.moment.state).claimed.includes(String(card)) ? 'kept' : 'kept-on'),
	step: () => lack('asleep'),
	turn: (_, __, [wanted]) => lack('turn', { wanted: Number(wanted) }),
	supply: counted('supply', 'supply'),
	holds: () => lack('holds'),
	hand: counted('hand', 'hand'),
	marked: () => lack('marked'),
	'marker-laid': () => lack('marked'),
	discarded: () => lack('discarded'),
	'holds-levels'(_, { deck, moment }, wanted) {
		const levels = learner(moment.state).hand.map((id) => cardOf(deck, id).level);
		const of = (level: string) => levels.filter((own) => own === level).length;
		const asked = (level: string) => Number(wanted[wanted.indexOf(level) + 1] ?? 0);
		return lack('holds-levels', {
			suns: of('sun'),
			moons: of('moon'),
			wantedSuns: asked('sun'),
			wantedMoons: asked('moon')
		});
	},
	'in-hand': () => lack('in-hand'),
	rested: () => lack('rested'),
	'ancients-placed': () => lack('ancients-placed'),
	'no-room': () => lack('no-room'),
	core: (_, { moment }, [wanted]) =>
		lack('core', { there: moment.state.core?.sides.S ?? '', wanted: String(wanted) }),
	over: () => lack('over')
};

export function lacks([name, ...args]: Check, start: Scene, now: Scene): Lack {
	return LACKS[name]?.(start, now, args) ?? lack('other');
}
