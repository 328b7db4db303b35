// French: the home page.
import type { Home } from '../en/home.ts';
import { plural } from '../plural.ts';

const count = plural('fr');

export default {
	lead: 'Une clé est un motif de cases. Posez un bloc pour que votre côté du temple le montre.',
	levels: { star: 'Étoile', sun: 'Soleil', moon: 'Lune' },
	squares: (least, most) =>
		least === most
			? count(most, { one: `${most} case`, other: `${most} cases` })
			: `${least} ou ${most} cases`,
	points: (n) => count(n, { one: `${n} point`, other: `${n} points` }),
	gamesTitle: 'Cinq jeux',
	gamesNote: 'Aucun n’est encore jouable ici. Voici ce qui se prépare\u00a0:',
	next: 'D’abord',
	games: {
		blockAndKey: { name: 'Block and Key', line: 'Chaque jour, une Étoile, un Soleil, une Lune.' },
		ancients: { name: 'Les Anciens', line: 'Block and Key en solo\u00a0: 11\u00a0tours, puis un bilan.' },
		temple: { name: 'Temple des artefacts', line: 'Un cours\u00a0: fouiller, réunir, vendre.' },
		pyramides: { name: 'Terra Pyramides', line: 'Un cours\u00a0: ouvriers, pierres, pyramides.' },
		recall: { name: 'Recall', line: 'Un cours\u00a0: une tribu, six cases d’action.' }
	}
} satisfies Home;
