// English: the rules of Block and Key and The Ancients in our own words.
import type { RulesText } from '../../../schema/rules.ts';

const text: RulesText = {
	game: 'Block and Key',
	groups: {
		view: 'What you see',
		setup: 'Set-up',
		turn: 'Your turn',
		placing: 'Placing',
		keys: 'Keys',
		end: 'The end',
		'solo-setup': 'The Ancients: set-up',
		'solo-turn': 'The Ancients: your turn',
		ancients: 'The Ancients: their turn',
		'solo-end': 'The Ancients: the end'
	},
	books: { '2021': '2021 edition', retail: 'German retail edition' },
	rules: {
		'B-VIEW-1': {
			name: 'The nearest face shows',
			statement:
				'You look at the temple from one side, as at a flat picture. In each square of it you see the face of the nearest block on that line, or nothing.'
		},
		'B-VIEW-2': {
			name: 'Faces have colours',
			statement:
				'A face has the colour of its block. The Core Cube shows each side of the table a colour of its own.'
		},
		'B-VIEW-3': {
			name: 'Only your own view counts',
			statement:
				'Your keys and your Enigma are judged from your own side only. Other players look from there only to confirm a claim.',
			allowed: 'shows in your view',
			refused: 'shows only in the east'
		},
		'B-SETUP-1': {
			name: '40 blocks',
			statement: 'There are 40 blocks: 10 shapes in 4 colours, one of each. The Core Cube comes on top.'
		},
		'B-SETUP-2': {
			name: '48 keys, 4 Enigmas',
			statement: 'There are 8 Stars (easy), 24 Suns (medium), 16 Moons (hard) and 4 Enigma cards.'
		},
		'B-SETUP-3': {
			name: 'A start player',
			statement: 'Choose a start player at random. They take the Core Cube; all other blocks go into the bag.'
		},
		'B-SETUP-4': {
			name: 'Deal the keys',
			statement:
				'Everyone gets 2 Stars, 1 Sun and 1 Moon. The remaining Stars leave the game. The remaining Suns and Moons form two face-down piles, the Altars.'
		},
		'B-SETUP-5': {
			name: 'A secret Enigma',
			statement:
				'Everyone gets 1 Enigma and keeps it secret until the end. The remaining ones leave the game.'
		},
		'B-SETUP-6': {
			name: 'Fill the yard',
			statement:
				'The Excavation Yard has 3 by 3 sites, numbered 1 to 9 row by row. Draw 1 block at random for each.'
		},
		'B-SETUP-7': {
			name: 'Lowest number first',
			statement:
				'Whenever the yard is refilled, draw one block at a time and put it on the empty site with the lowest number.'
		},
		'B-SETUP-8': {
			name: 'Core Cube and seats',
			statement:
				'The start player puts the Core Cube on the icons for the number of players, moss green up, any colour towards them. The icons also show who sits where.'
		},
		'B-SETUP-9': {
			name: 'The first 3 blocks',
			statement:
				'Counter-clockwise, from the right of the start player, everyone takes all 3 blocks of a row or column and refills before the next one takes. The start player is last.'
		},
		'B-SETUP-10': {
			name: 'Clockwise, one action each',
			statement: 'The start player begins. Turns go clockwise, one action in each.'
		},
		'B-TURN-1': {
			name: 'Exactly one action',
			statement:
				'In your turn you either excavate or position a block. Only someone who can do neither passes.',
			allowed: 'excavates',
			refused: 'passes although a move is possible'
		},
		'B-EXC-1': {
			name: 'Excavate a line',
			statement:
				'Take all blocks of one row or one column of the yard, then refill from the bag. The line must hold at least 1 block.',
			allowed: 'a row with 2 blocks',
			refused: 'an empty row'
		},
		'B-EXC-2': {
			name: 'At most 7 blocks',
			statement:
				'Your supply holds 7 blocks at most. With more than that, after the refill, put blocks of your choice back into the bag until 7 are left.',
			allowed: '9 blocks, 2 go back',
			refused: '9 blocks, only 1 goes back'
		},
		'B-EXC-3': {
			name: 'An empty bag',
			statement:
				'If the bag runs out, refill as far as it goes. Later on, excavating may bring fewer than 3 blocks.'
		},
		'B-POS-1': {
			name: 'Position one block',
			statement: 'Put ONE block of your supply on the Temple Floor by the rules of placing, then claim keys.'
		},
		'B-PLACE-GRID': {
			name: 'Inside the grid',
			statement: 'Every part of a block lies inside the grid lines of the Temple Floor.',
			allowed: 'all of it on the floor',
			refused: 'one end beyond the edge'
		},
		'B-PLACE-FREE': {
			name: 'In a free place',
			statement: 'No part of a block lies where another block already is.',
			allowed: 'on top of the grey block',
			refused: 'sunk into the grey block'
		},
		'B-PLACE-DROP': {
			name: 'From above',
			statement: 'A block comes from above. Nothing that stands already may lie over any part of it.',
			allowed: 'the foot beside the bridge',
			refused: 'the foot under the bridge'
		},
		'B-PLACE-3': {
			name: 'Six high at most',
			statement: 'No stack is higher than 6. A stack is everything on one square of the floor.',
			allowed: 'ends at 6',
			refused: 'ends at 7'
		},
		'B-PLACE-4': {
			name: 'A straight bridge',
			statement:
				'A block may span a gap if, seen from above, it is one straight line and both its ends rest on something.',
			allowed: 'straight, both ends rest',
			refused: 'bent over the gap'
		},
		'B-PLACE-5': {
			name: 'No ledges',
			statement:
				'Every column of a block rests on the floor or on what is there. Only a straight bridge may hang free, and only between its ends.',
			allowed: 'all of it rests',
			refused: 'one end hangs free'
		},
		'B-PLACE-1': {
			name: 'Touch what is there',
			statement:
				'A block must touch something that stands: with a face, or corner to corner, that is diagonally at the same height.',
			allowed: 'a corner touches',
			refused: 'touches nothing'
		},
		'B-PLACE-2': {
			name: 'Taller if face to face',
			statement:
				'If a block shares a face with others, its top is higher than every stack it shares a face with, below and beside. The whole stack counts, even if only a lower face is touched.',
			allowed: 'ends at 2, touches a stack of 1',
			refused: 'ends at 2, touches a stack of 4'
		},
		'B-KEY-1': {
			name: 'A key shows in your view',
			statement:
				'A key is matched where all its coloured squares, turned by any number of quarters, show in your view. Its empty squares may show anything.',
			allowed: 'the middle may show anything',
			refused: 'the middle must be green'
		},
		'B-KEY-2': {
			name: 'Never mirrored',
			statement: 'A key may be turned, but never mirrored.',
			allowed: 'as printed',
			refused: 'its mirror image'
		},
		'B-KEY-3': {
			name: 'Depth does not matter',
			statement: 'The faces of a key need not touch each other in space. Only the flat picture counts.'
		},
		'B-KEY-4': {
			name: 'Your block takes part',
			statement:
				'At least one square of the match is a face of the block you placed this turn. It does not matter whether the same pattern showed elsewhere before.',
			allowed: 'the green face is new',
			refused: 'white and brown were there before'
		},
		'B-KEY-5': {
			name: 'Several keys at once',
			statement:
				'You may claim several keys in one turn, each with a face of the new block. One face may serve any number of keys.'
		},
		'B-KEY-6': {
			name: 'Claiming is optional',
			statement: 'You may claim a key or leave it. A claimed key is laid open, and you show where it is.',
			allowed: 'claims nothing',
			refused: 'excavates before deciding'
		},
		'B-KEY-7': {
			name: 'Draw back up to 4',
			statement:
				'After claiming, draw until you hold 4 keys again. Choose an Altar for each card; an empty Altar cannot be chosen.',
			allowed: 'from the Sun Altar',
			refused: 'from the empty Moon Altar'
		},
		'B-KEY-8': {
			name: 'Only claimed keys score',
			statement: 'Only keys you have claimed bring VP. Keys in your hand bring nothing.'
		},
		'B-END-1': {
			name: 'The end is triggered',
			statement:
				'The end comes when one player has claimed 12 keys (2 players), 8 keys (3 players) or 7 keys (4 players).'
		},
		'B-END-2': {
			name: 'One last turn each',
			statement:
				'Then everyone takes one last turn, in turn order after the triggering turn. Whoever triggered the end comes last.',
			allowed: 'the last turn',
			refused: 'one turn more'
		},
		'B-END-3': {
			name: 'Enigma and sum',
			statement:
				'Count the faces in your own view that have the colour of your Enigma, divide by 3 and round down. Add the VP of your claimed keys.'
		},
		'B-END-4': {
			name: 'The winner, and ties',
			statement:
				'Most VP win. On a tie: more claimed keys, then more blocks left in the supply, then earlier in turn order.'
		},
		'S-SETUP-1': {
			name: 'Cards for one',
			statement: 'Set up as usual and take 2 Stars, 1 Sun, 1 Moon and 1 Enigma.'
		},
		'S-SETUP-2': {
			name: 'Core Cube for one',
			statement: 'Put the Core Cube on the icons for 4 players, any colour towards you.'
		},
		'S-SETUP-3': {
			name: 'First blocks for one',
			statement: 'Fill the yard, take all 3 blocks of a row or column, and refill.'
		},
		'S-TURN-1': {
			name: 'Step 1: your action',
			statement: 'Take an ordinary turn: excavate, or position a block and claim keys. There are 11 turns.'
		},
		'S-TURN-2': {
			name: 'Step 2: mark the turn',
			statement:
				'Claimed keys are laid open in one pile. Without a claim, also after excavating, lay 1 key from either Altar face down, unseen. If both Altars are empty, lay nothing.',
			allowed: 'lays a Sun face down',
			refused: 'goes on without marking'
		},
		'S-TURN-3': {
			name: 'Step 3: put a key back',
			statement:
				'You may put 1 key from your hand under the Altar of its kind. A Star has no Altar and stays.',
			allowed: 'a Sun goes under its Altar',
			refused: 'a Star has no Altar'
		},
		'S-TURN-4': {
			name: 'Step 4: draw up to 4',
			statement: 'Draw until you hold 4 keys again, choosing an Altar for each card.',
			allowed: 'from the Sun Altar',
			refused: 'from the empty Moon Altar'
		},
		'S-TURN-5': {
			name: 'Step 5: the Ancients',
			statement:
				'If at least one key came into your hand in step 4, the Ancients take a turn, but never after turn 11. The face-down card of step 2 is not in your hand.'
		},
		'S-END-1': {
			name: '11 turns',
			statement: 'The game ends after step 2 of turn 11.',
			allowed: 'turn 11 and its mark',
			refused: 'a turn 12'
		},
		'S-ANC-1': {
			name: 'The last card decides',
			statement:
				'The last key you drew decides: its pips (1 to 9) name a site of the yard, its stars (1 to 4) a corner of the floor.'
		},
		'S-ANC-2': {
			name: 'Their block',
			statement: 'Take the block from that site. If the site is empty, the Ancients’ turn is over.'
		},
		'S-ANC-3': {
			name: 'Where it goes',
			statement:
				'Place it by the ordinary rules, corner to corner with the block closest to that corner of the floor and without sharing a face with it. The Core Cube counts as a block.',
			allowed: 'corner to corner with the Core Cube',
			refused: 'on top of the Core Cube'
		},
		'S-ANC-4': {
			name: 'Equally close',
			statement: 'If several blocks are equally close to the corner, you choose among them.'
		},
		'S-ANC-5': {
			name: 'You choose how',
			statement: 'Within these limits you choose how and where the block stands.'
		},
		'S-ANC-6': {
			name: 'No room',
			statement:
				'If there is no such place, the block goes back into the bag, and the Ancients’ turn is over.'
		},
		'S-ANC-7': {
			name: 'Refill after the Ancients',
			statement: 'Then refill the yard. A block that went back is in the bag again before you draw.'
		},
		'S-ANC-8': {
			name: 'Not with their block',
			statement: 'Keys that the Ancients’ block completes cannot be claimed.'
		},
		'S-SCORE-1': {
			name: 'Your points',
			statement:
				'Divide the faces of your Enigma’s colour in your view by 3, round down, and add the VP of your claimed keys. Leftover blocks and keys count neither way.'
		},
		'S-SCORE-2': {
			name: 'Your tier',
			statement:
				'0 to 9 Trainee, 10 to 20 Researcher, 21 to 26 Field Director, 27 to 32 Dig Director, 33 and more Expert Archaeologist.'
		}
	},
	rulings: {
		'decision-from-above': {
			question: 'May a block be slid under a bridge?',
			decision: 'No. A block comes from above, so nothing may lie over any part of it.',
			reason:
				'The rulebook does not say. On a real temple a block can hardly be slid in without moving others, and every other rule is about putting one down.'
		},
		'decision-second-copy': {
			question: 'A key showed before my turn. May I claim it if my block makes a second copy of it?',
			decision:
				'Yes, if a face of the new block is in that copy. A copy without such a face is never enough.',
			reason:
				'The rulebook asks for a face of the new block, and also rules out keys completed before. A copy with a new face was not there before, so both sentences hold.'
		},
		'decision-last-turns': {
			question: 'In which order are the last turns taken?',
			decision: 'In turn order after the triggering turn. Whoever triggered the end comes last.',
			reason:
				'The rulebook gives everyone one last turn and names no order. Going on in turn order needs no exception.'
		},
		'decision-pass': {
			question: 'What if I can neither excavate nor place a block?',
			decision: 'You pass. Whoever can do one of the two must do it.',
			reason:
				'The rulebook does not mention it. It can happen once bag and yard are empty, and the game has to go on.'
		},
		'decision-star-stays': {
			question: 'The Ancients: may I put a Star back in step 3?',
			decision: 'No. A Star stays in your hand until you claim it.',
			reason: 'A key goes under the Altar of its kind, and there is an Altar for Suns and one for Moons only.'
		},
		'decision-empty-site': {
			question: 'The Ancients: what if the site named by the pips is empty?',
			decision: 'Their turn is over.',
			reason:
				'The rulebook does not mention empty sites, which appear once the bag has run out. Without a block there is nothing to place.'
		},
		'decision-distance': {
			question: 'The Ancients: which block is closest to a corner of the floor?',
			decision:
				'Seen from above, the distance runs from the corner of the floor to the nearest point of the block.',
			reason:
				'The rulebook only says closest. The straight line, seen from above, is what people measure at the table.'
		},
		'decision-core-cube-counts': {
			question: 'The Ancients: can the Core Cube be the closest block?',
			decision: 'Yes. It counts like any other block.',
			reason: 'At the start there is no other, and its German and French names call it a block.'
		},
		'decision-corner-with-the-closest': {
			question: 'The Ancients: may their block also share a face with the closest block?',
			decision:
				'No. It touches that block by corners only. Other blocks may be touched by the ordinary rules.',
			reason:
				'The rulebook asks for corner to corner with the closest block, as opposed to face to face. About other blocks it says nothing beyond the ordinary rules.'
		}
	}
};

export default text;
