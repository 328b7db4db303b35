// What a learner can be asked to mark or to pick out, by name: all there is, and which of it is right. Places (`m12`), cards
// (`CO5`), assistants (`AS2`), decks (`CO`) and players, counted from 0.
import { data } from '../../../../puzzles/temple/data.ts';
import { DECKS } from '../../../../puzzles/temple/schema.ts';
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import { refusePeek, refuseTake } from '../actions.ts';
import { apply } from '../apply.ts';
import { cardsOf } from '../cards.ts';
import { answersTo } from '../choices.ts';
import { monsterGroups } from '../grouping.ts';
import { costOf, covering, PLACES, type Place } from '../places.ts';
import { ranking } from '../ranking.ts';
import { scoreLines, type ScoreLine } from '../score.ts';
import { assistantsInUse, laid } from '../setup.ts';
import type { State } from '../state.ts';
import { learner } from './goals.ts';
import { worthOf } from './points.ts';

interface Marks {
	readonly targets: readonly string[];
	readonly right: readonly string[];
}
type Marking = (state: State, args: readonly (string | number)[]) => Marks;

const places =
	(isRight: (state: State, place: Place, args: readonly (string | number)[]) => boolean): Marking =>
	(state, args) => {
		const targets = PLACES.filter((place) => state.temple[place]);
		return { targets, right: targets.filter((place) => isRight(state, place, args)) };
	};

const players =
	(isRight: (state: State, player: number) => boolean): Marking =>
	(state) => {
		const targets = [...state.players.keys()];
		return {
			targets: targets.map(String),
			right: targets.filter((player) => isRight(state, player)).map(String)
		};
	};

const withLine = (what: ScoreLine['what']) =>
	players((state, player) => scoreLines(state, player).some((line) => line.what === what));

/** Who is active once the turn is over. */
function afterTurn(state: State): number {
	const outcome = apply({ ...state, phase: 'AFTER', actionsLeft: 0, pending: [] }, { do: 'end' });
	return outcome.ok ? outcome.state.active : NaN;
}

const MARKS: Readonly<Record<string, Marking>> = {
	/** Places of this level. */
	level: places((_, place, [level]) => place[0] === level),
	/** Places whose card costs so much silver. */
	cost: places(({ temple }, place, [cost]) => costOf(temple, place) === cost),
	/** Places whose card lies on this place, even partly. */
	on: places(({ temple }, place, [under]) => covering(temple, under as Place).includes(place)),
	/** Places whose card the active player cannot pay. */
	'too-dear': places((state, place) => refuseTake(state, place)?.rule === 'T-TAKE-2'),
	/** Places that the active player may pay to look at. */
	peekable: places((state, place) => refusePeek(state, place) === null),
	/** Assistants beside the temple that would score for the learner. */
	scoring: (state) => ({
		targets: state.display,
		right: state.display.filter((assistant) => worthOf(state, 0, assistant) > 0)
	}),
	/** Cards and assistants of everybody that the active player could steal. */
	stealable: (state) => ({
		targets: state.players.flatMap(({ area, assistants }) => [
			...area.map(({ card }) => card),
			...assistants
		]),
		right: answersTo(state, { kind: 'steal', left: 1, rule: 'T-WEAPON-2' })
	}),
	/** Vampire & Mummy cards of the learner that stay alone in the best pairing. */
	alone: (state) => {
		const targets = cardsOf(learner(state).area, 'VM');
		const single = monsterGroups(targets).filter(({ cards }) => cards.length === 1);
		return { targets, right: single.flatMap(({ cards }) => cards) };
	},
	/** Cards that lie face down in a temple. */
	'face-down': () => {
		const targets = data.cards.map(({ id }) => id);
		return { targets, right: targets.filter((card) => !laid(card).faceUp) };
	},
	decks: (state) => ({ targets: DECKS, right: state.decks }),
	/** Assistants that belong beside the temple. */
	serving: (state) => ({ targets: data.assistants.map(({ id }) => id), right: assistantsInUse(state.decks) }),
	/** Whose turn comes after this one. */
	next: players((state, player) => afterTurn(state) === player),
	/** Who begins round 2. */
	'second-start': players((state, player) => afterTurn({ ...state, temple: {}, round: 1 }) === player),
	'most-relics': withLine('relics-most'),
	'fewest-relics': withLine('relics-fewest'),
	/** Who gets a star card. */
	'most-stars': withLine('stars'),
	winners: players((state, player) => ranking(state)[0]?.includes(player) ?? false)
};

export function marks([name, ...args]: Check, state: State): Marks {
	const marking = MARKS[name];
	if (!marking) throw new RangeError(`nothing to mark by the name of ${name}`);
	return marking(state, args);
}
