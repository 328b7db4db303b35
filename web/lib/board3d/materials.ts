// What the things on the board are made of, in the colours, patterns and letters of the present look.
import { GreaterDepth, MeshBasicMaterial, MeshLambertMaterial, type CanvasTexture } from 'three';
import { COLOURS, type Colour } from '../../../engine-wasm/host/vocabulary.ts';
import type { Palette } from './palette.ts';
import { coreTopTexture, floorTexture, tileTexture } from './textures.ts';
import type { View } from './view.ts';

/** Nearer than what it is drawn upon. */
const NEARER = { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -4 } as const;

const forColours = (options: ConstructorParameters<typeof MeshLambertMaterial>[0]) =>
	Object.fromEntries(COLOURS.map((c) => [c, new MeshLambertMaterial(options)])) as Record<
		Colour,
		MeshLambertMaterial
	>;

export class Materials {
	readonly bodies = forColours({});
	readonly ghostBodies = forColours({ transparent: true, depthWrite: false, ...NEARER });
	readonly coreTop = new MeshLambertMaterial();
	readonly floorTop = new MeshLambertMaterial();
	readonly rim = new MeshLambertMaterial();
	readonly rod = new MeshLambertMaterial({ vertexColors: true });
	readonly lines = new MeshBasicMaterial({ vertexColors: true });
	/** Seen through whatever stands before it. */
	readonly through = new MeshBasicMaterial({ vertexColors: true, depthTest: false, transparent: true });
	/** Only what lies behind something else. */
	readonly behind = new MeshBasicMaterial({
		vertexColors: true,
		depthFunc: GreaterDepth,
		depthWrite: false,
		transparent: true
	});
	readonly depthOnly = new MeshBasicMaterial({ colorWrite: false, transparent: true, ...NEARER });

	/** Colours, patterns and letters of everything but the floor's top. */
	setLook(palette: Palette, letters: Readonly<Record<Colour, string>> | null, strongPatterns: boolean): void {
		for (const colour of COLOURS) {
			const texture = tileTexture(palette, colour, strongPatterns, letters?.[colour] ?? null);
			replaceMap(this.bodies[colour], texture);
			this.ghostBodies[colour].map = texture;
			this.ghostBodies[colour].needsUpdate = true;
		}
		replaceMap(this.coreTop, coreTopTexture(palette));
		this.rim.color.set(palette.rim);
	}

	setFloor(palette: Palette, view: View, plain: boolean): void {
		replaceMap(this.floorTop, floorTexture(palette, view, plain));
	}

	dispose(): void {
		for (const colour of COLOURS) {
			this.bodies[colour].map?.dispose();
			this.bodies[colour].dispose();
			this.ghostBodies[colour].dispose();
		}
		for (const material of [this.coreTop, this.floorTop]) material.map?.dispose();
		for (const material of [
			this.coreTop,
			this.floorTop,
			this.rim,
			this.rod,
			this.lines,
			this.through,
			this.behind,
			this.depthOnly
		]) {
			material.dispose();
		}
	}
}

function replaceMap(material: MeshLambertMaterial, texture: CanvasTexture): void {
	material.map?.dispose();
	material.map = texture;
	material.needsUpdate = true;
}
