// Whether there is WebGL here, and whether hardware draws it.

/** Drawing by software, which the option of the standard does not find everywhere. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

export function hasWebGl(canvas: HTMLCanvasElement | OffscreenCanvas, wish: 'hardware' | 'any'): boolean {
	try {
		const options = { failIfMajorPerformanceCaveat: wish === 'hardware' };
		const context = canvas.getContext('webgl2', options) as WebGL2RenderingContext | null;
		if (!context) return false;
		const named = context.getExtension('WEBGL_debug_renderer_info');
		const name: unknown = context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER);
		context.getExtension('WEBGL_lose_context')?.loseContext();
		return wish === 'any' || !SOFTWARE.test(String(name));
	} catch {
		return false;
	}
}
