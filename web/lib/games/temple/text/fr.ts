// Français : la table de Temple des artefacts, en leçon et en partie complète.
import type { TempleText } from './en.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('fr');
const silver = (n: number) => count(n, { one: `${n} pièce d’argent`, other: `${n} pièces d’argent` });
const actions = (n: number) => count(n, { one: `${n} action`, other: `${n} actions` });
const assistants = (n: number) => count(n, { one: `${n} assistant`, other: `${n} assistants` });

const temple: TempleText = {
	title: 'Temple des artefacts',
	description:
		'Jouer à Temple des artefacts contre un à trois adversaires, chaque prix et chaque point expliqués. Même hors ligne.',
	temple: 'Le temple',
	parts: 'Zones de la table',
	panels: { card: 'Carte', area: 'Mes cartes', display: 'Assistants', others: 'Autres' },
	levels: { label: 'Regarder dessous', t: 'Tout', m: 'Sans le sommet', g: 'Base seule' },
	place: (place) => place,
	faceDown: 'Face cachée',
	known: 'regardée',
	free: 'gratuite',
	costs: (n) => `coûte ${silver(n)}`,
	silver,
	yourSilver: (n) => `Vous avez ${silver(n)}.`,
	vp: (n) => `${n} PV`,
	player: (n) => (n === 0 ? 'Vous' : `Joueur ${n + 1}`),
	chooseCard: 'Touchez une carte du temple.',
	choose: 'Choisir',
	noCards: 'Pas encore de cartes.',
	noAssistants: 'Aucun assistant restant.',
	named: (what, name) => `${what}\u00a0: ${name}`,
	withStar: (name) => `${name} avec étoile`,
	turned: (name) => `${name}, carte retournée`,
	porcelain: (letter) => `Porcelaine ${letter}`,
	deeds: {
		take: 'Prendre',
		look: 'Regarder, 1 pièce d’argent',
		hire: 'Engager, 1 pièce d’argent',
		free: 'Prendre l’assistant',
		trigger: 'Déclencher le bonus',
		secure: 'Mettre la série à l’abri',
		steal: 'Voler',
		discard: 'Dans la boîte',
		end: 'Finir le tour'
	},
	decks: {
		ST: { one: 'statue', many: 'statues' },
		CO: { one: 'monnaie', many: 'monnaies' },
		WE: { one: 'arme', many: 'armes' },
		MA: { one: 'manuscrit', many: 'manuscrits' },
		JE: { one: 'joyau', many: 'joyaux' },
		RE: { one: 'relique', many: 'reliques' },
		CB: { one: 'Malédiction et bénédiction', many: 'Malédiction et bénédiction' },
		PO: { one: 'porcelaine', many: 'porcelaines' },
		VM: { one: 'Vampire et momie', many: 'Vampire et momie' },
		TR: { one: 'trésor', many: 'trésors' }
	},
	monsters: {
		vampire: 'vampire',
		mummy: 'momie',
		'vampire-mummy': 'momie vampire',
		'silver-cross': 'croix d’argent',
		coffin: 'cercueil'
	},
	monsterMarks: { vampire: 'V', mummy: 'M', 'vampire-mummy': 'MV', 'silver-cross': '+', coffin: 'C' },
	effects: {
		gain: (n) => `gagner ${silver(n)}`,
		lose: (n) => `perdre ${silver(n)}`,
		assistant: (n) => count(n, { one: `${assistants(n)} gratuit`, other: `${assistants(n)} gratuits` }),
		action: (n) => `${actions(n)} de plus`,
		'others-gain': (n) => `les autres gagnent ${silver(n)}`,
		discard: (n) => count(n, { one: 'une carte dans la boîte', other: `${n} cartes dans la boîte` })
	},
	assistants: {
		sculptor: 'Sculpteur',
		moneychanger: 'Changeur',
		armourer: 'Armurier',
		scribe: 'Scribe',
		jeweller: 'Joaillier',
		'keeper-of-relics': 'Gardien des reliques',
		priest: 'Prêtre',
		potter: 'Potier',
		'monster-hunter': 'Chasseur de monstres',
		appraiser: 'Expert',
		banker: 'Banquier',
		astronomer: 'Astronome'
	},
	formulas: {
		perCard: (vp, one) => `${vp} PV par ${one}`,
		perTurnedSet: (vp, many) => `${vp} PV par série retournée\u00a0: ${many}`,
		perCombination: (vp) => `${vp} PV par paire de monstres`,
		perSilver: (vp, step) => `${vp} PV pour ${silver(step)}`,
		perStar: (vp) => `${vp} PV par étoile`
	},
	ask: {
		act: (n) => `À vous, ${actions(n)}.`,
		after: 'Action faite. Utilisez une série ou finissez le tour.',
		steal: 'Volez une carte visible.',
		assistant: 'Prenez un assistant, gratuit.',
		discard: 'Mettez une de vos cartes visibles dans la boîte.',
		wait: (player) => `${player} réfléchit.`,
		over: 'La partie est finie.'
	},
	told: {
		taken: (who, card, cost) =>
			cost === 0 ? `${who}\u00a0: ${card}.` : `${who}\u00a0: ${card} pour ${silver(cost)}.`,
		hired: (who, name) => `${who}\u00a0: assistant engagé, ${name}.`,
		triggered: (who, name) => `${who}\u00a0: bonus, ${name}.`,
		secured: (who, name) => `${who}\u00a0: série mise à l’abri, ${name}.`,
		stolen: (who, card, from) => `${who}\u00a0: ${card}, carte volée (${from}).`,
		peeked: (who) => `${who}\u00a0: une carte regardée.`,
		discarded: (who, card) => `${who}\u00a0: ${card} dans la boîte.`,
		round: 'Le second temple. Maintenant dans le sens antihoraire.'
	},
	head: (round, bank) => `Temple ${round} sur 2, banque ${bank}`,
	newGame: 'Nouvelle partie',
	players: 'Joueurs',
	playersAll: (n) => `${n} joueurs`,
	decksChoice: 'Paquets',
	beginner: 'Première partie',
	random: 'Au hasard',
	start: 'Commencer',
	goOn: 'Reprendre la partie en cours',
	again: 'Rejouer',
	undo: 'Annuler',
	nothingToUndo: 'Rien à annuler\u00a0: vous avez vu une carte cachée.',
	intro:
		'Deux temples\u202f; le plus grand nombre de points l’emporte. Les adversaires sont simples mais honnêtes\u00a0: ils ne voient aucune carte cachée.',
	ourData: 'Cartes, assistants et valeurs sont les nôtres, pas ceux de l’éditeur.',
	learn: 'Apprendre d’abord',
	score: 'Score final',
	total: 'Total',
	lines: {
		'relics-most': 'le plus de reliques',
		'relics-fewest': 'le moins de reliques',
		silver: 'pièces d’argent',
		stars: 'le plus d’étoiles'
	},
	wins: (who) => `${who} a gagné.`,
	youWin: 'Vous avez gagné.',
	shared: 'Une victoire partagée.',
	rank: (n) => (n === 1 ? '1re place' : `${n}e place`),
	home: 'Voir les cours',
	rules: 'Règles',
	rule: 'Règle',
	refused: 'Ce n’est pas permis.',
	menu: 'Plus',
	loading: 'Chargement…',
	unsaved: 'Ce navigateur n’a pas pu enregistrer.',
	noScript: 'La partie a besoin de JavaScript.'
};

export default temple;
