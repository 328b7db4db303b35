// Surfaces, bars and colours in the form in which three.js takes them.
import { BufferGeometry, Color, Float32BufferAttribute } from 'three';
import type { Bars } from './edges.ts';
import type { Surface } from './mesh.ts';

export type Rgb = readonly [number, number, number];

export function rgb(colour: string): Rgb {
	const { r, g, b } = new Color(colour);
	return [r, g, b];
}

export function surfaceGeometry(surface: Surface): BufferGeometry {
	const geometry = new BufferGeometry();
	geometry.setAttribute('position', new Float32BufferAttribute(surface.positions, 3));
	geometry.setAttribute('normal', new Float32BufferAttribute(surface.normals, 3));
	geometry.setAttribute('uv', new Float32BufferAttribute(surface.uvs, 2));
	geometry.setIndex(surface.indices);
	return geometry;
}

export function barGeometry(bars: Bars): BufferGeometry {
	const geometry = new BufferGeometry();
	geometry.setAttribute('position', new Float32BufferAttribute(bars.positions, 3));
	geometry.setAttribute('color', new Float32BufferAttribute(bars.colours, 3));
	geometry.setIndex(bars.indices);
	return geometry;
}
