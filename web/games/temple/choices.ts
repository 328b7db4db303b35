// Choices that an action leaves to the active player: a card to steal, a free assistant, an own card to give up.
import type { AssistantId, CardId } from '../../../puzzles/temple/schema.ts';
import { playerOf, settled, went, withPlayer, type Course } from './course.ts';
import type { Choice, Judged, Player, Table } from './state.ts';

type Chooser = Pick<Table, 'players' | 'active' | 'display'>;

const faceUp = ({ area }: Player): CardId[] => area.filter(({ set }) => set === null).map(({ card }) => card);

/** What may be answered: cards or assistants, in a fixed order. T-BONUS-5: turned cards are safe. */
export function answersTo({ players, active, display }: Chooser, choice: Choice): readonly string[] {
	switch (choice.kind) {
		case 'steal':
			return players.flatMap((player, k) => (k === active ? [] : faceUp(player)));
		case 'assistant':
			return display;
		case 'discard':
			return faceUp(playerOf({ players }, active)).filter((card) => card !== choice.card);
	}
}

/** Asks the active player; what cannot be carried out at all is not asked. */
export function ask(course: Course, choice: Choice): Course {
	const { state } = course;
	if (choice.left === 0 || answersTo(state, choice).length === 0) return course;
	return went(course, { pending: [...state.pending, choice] });
}

/** The first pending choice is answered by `carriedOut`; it is asked again while something is left of it. */
function answered(course: Course, choice: Choice, carriedOut: (course: Course) => Course): Course {
	const done = carriedOut(went(course, { pending: course.state.pending.slice(1) }));
	return settled(ask(done, { ...choice, left: choice.left - 1 }));
}

/** T-WEAPON-2, T-WEAPON-3: the card comes face up into the own area; what is printed on it is not carried out again. */
export function steal(course: Course, choice: Choice, card: CardId): Judged<Course> {
	const { state } = course;
	const { players, active } = state;
	if (!answersTo(state, choice).includes(card)) {
		const turned = players.some(
			({ area }, k) => k !== active && area.some((owned) => owned.card === card && owned.set !== null)
		);
		return turned ? { rule: 'T-BONUS-5', facts: { card } } : { rule: choice.rule, facts: { card } };
	}
	const from = players.findIndex(({ area }) => area.some((owned) => owned.card === card));
	return answered(course, choice, (now) => {
		const poorer = withPlayer(now.state, from, {
			area: playerOf(now.state, from).area.filter((owned) => owned.card !== card)
		});
		const thief = playerOf(now.state, active);
		const richer = withPlayer({ ...now.state, players: poorer }, active, {
			area: [...thief.area, { card, set: null }]
		});
		return went(now, { players: richer }, { what: 'stolen', player: active, from, card });
	});
}

/** An assistant of choice without payment. */
export function chooseAssistant(course: Course, choice: Choice, assistant: AssistantId): Judged<Course> {
	if (!answersTo(course.state, choice).includes(assistant))
		return { rule: choice.rule, facts: { assistant } };
	return answered(course, choice, (now) => employ(now, assistant, true));
}

/** The assistant leaves the display for the active player. */
export function employ(course: Course, assistant: AssistantId, free: boolean): Course {
	const { state } = course;
	const { active, display } = state;
	const { assistants } = playerOf(state, active);
	return went(
		course,
		{
			display: display.filter((id) => id !== assistant),
			players: withPlayer(state, active, { assistants: [...assistants, assistant] })
		},
		{ what: 'hired', player: active, assistant, free }
	);
}

/** An own face-up card goes to the box. */
export function discard(course: Course, choice: Choice, card: CardId): Judged<Course> {
	if (!answersTo(course.state, choice).includes(card)) return { rule: choice.rule, facts: { card } };
	return answered(course, choice, (now) => {
		const { active, box } = now.state;
		const area = playerOf(now.state, active).area.filter((owned) => owned.card !== card);
		return went(
			now,
			{
				players: withPlayer(now.state, active, { area }),
				box: { ...box, cards: [...box.cards, card] }
			},
			{ what: 'discarded', player: active, card }
		);
	});
}
