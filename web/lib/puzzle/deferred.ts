// Dialogs, hints and the solved panel. Loaded after the first puzzle is playable, to keep the first visit small.
export { default as Dialogs } from './Dialogs.svelte';
export { default as DrawnFlat } from './DrawnFlat.svelte';
export { default as Drawer } from '$lib/ui/Drawer.svelte';
export { default as HintLadder } from './HintLadder.svelte';
export { default as Levels } from './Levels.svelte';
export { default as Solved } from './Solved.svelte';
export { default as Tries } from './Tries.svelte';
export { default as TabBar } from '$lib/frame/TabBar.svelte';
export { feel } from '$lib/frame/feedback.ts';
export { laterWords } from './hints.ts';
export { attachDrawing } from '$lib/boards/placing/drawing.ts';
export { drawnOf, drawTo } from './drawn.ts';
export { insight } from './insight.ts';
export { countSolved } from './newcomer.ts';
// A share sheet opens only right after a tap, so its module must not be waited for then.
import './sharing.ts';
