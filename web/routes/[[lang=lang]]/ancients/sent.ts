// What a link to a deal brings: only who comes with one loads it.
import { parseDealLink, RunLinkError } from '../../../games/block-and-key/run-link.ts';

export { default as BadRun } from '$lib/games/block-and-key/BadRun.svelte';

export function seedOf(link: string): string | RunLinkError {
	try {
		return parseDealLink(link);
	} catch (error) {
		if (error instanceof RunLinkError) return error;
		throw error;
	}
}
