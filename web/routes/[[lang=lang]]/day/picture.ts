// The picture of a day that is shared, as a list of marks on paper: date, results, keystones, the week. It is made from what may be
// told and from nothing else, so there is no key, no position and no answer in it.
import { STONES_OF_ARCH } from '$lib/charts/arch.ts';
import type { CivilDate } from '$lib/progress/civil.ts';
import { KEYSTONES_MAX, type Result } from '$lib/progress/honours.ts';
import type { WeekDay } from '$lib/progress/week.ts';
import { ICONS } from '$lib/ui/icons.ts';
import { PEBBLES, TILE, WAVES } from '../ground.ts';
import { HOLE, STONE, STONE_STEP } from '$lib/puzzle/keystone.ts';

export const PICTURE = { width: 1200, height: 630 } as const;

/** A token of tokens.css. */
type Ink = string;

interface Placed {
	readonly x: number;
	readonly y: number;
}

export interface PathMark extends Placed {
	readonly kind: 'path';
	readonly path: string;
	readonly scale: number;
	readonly fill: Ink | null;
	readonly stroke: Ink | null;
	/** In units of the path. */
	readonly width: number;
	readonly dash?: readonly number[];
	readonly opacity?: number;
}

export interface TextMark extends Placed {
	readonly kind: 'text';
	readonly text: string;
	readonly font: 'serif' | 'sans';
	readonly size: number;
	readonly bold?: boolean;
	readonly middle?: boolean;
	readonly fill: Ink;
}

export type Mark = PathMark | TextMark;

export interface DayTold {
	readonly title: string;
	readonly subtitle: string;
	/** With their words, from the top. */
	readonly lines: readonly (Pick<Result, 'level' | 'keystones'> & {
		readonly name: string;
		readonly said: string;
	})[];
	readonly week: readonly (WeekDay & { readonly name: string })[];
	readonly now: CivilDate;
}

const LAYERS = [190, 342, 490] as const;
const path = (mark: Partial<PathMark> & Pick<PathMark, 'path'>): PathMark => ({
	kind: 'path',
	x: 0,
	y: 0,
	scale: 1,
	fill: null,
	stroke: null,
	width: 1,
	...mark
});
const rectangle = (width: number, height: number) => `M0 0h${width}v${height}h${-width}z`;

export function dayPicture({ title, subtitle, lines, week, now }: DayTold): Mark[] {
	return [
		path({ path: rectangle(PICTURE.width, PICTURE.height), fill: 'air' }),
		...LAYERS.flatMap((top, k) => ground(k + 1, top)),
		...rod(),
		path({ path: 'M6 4.5h20L22.4 27.5H9.6z', x: 112, y: 44, scale: 2.4, stroke: 'ink', width: 2.6 }),
		path({ path: 'M13 10.5h6v5h-2v4h-2v-4h-2z', x: 112, y: 44, scale: 2.4, fill: 'ink' }),
		{ kind: 'text', text: title, x: 202, y: 86, font: 'serif', size: 56, fill: 'ink' },
		{ kind: 'text', text: subtitle, x: 204, y: 128, font: 'sans', size: 26, fill: 'ink2' },
		...lines.flatMap((line, k) => result(line, LAYERS[k] ?? 0, k === 2 ? 'on-stratum-3' : 'ink')),
		...arch(week, now)
	];
}

function ground(depth: number, top: number): Mark[] {
	const [fill, line] = [`stratum-${depth}`, `stratum-${depth}-line`];
	const tiles = [0, TILE.width];
	const pebbles = (PEBBLES[depth] ?? []).map(([x, y, rx, ry]) => ({ x, y, rx, ry }));
	return [
		...tiles.flatMap((x) => [
			path({ path: `${WAVES[depth]}V28H0z`, x, y: top, fill }),
			path({ path: WAVES[depth] ?? '', x, y: top, stroke: line, width: 2 })
		]),
		path({ path: rectangle(PICTURE.width, PICTURE.height), y: top + 27, fill }),
		...tiles.flatMap((left) =>
			pebbles.map(({ x, y, rx, ry }) =>
				path({
					path: `M${-rx} 0a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`,
					x: left + x,
					y: top + 28 + y,
					scale: 1.4,
					stroke: line,
					width: 1.4
				})
			)
		)
	];
}

function rod(): Mark[] {
	return Array.from({ length: 10 }, (_, k) =>
		path({
			path: rectangle(22, 54),
			x: 54,
			y: 44 + 54 * k,
			fill: k % 2 === 0 ? 'rod-light' : 'rod',
			stroke: 'rod-line',
			width: 2
		})
	);
}

function result({ level, keystones, name, said }: DayTold['lines'][number], top: number, fill: Ink): Mark[] {
	return [
		path({ path: ICONS[level], x: 112, y: top + 38, scale: 1.9, stroke: fill, width: 1.9 }),
		{ kind: 'text', text: name, x: 176, y: top + 78, font: 'serif', size: 46, fill },
		{ kind: 'text', text: said, x: 116, y: top + 118, font: 'sans', size: 26, fill },
		...Array.from({ length: KEYSTONES_MAX }, (_, k) => {
			const at = { x: 500 + k * STONE_STEP * 4, y: top + 46, scale: 4 };
			const won = k < keystones;
			return [
				path({
					...at,
					path: STONE,
					fill: won ? 'gold' : null,
					stroke: won ? 'on-gold' : fill,
					width: 1,
					opacity: won ? 1 : 0.5
				}),
				path({ ...at, path: HOLE, fill: won ? 'on-gold' : fill, opacity: won ? 1 : 0.4 })
			];
		}).flat()
	];
}

function arch(week: DayTold['week'], now: CivilDate): Mark[] {
	const at = { x: 985, y: 318, scale: 2.1 };
	return STONES_OF_ARCH.flatMap(({ weekday, path: stone, x, y }): Mark[] => {
		const day = week[weekday];
		if (!day) return [];
		const set = day.state === 'solved';
		const [fill, stroke, ink] =
			day.date === now && set
				? ['gold', 'on-gold', 'on-gold']
				: day.date === now
					? ['gold-bg', 'gold', 'gold-ink']
					: set
						? ['action', 'paper', 'on-action']
						: ['sheet', 'edge', 'ink2'];
		return [
			path({
				...at,
				path: stone,
				fill,
				stroke,
				width: 1.4,
				...(day.state === 'ahead' ? { dash: [4, 3] } : {})
			}),
			{
				kind: 'text',
				text: day.name,
				x: at.x + x * at.scale,
				y: at.y + (y + 4) * at.scale,
				font: 'sans',
				size: 25,
				bold: true,
				middle: true,
				fill: ink
			}
		];
	});
}
