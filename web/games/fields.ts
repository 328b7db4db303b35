// Unchecked JSON: whether it is an object with certain fields and no others.

/** Each field by what it must be; one that may be absent accepts undefined. */
export type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

export function hasFields(value: unknown, fields: Fields): boolean {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
	const held = value as Readonly<Record<string, unknown>>;
	return (
		Object.keys(held).every((name) => Object.hasOwn(fields, name)) &&
		Object.entries(fields).every(([name, fits]) => fits(Object.hasOwn(held, name) ? held[name] : undefined))
	);
}

export const oneOf =
	(...values: readonly unknown[]) =>
	(value: unknown): boolean =>
		values.includes(value);

/** True, false or left out. */
export const isFlag = oneOf(true, false, undefined);
