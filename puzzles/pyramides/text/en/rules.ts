// English: the rules of Terra Pyramides in our own words.
import type { RulesText } from '../../../schema/rules.ts';

const text: RulesText = {
	game: 'Terra Pyramides',
	groups: {
		setup: 'Set-up',
		turn: 'Your turn',
		placing: 'Placing the tile',
		row: 'Choosing a row',
		activating: 'Stocking and activating',
		workers: 'Workers',
		building: 'Building',
		gold: 'Gold, new tile and limits',
		end: 'End of the game',
		scoring: 'Scoring',
		symbols: 'Symbol variant',
		open: 'Open stacks',
		together: 'Together or alone'
	},
	books: { base: 'rulebook, base version' },
	rules: {
		'P-SETUP-1': {
			name: 'The side without the Nile',
			statement: 'The board lies on the table with the side that shows no Nile.'
		},
		'P-SETUP-2': {
			name: 'Pyramid levels beside the board',
			statement: 'The pyramid levels lie face up beside the board, sorted by colour and value.'
		},
		'P-SETUP-3': {
			name: 'One stack of foundations',
			statement: 'All foundations are shuffled and lie face down in one stack.'
		},
		'P-SETUP-4': {
			name: 'The back panels',
			statement:
				'Each tile store gets the back panel for the number of players. It says how many turns everybody has and when a stack is removed.'
		},
		'P-SETUP-5': {
			name: '8 stacks of 5 tiles',
			statement: 'All 40 tiles are shuffled into 8 face-down stacks of 5: 4 stacks in each tile store.'
		},
		'P-SETUP-6': {
			name: '4 start tiles',
			statement:
				'One tile from each of 4 stacks goes on a hatched square. All 4 are turned up, with the stairs towards the building site beside them.'
		},
		'P-SETUP-7': {
			name: '4 start foundations',
			statement: 'Each start tile gets a random foundation, face up on the site that its stairs point at.'
		},
		'P-SETUP-8': {
			name: 'Gold and point cards',
			statement: 'Gold and point cards lie beside the board.'
		},
		'P-SETUP-9': {
			name: 'What everybody gets',
			statement:
				'Everybody gets a stone board, a hand tile from a face-down stack, 2 finials, and 15, 13 or 11 workers with 2, 3 or 4 players.'
		},
		'P-SETUP-10': {
			name: 'A worker marks your score',
			statement: 'One of your workers goes on the Horus eye beside the score track.'
		},
		'P-SETUP-11': {
			name: 'Who begins',
			statement: 'Whoever saw a pyramid most recently begins. Turns pass clockwise.'
		},
		'P-TURN-1': {
			name: 'A turn in order',
			statement:
				'Place your hand tile. Then choose a row, stock it and activate it. At the end take a new tile.',
			allowed: 'the tile first',
			refused: 'a new tile first'
		},
		'P-TURN-2': {
			name: 'Then to the left',
			statement: 'After your turn it is the turn of the player to your left.'
		},
		'P-PLACE-1': {
			name: 'On a free square',
			statement: 'The tile goes on any free square. Building sites and squares with a tile are not free.',
			allowed: 'a free square',
			refused: 'a tile lies there'
		},
		'P-PLACE-2': {
			name: 'Oases stay free',
			statement: 'No tile is ever placed on an oasis.',
			allowed: 'beside the oasis',
			refused: 'on the oasis'
		},
		'P-PLACE-3': {
			name: 'Stairs point at a site',
			statement:
				'Turn the tile so that its stairs point at a building site or a pyramid, at any distance straight ahead.',
			allowed: 'site 3 squares ahead',
			refused: 'only the edge ahead'
		},
		'P-PLACE-4': {
			name: 'Stairs beside an empty site',
			statement: 'If the stairs touch an empty site, you must put the top foundation on it, face up.'
		},
		'P-PLACE-5': {
			name: 'One foundation a turn',
			statement: 'At most 1 foundation is laid per turn.'
		},
		'P-PLACE-6': {
			name: 'Advice for the first turn',
			statement: 'In the first turn it pays to place your tile next to one that already lies there.'
		},
		'P-ROW-1': {
			name: 'Choose a row',
			statement: 'After placing you must choose a row: horizontal, vertical or diagonal.'
		},
		'P-ROW-2': {
			name: 'What ends a row',
			statement:
				'A row goes on both ways until a building site, whether empty, with a foundation or a pyramid, or the edge of the board.'
		},
		'P-ROW-3': { name: 'At most 4 tiles', statement: 'A row never has more than 4 tiles.' },
		'P-ROW-4': {
			name: 'Gaps do not matter',
			statement: 'Free squares inside a row do not end it.'
		},
		'P-ROW-5': {
			name: 'With your new tile',
			statement: 'The tile you placed this turn must be in the row.'
		},
		'P-ROW-6': {
			name: 'Oases in the row',
			statement: 'An oasis does not end a row. It belongs to it and is activated too.'
		},
		'P-STOCK-1': {
			name: 'Stock the whole row',
			statement:
				'Put a worker or a stone on every tile of the row that shows one, whoever placed it. If you lack workers, stock as many as you have.',
			allowed: '1 worker, 1 tile',
			refused: '1 worker, 2 tiles'
		},
		'P-STOCK-2': {
			name: 'Where they come from',
			statement: 'Stones come from the general supply, workers from your own supply.'
		},
		'P-ACT-1': {
			name: 'The order of activation',
			statement: 'Activate the whole row in this order: oases, Horus eyes, stones, workers.'
		},
		'P-ACT-2': { name: 'Oasis: 1 gold', statement: 'Take 1 gold for each oasis in the row.' },
		'P-ACT-3': { name: 'Horus eye: 1 gold', statement: 'Take 1 gold for each Horus eye in the row.' },
		'P-ACT-4': {
			name: 'Stones go to your board',
			statement: 'Move the stocked stones to the fields of their colour on your stone board.'
		},
		'P-ACT-5': {
			name: 'Stocked workers move',
			statement: 'Move the workers that you stocked in this row, each of them once.',
			allowed: 'stocked on d6',
			refused: 'no worker on e5'
		},
		'P-WORK-1': {
			name: 'In a straight line',
			statement:
				'A worker moves straight, in any of 8 directions, to the first site in that line. The direction need not be that of the row.',
			allowed: 'straight up',
			refused: 'no straight line'
		},
		'P-WORK-2': {
			name: 'Where a worker may stop',
			statement:
				'A worker ends on a foundation that is free or yours, also one laid this turn, or on your own pyramid.',
			allowed: 'free foundation',
			refused: 'somebody else is there'
		},
		'P-WORK-3': {
			name: 'Together or apart',
			statement: 'Your workers may go to the same place or to different ones.'
		},
		'P-WORK-4': {
			name: 'Not across gaps',
			statement: 'Every square that a worker crosses must hold a tile. Free squares and oases stop it.',
			allowed: 'over two tiles',
			refused: 'across an oasis'
		},
		'P-WORK-5': {
			name: 'Not on an empty site',
			statement: 'A worker cannot stand on a building site without a foundation.',
			allowed: 'a foundation',
			refused: 'an empty site'
		},
		'P-WORK-6': {
			name: 'At most 3 workers',
			statement: 'No more than 3 workers stand on one foundation or pyramid.',
			allowed: 'the third worker',
			refused: 'the fourth worker'
		},
		'P-WORK-7': {
			name: 'First turn: one foundation',
			statement: 'In your first turn you may occupy only 1 empty foundation, with bought workers too.',
			allowed: 'the same foundation',
			refused: 'a second foundation'
		},
		'P-WORK-8': {
			name: 'Take workers back',
			statement: 'In your turn you may take your workers back from the board into your supply at any time.',
			allowed: 'your own worker',
			refused: 'somebody else’s'
		},
		'P-WORK-9': {
			name: 'Nowhere to go',
			statement: 'A worker that can reach no foundation and no pyramid goes back into your supply.'
		},
		'P-EXTRA-1': {
			name: 'Extra actions',
			statement:
				'In your turn you may build and buy as often as you can pay, at any moment. The limits force some of it.'
		},
		'P-BUILD-1': {
			name: '3 workers build',
			statement: 'With 3 of your workers on a foundation or your own pyramid you may build the next level.',
			allowed: '3 workers',
			refused: '2 workers'
		},
		'P-BUILD-2': {
			name: 'What building costs',
			statement: 'The stones go back to the general supply, all workers there but one to your own supply.'
		},
		'P-BUILD-3': {
			name: 'One worker stays',
			statement: 'One worker always stays on a pyramid and shows that it is yours.',
			allowed: '1 of 2 workers',
			refused: 'the last worker'
		},
		'P-BUILD-4': {
			name: 'The first level sets the colour',
			statement:
				'Choose the colour of the first level freely and pay with any stone. The pyramid keeps that colour.',
			allowed: 'red stays red',
			refused: 'red turns grey'
		},
		'P-BUILD-5': {
			name: 'Stones of that colour',
			statement: 'Every further level needs stones of the pyramid’s colour.',
			allowed: '2 red stones',
			refused: '1 grey, 1 red'
		},
		'P-BUILD-6': {
			name: 'White is a joker',
			statement: 'White stones stand for any colour.'
		},
		'P-BUILD-7': {
			name: 'Too few stones',
			statement: 'Without enough fitting stones nothing is built. The 3 workers simply stay.',
			allowed: '3 fitting stones',
			refused: '1 red stone missing'
		},
		'P-BUILD-8': {
			name: 'Cost and value',
			statement:
				'Levels 1 to 5 cost 1 to 5 stones and always 3 workers. The pyramid is then worth 5, 10, 20, 35 or 60.',
			allowed: '3 stones for level 3',
			refused: '2 stones for level 3'
		},
		'P-BUILD-9': {
			name: '2 finials',
			statement: 'Level 5 is a finial. You have 2, so you can finish at most 2 pyramids.',
			allowed: 'a second level',
			refused: 'a third finial'
		},
		'P-BUILD-10': {
			name: 'Pieces can run out',
			statement:
				'A level can be built only while its piece is in the supply: 3 first levels per colour, then 10, 8 and 6 pieces.',
			allowed: 'a first level',
			refused: 'an eleventh level 2'
		},
		'P-GOLD-1': {
			name: '1 gold: search a stack',
			statement:
				'When taking a tile, pay 1 gold to look through a face-down stack and pick one. The rest goes back in unchanged order.',
			allowed: 'the top tile',
			refused: 'no gold to search'
		},
		'P-GOLD-2': {
			name: '3 gold: a worker',
			statement:
				'For 3 gold a worker from your supply goes on your own pyramid or on a foundation that is free or yours. It needs no line.',
			allowed: '3 gold',
			refused: 'no gold left'
		},
		'P-GOLD-3': {
			name: '3 gold: a white stone',
			statement: 'For 3 gold take 1 stone for the white field of your stone board.',
			allowed: '5 gold',
			refused: '2 gold left'
		},
		'P-DRAW-1': {
			name: 'A new tile',
			statement: 'At the end of your turn take a tile from one of the stacks into your hand.',
			allowed: 'from stack 1',
			refused: 'stack 2 is empty'
		},
		'P-LIMIT-1': {
			name: 'At most 4 gold',
			statement: 'After your turn you own 4 gold at most. The rest must be spent.',
			allowed: 'spend, then end',
			refused: 'end with 5 gold'
		},
		'P-LIMIT-2': {
			name: 'At most 7 stones',
			statement:
				'After your turn you own 7 stones at most. With more, exchange 2 of any colour for 1 white stone until it fits.',
			allowed: 'exchange, then end',
			refused: 'end with 8 stones'
		},
		'P-END-1': {
			name: '2 players: remove the last tile',
			statement: 'With 2 players a stack with 1 tile left is removed. That tile goes into the box unseen.'
		},
		'P-END-2': {
			name: '3 or 4 players: all tiles',
			statement: 'With 3 or 4 players no tile is removed.'
		},
		'P-END-3': {
			name: 'The last turn',
			statement:
				'The game ends when the last tile has been taken, placed and its turn is over. Everybody has had the same number of turns.',
			allowed: 'still the last turn',
			refused: 'after the last turn'
		},
		'P-SCORE-1': {
			name: 'Foundations',
			statement: 'First score the values of the foundations with your workers on them. Those workers go back.'
		},
		'P-SCORE-2': {
			name: 'Pyramids',
			statement:
				'Then score the values of your pyramids: the level reached, without the foundation below. Those workers go back.'
		},
		'P-SCORE-3': { name: 'Stones and gold', statement: 'Every stone and every gold is worth 1 point.' },
		'P-SCORE-4': {
			name: 'Above 100 and 200',
			statement: 'With more than 100 points take a 100 card. With more than 200 turn it over to 200.'
		},
		'P-SCORE-5': { name: 'The winner', statement: 'Whoever has the most points wins.' },
		'P-SCORE-6': { name: 'A tie', statement: 'Players with equally many points share the victory.' },
		'P-SCORE-7': {
			name: 'Symbols of the squares',
			statement: 'The small sphinx and scarab symbols mean nothing in the base game.'
		},
		'P-SYM-1': {
			name: 'A store on each side',
			statement: 'The filled tile stores stand on the sphinx side and the scarab side of the board.'
		},
		'P-SYM-2': {
			name: 'Sphinx tile, sphinx square',
			statement: 'A tile from the sphinx store must go on a sphinx square.',
			allowed: 'a sphinx square',
			refused: 'a scarab square'
		},
		'P-SYM-3': {
			name: 'Scarab tile, scarab square',
			statement: 'A tile from the scarab store must go on a scarab square.',
			allowed: 'a scarab square',
			refused: 'a sphinx square'
		},
		'P-SYM-4': {
			name: 'A reminder',
			statement: 'You may keep the hand tile on the side of your stone board with the same symbol.'
		},
		'P-SYM-5': {
			name: '1 gold: any half',
			statement: 'For 1 gold you may place the tile without regard to its symbol.',
			allowed: 'its own half',
			refused: 'no gold for the other half'
		},
		'P-OPEN-1': { name: '4 open stacks', statement: '4 of the 8 stacks are turned face up.' },
		'P-OPEN-2': {
			name: 'Open or face down',
			statement: 'You choose the kind of stack. From an open one you know what you take.'
		},
		'P-COOP-1': {
			name: 'One colour for all',
			statement:
				'All play together with one colour, one stone board and 12 workers, by the rules of the base version.'
		},
		'P-COOP-2': {
			name: 'The last tiles leave',
			statement: '8 stacks of 5. The last tile of each stack goes into the box unseen.'
		},
		'P-COOP-3': {
			name: 'Task 1: four of 60',
			statement: 'Build 4 pyramids of value 60. Finials of another colour serve for the third and fourth.'
		},
		'P-COOP-4': {
			name: 'Task 2: more than 275',
			statement: 'Score more than 275 points. Finials of other colours may be used.'
		},
		'P-COOP-5': {
			name: 'Task 3: six colours of 35',
			statement:
				'Build 6 pyramids in 6 colours, all of value 35. A pyramid with its fourth level takes no more workers and is not raised.',
			allowed: 'the free foundation',
			refused: 'a finished pyramid'
		}
	},
	rulings: {
		'decision-own-board': {
			question: 'Is this the board of the box?',
			decision:
				'No. Board, tile kinds, foundation values and stone mix are our own. Numbers of pieces, costs and values follow the rulebook.',
			reason:
				'The publisher’s pictures are not ours. Our board keeps what the rules need: no row is longer than 4 squares, and both halves are equal.'
		},
		'decision-marker': {
			question: 'Is the score marker one of the 15, 13 or 11 workers?',
			decision: 'Yes. 14, 12 or 10 stay in your supply; 11 for a group.',
			reason: 'The rulebook hands the workers out first and then speaks of one of them.'
		},
		'decision-start-foundations': {
			question: 'Three or four start foundations?',
			decision: 'Four, one for each start tile.',
			reason: 'The rulebook names one for each tile. A public review counts three.'
		},
		'decision-start-player': {
			question: 'Who begins in the app?',
			decision: 'Chance decides, or the players choose.',
			reason: 'Who saw a pyramid most recently cannot be computed.'
		},
		'decision-stairs-distance': {
			question: 'How far may the stairs point?',
			decision:
				'Any distance straight ahead to the first site. Tiles, free squares and oases in between do not matter.',
			reason: 'The rulebook treats direct contact as a special case, so distant sites are allowed.'
		},
		'decision-turn-away': {
			question: 'May I turn the tile away from an empty site beside it?',
			decision: 'Yes, if another direction also meets a site. Then no foundation is laid.',
			reason: 'In the rulebook’s example the player turns the tile towards the empty site on purpose.'
		},
		'decision-edge': {
			question: 'Does the edge of the board end a row?',
			decision: 'Yes.',
			reason: 'Nothing lies beyond it.'
		},
		'decision-oasis-in-row': {
			question: 'Does an oasis end a row?',
			decision: 'No. It is part of the row.',
			reason: 'The rulebook says that oases are activated too. One public review says otherwise.'
		},
		'decision-whole-row': {
			question: 'May I choose only part of a row?',
			decision: 'No. It is always the whole row between both ends.',
			reason: 'The rulebook activates the entire row.'
		},
		'decision-few-workers': {
			question: 'What if I have too few workers to stock the row?',
			decision: 'You stock as many as you have and choose the tiles.',
			reason: 'Stocking is a duty, and your supply is limited.'
		},
		'decision-missing-stone': {
			question: 'What if a stone colour has run out?',
			decision: 'That tile gives nothing.',
			reason: 'The rulebook names no substitute.'
		},
		'decision-gold-on-tiles': {
			question: 'Is gold put on the tiles first?',
			decision: 'No. It goes straight to you.',
			reason: 'The overview mentions it, the main text does not. The effect is the same.'
		},
		'decision-oasis-crossing': {
			question: 'May workers cross an oasis?',
			decision: 'No.',
			reason: 'Oases stay free, and free squares may not be crossed.'
		},
		'decision-pass-site': {
			question: 'May a worker pass a building site?',
			decision: 'No. The first site in the line stops it.',
			reason: 'Sites bound everything else too, and a public review says the same.'
		},
		'decision-any-direction': {
			question: 'Must a worker move along the activated row?',
			decision: 'No. It may use any of the 8 directions from its tile.',
			reason: 'The rulebook names all directions again for the move.'
		},
		'decision-free-foundation': {
			question: 'When is a foundation free?',
			decision: 'When nobody else has a worker on it. Your own workers do not matter.',
			reason: 'The overview speaks of empty or own foundations.'
		},
		'decision-take-back-instead': {
			question: 'Must a worker move if it can?',
			decision: 'No. You may take it back instead.',
			reason: 'Workers may be taken back at any time.'
		},
		'decision-at-any-time': {
			question: 'What does “at any time” mean for taking back?',
			decision: 'At any moment of your own turn.',
			reason: 'That leaves the turns of others undisturbed.'
		},
		'decision-last-worker': {
			question: 'How many workers may I take back from a pyramid?',
			decision: 'All but one.',
			reason: 'One worker always stays to show the owner.'
		},
		'decision-first-turn-bought': {
			question: 'Does the limit of the first turn hold for bought workers?',
			decision: 'Yes.',
			reason: 'The rule speaks of what you occupy in that turn, however the worker gets there.'
		},
		'decision-extra-actions': {
			question: 'When may I take extra actions?',
			decision: 'At any moment of your turn, also between two worker moves.',
			reason: 'The rulebook allows any number of them in your turn.'
		},
		'decision-first-stone': {
			question: 'Must the stone of the first level have the pyramid’s colour?',
			decision: 'No, any stone will do.',
			reason: 'The duty of colour is stated for the levels after it.'
		},
		'decision-finished-workers': {
			question: 'May workers go on a finished pyramid of my own?',
			decision: 'Yes, up to 3, but they do nothing there.',
			reason: 'Nothing forbids it.'
		},
		'decision-values': {
			question: 'Are the values of the levels added up?',
			decision: 'No. Only the value reached counts.',
			reason: 'The table gives the value that results.'
		},
		'decision-foundation-under': {
			question: 'Does the foundation under a pyramid score?',
			decision: 'No.',
			reason: 'Foundations and pyramids are scored apart.'
		},
		'decision-draw-then-check': {
			question: 'Do I take the new tile before or after the limits are checked?',
			decision: 'First the tile, then the limits.',
			reason: 'That is the order of the overview.'
		},
		'decision-excess-gold': {
			question: 'How may excess gold be spent?',
			decision:
				'By searching a stack or by buying. In the last turn there is no tile to take, so only buying is left.',
			reason: 'One place names purchases alone, the detailed section both ways.'
		},
		'decision-exchange': {
			question: 'May I exchange 2 stones for 1 whenever I like?',
			decision: 'No. Only while you own more than 7 stones at the end of your turn.',
			reason: 'The rulebook describes it only as a duty.'
		},
		'decision-nothing-to-buy': {
			question: 'What if excess gold can buy nothing, or no white stone is left?',
			decision: 'Excess gold goes back. Instead of each exchange 1 stone of your choice goes back.',
			reason: 'Otherwise the turn could not end. It happens in real games.'
		},
		'decision-exactly-100': {
			question: 'Do exactly 100 points bring a card?',
			decision: 'No. The marker stands on 100.',
			reason: 'The rulebook says above 100.'
		},
		'decision-no-symbol-square': {
			question: 'Symbols: what if no square with my symbol is free?',
			decision: 'Any free square will do, without paying.',
			reason: 'Otherwise the game would be stuck.'
		},
		'decision-first-hand-tile': {
			question: 'Symbols: which symbol binds the first hand tile?',
			decision: 'That of the store it came from.',
			reason: 'The rulebook is silent, and later tiles work like that.'
		},
		'decision-open-stacks': {
			question: 'Which 4 stacks are open?',
			decision: 'Stacks 1, 2, 5 and 6.',
			reason: 'Two in each store keeps it fair together with the symbols.'
		},
		'decision-search-open': {
			question: 'May an open stack be searched for 1 gold?',
			decision: 'No.',
			reason: 'The rulebook speaks of a face-down stack.'
		},
		'decision-both-variants': {
			question: 'May symbols and open stacks be combined?',
			decision: 'Yes.',
			reason: 'Nothing excludes it.'
		},
		'decision-one-hand-tile': {
			question: 'Group: how many hand tiles are there?',
			decision: 'One for all, and 28 turns.',
			reason: 'The group has one colour and one stone board.'
		},
		'decision-task-solved': {
			question: 'Group: when is a task solved?',
			decision: 'Tasks 1 and 3 as soon as the last pyramid stands, task 2 at the final scoring.',
			reason: 'Two tasks ask for buildings, one for points.'
		},
		'decision-level-four-worker': {
			question: 'Task 3: does the owner’s worker stay on a pyramid of value 35?',
			decision: 'Yes, one stays. None is added.',
			reason: 'The base rule on owners still holds.'
		},
		'decision-group-finials': {
			question: 'Group: how many finials are there?',
			decision: 'All 8 for tasks 1 and 2. Task 3 needs none.',
			reason: 'The rulebook lends finials of other colours.'
		}
	}
};

export default text;
