// Sharing a puzzle: the way that this device offers, told in the note line.
import type { PuzzleText } from '$lib/text/en/puzzle.ts';
import { share, shareChannels, shareText } from '$lib/progress/share.ts';

/** The text to be copied by hand, where nothing else works; else null. A long link leaves no room for words. */
export async function shareAs(
	session: { say(text: string): void } | null,
	words: string,
	link: string,
	text: PuzzleText
): Promise<string | null> {
	const made = shareText({ words, link });
	const said = made.ok ? made.text : link;
	const outcome = await share(said, shareChannels(navigator, window.matchMedia('(pointer: coarse)').matches));
	session?.say(text.note[outcome]);
	return outcome === 'select' ? said : null;
}
