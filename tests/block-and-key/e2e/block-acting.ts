// Block and Key and The Ancients in lessons: the player of runs does it.
import type { Locator, Page } from '@playwright/test';
import type { Position } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { pieceName } from '../../../web/games/block-and-key/blocks.ts';
import { parseAction } from '../../../web/games/block-and-key/lesson/notation.ts';
import type { Scene } from '../../../web/games/block-and-key/lesson/position.ts';
import { teacherOf } from '../../../web/games/block-and-key/lesson/teacher.ts';
import type { Action, GameState } from '../../../web/games/block-and-key/state.ts';
import { positionOf } from '../../../web/games/block-and-key/temple.ts';
import { act } from '../../../web/games/lesson/teacher.ts';
import { blockCells } from '../../../web/lib/boards/plan.ts';
import type { Acting, How } from '../../e2e/lesson-player.ts';
import { engine, Player } from './run-player.ts';

/** A square on which this Block is the highest. */
function topSquare(position: Position, number: number): string {
	const cells = (one: number) => blockCells(position, one);
	const all = position.blocks.map((_, k) => k + 1).concat(position.core ? [0] : []);
	const [x = 0, y = 0] =
		cells(number).find(
			([cx, cy, cz]) =>
				!all.some((other) => cells(other).some(([ox, oy, oz]) => ox === cx && oy === cy && oz > cz))
		) ?? [];
	return `${'abcdefgh'[x]}${y + 1}`;
}

/** What a player of runs never does. */
async function tryForbidden(page: Page, { players, step }: GameState, action: Action): Promise<void> {
	const press = (locator: Locator) => locator.press('Enter');
	const hand = page.getByRole('group', { name: 'Your keys' }).getByRole('button');
	const at = (card: string | undefined | null) => players[0]?.hand.indexOf(card ?? '') ?? -1;
	switch (action.do) {
		case 'claim':
			return press(hand.nth(at(action.cards[0])));
		case 'discard':
			return press(page.getByRole('button', { name: new RegExp(`^Discard key ${at(action.card) + 1}`) }));
		case 'marker':
		case 'draw': {
			const name = action.altar === 'sun' ? 'Sun' : 'Moon';
			const row = step.kind === 'marker' || step.kind === 'draw' ? `(Place|Draw) a ${name}` : `${name} Altar`;
			return press(page.getByRole('button', { name: new RegExp(`^${row}`) }).first());
		}
		case 'take': {
			const [kind, n] = action.line.split('-');
			await press(page.getByRole('button', { name: /^Excavate/ }));
			return press(
				page.getByRole('button', { name: new RegExp(`^${kind === 'row' ? 'Row' : 'Column'} ${n}`) })
			);
		}
		case 'put-back':
			for (const block of action.blocks)
				await press(page.getByRole('button', { name: new RegExp(`^Block ${Number(block) + 1},`) }).last());
			return press(page.getByRole('button', { name: /^Discard/ }));
		case 'ancients': {
			const [x = 0, y = 0] = action.cells[0] ?? [];
			return press(page.getByRole('button', { name: new RegExp(`^${'abcdefgh'[x]}${y + 1},`) }));
		}
		default:
			throw new Error(action.do);
	}
}

export function blockActing(page: Page, how: How): Acting {
	const teacher = teacherOf(engine, deck);
	const player = new Player(page, 'lesson', how === 'keys' ? 'keys' : 'touch');
	let scene: Scene | null = null;
	return {
		open(step) {
			scene = step.kind === 'do' || step.kind === 'forbidden' ? teacher.open(step.position) : null;
		},
		async act(_, __, written) {
			if (!scene) throw new Error(written);
			player.box = scene.deck;
			player.state = scene.moment.state;
			const action = parseAction(player.state, written);
			const tried = act(teacher, scene, written);
			if (!tried.ok && action.do !== 'place') await tryForbidden(page, player.state, action);
			else await (how === 'keys' ? player.press(action) : player.touch(action));
			if (tried.ok) scene = tried.scene;
		},
		target(here, step, target) {
			const { deck: box, moment } = teacher.open(step.position);
			const { players, core, blocks } = moment.state;
			const own = players[0];
			const inHand = own?.hand.indexOf(target) ?? -1;
			if (inHand >= 0) return here.getByRole('group', { name: 'Your keys' }).getByRole('button').nth(inHand);
			const inSupply = own?.supply.findIndex((piece) => pieceName(piece) === target) ?? -1;
			if (inSupply >= 0)
				return here.getByRole('group', { name: 'Your blocks' }).getByRole('button').nth(inSupply);
			const square = /^\d+$/.test(target)
				? topSquare(positionOf(box, { core, blocks }), Number(target))
				: target;
			return here.getByRole('button', { name: new RegExp(`^${square},`) });
		}
	};
}
