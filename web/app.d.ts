// What every page carries: its language and the texts of the frame around it.
import type { Language } from '$lib/text/languages.ts';
import type { Common } from '$lib/text/en/common.ts';

declare global {
	/** The civil date (UTC) of what was built: no honest clock is before it. */
	const BUILT_ON: string;
	/** Where the site stands, without a slash at its end; empty when that is not known. */
	const SITE: string;

	namespace App {
		interface PageData {
			language: Language;
			common: Common;
		}
	}
}
