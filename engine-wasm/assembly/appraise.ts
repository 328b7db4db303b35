// What a picture promises: how much of each Key of the hand it shows already, and how many faces of the Enigma's colour.

import { knowLooking } from './board';
import { COLOURS, SEEN, level, setLevel } from './layout';
import { cornersInside, keysSet, turnedKey } from './keys';
import { R_ENIGMA, R_HAND, R_POINTS, cardPoints, cardSquares, member, number } from './run';

/** Worth of a Key of one VP with so many squares missing, in hundredths of a VP: 0 to 6. */
const WORTH: usize = memory.data<i32>([50, 50, 28, 14, 6, 2, 0]);
/** Worth of a face of the Enigma's colour, in hundredths. */
const FACE: i32 = 25;

/** The picture after a placement, as SEEN. */
const AFTER: usize = memory.data(32, 16);

/** Faces of the Enigma's colour in the picture now. */
export function enigmaFaces(): i32 {
	knowLooking();
	return <i32>popcnt(level(SEEN, number(R_ENIGMA)));
}

/** What the run would score if it ended now. */
export function scoreNow(): i32 {
	return number(R_POINTS) + enigmaFaces() / 3;
}

/** The worth of the picture once a Block of a colour is seen on some squares of it, without the Keys given as bits. */
export function worthWith(own: u64, colour: i32, without: u64): i32 {
	knowLooking();
	for (let c = 0; c < COLOURS; c++) {
		setLevel(AFTER, c, (level(SEEN, c) & ~own) | (c == colour ? own : 0));
	}
	let worth = <i32>popcnt(level(AFTER, number(R_ENIGMA))) * FACE;
	const count = keysSet();
	for (let key = 0; key < count; key++) {
		if (((without >> (<u64>key)) & 1) != 0) continue;
		const card = member(R_HAND, key);
		const missing = cardSquares(card) - mostShowing(key, AFTER);
		worth += cardPoints(card) * load<i32>(WORTH + ((<usize>missing) << 2));
	}
	return worth;
}

/** The most squares of a key that show at one place of a picture, given as SEEN is. */
export function mostShowing(key: i32, pictures: usize): i32 {
	let most = 0;
	for (let rotation = 0; rotation < 4; rotation++) {
		const turned = turnedKey(key, rotation);
		// Counted for all places at once: a number of three bits, one word a bit.
		let ones: u64 = 0;
		let twos: u64 = 0;
		let fours: u64 = 0;
		for (let c = 0; c < COLOURS; c++) {
			const picture = level(pictures, c);
			for (let squares = level(turned, c); squares != 0; squares &= squares - 1) {
				const shown = picture >> ctz(squares);
				const two = ones & shown;
				ones ^= shown;
				fours |= twos & two;
				twos ^= two;
			}
		}
		let places = cornersInside(turned);
		let count = 0;
		if ((fours & places) != 0) {
			places &= fours;
			count = 4;
		}
		if ((twos & places) != 0) {
			places &= twos;
			count += 2;
		}
		if ((ones & places) != 0) count++;
		most = max(most, count);
	}
	return most;
}
