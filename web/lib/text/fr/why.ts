// French: why a puzzle is as hard as it is, and how it could be seen.
import type { WhyText } from '../en/why.ts';
import { plural } from '../plural.ts';

const count = plural('fr');

export default {
	places: (n) =>
		count(n, { one: 'Un seul endroit semble convenir.', other: `${n} endroits semblent convenir.` }),
	failures: (list) => `Parmi les autres, ${list}.`,
	failure: {
		air: (n) => count(n, { one: 'un laisse le bloc en l’air', other: `${n} laissent le bloc en l’air` }),
		ledge: (n) => count(n, { one: 'un fait un rebord', other: `${n} font un rebord` }),
		'no-contact': (n) => count(n, { one: 'un ne touche rien', other: `${n} ne touchent rien` }),
		'not-taller': (n) => count(n, { one: 'un n’est pas plus haut', other: `${n} ne sont pas plus hauts` }),
		'other-key': (n) => count(n, { one: 'un laisse une clé de côté', other: `${n} laissent une clé de côté` })
	},
	better: (n) => count(n, { one: 'L’un semblait même meilleur.', other: `${n} semblaient même meilleurs.` }),
	adds: (n, hides) => {
		if (n === 1)
			return hides > 0 ? 'Le bloc apporte 1 case et y cache une autre couleur.' : 'Le bloc apporte 1 case.';
		return `Le bloc apporte ${n} cases${
			hides > 0
				? `, dont ${count(hides, { one: '1 cache', other: `${hides} cachent` })} une autre couleur`
				: ''
		}.`;
	},
	tucked: 'On n’en voit que la moitié.',
	unseenSupport: 'On ne voit pas sur quoi il repose.',
	bridge: 'Il enjambe un vide.',

	walk: {
		title: 'Comment le voir',
		play: 'Voir les étapes',
		next: (n, of) => `Étape ${n} sur ${of}`,
		end: 'Voir la réponse',
		card: (n, said) => `Carte ${n}\u00a0: ${said}`,
		shows: (right, total) =>
			right === 0
				? 'Encore aucune'
				: right === total
					? `Les ${total} y sont`
					: `${right} sur ${total} ${right === 1 ? 'y est' : 'y sont'}`,
		at: (colour, squares) => `${colour} en ${squares}`,
		allFresh: 'Le bloc doit tout apporter',
		lacks: (colour) => `Il manque du ${colour}`,
		now: (squares, n, found) =>
			`${squares} ${n === 1 ? 'ne montre' : 'ne montrent'} ${found === null ? 'rien' : `que du ${found}`}`,
		oneNew: 'Une doit être neuve',
		oneNewFact: 'Une face du nouveau bloc doit en faire partie',
		manner: {
			bridge: 'Enjamber le vide',
			behind: 'Remplir par-derrière',
			front: 'Cacher ce qui s’y voit',
			top: 'Placer par-dessus',
			stand: 'Le dresser là'
		},
		ends: (span, top, beside) => `${span}, hauteur ${top}\u202f; ce qu’il touche monte à ${beside} au plus`,
		corner: (span, top) => `${span}, hauteur ${top}\u202f; il ne touche que des angles`,
		tempting: 'Le piège.',
		fits: (span, block) => `${span}, ce bloc est possible\u00a0: ${block}.`,
		wouldShow: (span, block, card) =>
			`${span}, ce bloc (${block}) montrerait ${card === null ? 'la carte' : `la carte ${card}`}, mais il n’a pas le droit d’y être\u00a0:`,
		tries: 'Vos essais',
		nth: (n) => `Essai ${n}`
	}
} satisfies WhyText;
