// English: the course Temple of Artefacts.
import type { CourseText } from '../../../schema/lesson.ts';

const text: CourseText = {
	lessons: {
		build: {
			title: 'Build the temple',
			aim: 'Lay out a game from the box.',
			steps: {
				decks: {
					prompt:
						'6 of the 10 decks are played. Choose those of a first game: statues, coins, weapons, manuscripts, jewels and relics.',
					items: {
						ST: 'Statues',
						PO: 'Porcelain',
						CO: 'Coins',
						VM: 'Vampire & Mummy',
						WE: 'Weapons',
						MA: 'Manuscripts',
						TR: 'Treasure',
						JE: 'Jewels',
						RE: 'Relics',
						CB: 'Curse & Blessing'
					},
					done: 'Any 6 will do, never 5 or 7. The other 4 decks go back into the box.',
					hints: ['Six names stand in the sentence.', 'All but porcelain, vampires, treasure and curses.']
				},
				'face-down': {
					prompt: 'Which of these cards do you turn to their backs before shuffling?',
					items: {
						ST2: 'Statue, no sign',
						CO8: 'Coin with the face-down sign',
						WE1: 'Weapon with a star',
						MA9: 'Manuscript with star and face-down sign',
						JE3: 'Jewel, no sign'
					},
					done: 'Only the face-down sign counts. Then all cards are shuffled, each one staying the way it faces.',
					hints: ['A star has nothing to do with it.', 'The coin and the manuscript.']
				},
				middle: {
					prompt: 'Mark all cards of the middle level.',
					help: 'It is 4 cards wide and 2 deep, and lies on the ground level.',
					done: '8 cards, each shifted by half a card.',
					hints: ['Under the 3 top cards lie 2 rows of 4.', 'Mark both rows of 4.']
				},
				cards: {
					prompt: 'A deck has 9 cards. The ground level is 5 by 3, the middle 4 by 2, the top 3 by 1.',
					items: {
						all: 'How many artefact cards are in the box, with all 10 decks?',
						shuffled: 'How many do you shuffle?',
						ground: 'How many lie on the ground level?',
						top: 'How many on top?',
						temple: 'How many is that in the whole temple?'
					},
					done: '15 + 8 + 3 = 26. The other 28 of the 54 cards wait for the second temple.',
					hints: ['Multiply.', '10 × 9, 6 × 9, 5 × 3.']
				},
				assistants: {
					prompt:
						'You play with coins, weapons, relics, porcelain, vampires and treasure. Who lies beside the temple?',
					items: {
						AS1: 'Sculptor, for statues',
						AS2: 'Moneychanger, for coins',
						AS4: 'Scribe, for manuscripts',
						AS8: 'Potter, for porcelain',
						AS11: 'Banker, for no deck'
					},
					done: 'An assistant of an unused deck goes into the box. Who belongs to no deck is always there.',
					hints: ['Is the deck in play?', 'Statues and manuscripts are not in play.']
				},
				silver: {
					prompt: '3 players share a box with 40 silver, 12 assistants and 4 star cards worth 3 VP.',
					items: {
						each: 'How much silver does everybody get?',
						bank: 'How much is in the bank then?',
						away: '2 assistants belong to no deck, 10 to one deck each. How many are in the box?'
					},
					done: '40 minus 3 × 2 is 34. The assistants of the 4 unused decks are away.',
					hints: ['Everybody gets the same, and not much.', '2 each; 4 decks are not in play.']
				},
				start: {
					prompt: 'The lot made player 3 the start player. Who plays next in round 1?',
					help: '4 players, numbered clockwise from you.',
					items: { '0': 'You, player 1', '1': 'Player 2', '3': 'Player 4' },
					done: 'Round 1 goes clockwise, so player 4 follows.',
					hints: ['Clockwise is the order of the numbers.', 'After 3 comes 4.']
				},
				order: {
					prompt: 'Put the building of the temple into order.',
					items: {
						choose: 'Choose 6 decks',
						turn: 'Turn the marked cards',
						shuffle: 'Shuffle',
						ground: 'Lay 5 by 3',
						middle: 'Lay 4 by 2',
						top: 'Lay 3 by 1'
					},
					done: 'Marked cards are turned before shuffling; levels are laid from the ground up.',
					hints: ['Shuffling comes after turning.', 'The ground level carries the others.']
				},
				table: {
					prompt: 'With your own box, check these off.',
					items: {
						shuffle: 'Shuffled without turning cards',
						pile: '28 cards kept aside',
						assistants: 'Assistants face up beside the temple',
						stars: '4 star cards ready',
						bank: '2 silver each, the rest is the bank',
						start: 'Start player drawn by lot'
					},
					done: 'The start player begins.',
					hints: []
				}
			}
		},
		'free-card': {
			title: 'The free card',
			aim: 'Know what costs nothing, and what a turn is.',
			steps: {
				take: {
					prompt: 'Nothing lies on the 3 top cards. Take the coin.',
					done: 'It cost nothing and lies face up in your area.',
					hints: ['Tap the left card on top, then take it.'],
					mistakes: { covered: 'Other cards lie on this one, and you have no silver.' }
				},
				free: {
					prompt: 'Mark every card that costs nothing.',
					done: 'Only the top level. All others have at least one card on them, if only on a corner.',
					hints: ['A card that shows an edge is still covered.', 'The 3 cards on top.']
				},
				edge: {
					prompt: 'You have no silver. Try to take the manuscript at the upper left of the middle level.',
					done: 'Refused: a top card lies on its corner. A card that is covered in part is not free.',
					hints: ['Tap the card, then take it.']
				},
				uncovered: {
					prompt: 'The left top card is gone. Mark every card that costs nothing now.',
					done: 'The 2 left cards of the middle level lie open. Their neighbours still have a top card on them.',
					hints: ['4 cards are free now.', '2 on top, 2 at the left of the middle level.']
				},
				second: {
					prompt: 'You have taken the coin. Try to take the statue on top as well.',
					done: 'Refused: one action a turn. Then the turn passes on.',
					hints: ['Tap the right card on top, then take it.']
				},
				allowed: {
					prompt: 'Is the last thing allowed?',
					items: {
						pass: 'End the turn without doing anything.',
						'take-end': 'Take the top statue, then end the turn.',
						'take-hire': 'Take the top statue, then hire the Sculptor.',
						'hire-end': 'Hire the Sculptor, then end the turn.'
					},
					done: 'One action: take or hire. Passing is not possible while the temple has cards.',
					hints: ['Exactly one action.', 'Two of the four are allowed.']
				},
				turn: {
					prompt: 'You have no silver. Get a coin and end your turn.',
					done: 'With both top cards gone, the coin in the middle level was free.',
					hints: ['One coin has nothing on it.', 'Middle level, upper row, second card.']
				}
			}
		},
		digging: {
			title: 'Digging',
			aim: 'Name the price of every card, and pay it.',
			steps: {
				pay: {
					prompt: 'Dig out the coin of the middle level, upper row. 2 top cards lie on it: 2 silver.',
					done: 'The 2 silver go to the bank, the coin comes face up into your area.',
					hints: ['Upper row of the middle level, second card.']
				},
				stay: {
					prompt: 'You dug out the coin from under 2 top cards.',
					items: {
						top: 'How many cards lie on top now?',
						temple: 'How many are in the temple, of 26?',
						below:
							'The relic in ground row 1, second from the left: 2 cards lay on it. What does it cost now?'
					},
					done: 'Only the dug-out card leaves. What lay on it stays; what lay under it is cheaper by 1.',
					hints: ['Nothing falls.', 'One card is gone from the temple, and from on top of the relic.']
				},
				on: {
					prompt: 'Mark every card that lies on the statue in ground row 2, second from the left.',
					help: 'Even a corner counts, and every level above.',
					done: '4 of the middle level and the top card straight above: 5 silver.',
					hints: ['4 cards of the middle level touch it.', 'Do not forget the left top card.']
				},
				dear: {
					prompt: 'You have 2 silver. Try to dig out that statue: ground row 2, second card.',
					done: 'Refused: it costs 5. Every card on it counts, on whichever level.',
					hints: ['Choose the ground card under the left top card, then take it.']
				},
				price: {
					prompt: 'What does it cost to take this card?',
					items: {
						m12: 'Middle level, row 1, second card.',
						g11: 'Ground level, upper left corner.',
						g23: 'Ground level, the card in the very middle.',
						t2: 'The face-down card on top.'
					},
					done: '1 silver for each card on it. Face up or face down makes no difference.',
					hints: [
						'Count the cards above, level by level.',
						'Corners of the ground level have 1 card on them.'
					]
				},
				allowed: {
					prompt: 'You have 1 silver. Is it allowed?',
					items: {
						corner: 'Take the jewel in the corner of the ground level.',
						beside: 'Take the relic next to it.',
						gap: 'Take the same relic; one card above is gone.',
						under: 'Take the ground statue under the left top card; 3 cards of the middle level are gone.'
					},
					done: 'Count what lies on the card at this moment.',
					hints: ['1 silver pays for 1 card above.', 'Under the top card, 1 middle card is still there.']
				},
				'too-dear': {
					prompt: 'A part of a temple is left, and you have 1 silver. Mark all cards that you cannot pay.',
					done: '2, 2 and 4 silver. All others cost 1 or nothing.',
					hints: ['Look at the ground level.', 'Where 2 middle cards meet, it costs 2.']
				},
				relic: {
					prompt: 'You have 2 silver. Get a relic.',
					done: 'There were three ways: 1 silver for two of them, 2 for the third.',
					hints: ['Look at the right end of the middle level.', 'Corners are cheap.'],
					mistakes: { deep: 'Too deep: more cards lie on it than you can pay.' }
				}
			}
		},
		looking: {
			title: 'Looking first',
			aim: 'Look at face-down cards, and know when it pays.',
			steps: {
				look: {
					prompt: 'Pay 1 silver and look at the face-down card in the lower row of the middle level.',
					done: 'Only you have seen it. It stays face down where it lies.',
					hints: ['Second card of the lower row.', 'Tap it and choose to look.'],
					mistakes: { open: 'This one lies face up already.' }
				},
				paid: {
					prompt: 'You looked: a manuscript. 2 top cards lie on it.',
					items: {
						silver: 'How much of your 2 silver is left?',
						price: 'What does it cost to take the card now?',
						actions: 'How many actions do you have left?'
					},
					done: 'The look costs 1 and pays nothing towards digging. It is no action.',
					hints: ['The look was paid for.', 'Digging costs 1 for each card above, as always.']
				},
				dear: {
					prompt: 'You have 1 silver left. Try to take the manuscript all the same.',
					done: 'Refused: it costs 2, and the silver for the look is gone.',
					hints: ['Tap the card you looked at, then take it.']
				},
				instead: {
					prompt: 'Leave it. Take the statue to its left for 1 silver.',
					done: 'A look binds you to nothing: the action was still free.',
					hints: ['Lower row of the middle level, first card.']
				},
				unseen: {
					prompt: 'You have no silver. Take the face-down card on top.',
					done: 'A weapon. Taken cards always lie face up in your area, however they lay before.',
					hints: ['It has nothing on it: no silver needed.', 'Tap the middle card on top, then take it.'],
					mistakes: { 'no-silver': 'A look costs 1 silver. Taking this card costs nothing.' }
				},
				which: {
					prompt: 'Mark every card that you may pay to look at.',
					done: 'Every face-down card of the temple, covered or not.',
					hints: ['It need not lie open.', 'There are 6 of them.']
				},
				allowed: {
					prompt: 'You have 2 silver. Is the last thing allowed?',
					items: {
						two: 'Look at the face-down top card, then at another one.',
						again: 'Look at the face-down top card, then look again.',
						late: 'Take the top coin, then look at a face-down card.',
						leave: 'Look at the face-down top card, then take the statue beside it.'
					},
					done: 'As many looks as you can pay, but before the action, and each card once.',
					hints: ['A look comes before the action.', 'You remember what you have seen.']
				},
				alone: {
					prompt: 'With 2 silver: look at a face-down card and then take it.',
					done: 'Look and digging together: 2 silver are enough for the top card or the corner.',
					hints: ['1 silver remains for digging.', 'The card on top is free, the corner costs 1.']
				}
			}
		},
		hiring: {
			title: 'Hiring',
			aim: 'Use the other action, and choose an assistant.',
			steps: {
				hire: {
					prompt: 'You own 2 coins. Pay 1 silver and hire the Moneychanger: 1 VP for each coin.',
					done: 'Hiring was your action. The Moneychanger counts at the end of the game.',
					hints: ['Choose the Moneychanger beside the temple.']
				},
				both: {
					prompt: 'You have hired. Try to take the free coin as well.',
					done: 'Refused: hiring is an action, too. One a turn.',
					hints: ['Tap the left card on top, then take it.']
				},
				'no-silver': {
					prompt: 'You have no silver. Try to hire the Sculptor.',
					done: 'Refused: an assistant costs 1 silver.',
					hints: ['Choose the Sculptor, then hire.']
				},
				scoring: {
					prompt: 'Mark every assistant that would bring you VP as things are.',
					help: 'You have 1 silver; one of your cards has a star.',
					done: 'Coins, jewel and star. The Armourer wants turned weapon sets, the Banker 2 silver.',
					hints: ['Compare with your cards.', 'Moneychanger, Jeweller and one more.']
				},
				allowed: {
					prompt: 'You have 2 silver. Is the last thing allowed?',
					items: {
						one: 'Hire the Scribe.',
						two: 'Hire the Scribe, then the Sculptor.',
						gone: 'Hire the Moneychanger, who works for player 2.',
						'look-first': 'Look at a card, then hire the Scribe.'
					},
					done: 'One assistant, from those beside the temple, for 1 silver.',
					hints: ['Hiring is the whole action.', 'Looking is no action.']
				},
				alone: {
					prompt: 'Hire the assistant that brings you the most.',
					done: '2 relics: 2 VP. The weapons lie face up, so the Armourer brings nothing yet.',
					hints: ['You have 2 relics and 2 weapons.', 'The Keeper of Relics.']
				}
			}
		},
		coins: {
			title: 'Coins: now or later',
			aim: 'Trigger a bonus at the right time.',
			steps: {
				pair: {
					prompt: 'You own a coin. Take the coin on top, then trigger the bonus with both.',
					done: '2 coins: 1 silver from the bank. Both cards are turned over.',
					hints: ['First take the left card on top.', 'Then choose both coins and trigger.']
				},
				gain: {
					prompt: 'You had 2 silver and triggered 2 coins.',
					items: {
						silver: 'How much silver do you have now?',
						'face-up': 'How many of your coins lie face up?',
						points: 'How many VP are your coins worth at the end?'
					},
					done: 'A coin is worth 2 VP, turned or not.',
					hints: ['2 coins give 1 silver.', 'Turned cards still score.']
				},
				wait: {
					prompt: 'Now wait for the better bonus: get a third coin and trigger all 3 together.',
					done: '3 coins at once: 2 silver.',
					hints: [
						'2 coins of the temple cost 1 silver.',
						'Middle level, upper row, second card; then choose all 3.'
					]
				},
				more: {
					prompt: 'You had 2 silver, dug out the third coin for 1 and triggered all 3.',
					items: {
						silver: 'How much silver do you have now?',
						points: 'How many VP are the 3 coins worth?'
					},
					done: '2 − 1 + 2 = 3. Waiting brought 2 silver instead of 1.',
					hints: ['3 coins give 2 silver.', '2 − 1 + 2.']
				},
				reuse: {
					prompt: '2 coins are turned over, a third is new. Try to trigger the new one with a turned one.',
					done: 'Refused: a turned card is never part of a set again.',
					hints: ['Choose the new coin and a turned one, then trigger.']
				},
				third: {
					prompt: '2 coins were triggered, the third came later.',
					items: {
						usable: 'How many coins can be part of a new set?',
						points: 'How many VP are the 3 coins worth?'
					},
					done: 'The third coin adds no silver to the old set. It waits for a new one.',
					hints: ['Only what lies face up.', '2 VP each.']
				},
				allowed: {
					prompt: 'You own 4 coins, a weapon and 2 statues. Is the last thing allowed?',
					items: {
						two: 'Trigger 2 coins.',
						one: 'Trigger 1 coin.',
						three: 'Trigger 3 coins.',
						four: 'Trigger 4 coins together.',
						mixed: 'Trigger a coin and the weapon.',
						statues: 'Trigger 2 statues.',
						added: 'Trigger 2 coins, then one of them with a third.'
					},
					done: '2 or 3 face-up cards of one type, and only of a type with a bonus.',
					hints: ['There are bonuses for 2 and for 3.', 'Statues have no bonus action.']
				},
				alone: {
					prompt: 'You have no silver. Get the statue at the left of the middle level this turn.',
					done: 'A bonus may come before the action: the silver paid for the digging.',
					hints: ['It costs 1 silver.', 'Your 2 coins can bring it.'],
					mistakes: { 'no-silver': 'It costs 1 silver. Do you own something that brings silver?' }
				}
			}
		},
		manuscripts: {
			title: 'Manuscripts: further actions',
			aim: 'Do more than one thing in a turn.',
			steps: {
				pair: {
					prompt: 'Dig out the manuscript at the upper left of the middle level, then trigger both of yours.',
					done: '2 manuscripts: 1 further action, at once.',
					hints: ['Digging costs 1 silver.', 'Then choose both manuscripts and trigger.']
				},
				save: {
					prompt: 'You have a further action. Try to end the turn and save it.',
					done: 'Refused: it is not kept for later. While the temple has cards, you must use it.',
					hints: ['End the turn.']
				},
				extra: {
					prompt: 'Use your further action as you like.',
					done: 'Taking or hiring, with the usual costs.',
					hints: ['A top card is free.', 'Or hire somebody for 1 silver.']
				},
				three: {
					prompt: 'Before acting you triggered 3 manuscripts.',
					items: {
						actions: 'How many actions do you have in this turn now?',
						points: 'How many VP are the 3 manuscripts worth?'
					},
					done: 'The action of the turn and 2 further ones. 1 VP for each manuscript.',
					hints: ['3 cards give 2 further actions.', 'The first action is still open.']
				},
				allowed: {
					prompt: 'You own 2 manuscripts. Is the last thing allowed?',
					items: {
						second: 'Trigger both, take the top coin, take the top statue.',
						hire: 'Trigger both, take the top coin, hire the Scribe.',
						third: 'Trigger both, take the top coin, hire the Scribe, take the top statue.',
						none: 'Take the top coin, take the top statue.'
					},
					done: '2 manuscripts make 2 actions a turn, and hiring is one of them.',
					hints: ['Count the actions.', 'Hiring counts like taking.']
				},
				wait: {
					prompt: 'Do three things in one turn: take 2 cards and hire 1 assistant.',
					done: 'The third manuscript was worth waiting for: 2 further actions.',
					hints: [
						'You need 3 manuscripts.',
						'Dig out the one for 1 silver, trigger all 3, hire, take a top card.'
					]
				},
				alone: {
					prompt: 'You have no silver. Take the coin and the statue on top, then end your turn.',
					done: 'Triggered before or after the first card: both ways are right.',
					hints: ['You need 2 actions.', 'Trigger your 2 manuscripts.']
				}
			}
		},
		weapons: {
			title: 'Weapons and safe cards',
			aim: 'Steal, and keep others from stealing.',
			steps: {
				steal: {
					prompt: 'Trigger your 2 weapons and steal the statue of player 2.',
					done: 'It comes face up into your area. Both weapons are turned over.',
					hints: ['Choose both weapons and trigger.', 'Then choose the statue of player 2.']
				},
				safe: {
					prompt: 'The weapons are triggered. Try to steal a turned coin.',
					done: 'Refused: what is turned over cannot be stolen.',
					hints: ['Player 2 has 2 turned coins. Choose one.']
				},
				targets: {
					prompt: 'Mark everything that you could steal.',
					done: 'Face-up artefact cards of others. No turned cards, no assistants, no silver.',
					hints: ['Face up, and not yours.', '1 card of player 2, 2 of player 3.']
				},
				'two-players': {
					prompt: 'Trigger 3 weapons. Steal a card from each of the others.',
					done: '3 weapons: 2 cards in total, from one player or from two.',
					hints: ['Choose all 3 weapons and trigger.', 'The statue, then a relic.'],
					mistakes: { stop: 'A second card is still to be stolen.' }
				},
				allowed: {
					prompt: 'You own 3 weapons. Is the last thing allowed?',
					items: {
						'same-player': 'Trigger 3, steal 2 relics from player 3.',
						'pair-twice': 'Trigger 2, steal 2 relics.',
						three: 'Trigger 3, steal 3 cards.',
						own: 'Trigger 2, choose your own third weapon.',
						turned: 'Trigger 3, steal a relic and a turned coin.',
						'one-of-two': 'Trigger 3, steal one relic, then take a top card.'
					},
					done: '2 weapons 1 card, 3 weapons 2 cards: face up, and from others.',
					hints: ['How many weapons, how many cards?', 'The whole bonus comes before anything else.']
				},
				worth: {
					prompt: '2 weapons are turned over, a third lies face up.',
					items: {
						points: 'How many VP are the 3 weapons worth?',
						usable: 'How many of them can be part of a new set?'
					},
					done: '1 VP each, turned or not. The turned ones have done their work.',
					hints: ['1 VP each.', 'Only what lies face up.']
				},
				protect: {
					prompt: 'Player 2 holds 2 weapons. Make your coins safe.',
					done: 'Triggered cards are turned over, and nobody can steal them.',
					hints: ['Turned cards are safe.', 'Trigger your 2 coins.']
				}
			}
		},
		jewels: {
			title: 'Jewels and assistants',
			aim: 'Get assistants without silver, and count what they bring.',
			steps: {
				pair: {
					prompt: 'You have no silver. Trigger your 2 jewels and take the Jeweller.',
					done: '2 jewels: 1 assistant of your choice, without payment.',
					hints: ['Choose both jewels and trigger.', 'Then choose the Jeweller.']
				},
				free: {
					prompt: 'You had 1 silver and triggered 2 jewels for the Jeweller, 1 VP per jewel.',
					items: {
						silver: 'How much silver do you have now?',
						actions: 'How many actions are left to you?',
						jewels: 'How many VP are the jewels worth?',
						jeweller: 'And the Jeweller?'
					},
					done: 'The bonus costs neither silver nor the action.',
					hints: ['Nothing was paid.', 'Turned jewels count for the Jeweller, too.']
				},
				allowed: {
					prompt: 'You own 3 jewels; the Astronomer works for player 2. Is the last thing allowed?',
					items: {
						'pair-two': 'Trigger 2, take 2 assistants.',
						'three-two': 'Trigger 3, take 2 assistants.',
						taken: 'Trigger 2, take the Astronomer.',
						later: 'Trigger 2, take a top card first.'
					},
					done: '2 jewels 1 assistant, 3 jewels 2, at once and from beside the temple.',
					hints: ['How many jewels, how many assistants?', 'Only one of the four is allowed.']
				},
				scoring: {
					prompt: 'Mark every assistant that would bring you VP.',
					help: 'You have 3 silver, 2 jewels, a manuscript and a turned pair of weapons.',
					done: 'The Armourer counts turned weapon sets, the Banker every 2 silver.',
					hints: ['4 of them.', 'Armourer, Scribe, Jeweller, and one for silver.']
				},
				worth: {
					prompt: 'How many VP would this assistant bring you? You have 5 silver.',
					items: {
						jeweller: 'Jeweller: 1 per jewel.',
						armourer: 'Armourer: 3 per turned weapon set.',
						banker: 'Banker: 1 per 2 silver.',
						astronomer: 'Astronomer: 1 per card with a star.'
					},
					done: '3 jewels, 1 turned set, 2 whole pairs of silver, 1 star.',
					hints: ['Count your cards.', 'Half a pair of silver counts nothing.']
				},
				two: {
					prompt: 'Get assistants worth 5 VP together.',
					done: '3 jewels bring 2 assistants: Jeweller 3, Moneychanger 2.',
					hints: ['2 assistants need 3 jewels.', 'You own 3 jewels and 2 coins.']
				},
				alone: {
					prompt: 'You have no silver. Get the assistant that brings you the most.',
					done: 'The Armourer: 3 VP for the turned weapons. The third weapon does not count.',
					hints: ['Your jewels pay.', 'Compare 2 jewels, 1 statue and 1 turned set of weapons.']
				}
			}
		},
		sets: {
			title: 'Sets that grow',
			aim: 'Value statues and porcelain, and secure them in time.',
			steps: {
				secure: {
					prompt: 'Statues score as a set. Secure your 3 statues: turn them over together.',
					done: '6 VP that nobody can steal. Securing is no action.',
					hints: ['Choose all 3 statues, then secure.']
				},
				extend: {
					prompt: 'A fourth statue has come. Try to secure all 4 as one set.',
					done: 'Refused: the turned set is closed. The new statue starts another.',
					hints: ['Choose the 3 turned statues and the new one, then secure.']
				},
				statues: {
					prompt: 'One statue is 1 VP, and every further one of a set adds one more: 1 + 2 + 3 …',
					items: {
						two: 'What are 2 statues in one set worth?',
						four: 'And 4 statues in one set?',
						yours: 'You turned 3 over and got 1 later. What are yours worth?'
					},
					done: '6 + 1 = 7. Left face up, 4 statues would have been 10, but they could be stolen.',
					hints: ['1 + 2, and so on.', '1 + 2 + 3 + 4.']
				},
				letters: {
					prompt: 'Porcelain bears A, B or C. Secure one of each letter: 10 VP.',
					done: 'The second A stays face up: 1 VP more.',
					hints: ['Choose one A, the B and the C.', 'Then secure.']
				},
				porcelain: {
					prompt: 'One card 1 VP, 2 of a letter 4, 3 of a letter 8, A B C 10.',
					items: {
						same: 'A A?',
						different: 'A B?',
						three: 'B B B?',
						free: 'A A B C, nothing secured?',
						yours: 'You own A A B C and secured A A early. What is it worth?'
					},
					done: 'What lies face up is grouped in the best way. What is secured stays as it is: 4 + 1 + 1.',
					hints: ['A and B are no set.', 'A A B C: one set of three letters and a single card.']
				},
				allowed: {
					prompt: 'You own porcelain A A B C and 2 statues. Is the last thing allowed?',
					items: {
						same: 'Secure A A.',
						'two-letters': 'Secure A B.',
						aab: 'Secure A A B.',
						abc: 'Secure A B C.',
						aabc: 'Secure A A B C as one set.',
						'one-statue': 'Secure a single statue.',
						'two-statues': 'Take the coin, then secure both statues.'
					},
					done: 'Same letters or all three; 2 statues or more; at any time in your turn.',
					hints: ['A set has one letter or all three.', 'One card is no set.']
				},
				alone: {
					prompt: 'You own A A A B C. Secure all of it so that it is worth 14.',
					done: 'A B C and A A: 10 + 4. Three A and two single cards would be 10.',
					hints: ['14 is 10 + 4.', 'First one of each letter, then the other two A.']
				}
			}
		},
		'relics-and-monsters': {
			title: 'Relics and monsters',
			aim: 'Count majorities and the best pairs.',
			steps: {
				most: {
					prompt: 'The most relics bring +3 VP. Who gets them?',
					items: {
						'0': 'You: 3 relics',
						'1': 'Player 2: 3 relics',
						'2': 'Player 3: 1 relic',
						'3': 'Player 4: none'
					},
					done: 'Both who tie get the full 3.',
					hints: ['A tie is not split.', 'Two players.']
				},
				fewest: {
					prompt: 'The fewest relics cost 3 VP. Who loses them?',
					items: {
						'0': 'You: 3 relics',
						'1': 'Player 2: 3 relics',
						'2': 'Player 3: 1 relic',
						'3': 'Player 4: none'
					},
					done: 'No relic at all is the fewest, too.',
					hints: ['0 is fewer than 1.']
				},
				relics: {
					prompt: 'Relics 3, 3, 1 and 0. Each is 1 VP; then most and fewest.',
					items: {
						you: 'What do relics bring you?',
						third: 'And player 3, with 1 relic?',
						fourth: 'And player 4, without any?'
					},
					done: '6, 6, 1 and −3: in between, nothing is added or taken.',
					hints: ['3 + 3 for you.', 'Player 3 has neither most nor fewest.']
				},
				tie: {
					prompt: 'Three players: you have 2 relics, player 2 has 4, player 3 has 2.',
					items: {
						second: 'What do relics bring player 2?',
						you: 'And you?',
						third: 'And player 3?'
					},
					done: '7, −1, −1: whoever ties for the fewest loses the full 3.',
					hints: ['4 + 3.', '2 − 3.']
				},
				cross: {
					prompt: 'You own a vampire. Alone it is −1 VP, with a silver cross 5 together. Take the cross.',
					done: '5 VP. A coffin would not have helped: it belongs to the mummy.',
					hints: ['Look for the silver cross.', 'It is the card in the middle.']
				},
				values: {
					prompt:
						'Mummy and coffin are worth 5 like vampire and cross. The vampire mummy makes 4 with either.',
					help: 'Alone: monsters and crosses −1, coffins +2.',
					items: {
						vampire: 'A vampire alone?',
						cross: 'A silver cross alone?',
						coffin: 'A coffin alone?',
						'mummy-coffin': 'Mummy and coffin?',
						'vampire-mummy': 'Vampire mummy and silver cross?',
						'vampire-coffin': 'Vampire and coffin?'
					},
					done: 'Vampire and coffin are no pair: −1 + 2.',
					hints: ['Is it a pair?', 'What is no pair counts card by card.']
				},
				alone: {
					prompt:
						'You own one of each: vampire, mummy, vampire mummy, cross, coffin. Which card stays alone in the best pairing?',
					done: 'Vampire with cross, mummy with coffin. The vampire mummy would make 4 only.',
					hints: ['Two pairs of 5 are possible.', 'Pair the vampire and the mummy.']
				},
				sum: {
					prompt: 'Vampire, mummy, vampire mummy, silver cross and coffin.',
					items: {
						sum: 'How many VP are they in the best pairing?',
						'wrong-pair': 'And only a mummy and a silver cross?',
						either: 'And only a vampire mummy and a coffin?'
					},
					done: '5 + 5 − 1 = 9; no pair, −2; a pair, 4.',
					hints: ['Two pairs and a monster alone.', '5 + 5 − 1.']
				}
			}
		},
		'fate-and-fortune': {
			title: 'Fate and fortune',
			aim: 'Carry out curses, blessings and treasures.',
			steps: {
				curse: {
					prompt: 'Take the left face-down card on top and see what happens.',
					done: 'A curse: you lost 1 silver at once. The card stays in your area, worth 0 VP.',
					hints: ['Tap the left card on top, then take it.']
				},
				blessing: {
					prompt: 'The other face-down card is a blessing. Take it, then use what it gives for the treasure.',
					done: 'The blessing gave a further action, the treasure 2 silver.',
					hints: ['Take the middle card on top.', 'Then take the treasure beside it.']
				},
				treasure: {
					prompt: 'You had 2 silver and took a treasure with “2 silver at once”.',
					items: {
						silver: 'How much silver do you have now?',
						points: 'How many VP is this treasure worth at the end?'
					},
					done: 'A treasure gives something at once or VP at the end, never both.',
					hints: ['It gave silver already.', 'Then nothing is left for the end.']
				},
				postpone: {
					prompt: 'Your curse wants another of your face-up cards for the box. Try to end the turn instead.',
					done: 'Refused: good or bad, it is carried out at once.',
					hints: ['End the turn.']
				},
				'give-up': {
					prompt: 'Carry out the curse as you think best.',
					done: 'Gone for good. Turned cards were safe from it.',
					hints: ['A coin or a statue.', 'A single statue is worth less than a coin.'],
					mistakes: { turned: 'It must be a card that lies face up.' }
				},
				worth: {
					prompt:
						'With 1 silver you took a curse: lose 2 silver. You also own a blessing, a treasure with “2 silver at once” and treasures of 3 and 5 VP.',
					items: {
						silver: 'How much silver do you have now?',
						fate: 'How many VP are blessing and curse worth?',
						treasures: 'How many VP are the treasures worth?'
					},
					done: 'You lose no more than you have. Curse & Blessing is always 0. Of the treasures only the printed VP count.',
					hints: ['Curses are not negative.', '3 + 5.']
				},
				allowed: {
					prompt: 'Is the last thing allowed?',
					items: {
						'keep-assistant':
							'Take the treasure with a free assistant, then end the turn without choosing one.',
						assistant: 'Take the treasure with a free assistant, then choose the Moneychanger.',
						itself: 'Take the curse, then put the curse itself into the box.',
						other: 'Take the curse, then put your coin into the box.'
					},
					done: 'What the card says comes first, before anything else.',
					hints: ['Nothing is postponed.', 'The curse wants another card.']
				},
				alone: {
					prompt: 'You have 1 silver. Get both treasures this turn.',
					done: 'The first gave a further action at once, the other counts 3 VP at the end.',
					hints: [
						'One of them gives a further action.',
						'First the uncovered treasure, then dig for 1 silver.'
					]
				}
			}
		},
		'second-temple': {
			title: 'The second temple',
			aim: 'Change over to round 2, and know when the game ends.',
			steps: {
				last: {
					prompt: 'Take the last card of the temple and end your turn.',
					done: 'Round 1 is over. The cards kept aside have become the second temple.',
					hints: ['Take the card.', 'Then end the turn.']
				},
				numbers: {
					prompt: '28 cards were left for the second temple. 2 of the 8 assistants had been hired.',
					items: {
						temple: 'How many cards does the second temple have?',
						ground: 'How many of them lie on the ground level?',
						'left-over': 'How many cards are left over, for the box?',
						display: 'How many assistants lie beside it?'
					},
					done: '28 = 26 + 2. Assistants are not refilled.',
					hints: ['It is built like the first.', '5 by 3, 4 by 2, 3 by 1.']
				},
				who: {
					prompt: 'Player 3 began round 1. Now you take its last card. Who begins round 2?',
					items: { '0': 'You, player 1', '1': 'Player 2', '2': 'Player 3', '3': 'Player 4' },
					done: 'Player 2 was last in turn order. Who takes the last card does not matter.',
					hints: ['The last in order begins.', 'The order was 3, 4, 1, 2.']
				},
				order: {
					prompt: 'Round 1 was played 3, 4, 1, 2. Put the players of round 2 into order.',
					items: { second: 'Player 2', first: 'Player 1', fourth: 'Player 4', third: 'Player 3' },
					done: 'Exactly the reverse: counter-clockwise, and the former start player is last.',
					hints: ['Read it backwards.', '2, 1, 4, 3.']
				},
				next: {
					prompt: 'Round 2, 4 players, your turn. Who plays after you?',
					items: { '1': 'Player 2', '2': 'Player 3', '3': 'Player 4' },
					done: 'Counter-clockwise: from 1 to 4.',
					hints: ['The numbers go down.', 'Before 1 comes 4.']
				},
				'goes-on': {
					prompt: '2 cards were left in the first temple. You took one and ended your turn.',
					items: { round: 'Which round is it now?', left: 'How many cards lie in the temple?' },
					done: 'A round ends only when every card is taken.',
					hints: ['One card is still there.']
				},
				end: {
					prompt: 'Round 2, one card left. Finish the game.',
					done: 'When the second temple is empty and the turn has ended, the game is over.',
					hints: ['Take the card.', 'Then end the turn.']
				},
				late: {
					prompt: 'Round 2, the last card is a coin; you own another. Is the last thing allowed?',
					items: {
						stop: 'End the turn and leave the card.',
						'in-time': 'Take the coin, then trigger both coins.',
						lapse:
							'With 2 manuscripts instead: take the coin, trigger them, end the turn without using the further action.',
						'too-late': 'Take the coin, end the turn, then trigger both coins.'
					},
					done: 'The last turn is played to its end. After it, nothing more happens.',
					hints: ['Bonuses belong to the turn.', 'An empty temple asks for nothing more.']
				},
				table: {
					prompt: 'Between the rounds, check these off.',
					items: {
						build: 'Second temple laid like the first',
						box: '2 cards unseen into the box',
						display: 'No assistants added',
						keep: 'Silver and areas stay',
						direction: 'Turn order reversed'
					},
					done: 'The last player of round 1 begins.',
					hints: []
				}
			}
		},
		'final-count': {
			title: 'The final count',
			aim: 'Count a whole game, and break ties.',
			steps: {
				cards: {
					prompt: 'Count your cards, face up and turned. Relics: player 2 has 3, player 3 none.',
					items: {
						statues: 'Statues: 3 turned as a set, 1 face up?',
						coins: 'Coins?',
						jewels: 'Jewels?',
						relics: 'Relics, with most and fewest?'
					},
					done: '7 + 4 + 2 + 2. Turned cards count like the others.',
					hints: ['Statues: 6 + 1.', 'With 2 relics you have neither most nor fewest.']
				},
				stars: {
					prompt: 'The most cards with a star bring a star card. Who gets one?',
					items: { '0': 'You', '1': 'Player 2', '2': 'Player 3' },
					done: '2, 2 and 1 stars. Both who tie get the full 3 VP; turned cards count.',
					hints: ['Look at turned cards, too.', 'Two players have 2 stars each.']
				},
				sum: {
					prompt: 'Your cards are 15 VP. Now the rest: Jeweller, Banker, 3 silver, star card.',
					items: {
						assistants: 'Jeweller 1 per jewel, Banker 1 per 2 silver?',
						silver: 'And the silver itself?',
						stars: 'And the star card?',
						total: 'What is your total?'
					},
					done: '15 + 3 + 3 + 3 = 24.',
					hints: ['Each silver is 1 VP.', '2 jewels, 1 whole pair of silver.']
				},
				others: {
					prompt: 'Now count the others.',
					help: 'Assistants: player 2 the Keeper of Relics, player 3 the Scribe.',
					items: {
						'second-relics': 'Player 2: relics with most and fewest?',
						second: 'Player 2: total?',
						'third-relics': 'Player 3: relics with most and fewest?',
						third: 'Player 3: total?'
					},
					done: '21 and 10. Without relics player 3 loses 3. You win with 24.',
					hints: [
						'Player 2: 2 statues, 1 weapon, relics, assistant, 5 silver, star card.',
						'3 + 1 + 6 + 3 + 5 + 3, and 1 + 4 + 3 − 3 + 3 + 2.'
					]
				},
				'more-cards': {
					prompt: 'Coins 2 VP, all other cards here 1, silver 1. Who wins?',
					items: {
						'0': 'You: 7 VP, 2 cards',
						'1': 'Player 2: 7 VP, 5 cards',
						'2': 'Player 3: 6 VP, 6 cards'
					},
					done: 'VP first. In a tie, more artefact cards win.',
					hints: ['Player 3 has fewer VP.', 'Between the tied, cards decide.']
				},
				'more-silver': {
					prompt: 'All have 5 VP. Who wins?',
					items: {
						'0': 'You: 2 cards, 2 silver',
						'1': 'Player 2: 2 cards, 1 silver',
						'2': 'Player 3: 1 card, 3 silver'
					},
					done: 'Cards first, then silver. If that is equal as well, the victory is shared.',
					hints: ['Player 3 drops out on cards.', 'Then silver decides.']
				},
				table: {
					prompt: 'At the end of a game, check these off.',
					items: {
						cards: 'Cards, turned ones too',
						relics: 'Most and fewest relics',
						assistants: 'Assistants',
						silver: '1 VP per silver',
						stars: 'Star cards for most stars',
						compare: 'VP, then cards, then silver'
					},
					done: 'That is the whole count.',
					hints: []
				},
				win: {
					prompt: 'The last card of the game, and player 2 has 10 VP. Win.',
					done: '3 statues 6, 2 manuscripts 2, Sculptor 3: 11 to 10. That was a whole game.',
					hints: [
						'With the statue alone you have 9.',
						'Manuscripts give a further action: hire the Sculptor, then end the turn.'
					]
				}
			}
		}
	}
};

export default text;
