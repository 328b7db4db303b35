// French: the settings page.
import type { Settings } from '../en/settings.ts';

export default {
	title: 'Réglages',
	description:
		'Langue, couleurs, main, animations, plateau, son et touches. Enregistrés sur cet appareil seulement.',
	look: 'Apparence',
	theme: 'Couleurs',
	themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
	motion: 'Animations',
	motions: { system: 'Système', reduced: 'Aucune' },
	blocks: 'Blocs et plateau',
	patterns: 'Motifs sur les couleurs',
	patternsChoices: { normal: 'Discrets', strong: 'Marqués' },
	letters: 'Lettres sur les couleurs',
	lettersChoices: { card: 'Carte Clé', everywhere: 'Partout', off: 'Jamais' },
	lettersNote: 'Chaque couleur a son motif. Une lettre le remplace là où vous le souhaitez.',
	board: 'Plateau',
	boards: { auto: 'Automatique', '3d': '3D', '2d': '2D' },
	boardNote:
		'Automatique\u00a0: la 3D là où l’appareil la dessine vite. Le plateau 2D fait tout ce que fait l’autre.',
	heights: 'Hauteurs sur les colonnes',
	heightsNote: 'Sur le plateau 3D\u00a0: quand vous tenez un bloc, et vu d’en haut.',
	playing: 'Jeu',
	hand: 'Main',
	hands: { right: 'Droite', left: 'Gauche' },
	handNote: 'Le bouton principal se place du côté de votre pouce.',
	matches: 'Montrer les correspondances',
	matchesNote:
		'Dans les casse-tête\u00a0: quelles cases correspondent, avant de placer. Un tel résultat compte pour la série, pas pour la cote.',
	coach: 'Coach',
	coaches: { off: 'Aucun', warn: 'Avertit', full: 'Conseille' },
	coachNote:
		'Dans les parties face aux Anciens. Il avertit avant un coup qui coûte des points, ou dit aussi ce qu’il ferait.',
	sound: 'Son',
	vibration: 'Vibration',
	shortcuts: 'Raccourcis à une touche',
	shortcutsNote: 'Au clavier. Les flèches, Entrée et Échap marchent toujours.',
	device: 'Cet appareil',
	progress: 'Vos progrès',
	progressGo: 'Stockage et sauvegarde',
	kept: 'Enregistrés sur cet appareil seulement.',
	refused:
		'Ce navigateur ne permet pas d’enregistrer les réglages. Ils valent jusqu’à la fermeture de la page.',
	noScript: 'Les réglages ont besoin de JavaScript. Sans lui, Keystone suit l’appareil.'
} satisfies Settings;
