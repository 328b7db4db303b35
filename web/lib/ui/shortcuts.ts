// Which keys a page may take for its shortcuts.

/** True for a key that the focused control needs for itself. */
export function isTaken({ target, key }: KeyboardEvent): boolean {
	if (!(target instanceof Element)) return false;
	if (target.closest('dialog, input, textarea, select')) return true;
	return key === 'Enter' && target.closest('button, a, summary') !== null;
}
