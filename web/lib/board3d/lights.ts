// The light on the board: a sun that casts shadows, and what comes from everywhere.
import { AmbientLight, DirectionalLight } from 'three';
import type { Rgb } from './buffers.ts';

const AMBIENT: Rgb = [0.709, 0.716, 0.734];
const SUN = scaledToUnit([-0.45, 0.62, 0.64]);
const SUN_DISTANCE = 24;
const SHADOW_BOX = 9;

function scaledToUnit([x, y, z]: Rgb): Rgb {
	const length = Math.hypot(x, y, z);
	return [x / length, y / length, z / length];
}

export function ambientLight(): AmbientLight {
	const light = new AmbientLight();
	light.color.setRGB(...AMBIENT);
	light.intensity = Math.PI;
	return light;
}

/** A face towards the seat gets exactly 1: what the ambient light leaves open, the sun fills. */
export function sunLight(shadowSize: number): DirectionalLight {
	const sun = new DirectionalLight();
	const [r, g, b] = AMBIENT;
	sun.color.setRGB((1 - r) / SUN[2], (1 - g) / SUN[2], (1 - b) / SUN[2]);
	sun.intensity = Math.PI;
	sun.position.set(SUN[0] * SUN_DISTANCE, SUN[1] * SUN_DISTANCE, SUN[2] * SUN_DISTANCE);
	sun.castShadow = true;
	const { shadow } = sun;
	shadow.mapSize.set(shadowSize, shadowSize);
	shadow.camera.left = shadow.camera.bottom = -SHADOW_BOX;
	shadow.camera.right = shadow.camera.top = SHADOW_BOX;
	shadow.camera.near = 4;
	shadow.camera.far = SUN_DISTANCE * 2;
	shadow.normalBias = 0.02;
	shadow.radius = 1.6;
	return sun;
}
