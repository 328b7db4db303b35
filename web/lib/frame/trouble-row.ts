// Puts the row that tells troubles above the page. The step between keeps its style out of pages that may never show it.
import { mount } from 'svelte';

let shown: Promise<unknown> | null = null;

/** Once; it then follows by itself. */
export function showTroubles(): void {
	shown ??= import('./TroubleRow.svelte').then(({ default: TroubleRow }) => {
		const target = document.querySelector('.page') ?? document.body;
		return mount(TroubleRow, { target, ...(target.firstChild ? { anchor: target.firstChild } : {}) });
	});
}
