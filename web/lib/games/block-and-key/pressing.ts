// What a key that is pressed does at a run.
import type { Camera } from '$lib/boards/placing/camera.svelte.ts';
import { isTaken } from '$lib/ui/shortcuts.ts';
import { device } from '$lib/frame/device.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import { runDeedOf } from './keys.ts';

interface Around {
	readonly camera: Camera;
	/** After the main button, with what came of it. */
	readonly feel: (done: boolean) => void;
	readonly help: () => void;
}

export async function press(event: KeyboardEvent, desk: Desk, { camera, feel, help }: Around): Promise<void> {
	if (event.defaultPrevented || isTaken(event)) return;
	const { session } = desk;
	const deed = runDeedOf(event, device.singles);
	if (!deed || (deed.kind === 'step' && !session.ghost)) return;
	event.preventDefault();
	switch (deed.kind) {
		case 'offer':
			return desk.offer(deed.index);
		case 'second':
			return desk.second();
		case 'place':
			return feel(await desk.primary());
		case 'turn':
			return session.turn(deed.turn, deed.way);
		case 'step':
			if (session.now.kind !== 'ancients') return session.step(deed.step);
			return session.nextPlacement(deed.step === 'left' || deed.step === 'near' ? -1 : 1);
		case 'undo':
			return desk.undo();
		case 'look':
			if (camera.solid) camera.look();
			return;
		case 'camera':
			if (camera.solid) camera.next();
			return;
		case 'cancel':
			return desk.cancel();
		case 'help':
			return help();
	}
}
