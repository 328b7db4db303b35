// The keyboard map of the puzzle screen: which key gives which command.
import type { Step, Turn, Way } from '../../../games/block-and-key/placing.ts';

export type Command =
	| { readonly kind: 'choose'; readonly block: number }
	| { readonly kind: 'turn'; readonly turn: Turn; readonly way: Way }
	| { readonly kind: 'step'; readonly step: Step }
	| { readonly kind: 'place' | 'undo' | 'hint' | 'look' | 'camera' | 'key' | 'cancel' | 'help' };

const TURN_KEYS: Readonly<Record<string, Turn>> = { KeyQ: 'spin', KeyW: 'tip', KeyE: 'roll' };
const LETTER_TURNS: Readonly<Record<string, Turn>> = { q: 'spin', w: 'tip', e: 'roll' };
const STEP_KEYS: Readonly<Record<string, Step>> = {
	ArrowLeft: 'left',
	ArrowRight: 'right',
	ArrowUp: 'away',
	ArrowDown: 'near'
};
const SINGLE_KEYS = { z: 'undo', h: 'hint', v: 'look', c: 'camera', k: 'key', '?': 'help' } as const;

/** What is needed of a KeyboardEvent. */
export interface Pressed {
	readonly key: string;
	readonly code: string;
	readonly shiftKey: boolean;
	readonly ctrlKey: boolean;
	readonly altKey: boolean;
	readonly metaKey: boolean;
}

/** Null for a key without a meaning here. `singles`: letters and digits are switched on. */
export function commandOf(pressed: Pressed, singles: boolean): Command | null {
	const { key, code, shiftKey } = pressed;
	if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
	const step = STEP_KEYS[key];
	if (step) return { kind: 'step', step };
	if (key === 'Enter') return { kind: 'place' };
	if (key === 'Escape') return { kind: 'cancel' };
	if (!singles) return null;
	if (/^[1-7]$/.test(key)) return { kind: 'choose', block: Number(key) - 1 };
	// By the letter; where the layout has another script, by the place of the key.
	const letter = key.toLowerCase();
	const turn = LETTER_TURNS[letter] ?? (/^[a-z]$/.test(letter) ? undefined : TURN_KEYS[code]);
	if (turn) return { kind: 'turn', turn, way: shiftKey ? -1 : 1 };
	const kind = SINGLE_KEYS[letter as keyof typeof SINGLE_KEYS];
	return kind ? { kind } : null;
}
