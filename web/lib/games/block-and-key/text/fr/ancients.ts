// French: the solo game The Ancients: its page, its runs, and a run watched again.
import type { AncientsText } from '../en/ancients.ts';
import { plural } from '$lib/text/plural.ts';

const count = plural('fr');
const points = (n: number) => count(n, { one: `${n} point`, other: `${n} points` });

const altars = { sun: 'l’autel du Soleil', moon: 'l’autel de la Lune' };

export default {
	title: 'Les Anciens',
	description:
		'Block and Key en solo\u00a0: 11 tours face aux Anciens, une donne du jour pour tous, chaque partie à revoir. Même hors ligne.',
	points,
	tiers: {
		trainee: 'Apprenti',
		researcher: 'Chercheur',
		'field-director': 'Responsable des recherches',
		'dig-director': 'Directeur de fouille',
		'expert-archaeologist': 'Expert Archéologue'
	},
	kinds: {
		random: 'donne au hasard',
		day: 'donne du jour',
		seed: 'mot de départ',
		shared: 'donne partagée'
	},
	practice: 'entraînement',
	coached: 'avec le coach',
	known: 'déjà jouée',

	start: {
		text: '11 tours en solo dans le temple\u00a0: validez des clés pendant que les Anciens placent leurs blocs.',
		go: 'Commencer une partie'
	},
	open: {
		name: (turn, of) => `Tour ${turn} sur ${of}`,
		line: (date, kind, n) => `${date}, ${kind}, ${points(n)} jusqu’ici`,
		unreadable: 'Cette partie ne peut pas continuer\u00a0: un coup enfreint les règles.',
		go: 'Continuer'
	},
	deals: {
		title: 'Nouvelle partie',
		day: 'Donne du jour',
		dayLine: 'La même pour tous, jusqu’à minuit.',
		dayOpen: 'Commencée, pas encore finie.',
		play: 'Jouer',
		resume: 'Continuer',
		watch: 'Revoir',
		again: 'Rejouer',
		random: 'Nouvelle partie',
		playRandom: 'Jouer\u00a0: Nouvelle partie',
		randomLine: 'Une donne que personne n’a vue.',
		seed: 'À partir d’un mot',
		seedLine: 'Le même mot produit la même donne, pour vous et vos amis.',
		seedLabel: 'Mot de départ',
		seedGo: 'Distribuer',
		seedFaults: {
			empty: 'Tapez d’abord quelques lettres ou chiffres.',
			'too-long': 'Un mot de départ a 64 caractères au plus.',
			character: 'Un mot de départ ne peut pas contenir ce caractère.'
		}
	},
	shared: {
		title: 'Une donne pour vous',
		text: (seed) => `On vous a envoyé cette donne\u00a0: ${seed}`,
		go: 'Jouer cette donne'
	},
	result: (total, tier) => `${total}, ${tier}`,

	ladder: {
		title: 'Votre rang',
		median: (n) => count(n, { one: 'après 1 partie', other: `médiane des ${n} dernières parties` }),
		next: (n, tier) => `Encore ${points(n)} pour ${tier}.`,
		top: 'Il n’y a pas de rang plus haut.',
		none: 'Votre rang s’affichera ici après votre première partie sans coach sur une nouvelle donne.',
		apart: (n, median) =>
			count(n, {
				one: `Hors classement\u00a0: 1 partie avec le coach, d’entraînement ou sur une donne connue, ${points(median)}.`,
				other: `Hors classement\u00a0: les ${n} dernières parties avec le coach, d’entraînement ou sur une donne connue, médiane de ${points(median)}.`
			}),
		from: (least) => `dès ${least}`
	},
	history: {
		title: 'Scores',
		said: (totals) => `Scores dans l’ordre\u00a0: ${totals}.`,
		note: 'Une barre par partie, la plus récente à droite. Barre vide\u00a0: entraînement. Lignes\u00a0: les rangs.'
	},
	sources: {
		title: 'Origine des points',
		note: (n) => count(n, { one: 'Sur 1 partie.', other: `Par partie, moyenne des ${n} dernières.` }),
		names: { star: 'Étoiles', sun: 'Soleils', moon: 'Lunes', enigma: 'Enigma' },
		columns: { name: 'Origine', value: 'Points' }
	},
	runs: {
		title: 'Toutes les parties',
		open: 'pas finie',
		resume: 'Reprendre',
		watch: 'Revoir',
		report: 'Bilan',
		share: 'Partager',
		said: (action, run) => `${action}\u00a0: ${run}`,
		more: (n) => `En voir ${n} de plus`
	},
	share: {
		run: (total, tier) => `Keystone, Les Anciens, ${total}, ${tier}`,
		openRun: 'Keystone, Les Anciens, une partie à revoir',
		deal: 'Keystone, Les Anciens, une donne à jouer'
	},

	watch: {
		title: 'Revoir une partie',
		description: 'Une partie face aux Anciens, coup par coup.',
		setup: 'Mise en place',
		turn: (n, of) => `Tour ${n} sur ${of}`,
		step: (n, of) => `Coup ${n} sur ${of}`,
		turns: 'Tours',
		score: (n) => `${points(n)} jusqu’ici`,
		first: 'Début',
		back: 'Retour',
		forward: 'Suite',
		last: 'Fin',
		play: 'Jouer cette donne',
		resume: 'Reprendre',
		shareRun: 'Partager la partie',
		shareDeal: 'Partager la donne',
		hand: 'Main',
		handSaid: (name, n) => `${name}, ${points(n)}`,
		enigma: (colour) => `Enigma\u00a0: ${colour}`,
		newBlock: (from, to) =>
			from === to ? `le nouveau bloc, hauteur ${from}` : `le nouveau bloc, hauteurs ${from} à ${to}`,
		newSquare: 'le nouveau bloc',
		waiting: 'Chargement…',
		failed: 'La partie n’a pas pu être chargée.',
		failedText: 'Vérifiez la connexion et rechargez la page.'
	},

	steps: {
		deal: 'La donne.',
		dealText: (colour) => `4 clés, 9 blocs sur le Site de Fouille, Enigma ${colour}.`,
		core: (colour) => `Le Bloc Central vous montre\u00a0: ${colour}.`,
		first: (sites) => `Premiers blocs, emplacements ${sites}.`,
		dig: (sites, n) =>
			count(n, {
				one: `Extrait\u00a0: emplacement ${sites}.`,
				other: `Extrait\u00a0: emplacements ${sites}.`
			}),
		placed: (block) => `Placé\u00a0: ${block}.`,
		where: (from, to, top) =>
			from === to ? `En ${from}, hauteur ${top}.` : `De ${from} à ${to}, hauteur ${top}.`,
		claimable: (n) => count(n, { one: 'Une clé est réalisée.', other: `${n} clés sont réalisées.` }),
		claimed: (keys, n) => `Validé\u00a0: ${keys}, ${points(n)}.`,
		notClaimed: 'Clé non validée.',
		marked: 'Aucune clé validée.',
		markedText: (altar) => `Une carte de ${altars[altar]} est posée face cachée.`,
		returned: (blocks) => `Défaussé dans le sac\u00a0: ${blocks}.`,
		discarded: (level, altar) => `Carte défaussée sous ${altars[altar]}\u00a0: ${level}.`,
		kept: 'Toutes les clés gardées.',
		drawn: (level, altar) => `Carte piochée\u00a0: ${level}, de ${altars[altar]}.`,
		ancients: (stars, corner, site) =>
			`Carte des Anciens\u00a0: ${count(stars, { one: '1 étoile', other: `${stars} étoiles` })}, coin ${corner}\u202f; ${count(site, { one: '1 cercle', other: `${site} cercles` })}, emplacement ${site}.`,
		corners: ['sud-ouest', 'nord-ouest', 'nord-est', 'sud-est'],
		target: (block) => `Le plus près du coin\u00a0: ${block}.`,
		targets: (blocks) => `À égale distance\u00a0: ${blocks}.`,
		blockAt: (block, from, to) => (from === to ? `${block} (${from})` : `${block} (${from}–${to})`),
		between: '\u202f; ',
		emptySite: 'L’emplacement est vide, le tour des Anciens est fini.',
		noRoom: (block) => `Pas de place pour ${block}\u00a0: retour dans le sac.`,
		ancientsPlaced: (block) => `Les Anciens placent\u00a0: ${block}.`,
		beside: (block) => `Angle à angle avec\u00a0: ${block}.`,
		passed: 'Passé\u00a0: rien à extraire, rien à placer.',
		end: (total, tier) => `La partie est finie\u00a0: ${points(total)}, ${tier}.`
	},

	bad: {
		title: 'Ce lien ne s’ouvre pas',
		codes: {
			empty: 'L’adresse ne contient pas de partie.',
			'too-long': 'Le lien est trop long pour une partie.',
			character: 'Le lien contient un caractère qu’aucune partie n’utilise.',
			version: 'Le lien ne vient pas de cette application, ou d’une version qu’elle ne connaît pas.',
			'cut-off': 'La fin du lien manque.',
			checksum: 'Le lien a été modifié en route.',
			seed: 'Le mot de départ du lien est illisible.',
			action: 'Les coups du lien sont illisibles.',
			refused: 'Un coup du lien enfreint les règles.'
		},
		rule: (move, rule) => `Coup ${move}, règle ${rule}.`,
		missing: 'Cette partie n’est pas sur cet appareil.',
		at: (n) => `L’erreur se trouve au caractère ${n}.`,
		unchanged: 'Vos progrès sont intacts.',
		today: 'Casse-tête du jour'
	},
	noScript: 'Les Anciens ont besoin de JavaScript.'
} satisfies AncientsText;
