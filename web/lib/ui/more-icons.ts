// The drawings of places, games and runs, beside those of icons.ts.
import { dot, ICONS } from '$lib/ui/icons.ts';

export const ALL_ICONS = {
	...ICONS,
	search: `${dot(10.6, 10.6, 6.4)}M15.4 15.4l5 5`,
	larger: `${dot(10.6, 10.6, 6.4)}M15.4 15.4l5 5M10.6 7.6v6M7.6 10.6h6`,
	whole: `${dot(10.6, 10.6, 6.4)}M15.4 15.4l5 5M7.6 10.6h6`,
	sliders: `M3 7.5h9.4M18 7.5h3M3 16.5h3M11.6 16.5H21${dot(15.2, 7.5, 2.7)}${dot(8.8, 16.5, 2.7)}`,
	today: 'M4 6.2h16v14H4zM4 10.4h16M8 3.4v4.4M16 3.4v4.4M11 15.2h5',
	ancients: 'M2.8 20.2h18.4M5 20v-4h4.6v-4h4.2V8H19v12',
	learn:
		'M12 6.6C10 4.9 7.2 4.3 3.4 4.4v14c3.8-.1 6.6.5 8.6 2.2 2-1.7 4.8-2.3 8.6-2.2v-14c-3.8-.1-6.6.5-8.6 2.2zM12 6.6v13.6',
	you: `${dot(12, 7.8, 4)}M4.6 20.4c.6-4 3.4-6 7.4-6s6.8 2 7.4 6`,
	toFirst: 'M5 5v14M20 12H8.4M14.2 6L8.2 12l6 6',
	toLast: 'M19 5v14M4 12h11.6M9.8 6l6 6-6 6',
	moves: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
	dig: 'M14.6 3.2l6.2 6.2-3 1.2-4.4-4.4zM14.4 9.6L5 19a1.4 1.4 0 0 0 0 2 1.4 1.4 0 0 0 2 0l9.4-9.4',
	cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
	pencil: 'M4 20l1-4.6L16.4 4l3.6 3.6L8.6 19zM13.8 6.6l3.6 3.6',
	cards: 'M8.6 3.8h11.6v14H8.6zM5 7v14.2h11.4',
	pyramid: 'M12 4l9.4 15.6H2.6zM8.9 9.2h6.2M5.7 14.4h12.6',
	hexagon: 'M12 2.8l8 4.6v9.2l-8 4.6-8-4.6V7.4zM12 8.4l3.2 1.8v3.6L12 15.6l-3.2-1.8v-3.6z'
} as const;

export type AnyIconName = keyof typeof ALL_ICONS;
