// Seeds by chance, for a deal that nobody has asked for.

/** Short enough to be told on the phone: 8 signs that are not mistaken for each other. */
export function randomSeed(): string {
	const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
	return [...crypto.getRandomValues(new Uint8Array(8))].map((n) => signs[n % signs.length]).join('');
}
