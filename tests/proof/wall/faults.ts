// What can be measured on a page as it stands: sideways scrolling, emptiness below, words that are cut off or leave their button, things
// to touch that lie over each other or are too small.
import type { Page } from '@playwright/test';
import { emptyBelow, smallTargets } from '../../e2e/accessible.ts';

/** Runs in the page. */
function look(language: string): string[] {
	const faults = new Set<string>();
	const SLACK = 1.5;
	/** Letters are lower than the room that their font asks for. */
	const SLACK_HIGH = 0.4;
	const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';

	/** Looked at once each: asking the page anew for every word and every box around it took most of the time. */
	const once = <T>(ask: (element: Element) => T) => {
		const known = new Map<Element, T>();
		return (element: Element): T => {
			let found = known.get(element);
			if (found === undefined) known.set(element, (found = ask(element)));
			return found;
		};
	};
	const styleOf = once((element) => {
		const { display, position, overflow, overflowX, overflowY, fontSize } = getComputedStyle(element);
		return { display, position, overflow, overflowX, overflowY, fontSize };
	});
	const boxOf = once((element) => element.getBoundingClientRect());

	const named = (element: Element): string => {
		const classes = [...element.classList].filter((name) => !name.startsWith('svelte-')).join('.');
		const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
		return `${element.localName}${classes ? `.${classes}` : ''} “${words || element.ariaLabel || ''}”`;
	};
	/** Hidden from the eyes alone. */
	const isForEars = once((element): boolean => {
		const { clipPath } = getComputedStyle(element);
		return clipPath === 'inset(50%)' || (element.parentElement !== null && isForEars(element.parentElement));
	});
	const isShown = (element: Element): boolean =>
		element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
		!element.closest('.unseen, #svelte-announcer, .skip, .plan.covered, svg, noscript, option, datalist') &&
		!isForEars(element);

	if (document.documentElement.lang !== language) faults.add(`speaks ${document.documentElement.lang}`);
	const beyond = document.documentElement.scrollWidth - innerWidth;
	if (beyond > 0) faults.add(`scrolls ${beyond} px sideways`);

	// Words: inside every box that hides what leaves it, and inside their own control.
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const parent = node.parentElement;
		if (!parent || !node.nodeValue?.trim() || !isShown(parent)) continue;
		const range = document.createRange();
		range.selectNodeContents(node);
		const words = range.getBoundingClientRect();
		if (words.width === 0 || words.height === 0) continue;
		const size = parseFloat(styleOf(parent).fontSize);
		let reachable = true;
		for (let box: Element | null = parent; box && reachable; box = box.parentElement) {
			const { overflowX, overflowY, display } = styleOf(box);
			if (display === 'inline' || display === 'contents') continue;
			const { left, right, top, bottom } = boxOf(box);
			const cutX = words.right > right + SLACK || words.left < left - SLACK;
			const slack = SLACK_HIGH * size;
			const cutY = words.bottom > bottom + slack || words.top < top - slack;
			if ((cutX && /hidden|clip/.test(overflowX)) || (cutY && /hidden|clip/.test(overflowY)))
				faults.add(`words cut off by ${named(box).split(' ')[0]}: ${named(parent)}`);
			else if ((cutX || cutY) && box.matches('button, a, td, th, summary, [role="button"]'))
				faults.add(`words leave ${named(box)}`);
			reachable = !/auto|scroll/.test(overflowX + overflowY);
		}
		if (reachable && (words.right > innerWidth + SLACK || words.left < -SLACK))
			faults.add(`words beyond the screen: ${named(parent)}`);
	}

	// Controls: those that a finger can reach now lie beside each other. Cards of a temple and squares of boards are drawn to overlap.
	const inView = ({ x, y }: { x: number; y: number }) =>
		x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
	const layerOf = (element: Element): Element | null => {
		for (let box: Element | null = element; box; box = box.parentElement)
			if (box.matches('dialog') || ['fixed', 'sticky', 'absolute'].includes(styleOf(box).position))
				return box;
		return null;
	};
	/** What is not hidden by the boxes around it. */
	const visiblePart = (element: Element) => {
		let { left, right, top, bottom } = boxOf(element);
		for (let box = element.parentElement; box; box = box.parentElement) {
			if (styleOf(box).overflow === 'visible' || box === document.body) continue;
			const around = boxOf(box);
			[left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
			[top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
		}
		return { left, right, top, bottom };
	};
	const controls = [...document.querySelectorAll(CONTROLS)].flatMap((element) => {
		if (!isShown(element) || element.closest('.temple, .plan')) return [];
		const box = visiblePart(element);
		const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
		if (box.right - box.left < 2 || box.bottom - box.top < 2) return [];
		const hit = inView(centre) ? document.elementFromPoint(centre.x, centre.y) : element;
		const isFree = hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element));
		return isFree ? [{ element, box, layer: layerOf(element) }] : [];
	});
	for (const [k, one] of controls.entries())
		for (const other of controls.slice(k + 1)) {
			if (one.layer !== other.layer) continue;
			if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
			const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
			const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
			if (width > 2 && height > 2) faults.add(`${named(one.element)} lies over ${named(other.element)}`);
		}
	return [...faults];
}

/** In words, what is wrong with the page in its present size. */
export async function faultsOf(page: Page, language: string): Promise<string[]> {
	const small = (await smallTargets(page, false)).map((target) => {
		const [, opening = '', size = ''] = /^(<[^>]*>).* ([\d.]+ × [\d.]+)$/s.exec(target) ?? [];
		return `too small to touch, ${size}: ${opening.replaceAll(/ ?svelte-\w+/g, '')}`;
	});
	const empty = await emptyBelow(page);
	return [
		...(await page.evaluate(look, language)),
		...small,
		...(empty > 0 ? [`${empty} px are empty below the page`] : [])
	];
}
