// Own drawings for Recall on a 24 grid, as strokes unless said otherwise. Everything that has a colour also has a shape or a letter.
import type { Effect } from '../../../../puzzles/recall/schema/effects.ts';
import type { FieldKind } from '../../../../puzzles/recall/schema/vocabulary.ts';

const dot = (x: number, y: number, r: number) =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const FIELD_GLYPHS: Readonly<Record<FieldKind, string>> = {
	farmland: 'M3 18c6-3 12-3 18 0M3 13.5c6-3 12-3 18 0M3 9c6-3 12-3 18 0',
	forest: 'M8 4l5 7h-3l4 6H2l4-6H3zM8 17v4M17.5 8l3.5 5h-2l3 5h-9M17.5 18v3',
	mountain: 'M2 19L9 6l4.6 8L16.4 9 22 19zM7 9.8l2 1.6 2-1.4',
	water:
		'M2.5 8c3-2.6 5.4-2.6 8 0s5.4 2.6 11 0M2.5 13c3-2.6 5.4-2.6 8 0s5.4 2.6 11 0M2.5 18c3-2.6 5.4-2.6 8 0s5.4 2.6 11 0',
	volcano: 'M2.6 20L9 10h6l6.4 10zM9 10c1.6 1.8 4.4 1.8 6 0M12 7.6V3.4M8.2 7.4L6.6 4.4M15.8 7.4l1.6-3',
	camp: 'M12 5L3 19h18zM12 5l-1.6-2M12 5l1.6-2M12 11.6L8.4 19M12 11.6l3.6 7.4',
	storage: 'M4 8h16v12H4zM4 8l3-4h10l3 4M9.4 12h5.2',
	excavation: 'M2.6 20h18.8M4 20c1.6-4.8 4.4-7 8-7s6.4 2.2 8 7M16.4 3.6l4 4M18.4 5.6L10 13',
	monument: 'M5 20.4h14M7.4 20.4V10h9.2v10.4M7.4 10L12 3.4 16.6 10M12 13v4.4'
};

/** Filled. */
export const PAWN =
	'M12 2.6a4.2 4.2 0 0 1 2.3 7.7c2.6 1 4 3.8 4.3 9.1H5.4c.3-5.3 1.7-8.1 4.3-9.1A4.2 4.2 0 0 1 12 2.6z';
export const CRYSTAL = 'M12 2.4l6 6.2-6 13-6-13z';
export const RELIC = 'M6.2 4h11.6l3.4 8-3.4 8H6.2l-3.4-8z';
const CASSETTE = `M3 6h18v12.6H3zM7 18.6l1.4-3.4h7.2l1.4 3.4${dot(8.6, 11, 1.9)}${dot(15.4, 11, 1.9)}`;
export const RAFT = 'M3 15h18l-2 4.4H5zM12 15V4.4l6 7.6h-6';
export const PIG = `M4 13c0-4 3.6-6 8-6s8 2 8 6-3.6 6-8 6-8-2-8-6zM6 8L5 4.6l4 1.8M18 8l1-3.4-4 1.8M9.6 14.4h4.8v2.4H9.6z`;
export const RING = `${dot(12, 12, 8)}${dot(12, 12, 4.4)}`;

/** The sign of an effect; crystals, figures and stones are drawn by their own parts. */
export const EFFECT_GLYPHS: Readonly<Partial<Record<Effect['is'], string>>> = {
	upgrade: 'M8 13.4l4 8 4-8-4-4.6zM12 2v5M9.4 4.4L12 1.8l2.6 2.6',
	move: 'M3 12h15M12.6 6.4L18.4 12l-5.8 5.6M21 5v14',
	water: 'M2.5 17c3-2.6 5.4-2.6 8 0s5.4 2.6 11 0M4 10.4h13M12.6 6l4.6 4.4-4.6 4.4',
	explore: 'M12 2.8l8 4.6v9.2l-8 4.6-8-4.6V7.4zM9.4 9.6a2.8 2.8 0 1 1 3.6 2.8c-.8.3-1 .8-1 1.8M12 17v.4',
	develop: 'M13.6 3.4l7 7-2.4 2.4-7-7zM14.6 8.2L4.4 18.4a1.8 1.8 0 0 0 2.4 2.4L17 10.6',
	points: 'M12 2.8l2.7 5.7 6.1.8-4.5 4.3 1.1 6.2L12 16.8l-5.4 3 1.1-6.2-4.5-4.3 6.1-.8z',
	step: 'M3 20.4h5v-5h5v-5h5v-5h3.4',
	stepAny: 'M3 20.4h5v-5h5v-5h5v-5h3.4M4 9.6L8.4 5.2M4.6 5h4v4',
	cass: CASSETTE,
	modup: 'M4 9h10v8.6L12 20H6l-2-2.4zM18.6 19V5.4M15.6 8.2l3-3 3 3',
	deact: 'M4 3.4h16M7 3.4v4M17 3.4v4M7 12h10v6.6L15 21H9l-2-2.4zM12 12V6.4M9.8 8.4L12 6.2l2.2 2.2',
	freeAct: 'M13.4 2.4L5 13.6h6L9.6 21.6 19 9.8h-6.2z',
	relic: RELIC,
	choice: 'M17 3L7 21',
	copy: 'M8.6 3.8h11.6v14H8.6zM5 7v14.2h11.4'
};
