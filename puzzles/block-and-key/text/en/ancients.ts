// English: the course The Ancients.
import type { CourseText } from '../../../schema/lesson.ts';

const text: CourseText = {
	lessons: {
		'set-up': {
			title: 'Set up for one',
			aim: 'Lay out a solo game by yourself.',
			steps: {
				cube: {
					prompt: 'Turn the Core Cube so that green faces you.',
					done: 'It could have been any colour: you choose the one that faces you.',
					hints: ['Choose green among the four sides.']
				},
				line: {
					prompt: 'Take your first 3 blocks: one whole row or column of the yard.',
					done: 'They are your supply. The 3 empty sites were filled again from the bag.',
					hints: ['Every row and every column will do.', 'Choose a line and take it.']
				},
				stock: {
					prompt: 'You took your first line and restocked the yard.',
					help: 'The box has 40 blocks, not counting the Core Cube.',
					items: {
						yard: 'How many blocks lie in the yard?',
						bag: 'How many are in the bag?'
					},
					done: '9 in the yard, 3 with you, 28 in the bag.',
					hints: ['Every empty site was filled again.', '40 minus 9 minus 3.']
				},
				cards: {
					prompt: 'You draw 4 keys and 1 Enigma.',
					items: {
						star: 'How many of the keys are Stars?',
						sun: 'How many are Suns?',
						moon: 'How many are Moons?',
						altar: 'The box has 24 Suns. How many lie on the Sun Altar?'
					},
					done: '2 Stars, 1 Sun, 1 Moon. The other Stars leave the game; the other Suns and Moons become the Altars.',
					hints: ['The easy kind comes twice.', '2 Stars, 1 Sun, 1 Moon: so 1 Sun is missing on its Altar.']
				},
				icons: {
					prompt: 'Mark the 4 squares on which the Core Cube stands in a solo game.',
					help: 'It uses the icons for 4 players.',
					done: 'The middle of the floor, as with 4 players.',
					hints: ['Look for the middle.', 'd4, e4, d5 and e5.']
				},
				order: {
					prompt: 'Put the solo set-up into order.',
					items: {
						keys: 'Draw 4 keys',
						enigma: 'Draw 1 Enigma',
						cube: 'Place the Core Cube',
						yard: 'Fill the 9 sites',
						line: 'Take a row or column',
						restock: 'Restock the yard'
					},
					done: 'Cards, cube, yard, first line. Then turn 1 begins.',
					hints: ['The cards come first.', 'A line can only be taken from a full yard.']
				},
				alone: {
					prompt: 'Set up alone, until turn 1 begins.',
					done: 'The table is ready. You have 11 turns.',
					hints: ['First the Core Cube, then a line.', 'Choose any colour, then any row or column.'],
					mistakes: { 'line-first': 'The Core Cube comes before the first line.' }
				},
				table: {
					prompt: 'With your own box, check these off.',
					items: {
						shuffle: 'Suns and Moons shuffled separately',
						altars: 'Two face-down piles, the Altars',
						box: 'Unused Stars out of the game',
						enigma: '1 Enigma, the others away',
						bag: 'All other blocks in the bag',
						seat: 'One side chosen as your seat'
					},
					done: 'From this side you look for the whole game.',
					hints: []
				}
			}
		},
		'five-steps': {
			title: 'Five steps',
			aim: 'Play a whole turn in the right order.',
			steps: {
				act: {
					prompt:
						'Step 1 is your action. Place the green block upright on b2, then claim the Star that shows.',
					done: 'The claimed key is laid open. That is step 2: it marks the turn.',
					hints: [
						'Choose the green block and stand it up.',
						'On b2 it stands left of the white cube: green beside white.'
					]
				},
				draw: {
					prompt: 'Steps 3 and 4: keep all your keys, then draw up to 4.',
					help: 'You choose the Altar.',
					done: 'Putting a key back is up to you. Drawing is not: the hand is filled up to 4.',
					hints: ['Keep all.', 'Then draw from either Altar.']
				},
				ancients: {
					prompt: 'Step 5: a key came into your hand, so the Ancients move. Place their block for them.',
					help: 'It must touch the green block corner to corner.',
					done: 'You place their block, too. Then your next turn begins.',
					hints: ['A corner of the green block, no face of it.', 'Lay it on c1 and d1, for example.']
				},
				order: {
					prompt: 'Put the five steps of a turn into order.',
					items: {
						act: 'Dig or place',
						mark: 'Mark the turn',
						'put-back': 'Put a key back, or not',
						draw: 'Draw up to 4 keys',
						ancients: 'The Ancients, if you drew'
					},
					done: 'Action, mark, put back, draw, Ancients.',
					hints: ['The action comes first, the Ancients last.', 'You put back before you draw.']
				},
				allowed: {
					prompt: 'Is the last thing allowed?',
					items: {
						'two-actions': 'Dig row 1, then place a block as well.',
						swap: 'Dig row 1, lay a Moon face down, put the Sun back, draw a Moon.',
						unmarked: 'Dig row 1, then draw a Moon into the hand.',
						'three-keys': 'Claim the Star, draw nothing, and dig with 3 keys in the hand.',
						'too-soon': 'Claim the Star, draw a Sun, then dig at once.'
					},
					done: 'One action, then one step after the other. Only putting back may be left out.',
					hints: ['Go through the five steps in order.', 'Neither the mark nor the draw can be skipped.']
				},
				alone: {
					prompt: 'Play one whole turn as you like.',
					done: 'When the steps are done, the next turn begins.',
					hints: ['Dig a line or place a block.', 'Shortest: dig, lay a card face down, keep all.']
				}
			}
		},
		'when-they-move': {
			title: 'When the Ancients move',
			aim: 'Know when they take a turn and when they rest.',
			steps: {
				rest: {
					prompt: 'Dig a line, lay a card face down, keep all 4 keys. See what the Ancients do.',
					done: 'They rest, because no key came into your hand.',
					hints: ['Take any row or column.', 'Choose an Altar for the face-down card, then keep all.']
				},
				wake: {
					prompt: 'Dig again, but this time make the Ancients move.',
					done: 'You put a key back and drew one. A key that comes into the hand makes them move.',
					hints: ['They move when you draw into your hand.', 'Put the Sun or the Moon back, then draw.']
				},
				which: {
					prompt: 'After which turns do the Ancients move?',
					items: {
						'dig-keep': 'You dig and keep all keys',
						'dig-swap': 'You dig and put 1 key back',
						claim: 'You claim a key in turn 6',
						last: 'You claim a key in turn 11'
					},
					done: 'A claimed key and a key put back are both replaced, so they move. Turn 11 ends before that.',
					hints: ['Ask whether a key comes into the hand.', 'Turn 11 ends with its mark.']
				},
				once: {
					prompt: 'You claimed 2 keys. Go on until turn 2 begins.',
					done: '2 keys came into your hand, yet the Ancients moved once.',
					hints: ['Draw twice, from any Altar.', 'Then place one block for the Ancients.']
				},
				next: {
					prompt: 'May you begin your next turn and dig row 1?',
					items: {
						'full-hand': 'You dug, laid a card face down and kept all 4 keys.',
						'new-key': 'You dug, laid a card face down, put the Sun back and drew a Sun.'
					},
					done: 'With a new key in your hand the Ancients come first.',
					hints: ['Did a key come into the hand?', 'Only in the second case.']
				},
				last: {
					prompt: 'This is turn 11. Play it and see how the run ends.',
					done: 'It ends with the mark. Nothing is put back or drawn, and the Ancients rest.',
					hints: ['Dig, or place a block.', 'The green block beside the white cube claims a Star.']
				},
				'too-late': {
					prompt: 'Turn 11 is marked. Try to draw a key all the same.',
					done: 'Refused: the game is over after step 2 of turn 11.',
					hints: ['Choose one of the Altars.']
				}
			}
		},
		'stars-and-pips': {
			title: 'Stars and pips',
			aim: 'Read from a card what the Ancients take and where they go.',
			steps: {
				draw: {
					prompt:
						'Draw a Sun. Its pips name a site of the yard: place the block from there for the Ancients.',
					done: 'The pips name the site, the stars a corner of the floor.',
					hints: [
						'Choose the Sun Altar.',
						'Their block touches the Core Cube corner to corner, on d4 for example.'
					]
				},
				read: {
					prompt: 'Read this Moon as the Ancients do.',
					items: {
						site: 'From which site do they take the block?',
						stars: 'How many stars name the corner?'
					},
					done: '3 pips: site 3. 2 stars: the second corner.',
					hints: ['The pips are the number of the site.', 'It has 3 pips and 2 stars.']
				},
				corner: {
					prompt: 'Which corner of the floor do the stars of this Sun name?',
					help: '1 star is south-west; from there it goes clockwise.',
					items: {
						'south-west': 'South-west',
						'north-west': 'North-west',
						'north-east': 'North-east',
						'south-east': 'South-east'
					},
					done: '3 stars: north-east. South-west, north-west, north-east, south-east are 1 to 4.',
					hints: ['You sit in the south.', 'It has 3 stars: two corners on from south-west.']
				},
				last: {
					prompt: 'You drew a Moon, then a Sun. Mark the card that decides for the Ancients.',
					done: 'The last key drawn decides, whichever Altar it came from.',
					hints: ['Only one of the new cards counts.', 'It is the Sun.']
				},
				site: {
					prompt: 'This time the Sun came first and the Moon last.',
					help: 'The newest key is on the right.',
					items: {
						site: 'Which site do the Ancients empty?',
						stars: 'How many stars name their corner?'
					},
					done: 'The Moon came last: 5 pips and 2 stars.',
					hints: ['The Sun no longer matters.', 'The last Moon has 5 pips and 2 stars.']
				},
				restock: {
					prompt: '28 blocks were in the bag. Then the Ancients placed the block from site 5.',
					items: {
						yard: 'How many blocks lie in the yard now?',
						bag: 'How many are in the bag?'
					},
					done: 'The yard is restocked after their turn, too: 9 there, 27 in the bag.',
					hints: ['No site stays empty while the bag has blocks.', 'One block left the bag for site 5.']
				},
				empty: {
					prompt: 'The bag is empty, and row 1 of the yard too. Draw a key and see what the Ancients find.',
					done: 'The card has 2 pips, and site 2 is empty. Their turn is over.',
					hints: ['Draw from either Altar.']
				},
				nothing: {
					prompt: 'Column 1 and the bag are empty. Mark the keys with which the Ancients would find nothing.',
					done: 'Sites 1, 4 and 7 are empty, and 3 of your keys name one of them.',
					hints: ['Column 1 is sites 1, 4 and 7.', 'All but the key with 2 pips.']
				}
			}
		},
		'closest-block': {
			title: 'The closest block',
			aim: 'Find where the Ancients’ block must touch.',
			steps: {
				touch: {
					prompt: 'Place the Ancients’ green bar so that it touches the Core Cube corner to corner.',
					help: 'No face of the cube may touch.',
					done: 'A corner of the closest block, no face of it. The rest was up to you.',
					hints: ['Diagonal squares share a corner.', 'Stand it upright on d4.'],
					mistakes: {
						face: 'It touches the cube with a face. Your own block could stand there, theirs cannot.'
					}
				},
				near: {
					prompt: '2 stars name the north-west corner. Mark the block that is closest to it.',
					help: 'Seen from above, its nearest square counts.',
					done: 'The grey block: its square b6 is right beside the corner square.',
					hints: ['North is away from you, west is left.', 'It is the grey one.']
				},
				edge: {
					prompt: '1 star: south-west. Mark the closest block.',
					help: 'The Core Cube counts as a block.',
					done: 'The cube: c3 is 2 right and 2 up, 4 + 4 = 8. The brown block on a4 has 0 + 9.',
					hints: [
						'Count from a1: steps right and steps up, each times itself, then add.',
						'c3 gives 4 + 4, a4 gives 0 + 9.'
					]
				},
				tie: {
					prompt: '4 stars: south-east. Mark every block that is closest.',
					done: 'Brown has 4 + 1, green has 1 + 4. Equally close: you will choose.',
					hints: ['There may be more than one.', 'Count from f1: brown and green both have 5.']
				},
				choose: {
					prompt: 'Place the Ancients’ white block. Brown and green are equally close.',
					done: 'In a tie you choose the block, and then the place.',
					hints: [
						'A corner of brown or of green, and no face of the one you chose.',
						'Stand it upright on f4, at a corner of green.'
					],
					mistakes: { farther: 'The cube is farther from the corner. It has to be brown or green.' }
				},
				face: {
					prompt: 'The grey block is closest. Try to place the Ancients’ white block face to face with it.',
					done: 'Refused: with the closest block only corners may touch.',
					hints: ['Stand it upright on a5.']
				},
				allowed: {
					prompt: 'The brown block is closest. May the Ancients’ grey bar of 4 stand there?',
					items: {
						corner: 'Upright on e1, at a corner of brown.',
						beside: 'Upright on e2, at a face of brown.',
						cube: 'Upright on e3, at a corner of brown and a face of the cube.',
						lying: 'Lying from e3 to e6, at a corner of brown and along the cube.',
						elsewhere: 'Upright on b2, at a corner of the cube.'
					},
					done: 'A corner of brown, no face of brown. Other blocks may touch by the ordinary rules.',
					hints: [
						'First: a corner of brown, and no face of it?',
						'Then the ordinary rules: beside the cube it must be taller.'
					]
				},
				faces: {
					prompt: 'Your Enigma is green. Place the Ancients’ green block so that you see 4 of its faces.',
					done: 'How their block lies is your choice. 3 faces of your colour are 1 point.',
					hints: ['It should show you its broad side.', 'Stand the long part on e1, with the foot on f1.']
				}
			}
		},
		'no-room': {
			title: 'No room, no claim',
			aim: 'Know what happens when their block does not fit, or completes your key.',
			steps: {
				square: {
					prompt: 'Draw a key. See what becomes of the block that it names.',
					done: 'Only 4 single squares touch the cube by a corner alone. The block did not fit and went back into the bag.',
					hints: ['Draw from either Altar.']
				},
				back: {
					prompt: '3 blocks were in the bag. Then the Ancients found no room for theirs.',
					items: {
						yard: 'How many blocks lie in the yard now?',
						bag: 'How many are in the bag?'
					},
					done: 'First their block goes into the bag, then one is drawn for the site. It may even be the same.',
					hints: ['The site is filled again.', '3 plus 1 minus 1.']
				},
				bars: {
					prompt: 'The cube is closest. Which of these sites hold a block with room?',
					help: 'Only a1, a4, d1, d4 touch the cube by a corner alone.',
					items: { 'site-1': 'Site 1', 'site-2': 'Site 2', 'site-3': 'Site 3', 'site-4': 'Site 4' },
					done: 'Bars fit, standing upright. Everything else would share a face with the cube.',
					hints: ['It has to stand on 1 square.', 'The bars on sites 1 and 3.']
				},
				squares: {
					prompt: 'The Ancients have a bar of 2. Mark every square that it may cover.',
					done: 'The 4 corner squares, upright. Lying down it would touch the cube with a face.',
					hints: ['It may stand, but not lie.', 'a1, a4, d1 and d4.']
				},
				'one-side': {
					prompt: 'Green and grey are equally close. Place the Ancients’ white bar.',
					done: 'Green had no free corner left, so it had to be grey.',
					hints: [
						'Look for a free square at a corner of green or grey.',
						'Stand it upright on c2: a corner of grey, and taller than the cube.'
					],
					mistakes: { full: 'Green has no free corner left. Try grey.' }
				},
				shown: {
					prompt: 'The Ancients just placed the grey block. Mark the key that shows now.',
					done: 'Grey beside white: their block has completed your Star.',
					hints: ['Look from your seat.', 'Grey beside white.']
				},
				claims: {
					prompt: 'May you claim the Star with grey and white?',
					items: {
						'at-once': 'At once, before your action.',
						along: 'You place the green bar on e2 and claim both Stars.',
						anew: 'You place the grey bar on e2 and claim this Star.'
					},
					done: 'Their block claims nothing for you. A face of the block that you place must be part of it.',
					hints: ['Whose block completes the picture?', 'Only your own grey bar takes part.']
				},
				own: {
					prompt: 'Claim the Star with grey and white.',
					done: 'With a face of your own block the key is yours.',
					hints: ['Put grey beside white once more.', 'Stand the grey bar of 3 upright on e2.'],
					mistakes: { theirs: 'The Ancients completed it. You need a face of your own block.' }
				}
			}
		},
		'marker-card': {
			title: 'The marker card',
			aim: 'Mark every turn, so that you know which one it is.',
			steps: {
				lay: {
					prompt: 'Dig a line. You claim nothing, so take a card from an Altar and lay it face down.',
					done: 'It marks the turn. Nobody looks at it.',
					hints: ['Take any row or column.', 'Then choose the Sun or the Moon Altar.']
				},
				leave: {
					prompt: 'Place the white block beside grey, leave the Star that shows, and mark the turn.',
					done: 'You never have to claim. Without a claim the turn gets a face-down card.',
					hints: ['Stand it upright on d1.', 'Press Not now, then choose an Altar.']
				},
				which: {
					prompt: 'Which turns are marked by a face-down card?',
					items: {
						dig: 'You dug',
						'no-key': 'You placed, no key showed',
						left: 'A key showed, you left it',
						claim: 'You claimed 2 keys'
					},
					done: 'No claim, so a face-down card. Claimed keys are the mark themselves, all in one pile.',
					hints: ['Claimed keys lie open.', 'All but the last.']
				},
				after: {
					prompt: 'You hold 4 keys, dug a line and laid a Sun face down. 23 Suns were on the Altar.',
					items: {
						altar: 'How many are there now?',
						draw: 'How many keys do you draw into your hand?',
						points: 'How many points is the face-down card worth?'
					},
					done: 'It never was in your hand, so nothing is drawn and the Ancients rest. It scores nothing.',
					hints: ['The card came from the Altar, not from your hand.', '22, then 0 and 0.']
				},
				empty: {
					prompt: 'The Moon Altar is empty. Try to take the marker card from it.',
					done: 'Refused: take it from the Altar that still has cards.',
					hints: ['Choose the Moon Altar.']
				},
				piles: {
					prompt: 'Your marks: 4 face-down cards, 1 open Star, and an open pile of 2 Suns and 1 Moon.',
					items: {
						turns: 'How many turns are over?',
						now: 'Which turn is it now?',
						points: 'How many points are the open keys?'
					},
					done: '6 marks, so this is turn 7. Only open keys score: 1 + 2 + 2 + 4.',
					hints: ['A pile is one turn.', 'Star 1, Sun 2, Moon 4.']
				},
				nothing: {
					prompt: 'Suppose both Altars are empty. Dig, and go on to turn 8.',
					done: 'There was nothing to lay. The turn counts all the same.',
					hints: ['Take a line, then keep all keys.']
				}
			}
		},
		discarding: {
			title: 'Putting a key back',
			aim: 'Swap a key and fill your hand as you like.',
			steps: {
				put: {
					prompt: 'Step 3: put the Moon back under its Altar.',
					done: 'It goes to the bottom. You may do this once a turn.',
					hints: ['Choose the Moon in your hand.']
				},
				which: {
					prompt: 'Mark every key that could be put back.',
					done: 'Suns and Moons have an Altar. A Star has none.',
					hints: ['A key goes under the Altar of its kind.', 'There are only two Altars.']
				},
				star: {
					prompt: 'Try to put a Star back.',
					done: 'Refused: a Star has no Altar. It leaves your hand only when you claim it.',
					hints: ['Choose a Star in your hand.']
				},
				'how-many': {
					prompt: 'Step 3. Is the last thing allowed?',
					items: {
						none: 'You keep all 4 keys.',
						one: 'You put the Sun back.',
						two: 'You put the Sun back, then the Moon too.',
						star: 'You put a Star back.'
					},
					done: 'None or one, and never a Star.',
					hints: ['It is a choice, once a turn.', 'At most 1 key, a Sun or a Moon.']
				},
				draws: {
					prompt: 'You claimed 2 Stars and put the Moon back. 15 cards were on the Moon Altar.',
					items: {
						draw: 'How many keys do you draw?',
						altar: 'How many are on the Moon Altar before you draw?'
					},
					done: '1 key is left, so 3 to draw. Your Moon lies under the other 15.',
					hints: ['Up to 4 keys in the hand.', '4 minus 1; 15 plus 1.']
				},
				under: {
					prompt: 'Only 1 Sun is left on its Altar. Put your Sun back, then draw a Sun.',
					done: 'The other Sun came. What is put back lies at the bottom and comes last.',
					hints: ['First put the Sun of your hand back.', 'Then choose the Sun Altar.']
				},
				empty: {
					prompt: 'The Sun Altar is empty. Try to draw a Sun.',
					done: 'Refused: draw from the Altar that still has cards.',
					hints: ['Choose the Sun Altar.']
				},
				mix: {
					prompt: 'You hold 1 Sun and 1 Moon. Make it 3 Suns and 1 Moon.',
					done: 'For each card you choose the Altar anew.',
					hints: ['Keep both, then draw.', 'Twice from the Sun Altar.']
				}
			}
		},
		scoring: {
			title: 'Score and tiers',
			aim: 'Add up a run and name its tier.',
			steps: {
				faces: {
					prompt: 'The run is over, and your Enigma is green. Look from your seat.',
					items: {
						faces: 'How many green faces do you see?',
						points: 'How many points are they?'
					},
					done: '5 faces divided by 3, rounded down: 1 point. Faces that you cannot see do not count.',
					hints: ['Use the flat view, not the whole temple.', '2 on the left, 2 on the cube, 1 above brown.']
				},
				keys: {
					prompt: 'You claimed 1 Star, 2 Suns and 1 Moon. The Enigma gives 1 point.',
					items: { keys: 'How many points are the keys?', total: 'How many all together?' },
					done: '1 + 2 + 2 + 4 = 9, and 1 for the Enigma: 10.',
					hints: ['Star 1, Sun 2, Moon 4.', '9 and 1.']
				},
				'what-counts': {
					prompt: 'What counts at the end?',
					items: {
						claimed: 'Claimed keys',
						faces: 'Faces in your Enigma’s colour',
						hand: 'Keys in your hand',
						blocks: 'Blocks in your supply',
						markers: 'Face-down cards'
					},
					done: 'Claimed keys and the faces you see. What is left over neither adds nor takes away.',
					hints: ['Two of the five.', 'The first two.']
				},
				tier: {
					prompt: '10 points. Which tier is that?',
					items: {
						trainee: 'Trainee',
						researcher: 'Researcher',
						'field-director': 'Field Director',
						'dig-director': 'Dig Director',
						'expert-archaeologist': 'Expert Archaeologist'
					},
					done: 'Researcher, from 10 to 20. Trainee ends at 9.',
					hints: ['It is the first step up.', 'Trainee ends at 9.']
				},
				ladder: {
					prompt: 'Researcher ends at 20. Where do the tiers above begin?',
					items: {
						field: 'Field Director: from how many points?',
						dig: 'Dig Director: from how many points?',
						expert: 'Expert Archaeologist: from how many points?'
					},
					done: 'Field Director 21, Dig Director 27, Expert Archaeologist 33.',
					hints: ['The next tier begins right after 20.', '21, 27 and 33.']
				},
				'last-turn': {
					prompt: 'Turn 11. Your keys are worth 20 so far. Claim 3 keys with one block.',
					done: 'A Star, a Sun and a Moon: 7 points. With their mark the run is over.',
					hints: ['They all want brown beside white.', 'Stand the brown bar upright on e2.']
				},
				sum: {
					prompt: 'Your keys are worth 27, and your Enigma is brown.',
					items: { enigma: 'How many points does the Enigma add?', total: 'What is the total?' },
					done: '3 brown faces are 1 point: 27 + 1 = 28.',
					hints: ['Count the brown faces in your view.', '3 faces, 1 point.']
				},
				'tier-reached': {
					prompt: '28 points. Which tier is that?',
					items: {
						trainee: 'Trainee',
						researcher: 'Researcher',
						'field-director': 'Field Director',
						'dig-director': 'Dig Director',
						'expert-archaeologist': 'Expert Archaeologist'
					},
					done: 'Dig Director, from 27 to 32.',
					hints: ['Field Director ends at 26.', 'Expert Archaeologist begins at 33.']
				}
			}
		},
		'three-turns': {
			title: 'Three turns',
			aim: 'Begin a run with everything you know.',
			steps: {
				'turn-1': {
					prompt:
						'Turn 1. Place the green block upright on c3, claim the Star, keep all, draw a Sun, place for the Ancients.',
					done: 'A claim, a key drawn, a move of the Ancients: all five steps.',
					hints: [
						'On c3 green stands beside white.',
						'The Ancients’ block touches the cube corner to corner.',
						'Stand their block upright on f6.'
					]
				},
				'turn-2': {
					prompt: 'Turn 2. Dig a line, and let the Ancients rest.',
					done: 'No claim, so a face-down card. No key drawn, so the Ancients rest.',
					hints: ['They rest when no key comes into your hand.', 'Mark the turn, then keep all 4 keys.']
				},
				'two-keys': {
					prompt: 'Turn 3. Claim the Star and the Sun with one block.',
					done: '3 points with one block. Both keys lie in one pile.',
					hints: ['Both want brown beside white.', 'Stand the brown bar upright on f3.']
				},
				'turn-3': {
					prompt: 'Finish turn 3, until turn 4 begins.',
					done: 'However many keys you drew, the Ancients moved once, by the last of them.',
					hints: [
						'Put a key back or keep all, then draw up to 4.',
						'Place the Ancients’ block at a corner of the closest block.'
					]
				},
				'so-far': {
					prompt: '3 turns are over. Your Enigma is brown.',
					items: {
						piles: 'How many marks lie there?',
						keys: 'How many points are the claimed keys, 2 Stars and 1 Sun?',
						enigma: 'How many points would the Enigma give now?',
						total: 'What is the sum?'
					},
					done: '1 + 1 + 2 for the keys, 1 for 3 brown faces: 5.',
					hints: ['One mark a turn. Star 1, Sun 2.', 'You see 3 brown faces.']
				},
				alone: {
					prompt: 'Now from the box on: set up and play until turn 4 begins.',
					done: 'All 11 turns go like this. You are ready for a whole run.',
					hints: [
						'Core Cube, first line, then turn by turn.',
						'A block beside the cube may show a Star.',
						'Digging, a face-down card, keep all: that works in every turn.'
					]
				}
			}
		}
	}
};

export default text;
