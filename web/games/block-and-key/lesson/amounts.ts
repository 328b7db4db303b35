// What a learner can be asked to count, by name.
import type { Colour, Seat } from '../../../../engine-wasm/host/vocabulary.ts';
import { LEVELS } from '../../../../puzzles/schema/levels.ts';
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import { flatView } from '../flatview.ts';
import { cardOf } from '../cards.ts';
import type { Rules } from '../moment.ts';
import { scoreOf, TIERS_FROM } from '../score.ts';
import { HAND, SOLO_TURNS, SUPPLY_MAX, type Altar, type Player } from '../state.ts';
import { engineAt, positionOf, shapeOf } from '../temple.ts';
import { KEYS_TO_END } from '../turns.ts';
import { Stacks } from '../puzzles/stacks.ts';
import { learner } from './goals.ts';
import { squareName } from './marks.ts';
import { pieceOf, type Scene } from './position.ts';

type Amount = (rules: Rules, scene: Scene, args: readonly (string | number)[]) => number;

const view = ({ deck, moment }: Scene, seat: Seat) => flatView(positionOf(deck, moment.state), seat).flat();
const score =
	(part: 'keys' | 'faces' | 'enigma' | 'total'): Amount =>
	({ engine }, { deck, moment }, [player = 0]) =>
		scoreOf(engine, deck, moment.state, Number(player))[part];

const AMOUNTS: Readonly<Record<string, Amount>> = {
	/** Faces of a colour that a seat sees; without a colour: all. */
	faces: (_, scene, [colour, seat = 'S']) =>
		view(scene, seat as Seat).filter(
			(face) => face && (colour === 'all' || face.colour === (colour as Colour))
		).length,
	/** The height of a stack. */
	height: (_, { deck, moment }, [square]) => {
		const stacks = new Stacks(positionOf(deck, moment.state));
		const { width, depth } = deck.floor;
		for (let x = 0; x < width; x++)
			for (let y = 0; y < depth; y++) if (squareName(x, y) === square) return stacks.height(x, y);
		throw new RangeError(`no square ${square}`);
	},
	/** Placements of a Block that the rules allow. */
	placements: (rules, scene, [name]) =>
		engineAt(rules, scene.moment.state).count(shapeOf(scene.deck, pieceOf(scene.deck, String(name)))),
	'key-points': score('keys'),
	'enigma-faces': score('faces'),
	'enigma-points': score('enigma'),
	points: score('total'),
	/** What a card is worth. */
	worth: (_, { deck }, [card]) => cardOf(deck, String(card)).vp,
	supply: (_, { moment }, [player = 0]) => (moment.state.players[Number(player)] as Player).supply.length,
	/** Blocks too many: they go back into the bag. */
	'too-many': (_, { moment }) => Math.max(0, learner(moment.state).supply.length - SUPPLY_MAX),
	/** Keys to draw now. */
	'to-draw': (_, { moment }) => HAND - learner(moment.state).hand.length,
	claimed: (_, { moment }, [player = 0]) => (moment.state.players[Number(player)] as Player).claimed.length,
	bag: (_, { moment }) => moment.state.bag.length,
	yard: (_, { moment }) => moment.state.yard.filter(Boolean).length,
	altar: (_, { moment }, [altar]) => moment.state.altars[altar as Altar].length,
	/** Cards of a level in the box. */
	cards: (_, { deck }, [level]) =>
		deck.keys.filter((key) => LEVELS.some((one) => one === level) && key.level === level).length,
	/** Cards of a level in the learner's hand. */
	dealt: (_, { deck, moment }, [level]) =>
		learner(moment.state).hand.filter((id) => cardOf(deck, id).level === level).length,
	'blocks-in-box': (_, { deck }) => Object.keys(deck.shapes).length * deck.colours.length,
	'keys-to-end': (_, __, [players]) => KEYS_TO_END[Number(players) as keyof typeof KEYS_TO_END],
	'last-turns': (_, { moment }) => moment.state.lastTurns ?? 0,
	'solo-turns': () => SOLO_TURNS,
	'supply-limit': () => SUPPLY_MAX,
	'hand-size': () => HAND,
	/** The least points of a tier. */
	'tier-from': (_, __, [tier]) => TIERS_FROM.find(([, name]) => name === tier)?.[0] ?? NaN,
	/** The site and the corner that a card names. */
	pips: (_, { deck }, [card]) => cardOf(deck, String(card)).pips ?? 0,
	stars: (_, { deck }, [card]) => cardOf(deck, String(card)).stars ?? 0,
	/** The site that the Ancients empty and the Stars of their corner; 0 while they do not move. */
	'ancients-site': (_, { moment }) =>
		moment.state.step.kind === 'ancients' ? moment.state.step.site + 1 : 0,
	'ancients-stars': (_, { deck, moment }) =>
		moment.state.step.kind === 'ancients' ? (cardOf(deck, moment.state.step.card).stars ?? 0) : 0,
	/** The empty site that the next Block fills; 0 when there is none. */
	'next-site': (_, { moment }) => moment.state.yard.findIndex((piece) => !piece) + 1,
	marks: (_, { moment }) => moment.state.marks.length,
	turn: (_, { moment }) => moment.state.turn
};

export function amount(rules: Rules, [name, ...args]: Check, scene: Scene): number {
	const count = AMOUNTS[name];
	if (!count) throw new RangeError(`nothing to count by the name of ${name}`);
	return count(rules, scene, args);
}
