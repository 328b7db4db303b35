// What a learner can be asked to reach, by name.
import type { DeckCode } from '../../../../puzzles/temple/schema.ts';
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import { cardsOf, faceUpOf, turnedSetsOf } from '../cards.ts';
import { playerOf } from '../course.ts';
import { costOf, PLACES, type Place } from '../places.ts';
import { ranking } from '../ranking.ts';
import type { Player, State } from '../state.ts';
import { pointsOf, type Part } from './points.ts';

type Goal = (start: State, now: State, args: readonly (string | number)[]) => boolean;

/** Whoever's turn it is. */
const LEARNER = 0;
export const learner = (state: Pick<State, 'players'>): Player => playerOf(state, LEARNER);

/** Face up, as a card is that was taken or stolen. */
const owns = (state: State, card: string | number) =>
	learner(state).area.some((owned) => owned.card === card && owned.set === null);
const cardsIn = ({ temple }: State) => Object.keys(temple).length;
const PEEK = 1;

const GOALS: Readonly<Record<string, Goal>> = {
	/** The learner has all of these cards, face up. */
	owns: (_, now, cards) => cards.every((card) => owns(now, card)),
	/** One more card of this deck. */
	gets: (start, now, [deck]) =>
		cardsOf(learner(now).area, deck as DeckCode).length >
		cardsOf(learner(start).area, deck as DeckCode).length,
	/** The learner has all of these assistants. */
	employs: (_, now, assistants) =>
		assistants.every((assistant) => learner(now).assistants.includes(String(assistant))),
	/** At least so many VP of this part of the count. */
	points: (_, now, [part, least]) => pointsOf(now, LEARNER, part as Part) >= Number(least),
	/** The learner has looked at this place, and the card lies face down as before. */
	knows: (_, { temple }, [place]) => {
		const laid = temple[place as Place];
		return laid !== undefined && !laid.faceUp && laid.knownBy.includes(LEARNER);
	},
	/** A card that lay face down was looked at, paid for and taken. */
	'looked-and-took': (start, now) =>
		PLACES.some((place) => {
			const laid = start.temple[place];
			const spent = learner(start).silver - learner(now).silver;
			return (
				laid !== undefined &&
				!laid.faceUp &&
				owns(now, laid.card) &&
				spent >= PEEK + costOf(start.temple, place)
			);
		}),
	/** One more turned set of the deck, of this size. */
	set: (start, now, [deck, size]) => {
		const sets = (state: State) =>
			turnedSetsOf(learner(state).area, deck as DeckCode).filter(({ length }) => length === size).length;
		return sets(now) > sets(start);
	},
	/** No card of the deck lies face up, and the deck is worth at least so much. */
	secured: (_, now, [deck, least]) =>
		faceUpOf(learner(now).area, deck as DeckCode).length === 0 &&
		pointsOf(now, LEARNER, deck as DeckCode) >= Number(least),
	/** So many cards were taken and so many assistants were hired. */
	did: (start, now, [takes, hires]) =>
		cardsIn(start) - cardsIn(now) === takes &&
		learner(now).assistants.length - learner(start).assistants.length === hires,
	/** No action is left, and nothing to choose. */
	'used-up': (_, { phase }) => phase === 'AFTER',
	/** The learner's turn is over; with cards: and these are the learner's, face up. */
	ended: (_, now, cards) => now.active !== LEARNER && cards.every((card) => owns(now, card)),
	/** Each of these players has lost a card to the learner. */
	'stolen-from': (start, now, players) =>
		players.every(
			(player) => playerOf(now, Number(player)).area.length < playerOf(start, Number(player)).area.length
		),
	/** A card was put into the box. */
	discarded: (start, now) => now.box.cards.length > start.box.cards.length,
	round: (_, now, [round]) => now.round === round,
	over: (_, { phase }) => phase === 'GAME_END',
	/** The game is over, and the learner alone has won. */
	wins: (_, now) => now.phase === 'GAME_END' && ranking(now)[0]?.join() === String(LEARNER)
};

export function reached([name, ...args]: Check, start: State, now: State): boolean {
	const goal = GOALS[name];
	if (!goal) throw new RangeError(`no goal ${name}`);
	return goal(start, now, args);
}
