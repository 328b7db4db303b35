// What a person has selected in Recall, and what the buttons would do with it. The rules say whether that is allowed. Used by the
// solo game and by lessons.
import type { Playable, Selection } from '$lib/play/playable.ts';
import { RECALL } from '../../../../puzzles/recall/data.ts';
import type { Refusal } from '../../../games/game.ts';
import type { Action } from '../../../games/recall/action.ts';
import { options } from '../../../games/recall/apply.ts';
import { decider, personOf, top } from '../../../games/recall/course.ts';
import { known } from '../../../games/recall/known.ts';
import type { FieldId } from '../../../games/recall/ids.ts';
import type { State } from '../../../games/recall/state.ts';
import { actionOf, CLOSING, facetsOf, FREE, type Ask, type Facets } from './facets.ts';
import { fieldsNamed, placeOf } from './layout.ts';
import type { Lore } from './lore.svelte.ts';
import { narrow, type Narrowing } from './narrowing.ts';
import { moduleAt, splitThing, type Marks } from './things.ts';
import { tryDeveloping, tryOut } from './tries.ts';

export const VIEWS = ['map', 'console', 'knowledge', 'cards', 'score'] as const;
export type View = (typeof VIEWS)[number];

/** Parts of the list below: what is to be done now, what is free, what might be good, and in lessons anything at all. */
export const SEGMENTS = ['now', 'free', 'advice', 'try'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** What is done on the map while such a task is pending. */
const DEED_OF: Readonly<Record<string, string>> = {
	explore: 'explore',
	develop: 'develop',
	place: 'place',
	sty: 'sty',
	island: 'island',
	raft: 'raft',
	alembic: 'remove'
};

export class RecallSelection implements Selection<Action> {
	/** As it was when the selection was made. */
	state: State = $state.raw() as State;
	/** What the rules say, where it has been fetched. */
	readonly lore: Lore | null = null;
	/** Lessons let everything be tried. */
	readonly tries: boolean = false;
	readonly #on: Playable<State, Action>;

	view = $state<View>('map');
	segment = $state<Segment>('now');
	#chosen = $state.raw<Facets>({});
	refusal = $state.raw<Refusal | null>(null);
	/** What is explained in the sheet; null while it is closed. */
	explained = $state<string | null>(null);
	/** A tap explains instead of choosing. */
	asking = $state(false);

	readonly me = $derived.by(() => this.#on.player);
	/** Who decides; the table is theirs. */
	readonly who = $derived(decider(this.state) ?? this.me);
	readonly over = $derived(this.state.phase === 'over');
	readonly person = $derived(personOf(this.state, this.who));
	readonly known = $derived(known(this.state, this.who));
	readonly task = $derived(top(this.state) ?? null);
	readonly options = $derived<readonly Action[]>(this.over ? [] : options(this.state));
	readonly main = $derived(
		this.options.filter((action) => !CLOSING.includes(action.do) && !FREE.includes(action.do))
	);
	readonly free = $derived(this.options.filter((action) => FREE.includes(action.do)));
	readonly narrowing = $derived.by((): Narrowing => {
		if (this.segment === 'try') return tryOut(this.state, this.#chosen);
		const deed = DEED_OF[this.task?.is ?? ''];
		// Nothing is possible: the map can still be asked why.
		const offered =
			this.segment === 'now' && this.main.length === 0 && deed
				? { questions: [], answers: { deed }, action: null, possible: { at: [] } }
				: narrow(this.state, this.segment === 'free' ? this.free : this.main, this.#chosen);
		return tryDeveloping(this.state, offered, this.#chosen) ?? offered;
	});
	/** What the first button would do: also something that the rules refuse, if a tap on the table says so. */
	readonly action = $derived.by((): Action | null => {
		const { answers, action, possible } = this.narrowing;
		if (this.segment === 'try') return action;
		const isAttempt = (['at', 'what', 'to'] as const).some((ask) => {
			const wished = this.#chosen[ask];
			return wished !== undefined && possible[ask] !== undefined && !possible[ask].includes(wished);
		});
		return isAttempt && answers.deed ? actionOf(this.state, { ...answers, ...this.#chosen }) : action;
	});
	/** Forgo, give the stones back, end the turn. */
	readonly closing = $derived.by((): Action | null => {
		const found = this.options.find((action) => CLOSING.includes(action.do));
		if (found) return found;
		const { phase } = this.state;
		if (!this.tries || phase === 'start' || phase === 'draft' || this.over) return null;
		// It can be tried, and the rules say what is missing.
		return { do: this.task ? 'decline' : 'end' };
	});
	readonly marks = $derived.by((): Marks => this.#marks());
	/** What the map should bring into sight. */
	readonly focus = $derived.by((): readonly FieldId[] => {
		const { at, from } = this.marks.fields;
		if (at.length + from.length > 0) return [...at, ...from];
		return Object.keys(this.person.figures);
	});

	constructor(on: Playable<State, Action>, lore: Lore | null = null, tries = false) {
		this.#on = on;
		this.lore = lore;
		this.tries = tries;
		this.state = on.view;
		this.#showView();
	}

	/** An answer in the list; the same one again takes it back. */
	choose(ask: Ask, value: string): void {
		this.refusal = null;
		const isSame = this.#chosen[ask] === value;
		const kept: Facets = isSame ? without(this.#chosen, ask) : { ...this.#chosen, [ask]: value };
		// Answers that depended on the old one go; of the others the narrowing leaves out those that do not fit.
		if (ask === 'deed') this.#chosen = isSame ? {} : { deed: value };
		else if (ask === 'from') this.#chosen = without(kept, 'at', 'figures', 'what');
		else if (ask === 'at') this.#chosen = without(kept, 'figures', this.segment === 'try' ? 'pay' : 'what');
		else this.#chosen = kept;
		if (ask === 'deed') this.#showView();
	}

	/** A tap on a field of the map. */
	pick(field: FieldId): void {
		if (this.asking) return this.explain(field);
		const { possible, answers } = this.narrowing;
		const place = placeOf(field);
		if (this.segment === 'try') {
			const open = this.narrowing.questions.find(({ values }) => values.length === 0)?.ask;
			const asks = this.narrowing.questions.filter(({ values }) => values.length === 0).map(({ ask }) => ask);
			if (!open) return this.explain(field);
			const isSource =
				asks.includes('from') && (this.#chosen.from === undefined || this.#chosen.from === field);
			return this.choose(isSource ? 'from' : asks.includes('at') ? 'at' : 'from', field);
		}
		if (place && possible.at?.includes(place)) return this.choose('at', place);
		const isTarget = possible.at?.includes(field) ?? false;
		if (!isTarget && possible.from?.includes(field)) return this.choose('from', field);
		if (isTarget || (possible.at && answers.deed) || answers.from) return this.choose('at', field);
		this.explain(field);
	}

	/** A tap on anything else of the table, by its name. */
	tap(thing: string): void {
		if (this.asking) return this.explain(thing);
		const answer = this.#answerOf(thing);
		if (!answer) return this.explain(thing);
		const { deed, ...rest } = answer;
		const isSame = Object.entries(rest).every(([ask, value]) => this.#chosen[ask as Ask] === value);
		this.refusal = null;
		if (deed !== undefined && this.narrowing.answers.deed !== deed) this.#chosen = answer;
		else
			this.#chosen = isSame
				? without(this.#chosen, ...(Object.keys(rest) as Ask[]))
				: { ...this.#chosen, ...answer };
	}

	explain(thing: string): void {
		this.explained = thing;
	}

	show(view: View): void {
		this.view = view;
	}

	open(segment: Segment): void {
		this.refusal = null;
		this.segment = segment;
		this.#chosen = {};
	}

	/** The view beside the present one. */
	turn(by: number, views: readonly View[] = VIEWS): void {
		const at = views.indexOf(this.view) + by;
		this.view = views[Math.min(views.length - 1, Math.max(0, at))] ?? this.view;
	}

	do(action: Action): boolean {
		this.refusal = this.#on.act(action);
		if (this.refusal) return false;
		this.#changed();
		return true;
	}

	follow(): void {
		if (this.state !== this.#on.view) this.#changed();
	}

	#changed(): void {
		const from = this.#chosen.at;
		const moving = this.narrowing.answers.deed;
		this.state = this.#on.view;
		this.refusal = null;
		this.segment = 'now';
		this.#chosen = {};
		this.#showView();
		// Whoever walks on walks on with the same group.
		if (moving === 'move' && this.task?.is === 'move' && from && this.narrowing.possible.from?.includes(from))
			this.#chosen = { from };
	}

	suggest(action: Action): void {
		this.refusal = null;
		this.segment = FREE.includes(action.do) ? 'free' : 'now';
		this.#chosen = facetsOf(this.state, action);
		this.#showView();
	}

	/** To where the present question is answered. */
	#showView(): void {
		const { phase, round } = this.state;
		const deed = this.narrowing.answers.deed ?? '';
		const { possible } = this.narrowing;
		const onMap = (possible.at !== undefined || possible.from !== undefined) && !deed.startsWith('use.');
		if (onMap || ['orient', 'camp'].includes(deed)) this.view = 'map';
		else if (deed === 'track' || deed === 'gear') this.view = 'knowledge';
		else if (['draft', 'path', 'goal', 'cassette'].includes(deed)) this.view = 'cards';
		else if (phase === 'over') this.view = 'score';
		else if (!this.task && phase === 'open' && round > 0) this.view = 'console';
	}

	/** What a thing of the table answers now; null when it answers nothing. */
	#answerOf(thing: string): Facets | null {
		const { possible, answers } = this.narrowing;
		const [kind, id] = splitThing(thing);
		const module = kind === 'module' ? moduleAt(this.person, Number(id)) : null;
		if (this.segment === 'now' && this.main.some((action) => action.do === 'insert')) {
			if (module) return { deed: 'insert', what: module };
			// A slot that is not free is tried all the same.
			return kind === 'slot' ? { deed: 'insert', to: id } : null;
		}
		if (answers.deed === 'produce' && RECALL.production[id]) return { what: id };
		const isNamed =
			kind === '' ||
			kind === answers.deed ||
			kind === 'slot' ||
			(kind === 'box' && possible.what?.includes(id));
		const word = module ?? (isNamed ? id : null);
		if (word === null) return null;
		const ask = (['what', 'to'] as const).find((each) => possible[each]?.includes(word));
		return ask ? { [ask]: word } : null;
	}

	#marks(): Marks {
		const { possible, answers } = this.narrowing;
		const at = this.#chosen.at ?? answers.at;
		const wholes = (names: readonly string[]) => names.flatMap((name) => [...fieldsNamed(name)]);
		const chosen = { ...answers, ...this.#chosen };
		return {
			fields: {
				at: wholes(possible.at ?? []),
				from: possible.from ?? [],
				chosen: wholes([...(at ? [at] : []), ...(answers.from ? [answers.from] : [])])
			},
			target: (thing) => this.#answerOf(thing) !== null,
			chosen: (thing) => {
				const answer = this.#answerOf(thing);
				return (
					answer !== null &&
					(answer.deed ?? chosen.deed) === chosen.deed &&
					Object.entries(answer).every(([ask, value]) => chosen[ask as Ask] === value)
				);
			},
			turn: answers.deed === 'orient' && answers.what !== undefined ? Number(answers.what) : null
		};
	}
}

function without(facets: Facets, ...asks: readonly Ask[]): Facets {
	return Object.fromEntries(Object.entries(facets).filter(([ask]) => !asks.includes(ask as Ask)));
}
