// What the note line of a run says: what the step waits for, why something is refused, and, for those who listen, what the
// last action led to.
import { cornersOf } from '$lib/boards/names.ts';
import { sayLook, type Said } from '$lib/puzzle/notes.ts';
import type { Common } from '$lib/text/en/common.ts';
import type { FullPuzzleText } from '$lib/text/en/puzzle-later.ts';
import type { RunText } from './text/en/run.ts';
import { describeKey } from '$lib/boards/key.ts';
import type { Happening, Piece, Refusal } from '../../../games/block-and-key/state.ts';
import type { RunSession } from './session.svelte.ts';

export interface Words {
	readonly run: RunText;
	readonly puzzle: FullPuzzleText;
	readonly common: Common;
}

export function sayPiece({ shape, colour }: Piece, { puzzle, common }: Words): string {
	return puzzle.block(puzzle.shapes[shape] ?? shape, common.key.colours[colour]);
}

export function sayRun(session: RunSession, words: Words): Said {
	const { aside } = session;
	if (aside?.kind === 'said')
		return { tone: 'plain', strong: aside.strong, ...(aside.text ? { text: aside.text } : {}) };
	if (aside?.kind === 'sealed') return plain(words.run.refuse.sealed);
	if (aside?.kind === 'refused') return plain(refusalWords(session, aside.refusal, words.run));
	const before = session.happened.flatMap((event) => sayHappening(session, event, words) ?? []).join(' ');
	return { before, ...sayStep(session, words) };
}

function plain([strong, text]: readonly [string, string] | readonly string[]): Said {
	return { tone: 'plain', strong: strong ?? '', ...(text ? { text } : {}) };
}

/** The rule's own reason where there are words for it, else what the step waits for. */
function refusalWords({ now }: RunSession, { rule }: Refusal, text: RunText): readonly string[] {
	const { refuse, wait } = text;
	if (rule === 'B-EXC-1' || rule === 'S-SETUP-3') return refuse.emptyLine;
	if (rule === 'B-KEY-4') return refuse.notShown;
	if (now.kind === 'discard' && rule === 'S-TURN-3') return refuse.star;
	if (now.kind === 'draw' || now.kind === 'marker') return refuse.emptyAltar;
	return wait[now.kind] ?? refuse.rule(rule);
}

function sayStep(session: RunSession, words: Words): Said {
	const { now, draft, ghost, pause } = session;
	const { run } = words;
	const { note } = run;
	if (pause) return sayPause(pause, words);
	switch (now.kind) {
		case 'core':
			return plain([note.core, note.coreText]);
		case 'line':
			return plain([note.line, note.lineText]);
		case 'act':
			if (ghost) return sayHeld(session, words);
			return plain(session.mustPass ? [note.mustPass, note.mustPassText] : [note.act, note.actText]);
		case 'put-back':
			return plain([note.putBack(session.player.supply.length, now.over), note.putBackText]);
		case 'claim':
			return { tone: 'gold', strong: note.claim(now.claimable.length), text: note.claimText };
		case 'marker':
			return plain([note.marker, note.markerText]);
		case 'discard':
			return plain([note.discard, note.discardText]);
		case 'draw':
			return plain([note.draw(now.left), note.drawText]);
		case 'ancients': {
			if (draft.target === null) return plain([note.tie, note.tieText]);
			const { stars } = session.cardOf(now.card);
			const [from, to] = cornersOf(ghost?.look.cells ?? []);
			return {
				...plain([note.ancients, note.ancientsText(now.site + 1, run.card.corner(stars ?? 0))]),
				after: words.puzzle.note.where(from, to, ghost?.look.top ?? 0)
			};
		}
		case 'end':
			return { tone: 'gold', strong: note.end(run.tiers[session.tier], session.score.total) };
	}
}

function sayHeld(session: RunSession, { run, puzzle }: Words): Said {
	const { ghost, claims } = session;
	if (!ghost) return plain([]);
	const said = sayLook(ghost.look, 0, puzzle);
	if (!ghost.look.legal) return said;
	const points = [...claims.keys()].reduce((sum, id) => sum + session.cardOf(id).vp, 0);
	return claims.size > 0
		? { ...said, tone: 'good', second: run.note.claims(claims.size, points) }
		: { ...said, second: run.note.claimsNone };
}

function sayPause(pause: Happening, words: Words): Said {
	const { note } = words.run;
	return pause.what === 'no-room'
		? plain([note.noRoom, note.noRoomText(sayPiece(pause.piece, words))])
		: plain([note.emptySite, pause.what === 'empty-site' ? note.emptySiteText(pause.site + 1) : '']);
}

function sayHappening(session: RunSession, event: Happening, words: Words): string | null {
	const { run, common } = words;
	const { told, levels } = run;
	switch (event.what) {
		case 'refill':
			return told.refill(run.yard.site(event.site + 1, sayPiece(event.piece, words)));
		case 'drawn':
			return told.drawn(levels[event.altar], describeKey(session.cardOf(event.card).squares, common.key));
		case 'claimed':
			return told.claimed(
				event.cards.length,
				event.cards.reduce((sum, id) => sum + session.cardOf(id).vp, 0)
			);
		case 'marked':
			return told.marked(levels[event.altar]);
		case 'discarded':
			return told.discarded(levels[session.cardOf(event.card).level]);
		case 'placed':
			return told.placed(sayPiece(event.piece, words), ...cornersOf(event.cells));
		case 'ancients-placed':
			return told.ancientsPlaced(sayPiece(event.piece, words), ...cornersOf(event.cells));
		case 'ancients':
			return told.ancients(run.card.stars(event.stars), run.card.pips(event.site + 1));
		case 'turn':
			return told.turn(event.turn);
		default:
			return null;
	}
}
