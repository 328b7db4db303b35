// What a check needs of a browser, whatever drives it, and hands that find things by the names they are known by.

export interface Driver {
	/** With its version. */
	readonly name: string;
	goto(url: string): Promise<void>;
	/** The value of an expression in the page, awaited. */
	value<T>(expression: string): Promise<T>;
	/** A real click in the middle of it. */
	click(selector: string): Promise<void>;
	/** By the name of the key in the standard, as `a` or `ArrowLeft`. */
	press(key: string): Promise<void>;
	choose(selector: string, file: string): Promise<void>;
	close(): Promise<void>;
}

/** A machine that does other things too may take its time. */
const PATIENCE_MS = 45_000;
const BETWEEN_MS = 100;
const MARK = 'data-touched';

/** In the page: the first thing to press that can be seen and whose name begins with the given words, marked for the click. */
const findNamed = (words: string): string => `(() => {
	const nameOf = (one) =>
		(one.getAttribute('aria-label') ?? (one.labels?.[0] ?? one).textContent ?? '').replace(/\\s+/g, ' ').trim();
	for (const old of document.querySelectorAll('[${MARK}]')) old.removeAttribute('${MARK}');
	const all = [...document.querySelectorAll('button, a[href], input')];
	const isSeen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
	const found = all.find((one) => !one.disabled && nameOf(one).startsWith(${JSON.stringify(words)}) && isSeen(one));
	found?.setAttribute('${MARK}', '');
	return found !== undefined;
})()`;

export class Hands {
	readonly driver: Driver;

	constructor(driver: Driver) {
		this.driver = driver;
	}

	/** Waits until the expression is true in the page. */
	async until(expression: string, what: string): Promise<void> {
		const end = Date.now() + PATIENCE_MS;
		let trouble = '';
		while (Date.now() < end) {
			try {
				if (await this.driver.value<boolean>(expression)) return;
			} catch (error) {
				// A page that is just being left cannot answer.
				trouble = ` (${error instanceof Error ? error.message : String(error)})`;
			}
			await new Promise((passed) => setTimeout(passed, BETWEEN_MS));
		}
		throw new Error(`never came: ${what}${trouble}`);
	}

	/** Waits until the page shows these words. */
	reads(words: string): Promise<void> {
		return this.until(
			`document.body?.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(words)}) ?? false`,
			`“${words}”`
		);
	}

	async tap(words: string): Promise<void> {
		await this.until(findNamed(words), `a button “${words}”`);
		try {
			await this.driver.click(`[${MARK}]`);
		} catch (error) {
			throw new Error(
				`could not press “${words}”: ${error instanceof Error ? error.message : String(error)}`,
				{ cause: error }
			);
		}
	}
}
