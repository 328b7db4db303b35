// The keyboard of a run: placing as in a puzzle; elsewhere digits choose among what the step offers.
import { commandOf, type Command, type Pressed } from '$lib/boards/placing/keys.ts';

export type RunCommand =
	| Exclude<Command, { kind: 'choose' | 'hint' | 'key' }>
	/** The n-th of what is offered, from 0. */
	| { readonly kind: 'offer'; readonly index: number }
	/** The button in the middle. */
	| { readonly kind: 'second' };

export function runCommandOf(pressed: Pressed, singles: boolean): RunCommand | null {
	const command = commandOf(pressed, singles);
	if (command && command.kind !== 'choose' && command.kind !== 'hint' && command.kind !== 'key')
		return command;
	if (!singles || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
	if (/^[0-9]$/.test(pressed.key)) return { kind: 'offer', index: (Number(pressed.key) + 9) % 10 };
	return /^[dn]$/i.test(pressed.key) ? { kind: 'second' } : null;
}
