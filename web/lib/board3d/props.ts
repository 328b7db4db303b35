// The props of the 3D board.
import type { Colour, Position, Seat } from '../../../engine-wasm/host/vocabulary.ts';
import type { CameraPreset } from './camera.ts';
import type { Ghost } from './ghost.ts';
import type { Theme } from './palette.ts';
import type { Marks } from './signs.ts';
import type { Column } from './view.ts';

export interface BoardProps
	extends Pick<Marks, 'offenders' | 'rings'>, Partial<Pick<Marks, 'marked' | 'outlined' | 'flag'>> {
	position: Position;
	seat: Seat;
	ghost: Ghost | null;
	camera: CameraPreset;
	theme: Theme;
	motion: boolean;
	/** Letters on all faces, or none. */
	letters: Readonly<Record<Colour, string>> | null;
	strongPatterns: boolean;
	/** Numbers on the stacks. */
	heights?: boolean;
	/** Without labels and rod, for small pictures inside a text; the page can still be scrolled over it. */
	plain?: boolean;
	/** A tap on a floor square or on a stack. */
	onpick?: ((square: Column) => void) | undefined;
	/** The held Block is dragged over this column. */
	ondragghost?: ((square: Column) => void) | undefined;
	/** Two fingers were twisted by a quarter: 1 clockwise on the screen. */
	ontwist?: ((quarterTurns: 1 | -1) => void) | undefined;
	/** The first frame is drawn. */
	onready?: () => void;
	/** The picture is gone, or could never be made. */
	oncontextlost?: () => void;
}
