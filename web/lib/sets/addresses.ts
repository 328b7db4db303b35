/** Of pages that sets lead to, resolved. */
export interface SetAddresses {
	readonly sets: string;
	readonly puzzle: string;
	readonly daily: string;
}
