// What pages and the service worker say to each other. Nothing of the page or of the worker is imported here.

/** Why not every file could be stored. */
export type Cause = 'network' | 'space' | 'refused';

/** Asked by a page; CHECK and STORE are answered, the first by a Check, the second by a Cause or null. */
export type Request =
	| { readonly type: 'CHECK'; /** Also reads every file again. */ readonly deep: boolean }
	| { readonly type: 'STORE' }
	| { readonly type: 'SKIP_WAITING' };

export interface Check {
	readonly files: number;
	readonly bytes: number;
	/** Addresses that are not stored, or not as they were built. */
	readonly missing: readonly string[];
}

/** Told to every page while files are being stored. */
export type Notice =
	{ readonly type: 'STORING'; readonly percent: number } | { readonly type: 'FAILED'; readonly cause: Cause };
