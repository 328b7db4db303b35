// What a component asks for once it needs it and shows as soon as it is there.

export interface Arriving<T> {
	/** Null until it is there. */
	readonly value: T | null;
	readonly failed: boolean;
}

/** Asks again whenever what `ask` looks at changes; null asks for nothing. Called while a component is set up. */
export function arriving<T>(ask: () => Promise<T> | null): Arriving<T> {
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
