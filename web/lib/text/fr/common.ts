// French: the frame around every page, and words several pages share.
import type { Common } from '../en/common.ts';

export default {
	name: 'Keystone',
	summary:
		'Résoudre, s’exercer, apprendre\u00a0: une petite famille de jeux de société autour des temples et des pyramides.',
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
		broken: 'La page ne s’est pas chargée',
		brokenText: 'Vos données n’ont pas changé. En général, il suffit de recharger la page.',
		again: 'Recharger',
		toHome: 'Aller à l’accueil'
	}
} satisfies Common;
