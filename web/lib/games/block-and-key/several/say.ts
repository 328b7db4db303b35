// What happened at the table, one sentence for an action, and why as far as the open table shows it.
import { cornersOf } from '$lib/boards/names.ts';
import type { Deck } from '../../../../../puzzles/schema/deck.ts';
import { cardOf } from '../../../../games/block-and-key/cards.ts';
import type { Entry, Told, Why } from '../../../../games/block-and-key/seen.ts';
import { sayPiece } from '../notes.ts';
import { nameOf, type Company, type SeveralText } from './words.ts';

/** With so many Blocks or fewer the supply is a reason to dig. */
const FEW = 4;

type Saying = {
	readonly [What in Told['what']]: (
		event: Extract<Told, { what: What }>,
		deck: Deck,
		words: SeveralText
	) => string;
};

const SAYING: Saying = {
	core: ({ colour }, _, { told, common }) => told.core(common.key.colours[colour]),
	taken: ({ pieces }, _, { told, common }) =>
		told.taken(pieces.map(({ colour }) => common.key.colours[colour]).join(', ')),
	refill: ({ piece }, _, words) => words.told.refill(sayPiece(piece, words)),
	returned: ({ pieces }, _, { told, common }) =>
		told.returned(pieces.map(({ colour }) => common.key.colours[colour]).join(', ')),
	placed: ({ piece, cells }, _, words) => words.told.placed(sayPiece(piece, words), ...cornersOf(cells)),
	claimed({ cards }, deck, { told, run }) {
		const keys = cards.map((id) => cardOf(deck, id));
		return told.claimed(
			keys.map(({ level }) => run.levels[level]).join(', '),
			keys.reduce((sum, { vp }) => sum + vp, 0)
		);
	},
	drawn: ({ altar }, _, { told, run }) => told.drawn(run.levels[altar]),
	marked: ({ altar }, _, { told, run }) => told.marked(run.levels[altar]),
	discarded: ({ card }, deck, { told, run }) => told.discarded(run.levels[cardOf(deck, card).level]),
	ancients: ({ site }, _, { told }) => told.ancients(site + 1),
	'empty-site': ({ site }, _, { told }) => told.emptySite(site + 1),
	'no-room': ({ piece }, _, words) => words.told.noRoom(sayPiece(piece, words)),
	'ancients-placed': ({ piece, cells }, _, words) =>
		words.told.ancientsPlaced(sayPiece(piece, words), ...cornersOf(cells)),
	passed: (_, __, { told }) => told.passed,
	turn: ({ turn }, _, { told }) => told.turn(turn),
	end: (_, __, { told }) => told.end
};

/** Heard by those who follow step by step, and left out of the story. */
const ASIDE: readonly Told['what'][] = ['refill', 'turn'];

export const sayTold = <T extends Told>(event: T, deck: Deck, words: SeveralText): string =>
	(SAYING[event.what] as (event: T, deck: Deck, words: SeveralText) => string)(event, deck, words);

function sayWhy(why: Why, company: Company, words: SeveralText): string {
	const { why: text } = words;
	switch (why.why) {
		case 'few':
			return why.blocks <= FEW ? text.few(why.blocks) : text.more(why.blocks);
		case 'shows':
			return text.shows(why.squares);
		case 'covers':
			return text.covers(why.squares, nameOf(why.player, company, words));
	}
}

/** Everything that one player did in one turn, as one entry. */
export function turnsOf(log: readonly Entry[]): Entry[] {
	const turns: Entry[] = [];
	for (const entry of log) {
		const before = turns.at(-1);
		if (before?.player === entry.player && before.round === entry.round)
			turns.splice(-1, 1, {
				...entry,
				told: [...before.told, ...entry.told],
				why: before.why ?? entry.why
			});
		else turns.push(entry);
	}
	return turns;
}

/** Empty for an entry of which nothing is told. */
export function sayEntry(
	{ player, told, why }: Entry,
	deck: Deck,
	company: Company,
	words: SeveralText,
	reasons = false
): string {
	const parts = told.filter(({ what }) => !ASIDE.includes(what)).map((event) => sayTold(event, deck, words));
	if (parts.length === 0) return '';
	const said = words.told.by(nameOf(player, company, words), parts.join(', '));
	return reasons && why && player !== company.me ? `${said} ${sayWhy(why, company, words)}` : said;
}

/** What the others did since the last action of this player, or what that led to; with reasons as far as there is room. */
export function saySince(log: readonly Entry[], deck: Deck, company: Company, words: SeveralText): string {
	const own = log.findLastIndex(({ player }) => player === company.me);
	const since = turnsOf(own === log.length - 1 ? log.slice(-1) : log.slice(own + 1));
	return since
		.map((entry) => sayEntry(entry, deck, company, words, since.length === 1))
		.filter(Boolean)
		.join(' ');
}
