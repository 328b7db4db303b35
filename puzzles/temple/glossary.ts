// The words of Temple of Artefacts. Its rulebook is German; the English and French words are ours.
import type { Glossary } from '../schema/glossary.ts';

export const glossary: Glossary = {
	ours: ['en', 'fr'],
	terms: [
		{
			id: 'artefact-card',
			en: 'artefact card',
			de: 'Artefaktkarte',
			fr: 'carte Artefact',
			also: { en: ['artefact', 'artifact'], de: ['Artefakt'], fr: ['artefact'] }
		},
		{
			id: 'assistant',
			en: 'assistant',
			de: 'Gehilfe',
			fr: 'assistant',
			also: { en: ['helper', 'hire'], de: ['Helfer', 'anheuern'], fr: ['aide', 'engager'] }
		},
		{ id: 'star-card', en: 'star card', de: 'Sternkarte', fr: 'carte Étoile' },
		{
			id: 'silver',
			en: 'silver',
			de: 'Silber',
			fr: 'pièce d’argent',
			also: { en: ['money', 'pay'], de: ['Geld', 'zahlen', 'bezahlen'], fr: ['argent', 'payer'] },
			banned: { fr: ['\\d+ Argent', '◦ Argent'] }
		},
		{
			id: 'temple',
			en: 'temple',
			de: 'Tempel',
			fr: 'temple',
			also: { en: ['pyramid'], de: ['Pyramide'], fr: ['pyramide'] }
		},
		{ id: 'ground-level', en: 'ground level', de: 'unterste Stufe', fr: 'étage inférieur' },
		{ id: 'middle-level', en: 'middle level', de: 'mittlere Stufe', fr: 'étage du milieu' },
		{ id: 'top-level', en: 'top level', de: 'oberste Stufe', fr: 'sommet' },
		{ id: 'face-down', en: 'face down', de: 'verdeckt', fr: 'face cachée' },
		{
			id: 'dig-out',
			en: 'dig out',
			de: 'ausgraben',
			fr: 'déterrer',
			also: { en: ['dig', 'covered'], de: ['graben', 'bedeckt'], fr: ['creuser', 'recouverte'] }
		},
		{
			id: 'own-area',
			en: 'own area',
			de: 'Spielbereich',
			fr: 'zone de jeu',
			also: { en: ['tableau'], de: ['Auslage'], fr: ['étalage'] }
		},
		{ id: 'turn', en: 'turn', de: 'Spielzug', fr: 'tour' },
		{ id: 'set-up', en: 'set-up', de: 'Spielvorbereitung', fr: 'mise en place' },
		{ id: 'bonus-action', en: 'bonus action', de: 'Bonusaktion', fr: 'action bonus' },
		{
			id: 'set',
			en: 'set',
			de: 'Satz',
			fr: 'série',
			also: { en: ['collection'], de: ['Sammlung'], fr: ['ensemble'] }
		},
		{ id: 'trigger', en: 'trigger', de: 'auslösen', fr: 'déclencher' },
		{
			id: 'steal',
			en: 'steal',
			de: 'stehlen',
			fr: 'voler',
			also: { en: ['rob'], de: ['klauen'], fr: ['dérober'] }
		},
		{
			id: 'secure',
			en: 'secure',
			de: 'sichern',
			fr: 'mettre à l’abri',
			also: { en: ['protect'], de: ['schützen'], fr: ['sécuriser', 'protéger'] }
		},
		{ id: 'final-scoring', en: 'final scoring', de: 'Schlusswertung', fr: 'décompte final' },
		{ id: 'points', en: 'victory points, VP', de: 'Siegpunkte, SP', fr: 'points de victoire, PV' },
		{ id: 'statues', en: 'Statues', de: 'Statuen', fr: 'Statues' },
		{ id: 'coins', en: 'Coins', de: 'Münzen', fr: 'Monnaies' },
		{ id: 'weapons', en: 'Weapons', de: 'Waffen', fr: 'Armes' },
		{ id: 'manuscripts', en: 'Manuscripts', de: 'Manuskripte', fr: 'Manuscrits' },
		{ id: 'jewels', en: 'Jewels', de: 'Juwelen', fr: 'Joyaux' },
		{ id: 'relics', en: 'Relics', de: 'Relikte', fr: 'Reliques' },
		{
			id: 'curse-and-blessing',
			en: 'Curse & Blessing',
			de: 'Fluch & Segen',
			fr: 'Malédiction et bénédiction'
		},
		{ id: 'porcelain', en: 'Porcelain', de: 'Porzellanservice', fr: 'Porcelaine' },
		{ id: 'vampire-and-mummy', en: 'Vampire & Mummy', de: 'Vampir & Mumie', fr: 'Vampire et momie' },
		{ id: 'vampire-mummy', en: 'vampire mummy', de: 'Vampirmumie', fr: 'momie vampire' },
		{ id: 'silver-cross', en: 'silver cross', de: 'Silberkreuz', fr: 'croix d’argent' },
		{ id: 'coffin', en: 'coffin', de: 'Sarg', fr: 'cercueil' },
		{ id: 'treasure', en: 'Treasure', de: 'Schatz', fr: 'Trésor' }
	]
};
