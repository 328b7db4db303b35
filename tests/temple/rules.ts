// The ids of all rules of Temple of Artefacts: each can be carried out, so each has a case and a mutant.
const COUNTS: Readonly<Record<string, number>> = {
	COMP: 2,
	SETUP: 8,
	TURN: 1,
	TAKE: 4,
	PEEK: 2,
	HIRE: 1,
	BONUS: 6,
	ROUND: 4,
	SCORE: 7,
	STATUE: 2,
	COIN: 2,
	WEAPON: 3,
	MANU: 2,
	JEWEL: 2,
	RELIC: 4,
	CURSE: 2,
	PORC: 4,
	MON: 6,
	TREAS: 1
};

export const RULES: readonly string[] = Object.entries(COUNTS).flatMap(([part, count]) =>
	Array.from({ length: count }, (_, k) => `T-${part}-${k + 1}`)
);
