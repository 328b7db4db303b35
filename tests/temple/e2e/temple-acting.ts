// Temple of Artefacts in the page: everything by the names of cards, places and buttons.
import type { Locator, Page } from '@playwright/test';
import { act } from '../../../web/games/lesson/teacher.ts';
import { isAssistant } from '../../../web/games/temple/cards.ts';
import { templeTeacher, type TempleScene } from '../../../web/games/temple/lesson/teacher.ts';
import { parseAction } from '../../../web/games/temple/notation.ts';
import { isPlace } from '../../../web/games/temple/places.ts';
import type { Action, State } from '../../../web/games/temple/state.ts';
import { assistantName, cardName } from '../../../web/lib/games/temple/names.ts';
import words from '../../../web/lib/games/temple/text/en.ts';
import type { Acting } from '../../e2e/lesson-player.ts';

export function templeActing(): Acting {
	let scene: TempleScene | null = null;
	return {
		open(step) {
			scene = step.kind === 'do' || step.kind === 'forbidden' ? templeTeacher.open(step.position) : null;
		},
		async act(page, _, written) {
			const action = parseAction(written);
			if (!scene || !action) throw new Error(written);
			await actTemple(page, scene.moment.state, action);
			const tried = act(templeTeacher, scene, written);
			if (tried.ok) scene = tried.scene;
		},
		target: (page, step, target) => templeThing(page, templeTeacher.open(step.position).moment.state, target)
	};
}

const press = async (locator: Locator): Promise<void> => {
	await locator.focus();
	await locator.press('Enter');
};

/** A place, an assistant, or a card in somebody's area. */
function templeThing(page: Page, state: State, id: string): Locator {
	if (isPlace(id)) return page.getByRole('button', { name: new RegExp(`^${id},`) });
	if (isAssistant(id)) return page.getByRole('button', { name: new RegExp(`^${assistantName(id, words)}`) });
	const owned = state.players.flatMap(({ area }) => area).find(({ card }) => card === id);
	const name = cardName(id, words);
	const same = state.players
		.flatMap(({ area }) => area)
		.filter(({ card, set }) => cardName(card, words) === name && (set === null) === (owned?.set === null));
	return page
		.getByRole('button', { name: owned?.set === null ? name : words.turned(name), exact: true })
		.nth(same.findIndex(({ card }) => card === id));
}

export async function actTemple(page: Page, state: State, action: Action): Promise<void> {
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	const panel = (name: keyof typeof words.panels) =>
		page.getByRole('button', { name: new RegExp(`^${words.panels[name]}( \\d+)?$`) });
	const { deeds } = words;
	switch (action.do) {
		case 'take':
		case 'peek': {
			if (action.place.startsWith('m')) await press(button(words.levels.m));
			if (action.place.startsWith('g')) await press(button(words.levels.g));
			await press(templeThing(page, state, action.place));
			return press(button(action.do === 'take' ? deeds.take : deeds.look));
		}
		case 'hire':
		case 'assistant':
			await press(panel('display'));
			await press(templeThing(page, state, action.assistant));
			return press(button(action.do === 'hire' ? deeds.hire : deeds.free));
		case 'trigger':
		case 'secure':
			await press(panel('area'));
			for (const card of action.cards) await press(templeThing(page, only(state, 0), card));
			return press(button(deeds[action.do]));
		case 'steal':
			await press(panel('others'));
			await press(templeThing(page, only(state, 1), action.card));
			return press(button(deeds.steal));
		case 'discard':
			await press(panel('area'));
			await press(templeThing(page, only(state, 0), action.card));
			return press(button(deeds.discard));
		case 'end':
			return press(button(deeds.end));
	}
}

/** The own area, or those of all others: what a panel shows at a time. */
function only(state: State, from: 0 | 1): State {
	return { ...state, players: from === 0 ? state.players.slice(0, 1) : state.players.slice(1) };
}
