// What the tribes are called: proper names, the same in every language.

export const TRIBES: Readonly<Record<string, string>> = {
	AYNIR: 'Aynir',
	BRIMAS: 'Brimas',
	COLTERON: 'Colteron',
	DORIAN: 'Dorian',
	ENTERIN: 'Enterin',
	FINDER: 'Finder',
	GOLIAT: 'Goliat',
	HAYLA: 'Hayla',
	ION: 'Ion',
	JHE: 'J’he',
	K01: 'K-01',
	LEXANDER: 'Lexander',
	MOTO: 'Moto',
	NORDWIND: 'Nordwind'
};
