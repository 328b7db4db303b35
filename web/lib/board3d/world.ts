// The scene of the board: lights, floor, Blocks, ghost and signs as three.js objects. It draws what it is told.
import {
	AmbientLight,
	BufferGeometry,
	Color,
	CylinderGeometry,
	DirectionalLight,
	Float32BufferAttribute,
	Group,
	Mesh,
	MeshBasicMaterial,
	MeshLambertMaterial,
	SphereGeometry,
	type CanvasTexture,
	type Material,
	type Object3D,
	type Scene
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import {
	COLOURS,
	HEIGHT,
	type Cell,
	type Colour,
	type Position,
	type Seat
} from '../../../engine-wasm/host/vocabulary.ts';
import { addBar, dashes, edgesOf, emptyBars, frameAt, type Bars } from './edges.ts';
import { ROD_AT, ROD_RADIUS, extentOf, marginOf, thicknessOf } from './extent.ts';
import { addDot, addFlag, addRing } from './marks.ts';
import { addBlock, emptySurface, type Surface } from './mesh.ts';
import { paletteOf, type Palette, type Theme } from './palette.ts';
import { coreTopTexture, floorTexture, tileTexture } from './textures.ts';
import { scenePoint, seen, seenCells, viewFrom, type Point, type View } from './view.ts';

export interface Ghost {
	readonly colour: Colour;
	readonly cells: readonly Cell[];
	readonly legal: boolean;
	readonly grip: Cell;
}

interface Look {
	readonly theme: Theme;
	readonly letters: Readonly<Record<Colour, string>> | null;
	readonly strongPatterns: boolean;
}

export interface Marks {
	readonly offenders: readonly (readonly [x: number, y: number])[];
	readonly rings: readonly Cell[];
	readonly marked: readonly (readonly [x: number, y: number])[];
	/** Block numbers; the Core Cube is 0. */
	readonly outlined: readonly number[];
	/** The square of a corner. */
	readonly flag: readonly [x: number, y: number] | null;
}

type Rgb = readonly [number, number, number];

const AMBIENT: Rgb = [0.709, 0.716, 0.734];
const SUN = scaledToUnit([-0.45, 0.62, 0.64]);
const SUN_DISTANCE = 24;
const SHADOW_BOX = 9;

const OUTLINE = 0.017;
const STRONG_LINE = 0.045;

function scaledToUnit([x, y, z]: Rgb): Rgb {
	const length = Math.hypot(x, y, z);
	return [x / length, y / length, z / length];
}

function rgb(colour: string): Rgb {
	const { r, g, b } = new Color(colour);
	return [r, g, b];
}

function surfaceGeometry(surface: Surface): BufferGeometry {
	const geometry = new BufferGeometry();
	geometry.setAttribute('position', new Float32BufferAttribute(surface.positions, 3));
	geometry.setAttribute('normal', new Float32BufferAttribute(surface.normals, 3));
	geometry.setAttribute('uv', new Float32BufferAttribute(surface.uvs, 2));
	geometry.setIndex(surface.indices);
	return geometry;
}

function barGeometry(bars: Bars): BufferGeometry {
	const geometry = new BufferGeometry();
	geometry.setAttribute('position', new Float32BufferAttribute(bars.positions, 3));
	geometry.setAttribute('color', new Float32BufferAttribute(bars.colours, 3));
	geometry.setIndex(bars.indices);
	return geometry;
}

function coreCells({ core }: Position): Cell[] {
	if (!core) return [];
	return Array.from({ length: 8 }, (_, n): Cell => [core.x + (n & 1), core.y + ((n >> 1) & 1), n >> 2]);
}

export class World {
	readonly #scene: Scene;
	readonly #sun = new DirectionalLight();
	readonly #ambient = new AmbientLight();
	readonly #groups = {
		floor: new Group(),
		pieces: new Group(),
		ghost: new Group(),
		marks: new Group()
	};
	readonly #bodies: Record<Colour, MeshLambertMaterial>;
	readonly #ghostBodies: Record<Colour, MeshLambertMaterial>;
	readonly #coreTop = new MeshLambertMaterial();
	readonly #floorTop = new MeshLambertMaterial();
	readonly #rim = new MeshLambertMaterial();
	readonly #rod = new MeshLambertMaterial({ vertexColors: true });
	readonly #lines = new MeshBasicMaterial({ vertexColors: true });
	readonly #through = new MeshBasicMaterial({ vertexColors: true, depthTest: false, transparent: true });
	readonly #depthOnly = new MeshBasicMaterial({
		colorWrite: false,
		transparent: true,
		polygonOffset: true,
		polygonOffsetFactor: -1,
		polygonOffsetUnits: -4
	});
	#palette: Palette = paletteOf('light');
	#view: View = viewFrom('S', { width: 2, depth: 2 });
	#position: Position = { floor: { width: 2, depth: 2 }, core: null, blocks: [] };
	#plain = false;
	/** Every cell that stands, as the seat sees it. */
	#standing: Cell[] = [];
	#held: Cell[] = [];
	/** Where the held Block has been: the camera keeps showing it all, so that it never swings to and fro. */
	#visited: Cell[] = [];

	constructor(scene: Scene, shadowSize: number) {
		this.#scene = scene;
		const materials = (options: ConstructorParameters<typeof MeshLambertMaterial>[0]) =>
			Object.fromEntries(COLOURS.map((c) => [c, new MeshLambertMaterial(options)])) as Record<
				Colour,
				MeshLambertMaterial
			>;
		this.#bodies = materials({});
		this.#ghostBodies = materials({
			transparent: true,
			depthWrite: false,
			polygonOffset: true,
			polygonOffsetFactor: -1,
			polygonOffsetUnits: -4
		});
		this.#light(shadowSize);
		scene.add(this.#ambient, this.#sun, this.#sun.target, ...Object.values(this.#groups));
	}

	get view(): View {
		return this.#view;
	}

	get standing(): readonly Cell[] {
		return this.#standing;
	}

	get held(): readonly Cell[] {
		return this.#held;
	}

	/** A face towards the seat gets exactly 1: what the ambient light leaves open, the sun fills. */
	#light(shadowSize: number): void {
		this.#ambient.color.setRGB(...AMBIENT);
		this.#ambient.intensity = Math.PI;
		const [r, g, b] = AMBIENT;
		this.#sun.color.setRGB((1 - r) / SUN[2], (1 - g) / SUN[2], (1 - b) / SUN[2]);
		this.#sun.intensity = Math.PI;
		this.#sun.position.set(SUN[0] * SUN_DISTANCE, SUN[1] * SUN_DISTANCE, SUN[2] * SUN_DISTANCE);
		this.#sun.castShadow = true;
		const { shadow } = this.#sun;
		shadow.mapSize.set(shadowSize, shadowSize);
		shadow.camera.left = shadow.camera.bottom = -SHADOW_BOX;
		shadow.camera.right = shadow.camera.top = SHADOW_BOX;
		shadow.camera.near = 4;
		shadow.camera.far = SUN_DISTANCE * 2;
		shadow.normalBias = 0.02;
		shadow.radius = 1.6;
	}

	/** Colours, patterns and letters; what is drawn with them must be set again. */
	setLook({ theme, letters, strongPatterns }: Look): void {
		this.#palette = paletteOf(theme);
		for (const colour of COLOURS) {
			const texture = tileTexture(this.#palette, colour, strongPatterns, letters?.[colour] ?? null);
			replaceMap(this.#bodies[colour], texture);
			this.#ghostBodies[colour].map = texture;
			this.#ghostBodies[colour].needsUpdate = true;
		}
		replaceMap(this.#coreTop, coreTopTexture(this.#palette));
		this.#rim.color.set(this.#palette.rim);
	}

	/** The slab with its labels and the rod; `plain` leaves both away. */
	setFloor(position: Position, seat: Seat, plain: boolean): void {
		this.#view = viewFrom(seat, position.floor);
		this.#plain = plain;
		this.#held = [];
		const { width, depth } = this.#view;
		const margin = marginOf(plain);
		empty(this.#groups.floor);
		const [w, d] = [width + 2 * margin, depth + 2 * margin];
		const thick = thicknessOf(plain);
		const slab = new RoundedBoxGeometry(w, thick, d, 3, plain ? 0.05 : 0.1);
		const places = slab.getAttribute('position');
		const uvs = slab.getAttribute('uv');
		for (let n = 0; n < places.count; n++) {
			uvs.setXY(n, places.getX(n) / w + 0.5, 0.5 - places.getZ(n) / d);
		}
		slab.translate(0, -thick / 2, 0);
		replaceMap(this.#floorTop, floorTexture(this.#palette, this.#view, plain));
		const mesh = new Mesh<BufferGeometry, Material[]>(slab, [
			this.#rim,
			this.#rim,
			this.#floorTop,
			this.#rim,
			this.#rim,
			this.#rim
		]);
		mesh.receiveShadow = true;
		this.#groups.floor.add(mesh);
		if (!plain) this.#addRod();
	}

	#addRod(): void {
		const [x, , z] = scenePoint(this.#view, -ROD_AT, -ROD_AT, 0);
		const add = (geometry: BufferGeometry, band: number) => {
			const colour = rgb(band % 2 === 0 ? this.#palette.rod : this.#palette.rodLight);
			const { count } = geometry.getAttribute('position');
			const colours = Array.from({ length: count }, () => colour).flat();
			geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
			const mesh = new Mesh(geometry, this.#rod);
			mesh.castShadow = true;
			this.#groups.floor.add(mesh);
		};
		for (let band = 0; band < HEIGHT; band++) {
			const geometry = new CylinderGeometry(ROD_RADIUS, ROD_RADIUS, 1, 20, 1, true);
			add(geometry.translate(x, band + 0.5, z), band);
		}
		const cap = new SphereGeometry(ROD_RADIUS, 20, 6, 0, Math.PI * 2, 0, Math.PI / 2);
		add(cap.translate(x, HEIGHT, z), HEIGHT - 1);
	}

	setPieces(position: Position): void {
		this.#position = position;
		this.#visited = [];
		empty(this.#groups.pieces);
		const surfaces = Object.fromEntries(COLOURS.map((c) => [c, emptySurface()])) as Record<Colour, Surface>;
		const top = emptySurface();
		const lines = emptyBars();
		const outline = (cells: readonly Cell[], colour: string) => {
			for (const edge of edgesOf(cells)) addBar(this.#view, lines, edge, OUTLINE, rgb(colour));
		};
		for (const { colour, cells } of position.blocks) {
			const own = seenCells(this.#view, cells);
			addBlock(this.#view, own, () => surfaces[colour]);
			outline(own, this.#palette.blocks[colour].line);
		}
		const core = seenCells(this.#view, coreCells(position));
		if (position.core) {
			const { sides } = position.core;
			const facing = sidesSeen(this.#view.seat);
			addBlock(this.#view, core, (direction) =>
				direction === '+z' || direction === '-z' ? top : surfaces[sides[facing[direction]]]
			);
			this.#spreadMark(top, core);
			outline(core, this.#palette.coreLine);
		}
		for (const colour of COLOURS) this.#addBody(surfaces[colour], this.#bodies[colour]);
		this.#addBody(top, this.#coreTop);
		this.#groups.pieces.add(new Mesh(barGeometry(lines), this.#lines));
		this.#standing = [...core, ...position.blocks.flatMap(({ cells }) => seenCells(this.#view, cells))];
	}

	#addBody(surface: Surface, material: Material): void {
		if (surface.indices.length === 0) return;
		const mesh = new Mesh(surfaceGeometry(surface), material);
		mesh.castShadow = true;
		mesh.receiveShadow = true;
		this.#groups.pieces.add(mesh);
	}

	/** The mark lies once over the whole top of the Core Cube. */
	#spreadMark(top: Surface, core: readonly Cell[]): void {
		const u0 = Math.min(...core.map(([u]) => u));
		const v0 = Math.min(...core.map(([, v]) => v));
		for (let n = 0; n < top.uvs.length; n += 2) {
			top.uvs[n] = ((top.uvs[n] ?? 0) - u0) / 2;
			top.uvs[n + 1] = ((top.uvs[n + 1] ?? 0) - v0) / 2;
		}
	}

	/** Returns how far the ghost stood from here if it only moved; null if it is new, turned or gone. */
	setGhost(ghost: Ghost | null): Point | null {
		empty(this.#groups.ghost);
		const before = this.#held;
		this.#held = ghost ? seenCells(this.#view, ghost.cells) : [];
		this.#visited = ghost ? [...this.#visited, ...this.#held] : [];
		if (!ghost) return null;
		const surface = emptySurface();
		addBlock(this.#view, this.#held, () => surface);
		const geometry = surfaceGeometry(surface);
		// First its depth alone, so that only its outside is seen through.
		const depth = new Mesh(geometry, this.#depthOnly);
		depth.renderOrder = 1;
		const material = this.#ghostBodies[ghost.colour];
		material.opacity = ghost.legal ? 0.93 : 0.62;
		const body = new Mesh(geometry, material);
		body.renderOrder = 2;
		body.castShadow = true;
		body.receiveShadow = true;
		const colour = ghost.legal ? this.#palette.legal : this.#palette.illegal;
		const bars = emptyBars();
		for (const edge of edgesOf(this.#held)) {
			for (const part of ghost.legal ? [edge] : dashes(edge)) {
				addBar(this.#view, bars, part, STRONG_LINE, rgb(colour), 8);
			}
		}
		this.#addGrip(bars, ghost, rgb(colour));
		this.#groups.ghost.add(new Mesh(barGeometry(bars), this.#lines), depth, body);
		return stepBetween(before, this.#held);
	}

	/** Shows the ghost so far from its place. */
	shiftGhost([x, y, z]: Point): void {
		this.#groups.ghost.position.set(x, y, z);
	}

	#addGrip(bars: Bars, { grip }: Ghost, colour: Rgb): void {
		const [u, v] = seen(this.#view, grip[0], grip[1]);
		const z = grip[2];
		const covered = this.#held.some(([a, b, c]) => a === u && b === v && c === z + 1);
		const rim = rgb(this.#palette.dotRim);
		if (covered) addDot(this.#view, bars, [u + 0.5, v, z + 0.5], 'seat', 0.15, colour, rim);
		else addDot(this.#view, bars, [u + 0.5, v + 0.5, z + 1], 'up', 0.15, colour, rim);
	}

	setMarks({ offenders, rings, marked, outlined, flag }: Marks): void {
		empty(this.#groups.marks);
		const signs = emptyBars();
		const frames = emptyBars();
		const palette = this.#palette;
		const top = (u: number, v: number) =>
			Math.max(0, ...this.#standing.filter(([a, b]) => a === u && b === v).map(([, , z]) => z + 1));
		for (const [x, y] of offenders) {
			const [u, v] = seen(this.#view, x, y);
			for (const edge of frameAt(u, v, top(u, v))) {
				addBar(this.#view, frames, edge, STRONG_LINE, rgb(palette.illegal), 8);
			}
		}
		for (const cell of seenCells(this.#view, rings)) {
			addRing(this.#view, signs, cell, rgb(palette.gold), rgb(palette.goldRim));
		}
		for (const [x, y] of marked) {
			const [u, v] = seen(this.#view, x, y);
			addDot(
				this.#view,
				signs,
				[u + 0.5, v + 0.5, top(u, v)],
				'up',
				0.2,
				rgb(palette.action),
				rgb(palette.dotRim)
			);
		}
		for (const number of outlined) {
			const cells = number === 0 ? coreCells(this.#position) : this.#position.blocks[number - 1]?.cells;
			for (const edge of edgesOf(seenCells(this.#view, cells ?? []))) {
				addBar(this.#view, signs, edge, STRONG_LINE, rgb(palette.gold), 8);
			}
		}
		if (flag) {
			const [u, v] = seen(this.#view, flag[0], flag[1]);
			addFlag(this.#view, signs, u, v, rgb(palette.gold), rgb(palette.goldRim));
		}
		if (signs.indices.length > 0) this.#groups.marks.add(new Mesh(barGeometry(signs), this.#lines));
		if (frames.indices.length > 0) {
			const mesh = new Mesh(barGeometry(frames), this.#through);
			mesh.renderOrder = 10;
			this.#groups.marks.add(mesh);
		}
	}

	/** What the camera has to show: slab, rod, Blocks, and everywhere the held one has been. */
	extent(): Point[] {
		return extentOf(this.#view, [...this.#standing, ...this.#visited, ...this.#held], this.#plain);
	}

	dispose(): void {
		for (const group of Object.values(this.#groups)) empty(group);
		this.#scene.clear();
		this.#sun.dispose();
		this.#ambient.dispose();
		for (const colour of COLOURS) {
			this.#bodies[colour].map?.dispose();
			this.#bodies[colour].dispose();
			this.#ghostBodies[colour].dispose();
		}
		for (const material of [this.#coreTop, this.#floorTop]) material.map?.dispose();
		for (const material of [
			this.#coreTop,
			this.#floorTop,
			this.#rim,
			this.#rod,
			this.#lines,
			this.#through,
			this.#depthOnly
		]) {
			material.dispose();
		}
	}
}

/** Which side of the Core Cube looks right, left, away and near from a seat. */
function sidesSeen(seat: Seat): Readonly<Record<'+u' | '-u' | '+v' | '-v', Seat>> {
	const clockwise: readonly Seat[] = ['S', 'W', 'N', 'E'];
	const turned = (by: number): Seat => clockwise[(clockwise.indexOf(seat) + by) % 4] ?? seat;
	return { '-v': turned(0), '-u': turned(1), '+v': turned(2), '+u': turned(3) };
}

/** The way back from one place of a Block to the place before, in the scene; null unless it only moved. */
function stepBetween(before: readonly Cell[], after: readonly Cell[]): Point | null {
	const [first, then] = [before[0], after[0]];
	if (!first || !then || before.length !== after.length) return null;
	const [du, dv, dz] = [first[0] - then[0], first[1] - then[1], first[2] - then[2]];
	const moved = after.every(([u, v, z], n) => {
		const old = before[n];
		return old && old[0] - u === du && old[1] - v === dv && old[2] - z === dz;
	});
	return moved ? [du, dz, -dv] : null;
}

function replaceMap(material: MeshLambertMaterial, texture: CanvasTexture): void {
	material.map?.dispose();
	material.map = texture;
	material.needsUpdate = true;
}

/** Takes everything out of a group and frees its geometry; materials are shared and stay. */
function empty(group: Object3D): void {
	for (const child of [...group.children]) {
		if (child instanceof Mesh) (child.geometry as BufferGeometry).dispose();
		group.remove(child);
	}
}
