// A run or a deal on its way out of a page: what became of it, and the text where nothing else is left.
import {
	makeDealLink,
	makeRunLink,
	RUN_LINK_MAX,
	type SharedRun
} from '../../../games/block-and-key/run-link.ts';
import { tier } from '../../../games/block-and-key/score.ts';
import { deck } from '../../../../puzzles/block-and-key/deck.ts';
import type { AncientsText } from './text/en/ancients.ts';
import type { Language } from '$lib/text/languages.ts';
import { share, shareChannels, shareText, type ShareOutcome } from '$lib/progress/share.ts';
import { sharedDealAddress, sharedRunAddress } from './addresses.ts';

/** Room for words and address beside the longest link. */
const CHARACTERS_MAX = RUN_LINK_MAX + 400;

export class Sharing {
	/** What became of it, newly said each time; null before. */
	outcome = $state<ShareOutcome | null>(null);
	/** To be selected by hand. */
	field = $state<string | null>(null);
	/** A new number makes the same words heard again. */
	times = $state(0);

	/** The run to watch; `total` once it is finished. */
	run(run: SharedRun, total: number | null, language: Language, text: AncientsText): Promise<void> {
		const words = total === null ? text.share.openRun : text.share.run(total, text.tiers[tier(total)]);
		return this.#send(words, sharedRunAddress(language, makeRunLink(deck, run)));
	}

	/** The same deal to play. */
	deal({ seed }: Pick<SharedRun, 'seed'>, language: Language, text: AncientsText): Promise<void> {
		return this.#send(text.share.deal, sharedDealAddress(language, makeDealLink(seed)));
	}

	async #send(words: string, path: string): Promise<void> {
		const link = location.origin + path;
		const made = shareText({ words, link }, CHARACTERS_MAX);
		const said = made.ok ? made.text : link;
		this.field = null;
		this.outcome = await share(
			said,
			shareChannels(navigator, window.matchMedia('(pointer: coarse)').matches)
		);
		this.times++;
		if (this.outcome === 'select') this.field = said;
	}
}
