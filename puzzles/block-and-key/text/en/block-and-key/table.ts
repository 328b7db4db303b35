// English: lessons about the yard, the set-up and the end of the game.
import type { CourseText } from '../../../../schema/lesson.ts';

const lessons: CourseText['lessons'] = {
	excavating: {
		title: 'Excavating',
		aim: 'Take blocks, refill the yard, keep to the limit.',
		steps: {
			row: {
				prompt: 'Dig the middle row of the Excavation Yard.',
				done: 'All 3 blocks are yours, and their sites were refilled from the bag.',
				hints: ['Press Dig, then choose row 2.']
			},
			'empty-line': {
				prompt: 'Row 1 is empty, and so is the bag. Try to dig row 1.',
				done: 'Refused: a line needs at least 1 block.',
				hints: ['Press Dig, then choose row 1.']
			},
			'too-many': {
				prompt: 'You have 6 blocks. Dig a line, and end with 7.',
				done: '6 and 3 are 9. With more than 7 you put blocks of your choice back into the bag.',
				hints: ['Dig any line first.', 'You have 9 now: choose 2 and put them back.']
			},
			'too-few': {
				prompt: 'You have 9 blocks. Try to put only 1 back.',
				done: 'Refused: 8 are still too many. You end with 7.',
				hints: ['Choose 1 block, then Put back.']
			},
			'last-of-the-bag': {
				prompt: 'Column 2 was dug. There was 1 block left in the bag.',
				done: 'Blocks go one by one on the empty site with the lowest number: 2 was filled, 5 and 8 stay empty.',
				hints: ['9 less 3, plus 1.', 'Column 2 has the sites 2, 5 and 8.'],
				items: { yard: 'How many blocks lie in the yard now?', site: 'Which site would be filled next?' }
			},
			fewer: {
				prompt: 'The bag is empty. Dig a line that gives you exactly 1 block.',
				done: 'A line with 1 block is still a line. There is no refill any more.',
				hints: ['Count the blocks of each row and column.', 'Row 1 or column 2.']
			},
			sequence: {
				prompt: 'Put a turn of digging into order.',
				done: 'The refill comes before anything goes back into the bag.',
				hints: ['First the yard, then your own blocks.'],
				items: {
					take: 'Take all blocks of a line',
					refill: 'Refill, lowest number first',
					seven: 'Put back what is over 7',
					next: 'The player to your left is next'
				}
			},
			pass: {
				prompt: 'The yard is empty, and your block fits nowhere. Pass.',
				done: 'Only someone who can neither dig nor place passes. The rulebook is silent here; this is our ruling.',
				hints: ['Press Pass.']
			}
		}
	},
	'setting-up': {
		title: 'Set-up for 2, 3 and 4',
		aim: 'Prepare a game by heart.',
		steps: {
			core: {
				prompt: 'You are the start player. Turn the grey side of the Core Cube towards you.',
				help: 'It stands on the icons for your number of players, moss green up.',
				done: 'The colour is your choice. It decides what every other player sees.',
				hints: ['Choose grey.']
			},
			sequence: {
				prompt: 'Put the set-up into order.',
				done: 'All blocks but the Core Cube go into the bag at the start. Whether cards or yard come first changes nothing.',
				hints: ['The start player is found first.', 'Cards, then the yard, then the floor.'],
				items: {
					start: 'Find a start player',
					keys: 'Deal 4 keys each',
					enigma: 'Deal 1 Enigma each',
					yard: 'Fill the yard',
					core: 'Place the Core Cube',
					lines: 'Everyone takes 3 blocks'
				}
			},
			box: {
				prompt: 'What is in the box?',
				done: '40 blocks, 10 shapes in 4 colours. 48 keys: 8 Stars, 24 Suns, 16 Moons. And 4 Enigmas.',
				hints: ['10 shapes in 4 colours.', 'There are 48 keys, half of them Suns.'],
				items: {
					blocks: 'How many blocks, without the Core Cube?',
					stars: 'How many Stars?',
					suns: 'How many Suns?',
					moons: 'How many Moons?'
				}
			},
			deal: {
				prompt: 'The cards are dealt, and the yard is filled.',
				done: '2 Stars, 1 Sun and 1 Moon for everyone, and 1 block on each of the 9 sites. 31 blocks stay in the bag.',
				hints: ['Look at your hand.', 'The yard has 3 by 3 sites.', '40 less 9.'],
				items: {
					stars: 'How many Stars do you have?',
					suns: 'How many Suns do you have?',
					yard: 'How many blocks lie in the yard?',
					bag: 'How many blocks are left in the bag?'
				}
			},
			leaves: {
				prompt: 'Some cards are left over after dealing. Which of them leave the game?',
				done: 'Stars and Enigmas leave. Suns and Moons become the two Altars, face down.',
				hints: ['Two kinds become draw piles.', 'There is a Sun Altar and a Moon Altar.'],
				items: { stars: 'Stars', suns: 'Suns', moons: 'Moons', enigmas: 'Enigmas' }
			},
			seats: {
				prompt: 'Two players, and you sit in the south. Which sides are taken?',
				done: 'South and east, two neighbouring sides. Three players take south, north and east, four take all.',
				hints: ['They sit on neighbouring sides.', 'The second player sits to your right.'],
				items: { S: 'South', W: 'West', N: 'North', E: 'East' }
			},
			'first-line': {
				prompt: 'Your neighbour has 3 blocks, and the yard is refilled. Now take yours.',
				done: 'Everyone takes one whole row or column. The yard is refilled before the next one takes.',
				hints: ['Choose any row or column.']
			},
			round: {
				prompt: 'Four players, and you are the start player. What comes first?',
				done: 'First blocks go round counter-clockwise, the start player last. Turns run clockwise.',
				hints: ['It begins to your right.', 'You take last and begin.'],
				items: {
					right: 'Player to your right takes 3',
					across: 'Player opposite takes 3',
					left: 'Player to your left takes 3',
					you: 'You take 3',
					begin: 'Your first turn'
				}
			}
		}
	},
	ending: {
		title: 'The end, Enigma and ties',
		aim: 'End a game and count it.',
		steps: {
			trigger: {
				prompt: 'You have 11 keys. Stand the green block on e2 and claim one more.',
				done: 'With 2 players the 12th key of one player triggers the end.',
				hints: ['Tip turns the block upright.', 'Brown beside green shows, then press Claim.']
			},
			'how-many': {
				prompt: 'How many claimed keys trigger the end?',
				done: '12, 8 or 7. It is enough that one player has so many.',
				hints: ['The more players, the fewer keys.', '12 with 2 players, 7 with 4.'],
				items: { two: 'With 2 players', three: 'With 3 players', four: 'With 4 players' }
			},
			'last-turns': {
				prompt: 'Three players: you, then north, then east. North triggers the end. Who plays now?',
				done: 'Everyone has one last turn, in turn order; whoever triggered the end comes last.',
				hints: ['The turns go on as before.', 'East is next.'],
				items: { east: 'East', you: 'You', north: 'North' }
			},
			'no-more': {
				prompt: 'The end was triggered. May you dig now?',
				done: 'One last turn for everyone, then the game is over.',
				hints: ['How many turns are left?'],
				items: { last: 'It is your last turn', after: 'You have just taken the last turn' }
			},
			sum: {
				prompt: 'Your Enigma is green. Your 7 keys bring 16 VP.',
				done: '11 faces divided by 3, rounded down: 3 VP. 16 and 3 are 19.',
				hints: ['Count in your own view only.', '11 divided by 3, rounded down.', '16 and 3.'],
				items: {
					faces: 'How many green faces do you see?',
					enigma: 'How many VP does the Enigma bring?',
					total: 'How many VP are that in all?'
				}
			},
			'more-keys': {
				prompt: 'Both have 24 VP. You claimed 11 keys, the player in the east 12. Who wins?',
				done: 'On equal VP, more claimed keys win.',
				hints: ['Claimed keys decide first.'],
				items: { '0': 'You', '1': 'East' }
			},
			'more-blocks': {
				prompt:
					'You and north: 17 VP and 8 keys each. East: 8 VP. Blocks left: you 2, north 4, east 5. Who wins?',
				done: 'On equal VP and keys, more blocks left win. East has too few VP.',
				hints: ['Only you and north are tied.', 'Now the blocks left decide.'],
				items: { '0': 'You', '1': 'North', '2': 'East' }
			},
			earlier: {
				prompt: 'You and east: 24 VP, 12 keys and 2 blocks each. Who wins?',
				done: 'If all is equal, the earlier one in turn order wins. You were the start player.',
				hints: ['Turn order decides last.'],
				items: { '0': 'You', '1': 'East' }
			}
		}
	},
	'final-round': {
		title: 'A final round',
		aim: 'Play the last turns of a game and find the winner.',
		steps: {
			twelfth: {
				prompt: 'A game for two, near its end. You have 11 keys: claim one more.',
				done: 'Your 12th key. The end is triggered.',
				hints: [
					'One Sun is a line: grey, green, brown, grey.',
					'At height 4 your view shows brown, green, grey from c to e.',
					'Stand the short grey block upright on b2.'
				]
			},
			left: {
				prompt: 'You have claimed and drawn. Your neighbour is next.',
				done: 'Two: your neighbour’s, then yours. Whoever triggers the end has a last turn too.',
				hints: ['Everyone has one last turn.'],
				items: { turns: 'How many last turns are to come?' }
			},
			last: {
				prompt: 'Your neighbour has dug. Take your last turn: claim one more key.',
				done: '2 VP more, and the game is over.',
				hints: [
					'Your new Sun: turn it by a quarter.',
					'Green shows in column f, grey in column g.',
					'Stand the grey block upright on f1 and g1.'
				]
			},
			'your-sum': {
				prompt: 'Count your VP. Your 13 keys bring 26, and your Enigma is white.',
				done: '8 faces make 2 VP. 26 and 2 are 28.',
				hints: ['Count the white squares of your flat view.', '8 divided by 3, rounded down.', '26 and 2.'],
				items: {
					faces: 'How many white faces do you see?',
					enigma: 'How many VP does the Enigma bring?',
					total: 'How many VP are that in all?'
				}
			},
			'their-sum': {
				prompt:
					'Your neighbour sees 6 green faces from the east, and green is their Enigma. Their 9 keys bring 24 VP.',
				done: '6 faces make 2 VP, and 24 and 2 are 26. Everyone counts in their own view.',
				hints: ['6 divided by 3.', '24 and 2.'],
				items: { total: 'How many VP are that in all?' }
			},
			winner: {
				prompt: 'Who has won?',
				done: 'You, with 28 to 26. Without your last key it would have been 26 each, and 12 keys against 9 would have decided.',
				hints: ['28 against 26.'],
				items: { '0': 'You', '1': 'Your neighbour' }
			},
			'your-table': {
				prompt: 'Ready for your own table?',
				done: 'The start player begins.',
				hints: [],
				items: {
					seats: 'Seats and Core Cube fit the number of players',
					cards: '4 keys and 1 Enigma for everyone',
					yard: '9 blocks in the yard',
					blocks: '3 blocks for everyone'
				}
			}
		}
	}
};

export default lessons;
