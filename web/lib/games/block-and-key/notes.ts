// What the note line of a run says: what the step waits for, why something is refused, and, for those who listen, what the
// last action led to.
import { cornersOf } from '$lib/boards/names.ts';
import { sayLook, type Said } from '$lib/puzzle/notes.ts';
import type { Common } from '$lib/text/en/common.ts';
import type { FullPuzzleText } from '$lib/text/en/puzzle-later.ts';
import type { RunText } from './text/en/run.ts';
import { describeKey } from '$lib/boards/key.ts';
import type { Told } from '../../../games/block-and-key/seen.ts';
import type { Piece, Refusal } from '../../../games/block-and-key/state.ts';
import type { AnySelection } from './selection.svelte.ts';

export interface Words {
	readonly run: RunText;
	readonly puzzle: FullPuzzleText;
	readonly common: Common;
}

export function sayPiece({ shape, colour }: Piece, { puzzle, common }: Words): string {
	return puzzle.block(puzzle.shapes[shape] ?? shape, common.key.colours[colour]);
}

export function sayRun(selection: AnySelection, words: Words): Said {
	const { aside } = selection;
	if (aside?.kind === 'said')
		return { tone: 'plain', strong: aside.strong, ...(aside.text ? { text: aside.text } : {}) };
	if (aside?.kind === 'sealed') return plain(words.run.refuse.sealed);
	if (aside?.kind === 'refused') return plain(refusalWords(selection, aside.refusal, words.run));
	const before = selection.happened.flatMap((event) => sayHappening(selection, event, words) ?? []).join(' ');
	return { before, ...sayStep(selection, words) };
}

function plain([strong, text]: readonly [string, string] | readonly string[]): Said {
	return { tone: 'plain', strong: strong ?? '', ...(text ? { text } : {}) };
}

/** The rule's own reason where there are words for it, else what the step waits for. */
function refusalWords({ now }: AnySelection, { rule }: Refusal, text: RunText): readonly string[] {
	const { refuse, wait } = text;
	if (rule === 'B-EXC-1' || rule === 'S-SETUP-3') return refuse.emptyLine;
	if (rule === 'B-KEY-4') return refuse.notShown;
	if (now.kind === 'discard' && rule === 'S-TURN-3') return refuse.star;
	if (now.kind === 'draw' || now.kind === 'marker') return refuse.emptyAltar;
	return wait[now.kind] ?? refuse.rule(rule);
}

function sayStep(selection: AnySelection, words: Words): Said {
	const { now, selected, ghost, pause } = selection;
	const { run } = words;
	const { note } = run;
	if (pause) return sayPause(pause, words);
	switch (now.kind) {
		case 'core':
			return plain([note.core, note.coreText]);
		case 'others':
			return plain(run.wait['others'] ?? []);
		case 'line':
			return plain([note.line, note.lineText]);
		case 'act':
			if (ghost) return sayHeld(selection, words);
			return plain(selection.mustPass ? [note.mustPass, note.mustPassText] : [note.act, note.actText]);
		case 'put-back':
			return plain([note.putBack(selection.player.supply.length, now.over), note.putBackText]);
		case 'claim':
			return { tone: 'gold', strong: note.claim(now.claimable.length), text: note.claimText };
		case 'marker':
			return plain([note.marker, note.markerText]);
		case 'discard':
			return plain([note.discard, note.discardText]);
		case 'draw':
			return plain([note.draw(now.left), note.drawText]);
		case 'ancients': {
			if (selected.target === null) return plain([note.tie, note.tieText]);
			const { stars } = selection.cardOf(now.card);
			const [from, to] = cornersOf(ghost?.look.cells ?? []);
			return {
				...plain([note.ancients, note.ancientsText(now.site + 1, run.card.corner(stars ?? 0))]),
				after: words.puzzle.note.where(from, to, ghost?.look.top ?? 0)
			};
		}
		case 'end':
			return { tone: 'gold', strong: note.end(run.tiers[selection.tier], selection.score.total) };
	}
}

function sayHeld(selection: AnySelection, { run, puzzle }: Words): Said {
	const { ghost, claims } = selection;
	if (!ghost) return plain([]);
	const said = sayLook(ghost.look, puzzle, puzzle.reasons);
	if (!ghost.look.legal) return said;
	const points = [...claims.keys()].reduce((sum, id) => sum + selection.cardOf(id).vp, 0);
	return claims.size > 0
		? { ...said, tone: 'good', second: run.note.claims(claims.size, points) }
		: { ...said, second: run.note.claimsNone };
}

function sayPause(pause: Told, words: Words): Said {
	const { note } = words.run;
	return pause.what === 'no-room'
		? plain([note.noRoom, note.noRoomText(sayPiece(pause.piece, words))])
		: plain([note.emptySite, pause.what === 'empty-site' ? note.emptySiteText(pause.site + 1) : '']);
}

function sayHappening(selection: AnySelection, event: Told, words: Words): string | null {
	const { run, common } = words;
	const { told, levels } = run;
	switch (event.what) {
		case 'refill':
			return told.refill(run.yard.site(event.site + 1, sayPiece(event.piece, words)));
		case 'drawn':
			return event.card === null
				? null
				: told.drawn(levels[event.altar], describeKey(selection.cardOf(event.card).squares, common.key));
		case 'claimed':
			return told.claimed(
				event.cards.length,
				event.cards.reduce((sum, id) => sum + selection.cardOf(id).vp, 0)
			);
		case 'marked':
			return told.marked(levels[event.altar]);
		case 'discarded':
			return told.discarded(levels[selection.cardOf(event.card).level]);
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
