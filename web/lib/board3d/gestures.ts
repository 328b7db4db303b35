// Fingers on the board, told apart: tap, drag of the held Block, orbit with an empty hand, two-finger twist.

interface GestureHooks {
	/** Whether a Block is held: then no gesture moves the camera. */
	held(): boolean;
	/** Whether a drag that begins here takes the held Block along. */
	onGhost(px: number, py: number): boolean;
	tap(px: number, py: number): void;
	drag(px: number, py: number): void;
	/** The drag has ended here. */
	drop(px: number, py: number): void;
	orbit(dx: number, dy: number): void;
	/** 1 clockwise on the screen, -1 the other way. */
	twist(quarterTurns: 1 | -1): void;
}

/** A finger hides what it points at: the dragged Block is shown this far above it. */
export const FINGER_OFFSET = 48;
export const SLOP = 8;
const TAP_TIME = 600;
/** Degrees beyond the last quarter turn that count as the next: more than half of one, so that it never flutters. */
const TWIST = 50;

interface Finger {
	x: number;
	y: number;
}

export function attachGestures(element: HTMLElement, hooks: GestureHooks): () => void {
	const fingers = new Map<number, Finger>();
	let mode: 'idle' | 'pressed' | 'drag' | 'orbit' | 'twist' | 'ignored' = 'idle';
	let start = { x: 0, y: 0, time: 0, ghost: false };
	let angle = 0;
	let turned = 0;

	function place(event: PointerEvent): Finger {
		const box = element.getBoundingClientRect();
		return { x: event.clientX - box.left, y: event.clientY - box.top };
	}

	function angleNow(): number {
		const [a, b] = [...fingers.values()];
		return a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
	}

	function down(event: PointerEvent): void {
		if (event.pointerType === 'mouse' && event.button !== 0) return;
		const at = place(event);
		fingers.set(event.pointerId, at);
		if (fingers.size === 1) {
			mode = 'pressed';
			start = { ...at, time: event.timeStamp, ghost: hooks.held() && hooks.onGhost(at.x, at.y) };
		} else if (fingers.size === 2 && hooks.held()) {
			mode = 'twist';
			angle = angleNow();
			turned = 0;
		} else {
			mode = 'ignored';
		}
		// A pointer may be gone already, or come from a test.
		try {
			element.setPointerCapture(event.pointerId);
		} catch {
			return;
		}
	}

	function move(event: PointerEvent): void {
		const before = fingers.get(event.pointerId);
		if (!before) return;
		const at = place(event);
		fingers.set(event.pointerId, at);
		if (mode === 'pressed' && Math.hypot(at.x - start.x, at.y - start.y) > SLOP) {
			if (!hooks.held()) mode = 'orbit';
			else mode = start.ghost ? 'drag' : 'ignored';
		}
		if (mode === 'orbit') {
			if (hooks.held()) mode = 'ignored';
			else hooks.orbit(at.x - before.x, at.y - before.y);
		} else if (mode === 'drag') {
			hooks.drag(at.x, at.y - (event.pointerType === 'touch' ? FINGER_OFFSET : 0));
		} else if (mode === 'twist') {
			const now = angleNow();
			turned += ((now - angle + 540) % 360) - 180;
			angle = now;
			if (Math.abs(turned) > TWIST) {
				const sign = turned > 0 ? 1 : -1;
				turned -= sign * 90;
				if (hooks.held()) hooks.twist(sign);
			}
		}
	}

	function up(event: PointerEvent): void {
		if (!fingers.delete(event.pointerId)) return;
		if (event.type === 'pointerup' && mode === 'pressed' && event.timeStamp - start.time < TAP_TIME) {
			hooks.tap(start.x, start.y);
		}
		if (event.type === 'pointerup' && mode === 'drag') {
			const { x, y } = place(event);
			hooks.drop(x, y);
		}
		mode = fingers.size === 0 ? 'idle' : 'ignored';
	}

	element.addEventListener('pointerdown', down);
	element.addEventListener('pointermove', move);
	element.addEventListener('pointerup', up);
	element.addEventListener('pointercancel', up);
	return () => {
		element.removeEventListener('pointerdown', down);
		element.removeEventListener('pointermove', move);
		element.removeEventListener('pointerup', up);
		element.removeEventListener('pointercancel', up);
	};
}
