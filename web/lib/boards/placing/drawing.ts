// Blocks drawn by a finger or a mouse: from the tray onto the board, over it and off it again, in 2D and 3D; a swipe over the slot
// of the held Block turns it. Taps, keys and names do the same without it.
import type { Cell, Floor, Seat } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Turn, Way } from '../../../games/block-and-key/placing.ts';
import type { Column } from '../../../games/block-and-key/seats.ts';
import { FINGER_OFFSET, SLOP } from '../../board3d/gestures.ts';
import { planSize, squareAt } from '../plan.ts';
import { AIM, LIFT, type Aim } from './aim.ts';

export interface Drawn {
	readonly held: number | null;
	/** Of the Block in the hand, or of the one that was placed and missed. */
	readonly cells: readonly Cell[];
	readonly floor: Floor;
	readonly seat: Seat;
	take(block: number): void;
	drawTo(square: Column): void;
	putBack(): void;
	turn(how: Turn, way: Way): void;
}

interface Drag {
	readonly pointer: number;
	readonly x: number;
	readonly y: number;
	/** The slot it began at; null on the board. */
	readonly block: number | null;
	moving: boolean;
	at: string;
}

const isInside = ({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean =>
	x >= left && x <= right && y >= top && y <= bottom;

/** `now`: null while there is nothing to draw. */
export function attachDrawing(root: HTMLElement, now: () => Drawn | null): () => void {
	let drag: Drag | null = null;
	// What a finger draws must not move the page.
	for (const place of root.querySelectorAll<HTMLElement>('.slots, .plan'))
		place.style.touchAction = 'pinch-zoom';
	/** The click that the browser makes of it must not choose anything. */
	let isSpent = false;

	const stage = () => root.querySelector('.stage')?.getBoundingClientRect();

	function squareUnder(x: number, y: number, drawn: Drawn): Column | null {
		const box = stage();
		if (!box || !isInside(box, x, y)) return null;
		const solid = root.querySelector('.solid.drawn .board');
		if (solid) {
			const { left, top } = solid.getBoundingClientRect();
			const detail: Aim = { x: x - left, y: y - top, square: null };
			solid.dispatchEvent(new CustomEvent(AIM, { detail }));
			return detail.square;
		}
		const floor = root.querySelector('.plan svg .floor')?.getBoundingClientRect();
		if (!floor) return null;
		const [columns, rows] = planSize(drawn.floor, drawn.seat);
		const within = (part: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(part * most)));
		const column = within((x - floor.left) / floor.width, columns);
		const row = within((y - floor.top) / floor.height, rows);
		return squareAt(column, row, drawn.seat, drawn.floor);
	}

	function down(event: PointerEvent): void {
		isSpent = false;
		const drawn = now();
		const { target, pointerId: pointer, clientX: x, clientY: y } = event;
		if (!drawn || drag || !event.isPrimary || event.button !== 0 || !(target instanceof Element)) return;
		const slot = target.closest('.slots > button');
		if (slot?.parentElement) {
			const block = [...slot.parentElement.children].indexOf(slot);
			drag = { pointer, x, y, block, moving: false, at: '' };
		} else if (target.closest('.plan table')) {
			const square = squareUnder(x, y, drawn);
			const isHeld = square && drawn.cells.some(([a, b]) => a === square[0] && b === square[1]);
			if (isHeld) drag = { pointer, x, y, block: null, moving: false, at: String(square) };
		}
	}

	/** A swipe over its own slot turns the held Block; false when it is drawn onto the board. */
	function swiped(drawn: Drawn, block: number, dx: number, dy: number): boolean {
		if (drawn.held !== block || -dy >= Math.abs(dx)) return false;
		if (Math.abs(dx) > Math.abs(dy)) drawn.turn('spin', dx > 0 ? -1 : 1);
		else drawn.turn('tip', -1);
		return true;
	}

	function move(event: PointerEvent): void {
		const drawn = now();
		if (!drag || !drawn || event.pointerId !== drag.pointer) return;
		const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
		if (!drag.moving) {
			if (Math.hypot(dx, dy) <= SLOP) return;
			isSpent = true;
			if (drag.block !== null && swiped(drawn, drag.block, dx, dy)) {
				drag = null;
				return;
			}
			drag.moving = true;
			// A pointer may be gone already, or come from a test.
			try {
				root.setPointerCapture(drag.pointer);
			} catch {
				// It goes on without.
			}
			if (drag.block !== null) drawn.take(drag.block);
		}
		const lift = event.pointerType === 'touch' ? FINGER_OFFSET : 0;
		const square = squareUnder(event.clientX, event.clientY - lift, drawn);
		if (!square || String(square) === drag.at) return;
		drag.at = String(square);
		drawn.drawTo(square);
	}

	function up(event: PointerEvent): void {
		if (!drag || event.pointerId !== drag.pointer) return;
		const { moving } = drag;
		drag = null;
		if (!moving) return;
		const lift = event.pointerType === 'touch' ? FINGER_OFFSET : 0;
		const box = stage();
		const isOff = !box || !isInside(box, event.clientX, event.clientY - lift);
		if (event.type === 'pointercancel' || isOff) now()?.putBack();
	}

	function click(event: MouseEvent): void {
		if (!isSpent) return;
		isSpent = false;
		event.preventDefault();
		event.stopPropagation();
	}

	const lifted = () => now()?.putBack();
	const listeners = [
		['pointerdown', down],
		['pointermove', move],
		['pointerup', up],
		['pointercancel', up],
		[LIFT, lifted]
	] as const;
	for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener);
	root.addEventListener('click', click, true);
	return () => {
		for (const [name, listener] of listeners) root.removeEventListener(name, listener as EventListener);
		root.removeEventListener('click', click, true);
	};
}
