// A worker that answers one question: does hardware draw WebGL here? The page would stand still until the browser knows.
import { hasWebGl } from './webgl.ts';

postMessage(hasWebGl(new OffscreenCanvas(1, 1), 'hardware'));
