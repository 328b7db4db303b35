// What the shortcuts of a run or of a lesson at its table do.
import type { Camera } from '$lib/boards/placing/camera.svelte.ts';
import { isTaken } from '$lib/ui/shortcuts.ts';
import { device } from '$lib/frame/device.svelte.ts';
import type { BlockPanels } from './panels.svelte.ts';
import { runCommandOf } from './keys.ts';

/** What a lesson has not. */
interface RunScreenCommands {
	readonly camera: Camera;
	/** After the main button, with what came of it. */
	readonly feel: (done: boolean) => void;
	readonly help: () => void;
}

export async function onShortcut(
	event: KeyboardEvent,
	panels: BlockPanels,
	screen: RunScreenCommands | null = null
): Promise<void> {
	if (event.defaultPrevented || isTaken(event)) return;
	const { selection } = panels;
	const command = runCommandOf(event, device.singles);
	if (!command || (command.kind === 'step' && !selection.ghost)) return;
	if (!screen && !isForLessons(command.kind)) return;
	event.preventDefault();
	switch (command.kind) {
		case 'offer':
			return panels.offer(command.index);
		case 'second':
			return panels.second();
		case 'place': {
			const done = await panels.primary();
			return screen?.feel(done);
		}
		case 'turn':
			return selection.turn(command.turn, command.way);
		case 'step':
			if (selection.now.kind !== 'ancients') return selection.step(command.step);
			return selection.nextPlacement(command.step === 'left' || command.step === 'near' ? -1 : 1);
		case 'undo':
			return panels.undo();
		case 'look':
			if (screen?.camera.solid) screen.camera.look();
			return;
		case 'camera':
			if (screen?.camera.solid) screen.camera.next();
			return;
		case 'cancel':
			return panels.cancel();
		case 'help':
			return screen?.help();
	}
}

/** A lesson has one camera, its own help and nothing to undo: the browser keeps these keys. */
const isForLessons = (kind: string): boolean => !['undo', 'look', 'camera', 'help'].includes(kind);
