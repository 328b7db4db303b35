// English: the course Terra Pyramides.
import type { CourseText } from '../../../schema/lesson.ts';

const WAYS = { N: 'Up', E: 'Right', S: 'Down', W: 'Left' };

const text: CourseText = {
	lessons: {
		'set-up': {
			title: 'Set up the desert',
			aim: 'Lay out the game for 2, 3 or 4 players.',
			steps: {
				hatched: {
					prompt: 'Mark the 4 hatched squares in the middle. The start tiles go there.',
					done: 'One tile from each of 4 stacks goes face down on them, then all are turned up.',
					hints: ['They form a block of 2 by 2.', 'e5, f5, e6 and f6.']
				},
				stairs: {
					prompt: 'A start tile lies on f6. Which way do its stairs point?',
					items: WAYS,
					done: 'Stairs of a start tile point at the building site beside it: from f6 that is g6.',
					hints: ['Which neighbour of f6 is a building site?', 'g6, to the right.']
				},
				sites: {
					prompt: 'The start tiles lie. Mark the 4 sites that get a foundation.',
					done: 'One random foundation for each start tile, on the site that its stairs point at.',
					hints: ['Follow the stairs of each tile.', 'd5, f4, e7 and g6.']
				},
				stacks: {
					prompt: 'The set-up for 2 is done. The box has 40 tiles and 22 foundations.',
					items: {
						stacks: 'How many stacks of tiles were made?',
						tiles: 'How many tiles did each stack have at first?',
						foundations: 'How many foundations are left in their stack?'
					},
					done: '8 stacks of 5, 4 in each store. 4 of 22 foundations are on the board.',
					hints: ['Each store holds 4 stacks.', '40 tiles in 8 stacks. 22 minus 4 foundations.']
				},
				players: {
					prompt: 'Hand out workers. One of them becomes the score marker.',
					items: {
						two: '2 players: how many workers does each get?',
						four: '4 players: how many workers does each get?',
						three: '3 players: how many of the 13 stay in the supply?',
						turns: '2 players: how many turns has each?'
					},
					done: '15, 13 or 11 workers. One goes on the Horus eye. The back panel shows the turns: 14, 12 or 9.',
					hints: ['The more players, the fewer workers each.', '15, 11, 12 and 14.']
				},
				beside: {
					prompt: 'What lies beside the board for everybody?',
					items: {
						levels: 'pyramid levels',
						finials: 'finials',
						gold: 'gold',
						hand: 'hand tiles',
						cards: 'point cards'
					},
					done: 'Levels sorted by colour and value, gold, point cards. Finials and hand tile belong to one player each.',
					hints: ['Two of the five belong to one player each.', 'Levels, gold and point cards.']
				},
				order: {
					prompt: 'Put these parts of the set-up into order.',
					items: {
						stacks: 'Make 8 stacks',
						hatched: 'Place 4 start tiles',
						foundations: 'Lay 4 foundations',
						hand: 'Hand out tiles and workers',
						marker: 'Put markers on the Horus eye'
					},
					done: 'Stacks, start tiles, foundations, then what everybody gets.',
					hints: ['Foundations follow the stairs of the start tiles.', 'The marker comes out of the workers.']
				},
				table: {
					prompt: 'At the table:',
					items: {
						board: 'Side without the Nile',
						levels: 'Sort levels by colour and value',
						foundations: 'Shuffle foundations face down',
						panels: 'Back panels for your number',
						gold: 'Gold and point cards ready',
						first: 'Last to see a pyramid begins'
					},
					done: 'Then turns pass clockwise.',
					hints: []
				}
			}
		},
		placing: {
			title: 'Where may it go?',
			aim: 'Place your tile on the right square, with the stairs the right way.',
			steps: {
				place: {
					prompt: 'Place your tile on d4, with the stairs to the right.',
					done: 'The stairs point at the site f4. This is the first part of every turn.',
					hints: ['Choose d4, then turn the tile.', 'Stairs right: towards f4.'],
					mistakes: { edge: 'Above d4 there is no building site up to the edge.' }
				},
				oasis: {
					prompt: 'Try to place your tile on an oasis.',
					done: 'Oases stay free for the whole game. They still give gold later.',
					hints: ['h5 is an oasis.']
				},
				taken: {
					prompt: 'Try a building site, or a square with a tile.',
					done: 'Tiles go on free squares. Building sites are for foundations and pyramids.',
					hints: ['e5 has a tile, d5 is a site.']
				},
				where: {
					prompt: 'Which of these squares may your tile go on? Mark all of them.',
					done: 'Free squares without oasis and without site: e4, g5 and d7.',
					hints: ['Leave out oases, sites and tiles.', 'There are 3.']
				},
				pointing: {
					prompt: 'Stairs must point at a building site. Is it allowed?',
					items: {
						beside: 'd4, stairs down',
						edge: 'd4, stairs up',
						far: 'd4, stairs left',
						oasis: 'd3, stairs right'
					},
					done: 'Any distance straight ahead will do. Tiles, gaps and oases in between do not matter.',
					hints: ['Follow the line up to the edge.', 'Only above d4 there is no site.']
				},
				ways: {
					prompt: 'Your tile goes on i3. Which ways may its stairs point? Choose all.',
					items: WAYS,
					done: 'Down to i5 and left to h3. In the other directions the edge comes first.',
					hints: ['Look in all 4 directions for the first site.', 'There are 2.']
				},
				join: {
					prompt: 'Your first turn. Place the tile so that a row through it has 3 tiles.',
					done: 'Next to other tiles your row gives more. In the first turn that pays.',
					hints: ['Put it in line with two start tiles.', 'd6 is in line with e6 and f6.']
				},
				turn: {
					prompt: 'Put the parts of a turn into order.',
					items: {
						place: 'Place the tile',
						row: 'Choose a row',
						stock: 'Stock the row',
						activate: 'Activate the row',
						draw: 'Take a new tile'
					},
					done: 'Place, choose, stock, activate, take. All of it in every turn.',
					hints: ['The new tile comes last.', 'Stocking comes before activating.']
				}
			}
		},
		foundations: {
			title: 'A new foundation',
			aim: 'Know when your stairs bring a foundation.',
			steps: {
				lay: {
					prompt: 'Place your tile on d3, with the stairs left towards the empty site c3.',
					done: 'The stairs touch an empty site. The top foundation of the stack goes on it.',
					hints: ['Choose d3 and turn the stairs left.'],
					mistakes: { edge: 'Above d3 there is only the edge. Turn the stairs left.' }
				},
				'turn-away': {
					prompt: 'Place it on d3 again, but without bringing a foundation.',
					done: 'The stairs point at a distant site, so nothing is laid. You chose that by turning the tile.',
					hints: ['Only stairs that touch the site bring a foundation.', 'Stairs down or right.']
				},
				distance: {
					prompt: 'How far is it to the site, and what does it bring?',
					items: {
						left: 'd4, stairs left: how many squares to the site?',
						'left-lays': 'How many foundations does that bring?',
						right: 'd3, stairs right: how many squares to the site?',
						beside: 'd3, stairs left: how many foundations?'
					},
					done: 'Only distance 1 brings a foundation.',
					hints: ['Count the site itself too.', '3 squares and 0. 4 squares. Beside it: 1.']
				},
				'which-way': {
					prompt: 'Your tile goes on c4. Which way must the stairs point to bring a foundation?',
					items: WAYS,
					done: 'c3 is empty and touches c4 from above.',
					hints: ['Which neighbour of c4 is an empty site?', 'c3, straight up.']
				},
				where: {
					prompt: 'Mark the squares where your tile can bring a foundation.',
					done: 'c4 and h4 touch c3 and h3, i4 touches i5. The sites beside the others have a foundation, and a7 touches none.',
					hints: ['Look for an empty site beside the square.', 'There are 3.']
				},
				one: {
					prompt: 'Your stairs touched c3. Before that, 18 foundations lay in the stack.',
					items: {
						value: 'What is the foundation on c3 worth?',
						board: 'How many foundations are on the board?',
						stack: 'How many are left in the stack?'
					},
					done: 'One foundation per turn, never more.',
					hints: ['Exactly 1 was laid.', '3, 5 and 17.']
				},
				pyramid: {
					prompt: 'A pyramid stands on d5. Is it allowed?',
					items: {
						pyramid: 'd6, stairs up',
						edge: 'd1, stairs up',
						'far-pyramid': 'd1, stairs down'
					},
					done: 'Stairs may point at a pyramid, near or far. No foundation is laid there.',
					hints: ['A pyramid stands on a site.', 'Only the edge is not enough.']
				},
				anywhere: {
					prompt: 'Bring a new foundation, wherever you like.',
					done: 'It is open to everybody, also to you in this turn.',
					hints: ['Look for an empty site with a free square beside it.', 'i4, stairs down towards i5.']
				}
			}
		},
		rows: {
			title: 'Four rows to choose from',
			aim: 'See where a row begins and ends.',
			steps: {
				across: {
					prompt: 'Your new tile is on d6. Mark its horizontal row, from site to site.',
					help: 'b6 and g6 are sites.',
					done: 'c6 to f6. The oasis c6 belongs to it.',
					hints: ['Everything between b6 and g6.', 'c6, d6, e6 and f6.']
				},
				down: {
					prompt: 'Mark the vertical row of d6.',
					done: 'From d5 to d10. Free squares and the oasis d9 do not end it.',
					hints: ['Go down until the next site.', 'd6 to d9.']
				},
				diagonal: {
					prompt: 'Mark the diagonal row of d6 that rises to the right.',
					done: 'Between a9 and f4: b8, c7, d6 and e5.',
					hints: ['Up to the right comes f4, down to the left a9.', '4 squares.']
				},
				tiles: {
					prompt: 'Count tiles, not squares.',
					items: {
						across: 'Tiles in the horizontal row of d6?',
						down: 'Tiles in the vertical row of d6?',
						most: 'How many tiles can a row have at most?'
					},
					done: 'Gaps are allowed, and no row is longer than 4.',
					hints: ['An oasis is no tile.', '3, 1 and 4.']
				},
				whole: {
					prompt: 'Your tile is on d6. Which of these rows may you choose?',
					items: {
						'c6-d6-e6-f6': 'c6 d6 e6 f6',
						'e5-f5-g5-h5': 'e5 f5 g5 h5',
						'a3-b4-c5-d6': 'a3 b4 c5 d6',
						'd6-e6': 'd6 e6'
					},
					done: 'The row has your new tile in it, and it is always a whole row.',
					hints: ['Your tile must be in it.', 'Part of a row is not enough.']
				},
				pyramid: {
					prompt: 'Your tile is on c5, a pyramid on d5. Mark the horizontal row of c5.',
					done: 'Sites end a row whatever stands on them. On the left it is the edge.',
					hints: ['Left as far as the edge.', 'a5, b5 and c5.']
				},
				best: {
					prompt: 'Choose the row that gives you the most gold.',
					done: 'The oasis and two eyes: 3 gold.',
					hints: ['Look for oases and eyes.', 'The horizontal row.']
				},
				skip: {
					prompt: 'Try to take a new tile without choosing a row.',
					done: 'Choosing a row is a duty, even if it gives nothing.',
					hints: ['Tap one of the stacks.']
				}
			}
		},
		activating: {
			title: 'Stock and activate',
			aim: 'Get gold, stones and workers out of a row.',
			steps: {
				diagonal: {
					prompt: 'Your tile is on g7. Choose the falling diagonal from d4 to g7.',
					done: 'Workers and stones went on the tiles, then gold and stones came to you. The workers wait.',
					hints: ['It runs from the upper left to the lower right.']
				},
				stock: {
					prompt: 'Mark the tiles of the diagonal d4 to g7 that get a worker.',
					done: 'Every tile that shows a worker, whoever placed it.',
					hints: ['g7 shows a stone and an eye.', 'd4, e5 and f6.']
				},
				gives: {
					prompt: 'What does the diagonal d4 to g7 give?',
					items: {
						stones: 'How many stones?',
						workers: 'How many workers?',
						gold: 'How much gold?'
					},
					done: '2 stones, 3 workers, and 2 gold for the eyes on f6 and g7.',
					hints: ['A tile may show two things.', '2, 3 and 2.']
				},
				from: {
					prompt: 'The diagonal is activated. You had 14 workers; each colour has 4 stones.',
					items: {
						workers: 'How many workers are in your supply?',
						stones: 'How many stones are on your stone board?',
						blue: 'How many blue stones are in the general supply?'
					},
					done: 'Workers come from your own supply, stones from the general supply.',
					hints: ['3 workers stand on tiles.', '11, 2 and 3.']
				},
				order: {
					prompt: 'In which order is a row activated?',
					items: { oasis: 'Oasis', eye: 'Horus eye', stone: 'Stone', worker: 'Worker' },
					done: 'First the gold of oases and eyes, then stones, then workers move.',
					hints: ['Gold comes first.', 'Workers come last.']
				},
				gold: {
					prompt: 'Mark the squares of the horizontal row of d6 that give gold.',
					done: 'The oasis c6 and the eyes on e6 and f6: 1 gold each.',
					hints: ['An oasis counts as well.', 'There are 3.']
				},
				'one-worker': {
					prompt: 'd6 and f6 both show a worker, but you have only 1. Stock it.',
					done: 'You stock as many as you have, and you choose the tile.',
					hints: ['Choose one of the two tiles.'],
					mistakes: { both: 'You have 1 worker, so 1 tile gets one.' }
				},
				turn: {
					prompt: 'Place your tile, activate a row, and move every worker in it.',
					done: 'Every stocked worker has left its tile.',
					hints: [
						'Next to other tiles a row gives more.',
						'd6 with the stairs up, the horizontal row, both workers to f4.'
					],
					mistakes: { left: 'Workers are still on tiles. Move them or take them back.' }
				}
			}
		},
		workers: {
			title: 'Workers on the move',
			aim: 'Know where a worker can walk.',
			steps: {
				walk: {
					prompt: 'Move the worker from d6 to the foundation f4.',
					done: 'Straight up to the right, over the tile on e5.',
					hints: ['Choose the worker on d6, then f4.']
				},
				reach: {
					prompt: 'Mark every site that the worker on d6 can reach.',
					done: 'd5, f4, g6 and e7: straight lines over tiles, in any direction.',
					hints: ['Look in 8 directions.', 'Over e5, over e6 and f6, and two neighbours.']
				},
				gap: {
					prompt: 'Try to move a worker across a free square or an oasis.',
					done: 'Every square in between must have a tile. Oases are never covered.',
					hints: ['From d6 to b6 the oasis c6 is in the way.']
				},
				empty: {
					prompt: 'Try to put the worker from d4 on an empty site.',
					done: 'Without a foundation nobody can stand there.',
					hints: ['c3 is beside d4 and has no foundation.']
				},
				lines: {
					prompt: 'The horizontal row was activated. Is the move allowed?',
					items: {
						'other-line': 'From f6 to f4',
						bend: 'From f6 to d5',
						free: 'From d6 to d10',
						diagonal: 'From f6 to e7'
					},
					done: 'A worker need not follow the row. Straight lines over tiles are enough.',
					hints: ['First: is it a straight line?', 'Second: does every square between hold a tile?']
				},
				split: {
					prompt: 'Two workers are stocked. Occupy two different foundations.',
					done: 'They may be split or go to the same place.',
					hints: ['Move the second one elsewhere.', 'd6 to d5, f6 to g6.']
				},
				stranded: {
					prompt: 'Your tile is on a7. You have 14 workers in your supply.',
					items: {
						reach: 'How many sites with a foundation can a worker on a7 reach?',
						supply: 'You activate the vertical row. How many workers are in your supply afterwards?'
					},
					done: 'The site b6 is empty. A worker that can reach nothing goes back.',
					hints: ['b6 has no foundation.', '0, and again 14.']
				},
				new: {
					prompt: 'In one turn: bring a foundation to c3 and put a worker on it.',
					done: 'A foundation laid in this turn may be used at once.',
					hints: ['The stairs must touch c3.', 'd3, stairs left; any row; d3 to c3.']
				}
			}
		},
		'worker-limits': {
			title: 'Limits for workers',
			aim: 'Know how many workers may stand where.',
			steps: {
				'first-turn': {
					prompt: 'Your first turn. Move both workers to f4.',
					done: 'In the first turn you may occupy only 1 empty foundation, with several workers if you like.',
					hints: ['From d6 and from f6 there is a straight line to f4.'],
					mistakes: { second: 'In your first turn one foundation is all.' }
				},
				'second-site': {
					prompt: 'Still your first turn. Try to occupy a second foundation.',
					done: 'Only from your second turn on.',
					hints: ['Move the worker from f6 to g6.']
				},
				fourth: {
					prompt: '3 of your workers stand on f4. Try to add a fourth.',
					done: 'No more than 3 on one foundation or pyramid.',
					hints: ['From d6 to f4.']
				},
				others: {
					prompt: 'Somebody else has a worker on f4. Try to go there.',
					done: 'Foundations must be free or yours.',
					hints: ['From d6 to f4.']
				},
				'take-back': {
					prompt: 'Take both workers back from f4.',
					done: 'Nobody stands there any more: the foundation is free again.',
					hints: ['Take them one after the other.', 'Choose f4 and take back, twice.']
				},
				last: {
					prompt: 'Try to take all workers back from your pyramid g6.',
					done: 'One worker stays and shows whose pyramid it is.',
					hints: ['The first one may go. Try the second.']
				},
				which: {
					prompt: 'Mark every site from which you may take a worker back.',
					done: 'Your foundation f4, and d5 with 2 workers. On g6 the last one must stay.',
					hints: ['Only your own workers.', 'There are 2.']
				},
				cases: {
					prompt: 'Is the move allowed?',
					items: {
						'same-site': 'First turn, one worker on f4: from f6 to f4',
						'other-site': 'First turn, one worker on f4: from f6 to e7',
						third: 'Later: to f4 with 2 of your workers',
						'their-pyramid': 'Later: to somebody else’s pyramid g6'
					},
					done: 'One foundation in the first turn, 3 workers at most, and never where somebody else is.',
					hints: ['Who is there already, and how many?', 'Yes, no, yes, no.']
				}
			}
		},
		'first-level': {
			title: 'The first level',
			aim: 'Turn a foundation into a pyramid.',
			steps: {
				build: {
					prompt: '3 of your workers stand on f4. Build the first level for 1 stone.',
					done: 'You chose the colour. Most of your stones should fit it later.',
					hints: ['Choose f4, a colour and a stone.', 'Any colour, any stone.']
				},
				back: {
					prompt: 'You built on f4. Before: 3 workers there, 11 in your supply, 3 stones.',
					items: {
						stays: 'How many workers are on f4?',
						supply: 'How many are in your supply?',
						stones: 'How many stones have you left?',
						value: 'What is the pyramid worth?'
					},
					done: 'One worker stays, the others and the stone go back. Level 1 is worth 5.',
					hints: ['One always stays.', '1, 13, 2 and 5.']
				},
				two: {
					prompt: 'Only 2 workers stand on f4. Try to build.',
					done: 'Building always needs 3 of your workers in that place.',
					hints: ['Choose f4 and build.']
				},
				where: {
					prompt: 'You have 3 blue stones. Mark every site where you can build now.',
					done: 'f4 and your blue pyramid e7. d5 has 2 workers, and those on g6 are not yours.',
					hints: ['3 workers, all yours.', 'There are 2.']
				},
				colour: {
					prompt: 'Build a green pyramid on f4. You own no green stone.',
					done: 'The first level may be paid with any stone. Green stones are needed from level 2 on.',
					hints: ['Choose green, then pay what you have.']
				},
				cases: {
					prompt: 'Is it allowed?',
					items: {
						'two-stones': 'Level 1 on f4 for 2 blue stones',
						'any-stone': 'A red level 1 on f4 for a blue stone',
						change: 'A grey level 2 on a red pyramid'
					},
					done: 'Level 1 costs exactly 1 stone, and the colour never changes.',
					hints: ['Level 1 costs 1.', 'No, yes, no.']
				},
				early: {
					prompt: 'Build on f4 before you place your tile.',
					done: 'Building is an extra action: at any moment of your turn, as often as you can pay.',
					hints: ['Leave the tile in your hand for now.', 'Choose f4 and pay the yellow stone.']
				}
			}
		},
		higher: {
			title: 'Higher and higher',
			aim: 'Raise a pyramid to the finial.',
			steps: {
				second: {
					prompt: '3 workers are on your blue pyramid g6. Build level 2 for 2 blue stones.',
					done: 'Level 2 costs 2 stones of the pyramid’s colour and is worth 10.',
					hints: ['Choose g6 and 2 blue stones.']
				},
				'two-levels': {
					prompt: 'Raise g6 from level 1 to level 3 in this turn.',
					help: 'Build between the moves.',
					done: 'Move, build, move twice, build. The white stone stood in for a blue one.',
					hints: [
						'g6 holds 3 workers at most, so build first.',
						'After level 2 move both others there. Pay 2 blue and 1 white.'
					],
					mistakes: { full: 'g6 is full. Build, then there is room again.' }
				},
				mix: {
					prompt: 'f4 is red. Try to build level 2 with 1 red and 1 grey stone.',
					done: 'From level 2 on every stone must have the colour of the pyramid, or be white.',
					hints: ['Pay red and grey.']
				},
				pay: {
					prompt: 'You have 1 blue, 1 white, 4 red. Is it allowed on the blue f4?',
					items: {
						mixed: 'Level 3 for blue, red and white',
						two: 'Level 3 for blue and white',
						'not-there': 'Level 3 for blue and 2 white',
						joker: 'Level 2 for blue and white'
					},
					done: 'Without enough fitting stones nothing is built, and the workers stay.',
					hints: ['Level 3 costs 3 fitting stones.', 'Only level 2 can be paid.']
				},
				missing: {
					prompt: 'You lack 1 stone for level 3 on the blue f4. You have 3 gold. Build it.',
					done: 'A white stone for 3 gold filled the gap.',
					hints: ['Gold buys a white stone.', 'Buy the stone, then pay 1 blue and 2 white.'],
					mistakes: { short: 'Level 3 costs 3 stones. 1 is missing.' }
				},
				values: {
					prompt: 'What it costs and what it is worth:',
					items: {
						cost: 'How many stones does level 4 cost?',
						third: 'What is a pyramid of level 3 worth?',
						top: 'What is a pyramid with finial worth?',
						all: 'How many stones do all 5 levels cost?'
					},
					done: '1, 2, 3, 4, 5 stones for 5, 10, 20, 35, 60. Only the value reached counts, not the sum.',
					hints: ['Level 4 costs 4.', '4, 20, 60 and 15.']
				},
				finial: {
					prompt: 'Two of your pyramids are finished. Try to put a finial on f4.',
					done: 'You have 2 finials. More pyramids cannot be finished.',
					hints: ['Choose f4 and pay 5 stones.']
				},
				pieces: {
					prompt: 'Pieces can run out. Is it allowed?',
					items: {
						tenth: 'Level 2 on f4; 9 pieces are built',
						eleventh: 'Level 2 on f4; 10 pieces are built',
						'fourth-red': 'A red level 1 on f4; 3 red ones are built'
					},
					done: '10 pieces of level 2, 8 of level 3, 6 of level 4, and 3 first levels per colour.',
					hints: ['There are 10 pieces of level 2.', 'There are 3 first levels of each colour.']
				}
			}
		},
		gold: {
			title: 'Gold has three uses',
			aim: 'Buy workers and stones, search a stack, end your turn.',
			steps: {
				worker: {
					prompt: 'Buy a worker for 3 gold and put it on the foundation e7.',
					done: 'It came from your supply and needed no line. Your gold went from 7 to 4.',
					hints: ['Choose to buy a worker, then e7.']
				},
				where: {
					prompt: 'Mark every site where a bought worker may stand.',
					done: 'Free foundations and your pyramid. f4 is full, d5 belongs to somebody else.',
					hints: ['No line is needed.', 'e7, g6 and the distant j2.']
				},
				stone: {
					prompt: 'Buy a stone.',
					done: 'A bought stone is always white: a joker.',
					hints: ['It costs 3 gold.']
				},
				prices: {
					prompt: 'Is your gold enough?',
					items: {
						stone: '2 gold: buy a stone',
						worker: '2 gold: buy a worker',
						search: '1 gold: search a stack',
						'no-gold': '0 gold: search a stack'
					},
					done: 'Worker and stone cost 3 each, searching costs 1.',
					hints: ['Two of the three cost the same.', 'No, no, yes, no.']
				},
				search: {
					prompt: 'Search stack 1 for 1 gold and take the tile with worker and eye.',
					done: 'Without paying you would have taken the top tile unseen.',
					hints: ['Choose to search, then stack 1.', 'Take the third tile.']
				},
				back: {
					prompt:
						'You took the third tile of: worker, eye, worker and eye, red stone and worker. How does the stack go back?',
					items: {
						'W_E_SW-red': 'worker, eye, stone',
						'E_W_SW-red': 'eye, worker, stone',
						'SW-red_E_W': 'stone, eye, worker'
					},
					done: 'Face down and in the same order as before.',
					hints: ['Nothing is shuffled.', 'Worker, eye, stone.']
				},
				stacks: {
					prompt: 'Mark every stack from which you may take a tile.',
					done: 'Any stack that still has tiles. The choice is yours.',
					hints: ['Empty stacks give nothing.', 'There are 4.']
				},
				end: {
					prompt: 'End your turn: finish the extra actions, take a tile, hand over.',
					done: 'The player to your left is next.',
					hints: ['First say that you are done.', 'Then take a tile from any stack and end the turn.']
				}
			}
		},
		limits: {
			title: 'Too rich',
			aim: 'Bring gold and stones under the limit.',
			steps: {
				five: {
					prompt: 'You have 5 gold; 4 is the limit. Buy something, then end your turn.',
					done: '3 gold went, 2 stayed. Gold is not simply thrown away.',
					hints: ['A stone or a worker costs 3 gold.'],
					mistakes: { keep: '5 gold is 1 too many. Buy something first.' }
				},
				'too-much': {
					prompt: 'You have 8 gold. Try to end your turn.',
					done: 'With more than 4 gold a turn does not end while you can buy.',
					hints: ['Say that you are done.']
				},
				eight: {
					prompt: 'You have 8 gold. Bring your turn to an end.',
					done: '8, 5, 2: two purchases were needed.',
					hints: ['One purchase leaves 5.', 'Buy twice, then end the turn.'],
					mistakes: { keep: 'Still more than 4 gold.' }
				},
				search: {
					prompt: 'You have 5 gold and take your new tile. End the turn with exactly 4 gold.',
					done: 'Searching a stack spends 1 gold and counts as well.',
					hints: ['1 gold has to go.', 'Search a stack and take any tile.']
				},
				nine: {
					prompt: 'You have 9 stones; 7 is the limit. Bring your turn to an end.',
					done: 'Every exchange of 2 stones for 1 white one makes 1 fewer.',
					hints: ['Exchange two stones for a white one.', 'Two exchanges are needed.'],
					mistakes: { keep: 'More than 7 stones. Exchange first.' }
				},
				exchange: {
					prompt: 'Exchange blue and red for white. Is it allowed?',
					items: {
						eight: '8 stones, at the end of the turn',
						seven: '7 stones, at the end of the turn',
						early: '8 stones, before taking a tile'
					},
					done: 'The exchange is a duty for too many stones, no offer for others.',
					hints: ['When does the limit count?', 'Yes, no, no.']
				},
				numbers: {
					prompt: 'The limits in numbers:',
					items: {
						gold: 'How much gold may you keep?',
						stones: 'How many stones may you keep?',
						exchanges: 'You have 10 stones. How many exchanges are needed?'
					},
					done: '4 gold, 7 stones. Each exchange makes 1 stone fewer.',
					hints: ['Stones: more than gold.', '4, 7 and 3.']
				},
				end: {
					prompt: 'May the turn end like this?',
					items: {
						full: '4 gold, 7 stones',
						gold: '5 gold, 6 stones',
						stones: '3 gold, 8 stones'
					},
					done: 'Both limits count apart from each other.',
					hints: ['4 gold and 7 stones are just allowed.', 'Yes, no, no.']
				}
			}
		},
		'the-count': {
			title: 'The last tile and the count',
			aim: 'End the game and add up the points.',
			steps: {
				remove: {
					prompt: '2 players. Take a tile so that a stack leaves the game.',
					done: 'A stack with 1 tile left is removed. The tile goes into the box unseen.',
					hints: ['After your draw 1 tile must be left.', 'Stack 2 has 2 tiles.']
				},
				three: {
					prompt: '3 players. Stacks of 3, 2 and 3 tiles: you took a tile from stack 2.',
					items: {
						stack: 'How many tiles has stack 2 now?',
						all: 'How many tiles are left in all stacks?'
					},
					done: 'With 3 or 4 players every tile is played.',
					hints: ['Nothing is removed.', '1 and 7.']
				},
				'last-turn': {
					prompt: 'All stacks are empty and you hold the last tile. Play your last turn.',
					done: 'The turn is over, so the game is. Everybody had 14 turns.',
					hints: [
						'A turn as always, only without a new tile.',
						'Place, choose a row, move or take back, end.'
					]
				},
				over: {
					prompt: 'All stacks are empty. Is it allowed?',
					items: {
						other: 'Your turn is over; player 2 places the last tile',
						'in-time': 'In the last turn: buy a stone',
						late: 'After the last turn: buy a stone'
					},
					done: 'The last tile is still played, with all extra actions. Then nothing more.',
					hints: ['The last tile must be placed and its turn be over.', 'Yes, yes, no.']
				},
				sum: {
					prompt: 'The game is over. Add up your points.',
					items: {
						foundations: 'Foundations f4 and d5?',
						pyramids: 'Pyramids e7 (level 4) and g6 (level 5)?',
						rest: '5 stones and 4 gold?',
						total: 'All together?'
					},
					done: '3 + 2, then 35 + 60, then 9: 109 points.',
					hints: ['Values count once, however many workers stand there.', '5, 95, 9 and 109.']
				},
				foundations: {
					prompt: 'Mark every foundation that scores for you.',
					done: 'f4 and c3. Under your pyramid d5 only the pyramid counts.',
					hints: ['Your workers must stand on it.', 'There are 2.']
				},
				card: {
					prompt: 'Foundations 3 and 2, pyramids 35 and 60, 1 gold.',
					items: {
						total: 'How many points?',
						card: 'Which card do you take? (0: none)',
						marker: 'Where does your marker stand?'
					},
					done: 'Above 100 take the card, above 200 turn it over. Exactly 100 brings none.',
					hints: ['The track ends at 100.', '101: the 100 card, marker on 1.']
				},
				winner: {
					prompt: 'Each has pyramids worth 95. Who wins? Choose all.',
					help: 'Add foundations, stones and gold.',
					items: { '0': 'You', '1': 'Player 2', '2': 'Player 3' },
					done: '109, 109 and 98. Tied players share the victory.',
					hints: ['Add what everybody has besides.', '3 + 7 + 4 for you and for player 2.']
				}
			}
		},
		variants: {
			title: 'Sphinx, scarab and open stacks',
			aim: 'Play with symbols and with open stacks.',
			steps: {
				sphinx: {
					prompt: 'Symbol variant: your tile came from the sphinx store. Place it on e4.',
					done: 'Columns a to e are sphinx squares, f to j scarab squares.',
					hints: ['Choose e4; the stairs must meet a site.'],
					mistakes: { scarab: 'That is a scarab square.' }
				},
				'wrong-half': {
					prompt: 'Try to place the sphinx tile on a scarab square.',
					done: 'A tile belongs to the half of its store.',
					hints: ['f3 is a scarab square.']
				},
				pay: {
					prompt: 'Place the sphinx tile on f3 after all. You have 1 gold.',
					done: 'For 1 gold the symbol does not matter.',
					hints: ['Pay 1 gold for the other half.'],
					mistakes: { unpaid: 'Without paying the tile stays in its half.' }
				},
				cases: {
					prompt: 'Your tile came from the scarab store. You have no gold. Is it allowed?',
					items: {
						scarab: 'On f3, a scarab square',
						sphinx: 'On e4, a sphinx square',
						'no-gold': 'On e4, paying 1 gold',
						base: 'Base game: a sphinx tile on f3'
					},
					done: 'In the base game the symbols mean nothing.',
					hints: ['Columns f to j are the scarab half.', 'Yes, no, no, yes.']
				},
				side: {
					prompt: 'You took a tile from stack 6. On which side of your stone board may it lie as a reminder?',
					items: { sphinx: 'Sphinx', scarab: 'Scarab' },
					done: 'Stacks 5 to 8 stand on the scarab side of the board, 1 to 4 on the sphinx side.',
					hints: ['In which store is stack 6?', 'Scarab.']
				},
				known: {
					prompt: 'Open stacks: 4 of 8 lie face up. Take the tile with worker and eye.',
					done: 'At an open stack you know what you take, without paying.',
					hints: ['Look at the open tops.', 'It lies on stack 5.']
				},
				'search-open': {
					prompt: 'Try to search an open stack for 1 gold.',
					done: 'Only face-down stacks can be searched.',
					hints: ['Stack 1 lies open.']
				},
				closed: {
					prompt: 'Mark every stack that you may search for 1 gold.',
					done: 'The 4 that lie face down.',
					hints: ['Leave out the open ones.', '3, 4, 7 and 8.']
				}
			}
		},
		together: {
			title: 'Alone or together',
			aim: 'Solve the three tasks of the group.',
			steps: {
				'task-1': {
					prompt: 'Task 1: 4 pyramids of value 60. Put the fourth finial on g6.',
					done: 'Solved. The third and fourth finial came from another colour.',
					hints: ['Choose g6 and pay 4 green and 1 white.']
				},
				'set-up': {
					prompt: 'All play one colour with one stone board and one hand tile.',
					items: {
						dealt: 'How many workers does the group get?',
						left: 'How many are in the supply, without the marker?',
						turns: 'How many turns has the group?'
					},
					done: '12 workers, one of them on the Horus eye, and 28 turns.',
					hints: ['Fewer than with 2 players.', '12, 11 and 28.']
				},
				unseen: {
					prompt: 'Take a tile so that the last one of its stack leaves the game.',
					done: 'As with 2 players: the last tile of each stack goes into the box unseen.',
					hints: ['Look for a stack of 2.', 'Stack 5.']
				},
				heights: {
					prompt: 'May the fifth level be built?',
					items: {
						group: 'Group, task 1: the third finial',
						'two-players': '2 players: your third finial',
						'task-3': 'Group, task 3: on a pyramid of value 35'
					},
					done: 'Tasks 1 and 2 may use all finials. In task 3 nothing goes above 35.',
					hints: ['A player alone has 2 finials.', 'Yes, no, no.']
				},
				points: {
					prompt: 'Task 2 asks for more than 275 points. Which total solves it?',
					items: { '274': '274', '275': '275', '276': '276' },
					done: 'More than 275: from 276 on. The final scoring decides.',
					hints: ['275 is not more than 275.']
				},
				'task-2': {
					prompt: 'Task 2, last turn: your pyramids are worth 275. Solve the task.',
					done: 'The foundation brought the missing points.',
					hints: ['A foundation with a worker scores.', 'Move the worker to d5, then end the turn.']
				},
				'task-3': {
					prompt: 'Task 3: 6 pyramids of value 35 in 6 colours. Finish it.',
					done: 'Solved. A second blue one would not have counted, and it was the last piece of level 4.',
					hints: ['Which colour is missing?', 'Build on g6 with 3 purple and 1 white.']
				},
				sealed: {
					prompt: 'Task 3: try to put the worker on a pyramid of value 35.',
					done: 'It is finished: no more workers, no further level.',
					hints: ['From d6 to d5.']
				}
			}
		}
	}
};

export default text;
