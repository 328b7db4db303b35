// French: why a puzzle is as hard as it is.
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
	bridge: 'Il enjambe un vide.'
} satisfies WhyText;
