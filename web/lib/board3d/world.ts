// The scene of the board as three.js objects: floor, pieces, ghost and signs, each drawn anew when it is told. It keeps what the
// camera and the fingers have to know of it.
import {
	Group,
	Mesh,
	type AmbientLight,
	type BufferGeometry,
	type DirectionalLight,
	type Scene
} from 'three';
import type { Cell, Position, Seat } from '../../../engine-wasm/host/vocabulary.ts';
import { blockCells } from '../boards/plan.ts';
import { extentOf } from './extent.ts';
import { floorMeshes } from './floor.ts';
import { ghostMeshes, stepBetween, type Ghost } from './ghost.ts';
import { ambientLight, sunLight } from './lights.ts';
import { Materials, type Look } from './materials.ts';
import { pieceMeshes } from './pieces.ts';
import { signMeshes, type Marks } from './signs.ts';
import { seenCells, viewFrom, type Point, type View } from './view.ts';

export class World {
	readonly #scene: Scene;
	readonly #sun: DirectionalLight;
	readonly #ambient: AmbientLight = ambientLight();
	readonly #groups = {
		floor: new Group(),
		pieces: new Group(),
		ghost: new Group(),
		marks: new Group()
	};
	readonly #materials = new Materials();
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
		this.#sun = sunLight(shadowSize);
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

	/** Colours, patterns and letters; what is drawn with them must be set again. */
	setLook(look: Look): void {
		this.#materials.setLook(look);
	}

	/** The slab with its labels and the rod; `plain` leaves both away. */
	setFloor(position: Position, seat: Seat, plain: boolean): void {
		this.#view = viewFrom(seat, position.floor);
		this.#plain = plain;
		this.#held = [];
		this.#materials.setFloor(this.#view, plain);
		fill(this.#groups.floor, floorMeshes(this.#view, plain, this.#materials));
	}

	setPieces(position: Position): void {
		this.#position = position;
		this.#visited = [];
		fill(this.#groups.pieces, pieceMeshes(this.#view, position, this.#materials));
		const cells = [...blockCells(position, 0), ...position.blocks.flatMap((block) => block.cells)];
		this.#standing = seenCells(this.#view, cells);
	}

	/** Returns how far the ghost stood from here if it only moved; null if it is new, turned or gone. */
	setGhost(ghost: Ghost | null): Point | null {
		const before = this.#held;
		this.#held = ghost ? seenCells(this.#view, ghost.cells) : [];
		this.#visited = ghost ? [...this.#visited, ...this.#held] : [];
		fill(this.#groups.ghost, ghost ? ghostMeshes(this.#view, ghost, this.#held, this.#materials) : []);
		return ghost && stepBetween(before, this.#held);
	}

	/** Shows the ghost so far from its place. */
	shiftGhost([x, y, z]: Point): void {
		this.#groups.ghost.position.set(x, y, z);
	}

	setMarks(marks: Marks): void {
		fill(this.#groups.marks, signMeshes(this.#view, marks, this.#position, this.#standing, this.#materials));
	}

	/** What the camera has to show: slab, rod, Blocks, and everywhere the held one has been. */
	extent(): Point[] {
		return extentOf(this.#view, [...this.#standing, ...this.#visited, ...this.#held], this.#plain);
	}

	dispose(): void {
		for (const group of Object.values(this.#groups)) fill(group, []);
		this.#scene.clear();
		this.#sun.dispose();
		this.#ambient.dispose();
		this.#materials.dispose();
	}
}

/** Puts these in the place of all that is in a group, and frees its geometry; materials are shared and stay. */
function fill(group: Group, meshes: readonly Mesh[]): void {
	for (const child of [...group.children]) {
		if (child instanceof Mesh) (child.geometry as BufferGeometry).dispose();
		group.remove(child);
	}
	for (const mesh of meshes) group.add(mesh);
}
