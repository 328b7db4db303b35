// What the things on the board are made of, in the colours, patterns and letters of the present look.
import { MeshBasicMaterial, MeshLambertMaterial, type CanvasTexture } from 'three';
import { COLOURS, type Colour } from '../../../engine-wasm/host/vocabulary.ts';
import { paletteOf, type Palette, type Theme } from './palette.ts';
import { coreTopTexture, floorTexture, tileTexture } from './textures.ts';
import type { View } from './view.ts';

export interface Look {
	readonly theme: Theme;
	readonly letters: Readonly<Record<Colour, string>> | null;
	readonly strongPatterns: boolean;
}

/** Nearer than what it is drawn upon. */
const NEARER = { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -4 } as const;

const forColours = (options: ConstructorParameters<typeof MeshLambertMaterial>[0]) =>
	Object.fromEntries(COLOURS.map((c) => [c, new MeshLambertMaterial(options)])) as Record<
		Colour,
		MeshLambertMaterial
	>;

export class Materials {
	palette: Palette = paletteOf('light');
	readonly bodies = forColours({});
	readonly ghostBodies = forColours({ transparent: true, depthWrite: false, ...NEARER });
	readonly coreTop = new MeshLambertMaterial();
	readonly floorTop = new MeshLambertMaterial();
	readonly rim = new MeshLambertMaterial();
	readonly rod = new MeshLambertMaterial({ vertexColors: true });
	readonly lines = new MeshBasicMaterial({ vertexColors: true });
	/** Seen through whatever stands before it. */
	readonly through = new MeshBasicMaterial({ vertexColors: true, depthTest: false, transparent: true });
	readonly depthOnly = new MeshBasicMaterial({ colorWrite: false, transparent: true, ...NEARER });

	/** What is drawn with colours of the palette must be drawn again. */
	setLook({ theme, letters, strongPatterns }: Look): void {
		this.palette = paletteOf(theme);
		for (const colour of COLOURS) {
			const texture = tileTexture(this.palette, colour, strongPatterns, letters?.[colour] ?? null);
			replaceMap(this.bodies[colour], texture);
			this.ghostBodies[colour].map = texture;
			this.ghostBodies[colour].needsUpdate = true;
		}
		replaceMap(this.coreTop, coreTopTexture(this.palette));
		this.rim.color.set(this.palette.rim);
	}

	setFloor(view: View, plain: boolean): void {
		replaceMap(this.floorTop, floorTexture(this.palette, view, plain));
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
