// Everything the active player may do, in a fixed order. Cards of one deck that look the same are exchangeable, so of the sets
// that differ only in such cards one is listed: that with the lowest numbers. `apply` accepts the others as well.
import { data } from '../../../puzzles/temple/data.ts';
import { LETTERS, type CardId } from '../../../puzzles/temple/schema.ts';
import { refuseHire, refusePeek, refuseTake } from './actions.ts';
import { byCard, cardOf, faceUpOf } from './cards.ts';
import { answersTo } from './choices.ts';
import { playerOf } from './course.ts';
import { PLACES } from './places.ts';
import { BONUS_SIZES, PORCELAIN_SIZES, STATUES_LEAST } from './sets.ts';
import { BONUS_DECKS, type Action, type Choice, type Owned, type Table } from './state.ts';
import { refuseEnd } from './turns.ts';

export function options(table: Table): Action[] {
	switch (table.phase) {
		case 'ACT':
			return [...actions(table), ...sets(playerOf(table, table.active).area), ...ends(table)];
		case 'CHOICE':
			return table.pending.slice(0, 1).flatMap((choice) => answers(table, choice));
		case 'AFTER':
			return [...sets(playerOf(table, table.active).area), ...ends(table)];
		case 'GAME_END':
			return [];
	}
}

function actions(table: Table): Action[] {
	return [
		...PLACES.filter((place) => !refuseTake(table, place)).map((place): Action => ({ do: 'take', place })),
		...PLACES.filter((place) => !refusePeek(table, place)).map((place): Action => ({ do: 'peek', place })),
		...data.assistants
			.filter(({ id }) => !refuseHire(table, id))
			.map(({ id }): Action => ({ do: 'hire', assistant: id }))
	];
}

function answers(table: Table, choice: Choice): Action[] {
	return answersTo(table, choice).map((answer): Action =>
		choice.kind === 'assistant' ? { do: 'assistant', assistant: answer } : { do: choice.kind, card: answer }
	);
}

function ends(table: Table): Action[] {
	return refuseEnd(table) ? [] : [{ do: 'end' }];
}

function sets(area: readonly Owned[]): Action[] {
	const statues = faceUpOf(area, 'ST');
	const sizes = statues.map((_, k) => k + 1).filter((size) => size >= STATUES_LEAST);
	return [
		...BONUS_DECKS.flatMap((deck) => BONUS_SIZES.flatMap((size) => picks(faceUpOf(area, deck), size))).map(
			(cards): Action => ({ do: 'trigger', cards })
		),
		...[...sizes.flatMap((size) => picks(statues, size)), ...porcelain(faceUpOf(area, 'PO'))].map(
			(cards): Action => ({ do: 'secure', cards })
		)
	];
}

function porcelain(cards: readonly CardId[]): CardId[][] {
	const letters = LETTERS.map((letter) => cards.filter((card) => cardOf(card).letter === letter));
	const same = letters.flatMap((equal) => PORCELAIN_SIZES.flatMap((size) => picks(equal, size)));
	const mixed = letters.reduce<CardId[][]>(
		(begun, equal) => begun.flatMap((chosen) => picks(equal, 1).map(([card]) => [...chosen, card as CardId])),
		[[]]
	);
	return [...same, ...mixed];
}

/** So many of these cards, once for each possible number of stars among them. */
function picks(cards: readonly CardId[], size: number): CardId[][] {
	const sorted = [...cards].sort(byCard);
	const stars = sorted.filter((card) => cardOf(card).star);
	const plain = sorted.filter((card) => !cardOf(card).star);
	const chosen: CardId[][] = [];
	for (let count = 0; count <= Math.min(size, stars.length); count++)
		if (size - count <= plain.length)
			chosen.push([...stars.slice(0, count), ...plain.slice(0, size - count)].sort(byCard));
	return chosen;
}
