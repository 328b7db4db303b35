// The words of Block and Key for the temple and what is done there.
import type { Term } from '../schema/glossary.ts';

export const buildingTerms: readonly Term[] = [
	{
		id: 'block',
		en: 'Block',
		de: 'Block',
		fr: 'Bloc',
		also: {
			en: ['brick', 'piece', 'polycube'],
			de: ['Klotz', 'Bauklotz', 'Stein', 'Baustein'],
			fr: ['brique', 'pièce']
		}
	},
	{
		id: 'face',
		en: 'face',
		de: 'Fassade',
		fr: 'face',
		also: { en: ['facade'], de: ['Fläche'], fr: ['façade'] }
	},
	{
		id: 'core-cube',
		en: 'Core Cube',
		de: 'Zentralblock',
		fr: 'Bloc Central',
		also: {
			en: ['cube', 'centre', 'starting block'],
			de: ['Würfel', 'Mittelblock', 'Startblock'],
			fr: ['cube', 'bloc de départ']
		}
	},
	{
		id: 'temple-floor',
		en: 'Temple Floor',
		de: 'Tempelboden',
		fr: 'Sol du Temple',
		also: {
			en: ['board', 'floor', 'grid'],
			de: ['Spielbrett', 'Boden', 'Gitter', 'Raster'],
			fr: ['plateau', 'sol', 'grille']
		}
	},
	{
		id: 'stack',
		en: 'stack',
		de: 'Stapel',
		fr: 'colonne',
		also: { en: ['tower', 'pillar'], de: ['Turm', 'Säule'], fr: ['empilement', 'pilier'] }
	},
	{
		id: 'corner',
		en: 'corner',
		de: 'Ecke',
		fr: 'angle',
		also: { en: ['diagonal'], de: ['diagonal', 'schräg'], fr: ['coin', 'diagonale'] }
	},
	{
		id: 'bridge',
		en: 'bridge',
		de: 'Brücke',
		fr: 'pont',
		also: { en: ['arch', 'span', 'gap'], de: ['Bogen', 'Lücke'], fr: ['arche', 'passerelle'] }
	},
	{
		id: 'corner-to-corner',
		en: 'corner to corner',
		de: 'Ecke an Ecke',
		fr: 'angle à angle',
		banned: {
			en: ['corner on corner'],
			de: ['Ecke (?:gegen|zu) Ecke'],
			fr: ['(?:angle|coin) contre (?:angle|coin)']
		}
	},
	{
		id: 'ledge',
		en: 'ledge, overhang',
		de: 'Überhang, Vorsprung',
		fr: 'rebord, dépassement',
		also: {
			en: ['cantilever', 'sticking out'],
			de: ['überstehen', 'überragen', 'freischwebend'],
			fr: ['surplomb', 'porte-à-faux', 'déborder']
		}
	},
	{
		id: 'placement-rules',
		en: 'placement rules',
		de: 'Einsetzregeln',
		fr: 'règles de placement',
		also: { en: ['legal'], de: ['Setzregeln', 'Bauregeln'], fr: ['règles de pose'] },
		banned: { en: ['rules of placing'], de: ['Setzregeln?', 'Bauregeln?'], fr: ['règles? de pose'] }
	},
	{
		id: 'place',
		en: 'Position a Block',
		de: 'einen Block einsetzen',
		fr: 'Placer un Bloc',
		also: {
			en: ['place', 'placing', 'build'],
			de: ['einsetzen', 'setzen', 'Setzen', 'bauen'],
			fr: ['placer', 'poser', 'pose', 'construire']
		},
		banned: {
			en: ['put(?:s|ting)? (?:a|one|the|this|that|your|their) (?:\\p{L}+ ){0,2}(?:blocks?|bars?|cube)'],
			de: ['gesetzt\\p{L}*', '[sS]etz(?:en?|t)(?![^.,;:!?]*(?<!\\p{L})ein(?!\\p{L}))'],
			fr: [
				'pos\\p{L}+ (?:d’abord )?(?:(?:un|une|le|la|les|des|votre|leur|vos|ce) )?(?:\\p{L}+ )?(?:blocs?|barres?)',
				'^poser?$',
				'se poser',
				'(?:à|ou|puis) poser'
			]
		}
	},
	{
		id: 'excavate',
		en: 'Excavate Blocks',
		de: 'Blöcke ausgraben',
		fr: 'Extraire des Blocs',
		also: {
			en: ['excavate', 'excavating', 'dig'],
			de: ['ausgraben', 'graben', 'gräbst'],
			fr: ['extraire', 'fouiller', 'creuser']
		},
		banned: {
			en: ['digs?(?! Director)', 'dug', 'digging'],
			de: ['(?:graben?|gräbs?t|gegraben)(?![^.,;:!?]*(?<!\\p{L})aus(?!\\p{L}))'],
			fr: ['fouill(?:er|ez|ent|é|ée|és|ées)', '(?<!(?:Site|Directeur) de )fouille']
		}
	}
];
