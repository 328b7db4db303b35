// The words of Recall for the map: fields, figures, what they do there and what lies there.
import type { Term } from '../schema/glossary.ts';

export const mapTerms: readonly Term[] = [
	{
		id: 'exploration',
		en: 'exploration',
		de: 'Erkundung',
		fr: 'exploration',
		also: {
			en: ['explore', 'discover', 'reveal'],
			de: ['erkunden', 'aufdecken', 'entdecken'],
			fr: ['explorer', 'découvrir', 'révéler']
		}
	},
	{
		id: 'movement',
		en: 'movement',
		de: 'Bewegung',
		fr: 'déplacement',
		also: {
			en: ['move', 'walk'],
			de: ['bewegen', 'gehen', 'ziehen', 'laufen'],
			fr: ['se déplacer', 'marcher', 'mouvement']
		}
	},
	{ id: 'step', en: 'step', de: 'Schritt', fr: 'pas' },
	{
		id: 'water-movement',
		en: 'water movement',
		de: 'Wasserbewegung',
		fr: 'déplacement sur l’eau',
		also: { en: ['swim', 'sail', 'boat'], de: ['schwimmen', 'Schiff', 'Boot'], fr: ['nager', 'bateau'] }
	},
	{
		id: 'improved-water-movement',
		en: 'improved water movement',
		de: 'verbesserte Wasserbewegung',
		fr: 'déplacement sur l’eau amélioré'
	},
	{
		id: 'develop',
		en: 'develop action',
		de: 'Ausbau',
		fr: 'aménagement',
		also: { en: ['develop', 'expand'], de: ['ausbauen'], fr: ['aménager', 'développer'] }
	},
	{
		id: 'dig',
		en: 'dig',
		de: 'Ausgrabung',
		fr: 'fouille',
		also: { en: ['excavate', 'excavation'], de: ['graben', 'ausgraben'], fr: ['fouiller', 'creuser'] }
	},
	{
		id: 'excavation-site',
		en: 'excavation site',
		de: 'Ausgrabungsstätte',
		fr: 'site de fouille',
		also: { en: ['shovel'], de: ['Schaufel'], fr: ['pelle'] }
	},
	{
		id: 'building',
		en: 'building',
		de: 'Bauwerk',
		fr: 'construction',
		also: { en: ['build'], de: ['Gebäude', 'bauen'], fr: ['bâtiment', 'construire'] }
	},
	{
		id: 'storage',
		en: 'storage',
		de: 'Speicher',
		fr: 'réserve',
		also: { en: ['warehouse', 'granary'], de: ['Lagerhaus'], fr: ['entrepôt', 'grenier'] }
	},
	{
		id: 'workshop',
		en: 'workshop',
		de: 'Werkstatt',
		fr: 'atelier',
		also: { en: ['factory'], de: ['Werkstätten', 'Fabrik'], fr: ['fabrique'] }
	},
	{
		id: 'monument',
		en: 'monument',
		de: 'Denkmal',
		fr: 'monument',
		also: { en: ['statue'], de: ['Denkmäler', 'Statue'], fr: ['statue'] }
	},
	{ id: 'monument-tile', en: 'monument tile', de: 'Denkmalplättchen', fr: 'tuile de monument' },
	{
		id: 'camp',
		en: 'camp',
		de: 'Lager',
		fr: 'campement',
		also: { en: ['tent', 'village'], de: ['Zelt', 'Dorf'], fr: ['tente', 'camp'] }
	},
	{
		id: 'area-tile',
		en: 'area tile',
		de: 'Gebietsplättchen',
		fr: 'tuile de région',
		also: { en: ['map tile', 'hex'], de: ['Gebiet', 'Landschaft'], fr: ['tuile', 'hexagone'] }
	},
	{
		id: 'field',
		en: 'field',
		de: 'Feld',
		fr: 'case',
		also: { en: ['space'], de: ['Platz'], fr: ['emplacement'] }
	},
	{
		id: 'farmland',
		en: 'farmland',
		de: 'Acker',
		fr: 'champ',
		also: { en: ['acre', 'farm'], de: ['Äcker', 'Feldland'], fr: ['terre agricole'] }
	},
	{
		id: 'forest',
		en: 'forest',
		de: 'Wald',
		fr: 'forêt',
		also: { en: ['wood'], de: ['Bäume'], fr: ['bois'] }
	},
	{
		id: 'mountain',
		en: 'mountain',
		de: 'Gebirge',
		fr: 'montagne',
		also: { en: ['rock'], de: ['Berg', 'Berge'], fr: ['roche'] }
	},
	{
		id: 'water',
		en: 'water',
		de: 'Wasser',
		fr: 'eau',
		also: { en: ['sea', 'lake', 'river'], de: ['See', 'Meer', 'Fluss'], fr: ['mer', 'lac', 'rivière'] }
	},
	{
		id: 'volcano',
		en: 'volcano',
		de: 'Vulkan',
		fr: 'volcan',
		also: { en: ['lava'], de: ['Lava'], fr: ['lave'] }
	},
	{ id: 'start-field', en: 'start field', de: 'Startfeld', fr: 'case de départ' },
	{ id: 'presence', en: 'presence', de: 'Präsenz', fr: 'présence' },
	{
		id: 'tribe-figure',
		en: 'tribe figure',
		de: 'Stammesfigur',
		fr: 'figurine',
		also: { en: ['figure', 'meeple', 'people'], de: ['Figur', 'Männchen'], fr: ['pion', 'personnage'] }
	},
	{ id: 'group', en: 'group', de: 'Gruppe', fr: 'groupe' },
	{ id: 'pig', en: 'pig', de: 'Schwein', fr: 'cochon' },
	{
		id: 'pigsty',
		en: 'pigsty',
		de: 'Schweinestall',
		fr: 'porcherie',
		also: { en: ['sty'], de: ['Stall'], fr: ['étable'] }
	},
	{ id: 'raft', en: 'raft', de: 'Floß', fr: 'radeau' },
	{ id: 'island', en: 'island', de: 'Insel', fr: 'île' },
	{ id: 'ring', en: 'ring', de: 'Ring', fr: 'anneau' }
];
