// Lifetime of geometry: Threlte frees objects only when their component goes, so what a component replaces it frees itself.
import { useThrelte } from '@threlte/core';
import type { BufferGeometry } from 'three';

/**
 * Frees geometries, made together, when others take their place or the component goes. `casts`: they cast shadows, which are then
 * drawn again.
 */
export function ownGeometry(geometries: () => readonly (BufferGeometry | null)[], casts: boolean): void {
	const { renderer } = useThrelte();
	$effect(() => {
		const own = geometries();
		if (casts) renderer.shadowMap.needsUpdate = true;
		return () => {
			for (const geometry of own) geometry?.dispose();
			if (casts) renderer.shadowMap.needsUpdate = true;
		};
	});
}
