// Whether a stored record has the shape that pages rely on. Import asks for far more (schema.ts); this is small enough for the
// first page, and keeps one damaged record from taking all the others along.
import { isCivil } from './civil.ts';
import {
	eachStore,
	STORE_NAMES,
	type Records,
	type RecordTypes,
	type SomeRecords,
	type StoreName
} from './records.ts';

/** Names of texts, numbers, lists, and of numbers that may be null. */
type Model = readonly [texts: string, numbers: string, lists: string, orNull: string];

const MODELS: { readonly [S in StoreName]: Model } = {
	sessions: [
		'key puzzle date openedOn trustedOn',
		'difficulty openedAt hints zone',
		'themes attempts',
		'solvedAt'
	],
	practice: ['key puzzle text', 'difficulty openedAt hints', 'themes attempts', 'solvedAt leftAt'],
	tricky: ['key', 'changedAt', 'themes', ''],
	drafts: ['key text', 'savedAt', '', ''],
	games: ['key game seed origin', 'startedAt savedAt revision', 'seats actions', 'endedAt'],
	lessons: ['key', 'startedAt changedAt steps', '', 'finishedAt'],
	answers: ['key step how', 'at', 'rules', '']
};

type Loose = { readonly [name: string]: unknown };

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
/** Every one of it. */
const isList = (value: unknown, each: (one: unknown) => boolean): boolean =>
	Array.isArray(value) && value.every(each);

const isAttempt = (one: unknown): boolean =>
	isObject(one) && isNumber(one['at']) && isList(one['cells'], Array.isArray);
const isOpen = (open: unknown): boolean =>
	open === null || (isObject(open) && isText(open['step']) && isList(open['actions'], isText));

export function isWhole<S extends StoreName>(store: S, record: unknown): record is RecordTypes[S] {
	if (!isObject(record)) return false;
	const all = (names: string, is: (value: unknown) => boolean) =>
		names === '' || names.split(' ').every((name) => is(record[name]));
	const [texts, numbers, lists, orNull] = MODELS[store];
	const { level = 'sun', date = '2026-01-01', attempts = [], card = { due: 0 } } = record;
	const { actions = [], rules = [], game, endedAt, result, assistedAt = null } = record;
	return (
		all(texts, isText) &&
		all(numbers, isNumber) &&
		all(lists, Array.isArray) &&
		all(orNull, (value) => value === null || isNumber(value)) &&
		/^(star|sun|moon)$/.test(String(level)) &&
		isCivil(String(date)) &&
		(assistedAt === null || isNumber(assistedAt)) &&
		isList(attempts, isAttempt) &&
		isList([actions, rules], (list) => isList(list, isText)) &&
		(store !== 'lessons' || isOpen(record['open'])) &&
		isObject(card) &&
		isNumber(card['due']) &&
		// A run has ended with its result or not at all.
		(game !== 'ancients' || (endedAt === null) === (result === null))
	);
}

/** What is whole of anything that should be records. */
export function wholeOf(records: { readonly [S in StoreName]?: unknown }): Records {
	return eachStore(<S extends StoreName>(store: S): RecordTypes[S][] => {
		const list = records[store];
		return Array.isArray(list) ? list.filter((record) => isWhole(store, record)) : [];
	});
}

export const countOf = (records: SomeRecords): number =>
	STORE_NAMES.reduce((sum, store) => sum + (records[store]?.length ?? 0), 0);
