// Reads unknown JSON part by part; every fault says where it is and what is wrong, and reading goes on.
import { countOf, effectOf, type Effect } from './effects.ts';
import { CRYSTALS, type Crystal } from './vocabulary.ts';

export interface RecallFault {
	readonly code: 'structure' | 'word' | 'id' | 'count' | 'map' | 'tutorial-map';
	/** The part and item, as `modules Ya` or `faces B1`. */
	readonly where: string;
	/** Plain English for developers. */
	readonly detail: string;
}

export type Json = Readonly<Record<string, unknown>>;

export class Reader {
	readonly faults: RecallFault[] = [];

	fault(code: RecallFault['code'], where: string, detail: string): void {
		this.faults.push({ code, where, detail });
	}

	object(value: unknown, where: string): Json {
		if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
		this.fault('structure', where, 'no object');
		return {};
	}

	list(value: unknown, where: string): readonly unknown[] {
		if (Array.isArray(value)) return value;
		this.fault('structure', where, 'no list');
		return [];
	}

	text(value: unknown, where: string): string {
		if (typeof value === 'string') return value;
		this.fault('structure', where, 'no text');
		return '';
	}

	whole(value: unknown, where: string, least = 0): number {
		if (typeof value === 'number' && Number.isInteger(value) && value >= least) return value;
		this.fault('structure', where, `no whole number from ${least} up`);
		return least;
	}

	wholes(value: unknown, where: string): number[] {
		return this.list(value, where).map((each) => this.whole(each, where, Number.MIN_SAFE_INTEGER));
	}

	/** One of a fixed set of words. */
	word<W extends string>(value: unknown, words: readonly W[], where: string): W {
		const found = words.find((word) => word === value);
		if (found !== undefined) return found;
		this.fault('word', where, `${JSON.stringify(value)} is none of ${words.join(' ')}`);
		return words[0] as W;
	}

	words<W extends string>(value: unknown, words: readonly W[], where: string): W[] {
		return this.list(value, where).map((each) => this.word(each, words, where));
	}

	/** Each member read by its own name. */
	record<T>(value: unknown, where: string, read: (member: unknown, where: string, id: string) => T) {
		const members = Object.entries(this.object(value, where));
		return Object.fromEntries(
			members.map(([id, member]) => [id, read(member, `${where} ${id}`, id)])
		) as Readonly<Record<string, T>>;
	}

	/** As `record`, with exactly these names. */
	table<W extends string, T>(
		value: unknown,
		names: readonly W[],
		where: string,
		read: (member: unknown, where: string) => T
	): Readonly<Record<W, T>> {
		const members = this.object(value, where);
		for (const name of Object.keys(members))
			if (!names.some((known) => known === name)) this.fault('id', `${where} ${name}`, 'not expected here');
		return Object.fromEntries(
			names.map((name) => [name, read(members[name], `${where} ${name}`)])
		) as Readonly<Record<W, T>>;
	}

	effects(value: unknown, where: string): readonly Effect[] {
		return this.list(value, where).flatMap((word) => this.effect(word, where));
	}

	/** The actions of a module: a list, or alternatives after the word `choice`. */
	actions(value: unknown, where: string): readonly Effect[] {
		const [first, ...rest] = this.list(value, where);
		if (first !== 'choice') return this.effects(value, where);
		return [{ is: 'choice', options: rest.map((each) => this.effects(each, where)) }];
	}

	effect(word: unknown, where: string): Effect[] {
		const effect = typeof word === 'string' ? effectOf(word) : null;
		if (effect) return [effect];
		this.fault('word', where, `${JSON.stringify(word)} is no effect`);
		return [];
	}

	/** `white:2`. */
	crystals(value: unknown, where: string): { readonly kind: Crystal; readonly n: number } {
		const [kind, n] = this.text(value, where).split(':');
		const count = countOf(n);
		if (count === null) this.fault('word', where, `${JSON.stringify(value)} is no price`);
		return { kind: this.word(kind, CRYSTALS, where), n: count ?? 1 };
	}
}
