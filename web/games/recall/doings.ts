// Every kind of action with what decides and does it; the order is the order of the options.
import type { Action } from './action.ts';
import { build, chooseTile } from './building.ts';
import { chooseCamp } from './camps.ts';
import { playCassette } from './cassettes.ts';
import type { Doing } from './course.ts';
import { exchange, upgrade } from './crystals.ts';
import { decline } from './declining.ts';
import { dig } from './digging.ts';
import { chooseStart, draft } from './drafting.ts';
import { energise, freeEffect, trigger } from './energy.ts';
import { explore, orient } from './exploring.ts';
import { giveBack, place } from './figures.ts';
import { chooseGear, chooseTrack } from './knowledge.ts';
import { deactivate, takeModule, upgradeModule } from './modules.ts';
import { step } from './movement.ts';
import { booster } from './points.ts';
import { chooseRelic } from './relics.ts';
import { alembic, swap } from './tribes/aynir.ts';
import { island, raft, ring, sty } from './tribes/material.ts';
import { fan, jump, leap } from './tribes/moving.ts';
import { chooseGoal, choosePath, endTurn, insert, produce, reset, returnStones } from './turns.ts';
import { use } from './using.ts';
import { embark, land, sail } from './water.ts';

type Doings = { readonly [Do in Action['do']]: Doing<Do> };

export const DOINGS: Doings = {
	start: chooseStart,
	draft,
	insert,
	reset,
	produce,
	stones: returnStones,
	path: choosePath,
	goal: chooseGoal,
	use,
	step,
	embark,
	sail,
	land,
	fan,
	jump,
	leap,
	explore,
	orient,
	dig,
	build,
	upgrade,
	place,
	track: chooseTrack,
	gear: chooseGear,
	booster,
	module: takeModule,
	modup: upgradeModule,
	deactivate,
	tile: chooseTile,
	relic: chooseRelic,
	effect: freeEffect,
	camp: chooseCamp,
	trigger,
	remove: alembic,
	swap,
	sty,
	island,
	raft,
	cassette: playCassette,
	energise,
	ring,
	exchange,
	return: giveBack,
	decline,
	end: endTurn
};

/** The kinds in their order. */
export const KINDS = Object.keys(DOINGS) as readonly Action['do'][];

/** The doing of an action, for callers that know only that it is one. */
export function doingOf(action: Action): Doing<Action['do']> {
	return DOINGS[action.do] as unknown as Doing<Action['do']>;
}
