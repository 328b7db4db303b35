// Whether the screen has room for columns, for what CSS cannot do. Called while a component is set up.
import { onMount } from 'svelte';

/** Not wide until the page has taken over: that is how it was written beforehand. */
export function watchWidth(): { readonly wide: boolean } {
	let wide = $state(false);
	onMount(() => {
		const query = window.matchMedia('(min-width: 1024px)');
		const look = () => (wide = query.matches);
		look();
		query.addEventListener('change', look);
		return () => query.removeEventListener('change', look);
	});
	return {
		get wide() {
			return wide;
		}
	};
}
