// The words of the app itself, as people know them from other apps.
import type { Glossary } from '../../../puzzles/schema/glossary.ts';

export const glossary: Glossary = {
	ours: [],
	terms: [
		{
			id: 'puzzle',
			en: 'puzzle',
			de: 'Rätsel',
			fr: 'casse-tête',
			banned: { en: ['riddles?'], fr: ['énigmes?', 'casse-têtes'] }
		},
		{
			id: '2d-board',
			en: '2D board',
			de: '2D-Brett',
			fr: 'plateau 2D',
			banned: { en: ['flat board'], de: ['flache[ns]? Brett'], fr: ['plateau à plat'] }
		},
		{
			id: 'streak',
			en: 'streak',
			de: 'Serie',
			fr: 'série',
			banned: { en: ['days in a row'], de: ['Tagen? in Folge'], fr: ['jours (?:de suite|d’affilée)'] }
		},
		{
			id: 'streak-freeze',
			en: 'streak freeze',
			de: 'Joker-Tag',
			fr: 'joker',
			banned: { en: ['free days?'], de: ['freie[rn]? Tage?'], fr: ['jours? libres?'] }
		},
		{ id: 'undo', en: 'Undo', de: 'Rückgängig', fr: 'Annuler' },
		{
			id: 'solo',
			en: 'Solo',
			de: 'Solo',
			fr: 'Solo',
			banned: {
				en: ['^alone[,:]? [^i].*', '^alone$', 'play(?:ing)? (?:\\p{L}+ )*alone', '(?:turns|and key) alone'],
				de: ['^allein$', '^allein[,:] .*', '(?:and key|recall|züge|aufgaben) allein', 'allein spielen'],
				fr: ['^en solo$', 'jouer seul', '^seuls?[,:] .*']
			}
		},
		{
			id: 'computer',
			en: 'computer',
			de: 'Computer',
			fr: 'ordinateur',
			banned: { en: ['the house(?:’s player)?'], de: ['das Haus'], fr: ['la maison'] }
		},
		{
			id: 'coach',
			en: 'Coach',
			de: 'Coach',
			fr: 'Coach',
			banned: { de: ['Begleiters?'], fr: ['conseiller'] }
		},
		{
			id: 'export',
			en: 'Export backup',
			de: 'Exportieren',
			fr: 'Exporter',
			banned: {
				en: ['save (?:a|the) file'],
				de: [
					'Sicherung(?:en|sdatei)?',
					'in (?:einer )?Datei sichern',
					'sicher\\p{L}* [^.]*in einer Datei',
					'Datei speichern'
				],
				fr: ['enregistre[rz] un fichier']
			}
		},
		{
			id: 'import',
			en: 'Import backup',
			de: 'Importieren',
			fr: 'Importer',
			banned: { en: ['open a file'], de: ['(?:aus einer )?Datei öffnen'], fr: ['ouvrir un fichier'] }
		},
		{
			id: 'system',
			en: 'System',
			de: 'System',
			fr: 'Système',
			banned: { en: ['as the device'], de: ['wie das Gerät'] }
		},
		{ id: 'seen', en: 'Seen', de: 'Gesehen', fr: 'Vue' },
		{ id: 'tried', en: 'Tried', de: 'Geübt', fr: 'Essayée' },
		{ id: 'learnt', en: 'Learnt', de: 'Gelernt', fr: 'Acquise' },
		{ id: 'mastered', en: 'Mastered', de: 'Sitzt', fr: 'Retenue' },
		{
			id: 'face-up',
			en: 'face up',
			de: 'offen',
			fr: 'face visible',
			banned: { en: ['l(?:ies?|ay|ying|aid) open'], fr: ['face découverte'] }
		}
	]
};
