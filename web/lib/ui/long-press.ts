// A button with two actions: a tap does one, a long press the other.
import type { Attachment } from 'svelte/attachments';

const HOLD_MS = 450;

/** Only touch and mouse can hold; keys and screen readers click. */
export function longPress(tap: () => void, hold: () => void): Attachment<HTMLElement> {
	return (element) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let held = false;
		const down = (event: PointerEvent) => {
			if (event.button !== 0) return;
			held = false;
			timer = setTimeout(() => {
				held = true;
				hold();
			}, HOLD_MS);
		};
		const up = () => clearTimeout(timer);
		const click = () => {
			if (held) held = false;
			else tap();
		};
		// A long press must not open the system's menu.
		const menu = (event: Event) => event.preventDefault();
		const listeners = [
			['pointerdown', down],
			['pointerup', up],
			['pointercancel', up],
			['pointerleave', up],
			['click', click],
			['contextmenu', menu]
		] as const;
		for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
		return () => {
			clearTimeout(timer);
			for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
		};
	};
}
