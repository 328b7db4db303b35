// What the puzzle screen needs only once it is in use: fetched when the first puzzle stands, so that it stands sooner.
export { default as Dialogs } from './Dialogs.svelte';
export { default as Drawer } from '$lib/ui/Drawer.svelte';
export { default as HintLadder } from './HintLadder.svelte';
export { default as Solved } from './Solved.svelte';
export { default as Tries } from './Tries.svelte';
export { default as TabBar } from '$lib/frame/TabBar.svelte';
export { feel } from '$lib/frame/feedback.ts';
export { sayHintNote } from './hints.ts';
// A share sheet opens only right after a tap, so its module must not be waited for then.
import '$lib/progress/share.ts';
