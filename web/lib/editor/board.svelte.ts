// The placing board of the editor: a session over the whole box whose empty hand reports the squares it points at.
import type { Column } from '../../games/block-and-key/seats.ts';
import { PuzzleSession, type SessionOptions } from '$lib/puzzle/session.svelte.ts';
import type { Play } from '$lib/progress/records.ts';

export class EditorBoard extends PuzzleSession {
	readonly #onpoint: (square: Column) => void;

	constructor(options: SessionOptions<Play>, onpoint: (square: Column) => void) {
		super(options);
		this.#onpoint = onpoint;
	}

	override moveTo(square: Column): void {
		if (this.ghost) super.moveTo(square);
		else this.#onpoint(square);
	}
}
