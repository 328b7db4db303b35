// Asks the device what it can draw. Loaded only where it is asked.
import { hasWebGl } from './webgl.ts';

export const draws = (wish: 'hardware' | 'any'): boolean => hasWebGl(document.createElement('canvas'), wish);

export function drawsByHardware(): Promise<boolean> {
	if (typeof OffscreenCanvas === 'undefined') return Promise.resolve(draws('hardware'));
	const worker = new Worker(new URL('./drawing.ts', import.meta.url), { type: 'module' });
	return new Promise<boolean>((answered) => {
		worker.onmessage = ({ data }) => answered(data === true);
		worker.onerror = () => answered(false);
	}).finally(() => worker.terminate());
}
