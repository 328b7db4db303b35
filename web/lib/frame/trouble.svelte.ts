// What stands in the way of keeping progress on this device. Most of the time: nothing.

/** The gravest first. */
export const TROUBLES = ['unreadable', 'newer', 'quota', 'failed', 'memory', 'damaged', 'clock'] as const;
export type Trouble = (typeof TROUBLES)[number];
export type Troubles = { readonly [T in Trouble]?: boolean };

class Known {
	troubles = $state.raw<Troubles>({});
}

export const known = new Known();
