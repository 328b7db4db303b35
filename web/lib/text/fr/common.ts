// French: the frame around every page, and words several pages share.
import type { Common } from '../en/common.ts';

export default {
	name: 'Keystone',
	summary:
		'Casse-tête quotidiens, parties en solo et leçons de règles pour Block and Key et trois autres jeux de société.',
	pageTitle: (page) => `${page} · Keystone`,
	skip: 'Aller au contenu',
	home: 'Accueil',
	settings: 'Réglages',
	about: 'À propos',
	language: 'Langue',
	key: {
		label: (rows) => `Clé, à partir de la rangée du haut. ${rows}`,
		row: (n, squares) => `Rangée ${n}\u00a0: ${squares}.`,
		empty: 'libre',
		colours: { w: 'blanc', b: 'marron', g: 'vert', a: 'gris' },
		letters: { w: 'B', b: 'M', g: 'V', a: 'G' }
	},
	error: {
		missing: 'Page introuvable',
		missingText:
			'Il n’y a rien à cette adresse. Elle contient peut-être une faute, ou la page a changé de place.',
		broken: 'La page n’a pas pu être chargée',
		brokenText: 'Vos progrès sont intacts. En général, il suffit de recharger la page.',
		again: 'Recharger',
		toHome: 'Aller à l’accueil'
	}
} satisfies Common;
