// French: what stands beside the day on a wide screen.
import type { AsideText } from '../en/aside.ts';

export default {
	continue: 'Continuer',
	newRun: 'Nouvelle partie',
	climb: 'Ascension',
	rating: (rating, deviation) => `Cote d’entraînement\u00a0: ${rating} ± ${deviation}`,
	ratingNone: 'L’entraînement vous donne une cote et choisit des casse-tête à votre mesure.',
	learn: 'Apprendre',
	rules: 'Toutes les règles',
	lessons: (done, of) => `${done} leçons sur ${of}`,
	refresher: 'Révision, 2\u00a0minutes',
	start: 'Commencer',
	play: 'Jouer',
	editor: 'Créer un casse-tête'
} satisfies AsideText;
