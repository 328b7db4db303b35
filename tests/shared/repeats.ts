// Finds what is written twice: runs of lines that are the same to the letter, or of the same shape with other names, words and numbers.

/** A line that counts: its number in the file, and what it is compared by. */
interface Line {
	readonly number: number;
	readonly letters: string;
	/** Null where the shape of a line says too little. */
	readonly shape: string | null;
}

export interface Source {
	readonly file: string;
	readonly text: string;
}

export interface Repeat {
	readonly kind: 'letters' | 'shape';
	/** From line to line, in the order of the files. */
	readonly places: readonly [Place, Place];
	/** Lines that count. */
	readonly lines: number;
}

interface Place {
	readonly file: string;
	readonly from: number;
	readonly to: number;
}

const KEYWORDS = new Set(
	`as async await break case catch class const continue default delete do else export extends false finally for from function if in
	instanceof interface let new null of private readonly return satisfies static super switch this throw true try type typeof undefined
	void while yield derived effect state props each html key render snippet attach bind`.split(/\s+/)
);

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Comments and imports become empty lines, so that the numbers of the others stay. */
function bare(text: string): string {
	return text
		.replace(/<!--.*?-->|\/\*.*?\*\//gs, blank)
		.replace(/(^|[\s;{}(,])\/\/[^\n]*/g, '$1')
		.replace(/^\s*import\s[^;]*?;/gms, blank);
}

/** Names, words and numbers replaced; in a style, what a rule is for and its values, for its properties are its words. */
function shapeOf(line: string, inStyle: boolean): string | null {
	if (inStyle) {
		const declaration = /^(--)?([\w-]+): (.*);$/.exec(line);
		if (!declaration) return /[{,]$/.test(line) ? null : line;
		const [, own, property, value = ''] = declaration;
		if (own) return null;
		return `${property}: ${value.replace(/var\(--[\w-]+\)/g, 'v').replace(/-?[\d.]+(%|[a-z]+)?/g, 'n')}`;
	}
	const shape = line
		.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "'")
		.replace(/\b\d[\w.]*/g, '0')
		.replace(/[A-Za-z_$][\w$]*/g, (name) => (KEYWORDS.has(name) ? name : 'i'));
	// A table written as a switch, or the members of a type.
	if (/^(case '|default):$|^return (['0]|null);$|^readonly i\??: i;$/.test(shape)) return null;
	// A name, an entry of a table, a property that is handed on: found everywhere, and it says nothing.
	return /^[\s{}[\]()<>,;:.?|'i0/=-]*$/.test(shape) && (shape.match(/['i0]/g) ?? []).length <= 3
		? null
		: shape;
}

export function linesOf({ file, text }: Source): Line[] {
	let inStyle = file.endsWith('.css');
	return bare(text)
		.split('\n')
		.flatMap((raw, k): Line[] => {
			const line = raw.trim().replace(/\s+/g, ' ');
			if (/^<style\b/.test(line)) inStyle = true;
			if (!/[\p{L}\p{N}]/u.test(line) || /^<\/?(style|script)\b/.test(line)) return [];
			return [{ number: k + 1, letters: line, shape: shapeOf(line, inStyle) }];
		});
}

/** Every pair of places that share a run of so many lines; each run at its full length. */
export function repeats(sources: readonly Source[], least: number): Repeat[] {
	const all = sources.map((source) => ({ file: source.file, lines: linesOf(source) }));
	const of = (kind: Repeat['kind']) =>
		runs(
			all.map(({ file, lines }) => ({
				file,
				lines: lines.flatMap(({ number, [kind]: compared }) =>
					compared === null ? [] : [{ number, compared }]
				)
			})),
			least
		).map((run): Repeat => ({ kind, ...run }));
	const same = of('letters');
	const covers = (one: Repeat, other: Repeat) =>
		one.places.every((place, k) => {
			const at = other.places[k];
			return at && place.file === at.file && place.from <= at.to && place.to >= at.from;
		});
	return [...same, ...of('shape').filter((run) => !same.some((one) => covers(one, run)))];
}

interface Compared {
	readonly file: string;
	readonly lines: readonly { readonly number: number; readonly compared: string }[];
}

function runs(all: readonly Compared[], least: number): Omit<Repeat, 'kind'>[] {
	// Most lines stand nowhere else: no run goes over them.
	const often = new Map<string, number>();
	for (const { lines } of all)
		for (const { compared } of lines) often.set(compared, (often.get(compared) ?? 0) + 1);
	const seen = new Map<string, (readonly [file: number, line: number])[]>();
	for (const [f, { lines }] of all.entries()) {
		let known = 0;
		for (const [end, { compared }] of lines.entries()) {
			known = often.get(compared) === 1 ? 0 : known + 1;
			if (known < least) continue;
			const at = end - least + 1;
			const gram = lines.slice(at, end + 1).map((line) => line.compared);
			const places = seen.get(gram.join('\n'));
			if (places) places.push([f, at]);
			else seen.set(gram.join('\n'), [[f, at]]);
		}
	}
	/** The first line of each run on both sides; a later start within a run is part of it. */
	const found: Omit<Repeat, 'kind'>[] = [];
	const compared = (f: number, at: number) => all[f]?.lines[at]?.compared;
	for (const places of seen.values())
		for (const [k, [f, at]] of places.entries())
			for (const [g, other] of places.slice(k + 1)) {
				const before = compared(f, at - 1);
				if (before !== undefined && before === compared(g, other - 1)) continue;
				let length = least;
				while (
					compared(f, at + length) !== undefined &&
					compared(f, at + length) === compared(g, other + length)
				)
					length++;
				if (f === g && other - at < length) length = other - at;
				if (length >= least)
					found.push({ lines: length, places: [placed(all[f], at, length), placed(all[g], other, length)] });
			}
	return found;
}

function placed(compared: Compared | undefined, at: number, length: number): Place {
	const number = (k: number) => compared?.lines[k]?.number ?? 0;
	return { file: compared?.file ?? '', from: number(at), to: number(at + length - 1) };
}
