// What some browsers lack, and others have but refuse to give.

/** Null for both. */
export function allowed<T>(get: () => T): NonNullable<T> | null {
	try {
		return get() ?? null;
	} catch {
		return null;
	}
}
