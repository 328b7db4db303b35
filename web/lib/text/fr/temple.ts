// Français : la table de Temple of Artefacts, en leçon et en partie complète.
import type { TempleText } from '../en/temple.ts';
import { plural } from '../plural.ts';

const count = plural('fr');
const silver = (n: number) => count(n, { one: `${n} pièce d’argent`, other: `${n} pièces d’argent` });
const actions = (n: number) => count(n, { one: `${n} action`, other: `${n} actions` });
const assistants = (n: number) => count(n, { one: `${n} assistant`, other: `${n} assistants` });

const temple: TempleText = {
	title: 'Temple of Artefacts',
	description:
		'Jouer à Temple of Artefacts contre un à trois adversaires, chaque prix et chaque point expliqués. Même hors ligne.',
	temple: 'Le temple',
	parts: 'Parties de la table',
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
	choose: 'Choisissez',
	noCards: 'Pas encore de cartes.',
	noAssistants: 'Plus d’assistants.',
	withStar: (name) => `${name} avec étoile`,
	turned: (name) => `${name}, retournée`,
	porcelain: (letter) => `Porcelaine ${letter}`,
	deeds: {
		take: 'Prendre',
		look: 'Regarder, 1 argent',
		hire: 'Engager, 1 argent',
		free: 'Prendre l’assistant',
		trigger: 'Déclencher le bonus',
		secure: 'Assurer la série',
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
		sculptor: 'Sculptrice',
		moneychanger: 'Changeur',
		armourer: 'Armurière',
		scribe: 'Scribe',
		jeweller: 'Joaillière',
		'keeper-of-relics': 'Gardien des reliques',
		priest: 'Prêtresse',
		potter: 'Potier',
		'monster-hunter': 'Chasseuse de monstres',
		appraiser: 'Expert',
		banker: 'Banquier',
		astronomer: 'Astronome'
	},
	formulas: {
		perCard: (vp, one) => `${vp} PV par ${one}`,
		perTurnedSet: (vp, many) => `${vp} PV par série retournée : ${many}`,
		perCombination: (vp) => `${vp} PV par paire de monstres`,
		perSilver: (vp, step) => `${vp} PV pour ${step} pièces d’argent`,
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
		taken: (who, card, cost) => (cost === 0 ? `${who} : ${card}.` : `${who} : ${card} pour ${silver(cost)}.`),
		hired: (who, name) => `${who} : ${name}.`,
		triggered: (who, name) => `${who} : bonus, ${name}.`,
		secured: (who, name) => `${who} : série assurée, ${name}.`,
		stolen: (who, card, from) => `${who} : ${card}, carte volée (${from}).`,
		peeked: (who) => `${who} : une carte regardée.`,
		discarded: (who, card) => `${who} : ${card} dans la boîte.`,
		round: 'Le deuxième temple. On tourne dans l’autre sens.'
	},
	head: (round, bank) => `Temple ${round} sur 2, banque ${bank}`,
	newGame: 'Nouvelle partie',
	players: 'Joueurs',
	playersAll: (n) => `Vous et ${n - 1}`,
	decksChoice: 'Paquets',
	beginner: 'Première partie',
	random: 'Au hasard',
	start: 'Commencer',
	goOn: 'Reprendre la partie en cours',
	again: 'Rejouer',
	undo: 'Annuler',
	nothingToUndo: 'Rien à annuler : une carte cachée a été vue.',
	intro:
		'Deux temples, le plus de points gagne. Les adversaires sont simples mais honnêtes : ils ne voient aucune carte cachée.',
	ourData: 'Cartes, assistants et valeurs sont les nôtres, pas ceux de l’éditeur.',
	learn: 'Apprendre d’abord',
	score: 'Le décompte',
	total: 'Total',
	lines: {
		'relics-most': 'le plus de reliques',
		'relics-fewest': 'le moins de reliques',
		silver: 'argent',
		stars: 'le plus d’étoiles'
	},
	wins: (who) => `${who} gagne.`,
	youWin: 'Vous gagnez.',
	shared: 'Victoire partagée.',
	rank: (n) => `${n}e place`,
	home: 'Vers les cours',
	rules: 'Règles',
	rule: 'Règle',
	refused: 'Ce n’est pas permis.',
	menu: 'Plus',
	loading: 'La partie arrive.',
	unsaved: 'Non enregistré : ce navigateur le refuse.',
	noScript: 'La partie a besoin de JavaScript.'
};

export default temple;
