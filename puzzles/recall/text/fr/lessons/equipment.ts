// Français : l’équipement.
import type { LessonText } from '../../../../schema/lesson.ts';

export const equipment: LessonText = {
	title: 'L’équipement',
	aim: 'Utiliser l’Alambic, l’Omnitool, le Portail, le Décodeur et le Propulseur.',
	steps: {
		alembic: {
			prompt: 'Posez votre pierre sur l’Alambic et retirez 1 figurine de S1.',
			done: 'Une figurine contre 1 cristal rose, à tout moment de votre tour.',
			hints: ['D’abord l’Alambic, puis la case de la figurine.']
		},
		'alembic-again': {
			prompt: 'Vous avez 3 pierres. Obtenez 2 cristaux roses.',
			help: 'Chaque nouvelle utilisation coûte 1 pierre de plus.',
			done: '1 pierre, puis 2\u00a0: chaque fois, une figurine quitte le plateau.',
			hints: ['Utilisez l’Alambic deux fois.', 'Vos figurines sont en T8.0 et T8.2.'],
			mistakes: { nobody: 'Aucune de vos figurines ne s’y trouve.' }
		},
		omnitool: {
			prompt: 'L’Omnitool a 4 parties. Utilisez celle du cristal blanc, puis celle de la figurine.',
			done: 'Chaque partie est un équipement à part\u00a0: chacune coûte 1 pierre.',
			hints: ['Posez 1 pierre sur la partie 1 et 1 sur la partie 2.', 'Placez la figurine en T8.0 ou S1.']
		},
		'omnitool-cost': {
			prompt: 'Vous avez 2 pierres. Est-ce permis\u00a0?',
			items: {
				'two-parts': 'La partie 1, puis la partie 3',
				'same-part': 'La partie 1, puis encore la partie 1'
			},
			done: 'Chaque partie compte son propre coût. La partie 1 coûterait 2, et il ne reste que 1 pierre.',
			hints: ['Quelle partie a déjà servi\u00a0?', 'Oui, non.']
		},
		portal: {
			prompt: 'Activez le Portail. Placez la figurine en T11.5, près de l’atelier de Rouge.',
			done: 'Grâce au Portail, une figurine apparaît aussi là où une autre personne a une construction.',
			hints: ['Posez votre pierre sur le Portail.', 'Choisissez ensuite T11.5.'],
			mistakes: { empty: 'Il n’y a là ni construction ni présence à vous.' }
		},
		'portal-where': {
			prompt: 'Le Portail est actif. Marquez chaque case où la figurine peut aller.',
			done: 'Comme toujours, votre case de départ et votre présence\u00a0; avec le Portail, aussi les cases avec construction. Les figurines de Rouge ne suffisent pas.',
			hints: ['Vos 2 cases et les constructions de Rouge.', 'S1, T8.0, T7.0 et T11.5.']
		},
		'too-early': {
			prompt: 'Le Décodeur attend une réserve. Essayez de l’activer maintenant.',
			done: 'Un effet à déclencheur ne sert qu’au moment où le déclencheur se produit.',
			hints: ['Choisissez le Décodeur.']
		},
		decoder: {
			prompt: 'Construisez une réserve en T8.4 et avancez de 1 pas sur la piste grise grâce au Décodeur.',
			done: 'Vous avez construit une réserve\u00a0: c’est le déclencheur. 1 pierre, 1 pas au choix.',
			hints: [
				'Construisez, puis utilisez le Décodeur.',
				'La réserve 4 donne 1 rose\u00a0; ensuite, le Décodeur demande.'
			]
		},
		booster: {
			prompt: 'Le Propulseur attend une relique. Prenez la noire et obtenez aussi 1 cristal rose.',
			done: 'Le cristal vient tout de suite, la récompense de la relique après le déplacement.',
			hints: ['La relique noire est en T8.3.', 'Allez-y et utilisez le Propulseur.']
		}
	}
};
