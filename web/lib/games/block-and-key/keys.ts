// The keyboard of a run: placing as in a puzzle; elsewhere digits choose among what the step offers.
import { commandOf, type Command, type Pressed } from '$lib/boards/placing/keys.ts';

export type RunDeed =
	| Exclude<Command, { kind: 'choose' | 'hint' | 'key' }>
	/** The n-th of what is offered, from 0. */
	| { readonly kind: 'offer'; readonly index: number }
	/** The button in the middle. */
	| { readonly kind: 'second' };

export function runDeedOf(pressed: Pressed, singles: boolean): RunDeed | null {
	const deed = commandOf(pressed, singles);
	if (deed && deed.kind !== 'choose' && deed.kind !== 'hint' && deed.kind !== 'key') return deed;
	if (!singles || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
	if (/^[0-9]$/.test(pressed.key)) return { kind: 'offer', index: (Number(pressed.key) + 9) % 10 };
	return /^[dn]$/i.test(pressed.key) ? { kind: 'second' } : null;
}
