// What a person has done with the Blocks of the tray so far: which one is held, how each is turned, where the last was.
// Every action gives a new hand, so going back is keeping the old one.
import type { Cell, Floor, Seat, SupplyBlock } from '../../../../engine-wasm/host/vocabulary.ts';
import {
	heldOn,
	moveTo,
	poseOf,
	startHeld,
	stepTo,
	turnPose,
	type Held,
	type HeightAt,
	type Pose,
	type Step,
	type Turn,
	type Way,
	type WorthOf
} from '../../../games/block-and-key/placing.ts';
import type { Column } from '../../../games/block-and-key/seats.ts';

export interface Hand {
	/** Index into the supply; null when the hand is empty. */
	readonly held: number | null;
	/** The present turn of every Block of the supply. */
	readonly poses: readonly Pose[];
	/** Where the grip of the last held Block was put. */
	readonly square: Column | null;
}

/** What the hand must know of the puzzle. */
export interface Ground {
	readonly floor: Floor;
	readonly seat: Seat;
	readonly heightAt: HeightAt;
	readonly worthOf: WorthOf;
}

export function emptyHand(supply: readonly SupplyBlock[]): Hand {
	return { held: null, poses: supply.map(({ shape }) => poseOf(shape)), square: null };
}

export function heldIn({ held, poses, square }: Hand): Held | null {
	const pose = held === null ? undefined : poses[held];
	return pose && square ? { pose, square } : null;
}

/** Takes a Block up; the same Block again puts it back. */
export function choose(hand: Hand, block: number, ground: Ground): Hand {
	if (hand.held === block) return putBack(hand);
	const pose = hand.poses[block];
	if (!pose) return hand;
	const { floor, heightAt, worthOf, seat } = ground;
	const held = startHeld(pose, floor, heightAt, worthOf, seat, hand.square);
	return withHeld({ ...hand, held: block }, held);
}

export function putBack(hand: Hand): Hand {
	return hand.held === null ? hand : { ...hand, held: null };
}

export function turn(hand: Hand, how: Turn, way: Way, { seat }: Ground): Hand {
	const held = heldIn(hand);
	return held ? withHeld(hand, { ...held, pose: turnPose(held.pose, how, way, seat) }) : hand;
}

export function step(hand: Hand, where: Step, { seat, floor }: Ground): Hand {
	const held = heldIn(hand);
	return held ? withHeld(hand, stepTo(held, where, seat, floor)) : hand;
}

export function move(hand: Hand, square: Column, { floor }: Ground): Hand {
	const held = heldIn(hand);
	return held ? withHeld(hand, moveTo(held, square, floor)) : hand;
}

/** Holds a Block exactly where it fills these cells. */
export function holdOn(hand: Hand, block: number, cells: readonly Cell[], { seat }: Ground): Hand {
	const pose = hand.poses[block];
	const held = pose && heldOn(pose, cells, seat);
	return held ? withHeld({ ...hand, held: block }, held) : hand;
}

export function isSameHand(a: Hand, b: Hand): boolean {
	return a === b || JSON.stringify(a) === JSON.stringify(b);
}

export function withHeld(hand: Hand, { pose, square }: Held): Hand {
	return { ...hand, square, poses: hand.poses.map((old, k) => (k === hand.held ? pose : old)) };
}
