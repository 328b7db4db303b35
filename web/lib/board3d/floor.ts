// The slab that everything stands on, and the rod at its corner that shows how high is allowed.
import { CylinderGeometry, Float32BufferAttribute, SphereGeometry, type BufferGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { HEIGHT } from '../../../engine-wasm/host/vocabulary.ts';
import { rgb } from './buffers.ts';
import { ROD_AT, ROD_RADIUS, marginOf, thicknessOf } from './extent.ts';
import type { Palette } from './palette.ts';
import { scenePoint, type View } from './view.ts';

/** A box: its third group of six is the top. */
export function slabGeometry({ width, depth }: View, plain: boolean): BufferGeometry {
	const margin = marginOf(plain);
	const [w, d] = [width + 2 * margin, depth + 2 * margin];
	const thick = thicknessOf(plain);
	const box = new RoundedBoxGeometry(w, thick, d, 3, plain ? 0.05 : 0.1);
	const places = box.getAttribute('position');
	const uvs = box.getAttribute('uv');
	for (let n = 0; n < places.count; n++) {
		uvs.setXY(n, places.getX(n) / w + 0.5, 0.5 - places.getZ(n) / d);
	}
	return box.translate(0, -thick / 2, 0);
}

/** The bands of the rod and its cap. */
export function rodGeometries(view: View, palette: Palette): BufferGeometry[] {
	const [x, , z] = scenePoint(view, -ROD_AT, -ROD_AT, 0);
	const banded = (geometry: BufferGeometry, band: number) => {
		const colour = rgb(band % 2 === 0 ? palette.rod : palette.rodLight);
		const { count } = geometry.getAttribute('position');
		const colours = Array.from({ length: count }, () => colour).flat();
		return geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
	};
	const bands = Array.from({ length: HEIGHT }, (_, band) => {
		const geometry = new CylinderGeometry(ROD_RADIUS, ROD_RADIUS, 1, 20, 1, true);
		return banded(geometry.translate(x, band + 0.5, z), band);
	});
	const cap = new SphereGeometry(ROD_RADIUS, 20, 6, 0, Math.PI * 2, 0, Math.PI / 2);
	return [...bands, banded(cap.translate(x, HEIGHT, z), HEIGHT - 1)];
}
