// A browser's storage for tests in Node.

/** localStorage as a browser has it: names are its own keys. */
export function memoryStorage(): Storage {
	const values: Record<string, string> = {};
	const hidden = (value: unknown) => ({ value, enumerable: false });
	return Object.defineProperties(values as unknown as Storage, {
		getItem: hidden((name: string) => values[name] ?? null),
		setItem: hidden((name: string, value: string) => void (values[name] = value)),
		removeItem: hidden((name: string) => void Reflect.deleteProperty(values, name))
	});
}
