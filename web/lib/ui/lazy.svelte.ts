// Loads what a component needs only sometimes, and tells when it is there.

export interface Lazy<T> {
	/** Null until it is there. */
	readonly value: T | null;
	readonly failed: boolean;
}

/** Asks again whenever what `ask` looks at changes; null asks for nothing. Called while a component is set up. */
export function lazy<T>(ask: () => Promise<T> | null): Lazy<T> {
	let value = $state.raw<T | null>(null);
	let failed = $state(false);
	$effect(() => {
		let late = false;
		value = null;
		failed = false;
		ask()?.then(
			(there) => {
				if (!late) value = there;
			},
			() => {
				if (!late) failed = true;
			}
		);
		return () => {
			late = true;
		};
	});
	return {
		get value() {
			return value;
		},
		get failed() {
			return failed;
		}
	};
}
