// What every part of the scene has to know: colours, materials, the seat's view and the cells in it. Provided by Scene.svelte.
import { getContext, setContext } from 'svelte';
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import type { Materials } from './materials.ts';
import type { Palette } from './palette.ts';
import type { View } from './view.ts';

interface BoardContext {
	readonly palette: Palette;
	readonly materials: Materials;
	readonly view: View;
	/** Every cell that stands, as the seat sees it. */
	readonly standing: readonly Cell[];
	/** The cells of the held Block, as the seat sees them; none without one. */
	readonly held: readonly Cell[];
}

const KEY = Symbol('board');

export const provideBoard = (board: BoardContext) => setContext(KEY, board);
export const useBoard = () => getContext<BoardContext>(KEY);
