// The commands `advise` and `report` of the JSON command, for games that have a coach.
import { InputError, readInteger } from '../../../engine-wasm/host/input.ts';
import type { Command } from '../../../engine-wasm/host/protocol.ts';
import type { AnyCoach, Effort, Reason } from '../../../web/games/coach.ts';
import type { Timeline } from '../../../web/games/timeline.ts';

export type AnyTimeline = Timeline<unknown, unknown, unknown, unknown, unknown>;

export interface Refused {
	readonly refused: {
		readonly action: number;
		readonly rule: string;
		readonly facts: Reason['facts'];
	};
}

type Request = Readonly<Record<string, unknown>>;
type ReadLine = (
	request: Request
) => Refused | { readonly coach: AnyCoach | null; readonly timeline: AnyTimeline };

/** More worlds tell no more. */
const PLAYOUTS_MAX = 2048;
const MILLISECONDS_MAX = 60_000;
/** Where neither time nor worlds are given. */
const USUAL: Effort = { playouts: 64 };

export function coachCommands(readLine: ReadLine): Record<string, Command> {
	/** A line of play with the coach of its game. */
	function read(request: Request) {
		const line = readLine(request);
		if ('refused' in line) return line;
		const { coach, timeline } = line;
		if (!coach) throw new InputError('no-coach', 'game', timeline.game.id);
		return { coach, timeline, state: timeline.state, active: timeline.game.active(timeline.state) };
	}

	return {
		advise: {
			takes: 'a line of play, playouts (worlds for each idea) or budget (milliseconds)',
			gives:
				'ideas: [{action, value, error, behind {points, error} of all but the first, equal if it cannot be told from the first, because: [{code, facts}]}], best first; forecast {mean, error, odds by tier}: what a strong player reaches; playouts; with playouts the same every time',
			run(request) {
				const line = read(request);
				if ('refused' in line) return { ...line };
				const { coach, timeline, state, active } = line;
				if (active === null) throw new InputError('over', 'actions');
				const { ideas, forecast, playouts } = coach.advise(state, readEffort(request));
				return {
					ideas: ideas.map(({ action, value, error, behind, equal, because }) => ({
						action: timeline.game.makeAction(action),
						value: hundredths(value),
						error: hundredths(error),
						...(behind && {
							behind: { points: hundredths(behind.points), error: hundredths(behind.error) }
						}),
						...(equal && { equal }),
						because
					})),
					forecast: {
						mean: hundredths(forecast.mean),
						error: hundredths(forecast.error),
						odds: Object.fromEntries(
							Object.entries(forecast.odds).map(([tier, chance]) => [tier, Math.round(1e4 * chance) / 1e4])
						)
					},
					playouts
				};
			}
		},
		report: {
			takes: 'a line of play that is over, player (index, optional)',
			gives:
				'score; start, luck, skill: their sum is the score; accuracy 0 to 100; turns: [{turn, action, played, best, lost, error, because}], action, played and best of its costliest decision, lost and error of the whole turn',
			run(request) {
				const line = read(request);
				if ('refused' in line) return { ...line };
				const { coach, timeline, state, active } = line;
				const { game, moments } = timeline;
				if (active !== null) throw new InputError('not-over', 'actions');
				const last = game.scores(state).length - 1;
				const player =
					request['player'] === undefined ? 0 : readInteger(request['player'], 'player', 0, last);
				const actions = timeline.line.actions.map((word) => game.parseAction(word));
				const steps = coach.report(
					moments.map((moment) => moment.state),
					actions,
					player
				);
				let step = steps.next();
				while (!step.done) step = steps.next();
				const { score, start, luck, skill, accuracy, turns } = step.value;
				return {
					...{ score, start, luck, skill, accuracy: hundredths(accuracy) },
					turns: turns.map(({ turn, index, played, best, lost, error, because }) => ({
						turn,
						action: index,
						played: game.makeAction(played),
						best: game.makeAction(best),
						lost: hundredths(lost),
						error: hundredths(error),
						because
					}))
				};
			}
		}
	};
}

/** So many worlds; or as many as there is time for, at least one round of them. */
function readEffort(request: Request): Effort {
	if (request['playouts'] !== undefined)
		return { playouts: readInteger(request['playouts'], 'playouts', 1, PLAYOUTS_MAX) };
	if (request['budget'] === undefined) return USUAL;
	const end = performance.now() + readInteger(request['budget'], 'budget', 1, MILLISECONDS_MAX);
	return { playouts: PLAYOUTS_MAX, goOn: () => performance.now() < end };
}

const hundredths = (number: number): number => Math.round(100 * number) / 100;
