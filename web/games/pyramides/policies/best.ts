// Choosing by worth.

/** The first of the best. */
export function best<T>(list: readonly T[], worthOf: (member: T) => number): T {
	const worths = list.map(worthOf);
	return list[worths.indexOf(Math.max(...worths))] as T;
}
