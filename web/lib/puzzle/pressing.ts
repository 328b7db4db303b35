// What a key that is pressed does at a puzzle.
import type { PuzzleDesk } from './desk.svelte.ts';
import { deedOf, isTaken } from './keys.ts';
import { preferences } from './preferences.svelte.ts';
import type { PuzzleSession } from './session.svelte.ts';

export function press(event: KeyboardEvent, session: PuzzleSession, desk: PuzzleDesk): void {
	if (event.defaultPrevented || isTaken(event)) return;
	const deed = deedOf(event, preferences.singles);
	if (!deed || (deed.kind === 'step' && (!session.ghost || session.done))) return;
	event.preventDefault();
	switch (deed.kind) {
		case 'choose':
			if (deed.block < session.puzzle.supply.length) session.choose(deed.block);
			break;
		case 'turn':
			session.turn(deed.turn, deed.way);
			break;
		case 'step':
			session.step(deed.step);
			break;
		case 'place':
			desk.place();
			break;
		case 'undo':
			session.undo();
			break;
		case 'hint':
			desk.hint();
			break;
		case 'look':
			if (desk.camera.solid) desk.camera.look();
			break;
		case 'camera':
			if (desk.camera.solid) desk.camera.next();
			break;
		case 'key':
			session.turnKey(desk.shownKey);
			break;
		case 'cancel':
			desk.cancel();
			break;
		case 'help':
			desk.front = 'keys';
			break;
	}
}
