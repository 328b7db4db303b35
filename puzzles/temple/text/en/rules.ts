// English: the rules of Temple of Artefacts in our own words.
import type { RulesText } from '../../../schema/rules.ts';

const text: RulesText = {
	game: 'Temple of Artefacts',
	groups: {
		components: 'In the box',
		setup: 'Set-up',
		turn: 'Turn',
		taking: 'Taking cards',
		looking: 'Looking',
		hiring: 'Hiring',
		bonuses: 'Bonuses',
		rounds: 'Rounds',
		scoring: 'Scoring',
		decks: 'The ten decks'
	},
	books: { rulebook: 'German rulebook' },
	rules: {
		'T-COMP-1': {
			name: 'Ten decks of nine',
			statement: 'There are 90 artefact cards: 10 decks, each with 9 cards of one type.'
		},
		'T-COMP-2': {
			name: 'Assistants, stars, silver',
			statement: 'There are 12 assistants, 4 star cards worth 3 VP each, and 40 silver.'
		},
		'T-SETUP-1': {
			name: 'Six decks',
			statement: 'Exactly 6 of the 10 decks are played with. The other 4 go back into the box.'
		},
		'T-SETUP-2': {
			name: 'Face up or face down',
			statement:
				'Cards with the face-down sign are turned to their backs, all others stay face up. Then the 54 cards are shuffled together, each staying the way it faces.'
		},
		'T-SETUP-3': {
			name: 'Ground level 5 by 3',
			statement: 'The ground level of the temple is a grid of 5 by 3 cards.'
		},
		'T-SETUP-4': {
			name: 'Middle level 4 by 2',
			statement: 'The middle level is a grid of 4 by 2 cards on the ground level.'
		},
		'T-SETUP-5': {
			name: 'Top level 3 by 1',
			statement:
				'The top level is a line of 3 cards on the middle level. The temple has 26 cards, some face up, some face down.'
		},
		'T-SETUP-6': {
			name: 'Assistants beside the temple',
			statement:
				'The assistants lie face up beside the temple. Those that belong to a deck not in use go back into the box.'
		},
		'T-SETUP-7': {
			name: 'Two silver each',
			statement: 'Every player gets 2 silver. The rest is the bank.'
		},
		'T-SETUP-8': {
			name: 'Start player by lot',
			statement: 'The start player is drawn by lot. In round 1 turns pass clockwise.'
		},
		'T-TURN-1': {
			name: 'One action a turn',
			statement:
				'In your turn you do one of two things: take a card from the temple, or hire an assistant. While the temple has cards, you cannot pass.',
			allowed: 'one action, then the end of the turn',
			refused: 'no action at all'
		},
		'T-TAKE-1': {
			name: 'Uncovered cards are free',
			statement: 'A card of the temple with no other card on it may be taken without payment.'
		},
		'T-TAKE-2': {
			name: 'Digging costs silver',
			statement:
				'A covered card must be dug out: 1 silver to the bank for each card that lies on it, even partly, on whichever level.',
			allowed: '2 cards on it, 2 silver',
			refused: '5 cards on it, 2 silver'
		},
		'T-TAKE-3': {
			name: 'What lies on it stays',
			statement: 'Digging out a card removes that card alone. The cards on it stay in the temple.'
		},
		'T-TAKE-4': {
			name: 'Face up into your area',
			statement: 'A taken card lies face up in your own area, whichever way it faced before.'
		},
		'T-PEEK-1': {
			name: 'A look for 1 silver',
			statement: 'Before your action you may pay 1 silver to look at a face-down card of the temple.',
			allowed: 'a face-down card',
			refused: 'a card that lies face up'
		},
		'T-PEEK-2': {
			name: 'After the look you are free',
			statement: 'Having looked, you may take the card at its usual cost, or leave it and do something else.'
		},
		'T-HIRE-1': {
			name: 'Hire for 1 silver',
			statement:
				'Instead of taking a card you may pay 1 silver and take one assistant of your choice from beside the temple.',
			allowed: 'lies beside the temple',
			refused: 'works for somebody else'
		},
		'T-BONUS-1': {
			name: 'Sets with a bonus',
			statement:
				'Coins, weapons, manuscripts and jewels give a bonus for a set of 2 or 3 cards of one type in your area.',
			allowed: '2 coins',
			refused: 'a coin and a weapon'
		},
		'T-BONUS-2': {
			name: 'Now for 2 or later for 3',
			statement:
				'With 2 such cards you choose: trigger the bonus for 2, or wait for a third and the bonus for 3.',
			allowed: '3 cards',
			refused: '4 cards at once'
		},
		'T-BONUS-3': {
			name: 'Triggered cards are turned',
			statement: 'When you trigger a bonus, the cards of the set are turned face down in your area.'
		},
		'T-BONUS-4': {
			name: 'Turned cards are used up',
			statement: 'A turned card can never be part of another set. A further card counts for a new set only.',
			allowed: '2 new coins',
			refused: 'a turned coin among them'
		},
		'T-BONUS-5': {
			name: 'Turned cards are safe',
			statement: 'A turned card can no longer be stolen.',
			allowed: 'lies face up',
			refused: 'is turned over'
		},
		'T-BONUS-6': {
			name: 'Turned cards score',
			statement: 'Cards score only at the end of the game, whether they lie face up or are turned.'
		},
		'T-ROUND-1': {
			name: 'End of round 1',
			statement: 'Round 1 ends when every card of the first temple has been taken.'
		},
		'T-ROUND-2': {
			name: 'The second temple',
			statement:
				'The remaining cards become a second temple, built the same way. The 2 cards left over go into the box.'
		},
		'T-ROUND-3': {
			name: 'Round 2 the other way',
			statement:
				'Round 2 is played counter-clockwise: the last player of round 1 begins, the former start player is last.'
		},
		'T-ROUND-4': {
			name: 'End of the game',
			statement: 'When every card of the second temple has been taken, the game ends and is scored.',
			allowed: 'a bonus in the last turn',
			refused: 'a bonus after the end'
		},
		'T-SCORE-1': {
			name: 'All cards of your area',
			statement: 'Every player adds up the VP of all cards in their own area.'
		},
		'T-SCORE-2': {
			name: 'Assistants',
			statement: 'The VP that your assistants give are added.'
		},
		'T-SCORE-3': {
			name: 'Silver',
			statement: 'Each silver you own is 1 VP.'
		},
		'T-SCORE-4': {
			name: 'Most stars',
			statement:
				'Whoever has the most cards with a star gets a star card: 3 VP. In a tie each of them gets 3.'
		},
		'T-SCORE-5': {
			name: 'Most VP win',
			statement: 'The player with the most VP wins.'
		},
		'T-SCORE-6': {
			name: 'Tie: more cards',
			statement: 'In a tie the tied player with the most artefact cards wins.'
		},
		'T-SCORE-7': {
			name: 'Tie again: more silver',
			statement: 'If the tie remains, the tied player with more silver wins.'
		},
		'T-STATUE-1': {
			name: 'Statues: the set counts',
			statement: 'A set of statues scores by its size: 1, 3, 6, 10 VP and so on.'
		},
		'T-STATUE-2': {
			name: 'Statues: secured sets are closed',
			statement:
				'Two or more statues may be turned over as a set. It keeps its value; a later statue starts a new set.',
			allowed: '2 statues',
			refused: 'a single statue'
		},
		'T-COIN-1': { name: 'Coins: 2 VP', statement: 'Each coin is worth 2 VP.' },
		'T-COIN-2': {
			name: 'Coins: silver',
			statement: 'Bonus of the coins: 2 cards give 1 silver from the bank, 3 cards give 2 silver.'
		},
		'T-WEAPON-1': { name: 'Weapons: 1 VP', statement: 'Each weapon is worth 1 VP.' },
		'T-WEAPON-2': {
			name: 'Two weapons: steal 1 card',
			statement: 'Bonus for 2 weapons: steal 1 face-up card of your choice from another player.',
			allowed: 'one card',
			refused: 'a second card'
		},
		'T-WEAPON-3': {
			name: 'Three weapons: steal 2 cards',
			statement: 'Bonus for 3 weapons: steal 2 face-up cards in total, from one player or from two.',
			allowed: 'the second card of another player',
			refused: 'something else before the second card'
		},
		'T-MANU-1': { name: 'Manuscripts: 1 VP', statement: 'Each manuscript is worth 1 VP.' },
		'T-MANU-2': {
			name: 'Manuscripts: further actions',
			statement: 'Bonus of the manuscripts: 2 cards give 1 further action at once, 3 cards give 2.'
		},
		'T-JEWEL-1': { name: 'Jewels: 1 VP', statement: 'Each jewel is worth 1 VP.' },
		'T-JEWEL-2': {
			name: 'Jewels: free assistants',
			statement:
				'Bonus of the jewels: 2 cards give 1 assistant of your choice without payment, 3 cards give 2.',
			allowed: '2 jewels, 1 assistant',
			refused: '2 jewels, 2 assistants'
		},
		'T-RELIC-1': { name: 'Relics: 1 VP', statement: 'Each relic is worth 1 VP.' },
		'T-RELIC-2': {
			name: 'Most relics',
			statement: 'At the end of the game the player with the most relics gets 3 VP more.'
		},
		'T-RELIC-3': {
			name: 'Fewest relics',
			statement: 'At the end of the game the player with the fewest relics loses 3 VP. No relic counts, too.'
		},
		'T-RELIC-4': {
			name: 'Relics: ties',
			statement:
				'Everybody else gets and loses nothing. In a tie for most or fewest, every tied player gets or loses the full 3 VP.'
		},
		'T-CURSE-1': {
			name: 'Curse & Blessing: 0 VP',
			statement: 'Cards of Curse & Blessing are worth 0 VP.'
		},
		'T-CURSE-2': {
			name: 'Carried out at once',
			statement: 'Whoever takes a card of Curse & Blessing carries out its good or bad action at once.',
			allowed: 'a card goes into the box',
			refused: 'ends the turn instead'
		},
		'T-PORC-1': {
			name: 'Porcelain: single cards',
			statement: 'A single porcelain card is worth 1 VP.'
		},
		'T-PORC-2': {
			name: 'Securing porcelain',
			statement:
				'At any time in your turn you may secure porcelain, that is turn it over: 2 or 3 cards of the same letter, or one of each letter.',
			allowed: 'A and A',
			refused: 'A and B'
		},
		'T-PORC-3': {
			name: 'Porcelain: same letter',
			statement: 'Sets of one letter: 2 cards are worth 4 VP, 3 cards 8 VP.'
		},
		'T-PORC-4': {
			name: 'Porcelain: A, B and C',
			statement: 'A set of one A, one B and one C is worth 10 VP.'
		},
		'T-MON-1': {
			name: 'Monsters alone',
			statement: 'A vampire, mummy or vampire mummy that is not combined is −1 VP.'
		},
		'T-MON-2': { name: 'Silver cross alone', statement: 'A silver cross on its own is −1 VP.' },
		'T-MON-3': { name: 'Coffin alone', statement: 'A coffin on its own is 2 VP.' },
		'T-MON-4': { name: 'Vampire and cross', statement: 'Vampire and silver cross are 5 VP together.' },
		'T-MON-5': { name: 'Mummy and coffin', statement: 'Mummy and coffin are 5 VP together.' },
		'T-MON-6': {
			name: 'Vampire mummy with either',
			statement: 'A vampire mummy with a coffin or with a silver cross is 4 VP together.'
		},
		'T-TREAS-1': {
			name: 'Treasures: now or at the end',
			statement:
				'A treasure gives either the bonus printed on it at once, or VP at the end of the game. Never both.',
			allowed: 'takes the free assistant',
			refused: 'ends the turn instead'
		}
	},
	rulings: {
		'A-1': {
			question: 'May a player pass?',
			decision: 'Not while the temple has cards.',
			reason: 'The temple must empty, and a free card is always there.'
		},
		'A-2': {
			question: 'Does a top card count for a ground card that it does not touch directly?',
			decision: 'Yes. Every higher card that overlaps it counts.',
			reason: 'The rulebook counts every card on it, even partly, and speaks of cards wholly under others.'
		},
		'A-3': {
			question: 'Do the upper cards fall when one below them is dug out?',
			decision: 'No, they keep their place.',
			reason: 'Nothing says otherwise, and prices stay easy to see.'
		},
		'A-4': {
			question: 'Which face-down cards may be looked at, and how often?',
			decision:
				'Any in the temple, covered or not; as many a turn as you pay for, before the open action. The card stays face down, and you may remember it.',
			reason: 'The book speaks of looking before digging out, or not.'
		},
		'A-5': {
			question: 'One price for looking cannot be read. What is it?',
			decision: '1 silver.',
			reason: 'The running text says so.'
		},
		'A-6': {
			question: 'When may a bonus be triggered?',
			decision: 'At any moment of your own turn, before or after the action, while 2 or 3 cards lie face up.',
			reason: 'The book only asks that you have the cards. One timing serves all decks.'
		},
		'A-7': {
			question: 'What if more than 3 cards of a type lie face up?',
			decision: 'You choose exactly 2 or exactly 3 of them.',
			reason: 'There are only these two bonuses.'
		},
		'A-8': {
			question: 'What if a bonus can be carried out only in part?',
			decision: 'You may trigger it; as much as possible is done.',
			reason: 'It costs nothing, and turning the cards over is your choice.'
		},
		'A-9': {
			question: 'What can be stolen?',
			decision: 'Face-up artefact cards of others. No assistants, no silver, no star cards.',
			reason: 'The count names assistants apart from the cards of the area.'
		},
		'A-10': {
			question: 'What happens with a stolen card?',
			decision:
				'It lies face up in the new area, may complete a set and may be stolen again. What it does at once is not repeated.',
			reason: '“At once” belongs to taking it from the temple.'
		},
		'A-11': {
			question: 'What is a further action?',
			decision: 'Taking or hiring at the usual cost. It lapses if the temple is empty and you do not hire.',
			reason: 'An action is one of these two things.'
		},
		'A-12': {
			question: 'What if the temple empties in the middle of a turn?',
			decision: 'The turn is played to its end, bonuses and hiring included. Then the round ends.',
			reason: 'The end of the round hangs on the temple; bonuses belong to the turn.'
		},
		'A-13': {
			question: 'Who is the last player of round 1: last in order, or who takes the last card?',
			decision: 'The last in turn order.',
			reason: 'Only then is the former start player last in the reversed order.'
		},
		'A-14': {
			question: 'How do statues, porcelain and monsters score that were not secured?',
			decision: 'In the best grouping for their owner.',
			reason: 'Face-up cards score, too, and pairs are stated as values, not as something one does.'
		},
		'A-15': {
			question: 'May statues be turned over, and how many?',
			decision: 'Yes, 2 or more as one set, at any moment of your own turn.',
			reason: 'The last example of the book turns 3 statues over.'
		},
		'A-16': {
			question: 'What if VP, cards and silver are equal?',
			decision: 'The victory is shared.',
			reason: 'The book names no further tie-break.'
		},
		'A-17': {
			question: 'Who gets a star card if nobody has a star?',
			decision: 'Nobody.',
			reason: 'There is no card with a star to count.'
		},
		'A-18': {
			question: 'What if all players have equally many relics?',
			decision: 'All have most and fewest: +3 and −3 cancel out.',
			reason: 'Ties are ruled separately for most and for fewest.'
		},
		'A-19': {
			question: 'Are pairs of monsters turned over?',
			decision: 'No. They can be stolen until the end.',
			reason: 'Only bonuses and secured sets are turned over.'
		},
		'A-20': {
			question: 'Does the star of a turned card count?',
			decision: 'Yes.',
			reason: 'All cards of the area count, face up or turned.'
		},
		'A-21': {
			question: 'May A, B and C be secured like cards of the same letter?',
			decision: 'Yes.',
			reason: 'The book calls it a set, in the same paragraph.'
		},
		'A-22': {
			question: 'May turned cards in an area be looked at?',
			decision: 'Yes, by everybody.',
			reason: 'They lay face up before, so there is nothing to hide.'
		},
		'A-23': {
			question: 'The sign counted for 3 further VP cannot be read. What is it?',
			decision: 'The star.',
			reason: 'The star cards are worth exactly these 3 VP.'
		},
		'G-1': {
			question: 'How many play?',
			decision: '2 to 4.',
			reason: 'The book does not say. There are 4 star cards, and everybody tied may need one.'
		},
		'G-2': {
			question: 'Which cards lie face down, which show a star?',
			decision:
				'Our own list: cards 1 and 9 of each deck show a star; 7, 8 and 9 lie face down, with a few exceptions. All of Curse & Blessing lies face down.',
			reason: 'The book does not print the cards.'
		},
		'G-3': {
			question: 'What stands on porcelain, monsters, curses, blessings and treasures?',
			decision: 'Our own list of cards, in one file that can be replaced.',
			reason: 'The book explains the types but does not list the cards.'
		},
		'G-4': {
			question: 'What are the assistants worth?',
			decision: 'Our own list: one for each deck, and Banker and Astronomer for every game.',
			reason: 'The book says 12, some tied to decks, and that they give VP.'
		},
		'G-5': {
			question: 'How do the levels overlap?',
			decision: 'Each level lies centred, shifted by half a card.',
			reason: 'The book gives only the grids.'
		},
		'G-6': {
			question: 'In which order is the temple dealt?',
			decision:
				'Ground rows, middle rows, top, each from left to right. The last 2 cards go unseen into the box.',
			reason: 'The book does not say, and an app must be able to repeat a deal.'
		},
		'G-7': {
			question: 'Who chooses the six decks?',
			decision: 'The lot; for a first game statues, coins, weapons, manuscripts, jewels and relics.',
			reason: 'The book only says that they are chosen.'
		}
	}
};

export default text;
