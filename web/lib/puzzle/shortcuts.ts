// What the shortcuts of the puzzle screen do.
import type { PuzzlePanels } from './panels.svelte.ts';
import { isTaken } from '$lib/ui/shortcuts.ts';
import { commandOf } from '$lib/boards/placing/keys.ts';
import { device } from '$lib/frame/device.svelte.ts';
import type { PuzzleSession } from './session.svelte.ts';

export function onShortcut(event: KeyboardEvent, session: PuzzleSession, panels: PuzzlePanels): void {
	if (event.defaultPrevented || isTaken(event)) return;
	const command = commandOf(event, device.singles);
	if (!command || (command.kind === 'step' && (!(session.ghost ?? session.missed) || session.done))) return;
	event.preventDefault();
	switch (command.kind) {
		case 'choose':
			if (command.block < session.puzzle.supply.length) session.choose(command.block);
			break;
		case 'turn':
			session.turn(command.turn, command.way);
			break;
		case 'step':
			session.step(command.step);
			break;
		case 'place':
			panels.place();
			break;
		case 'undo':
			session.undo();
			break;
		case 'hint':
			panels.hint();
			break;
		case 'look':
			if (panels.camera.solid) panels.camera.look();
			break;
		case 'camera':
			if (panels.camera.solid) panels.camera.next();
			break;
		case 'key':
			session.turnKey(panels.shownKey);
			break;
		case 'cancel':
			panels.cancel();
			break;
		case 'help':
			panels.front = 'keys';
			break;
	}
}
