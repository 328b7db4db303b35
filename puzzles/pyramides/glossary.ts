// The words of Terra Pyramides. Its rulebook is German; the English and French words are ours.
import type { Glossary } from '../schema/glossary.ts';

export const glossary: Glossary = {
	ours: ['en', 'fr'],
	terms: [
		{ id: 'board', en: 'board', de: 'Spielplan', fr: 'plateau', also: { de: ['Spielbrett'] } },
		{
			id: 'worker',
			en: 'worker',
			de: 'Arbeitskraft',
			fr: 'ouvrier',
			also: { en: ['meeple'], de: ['Arbeiter', 'Figur'], fr: ['travailleur', 'pion'] }
		},
		{
			id: 'tile',
			en: 'tile',
			de: 'Plättchen',
			fr: 'tuile',
			also: { en: ['stair tile'], de: ['Treppenstufen', 'Kachel'], fr: ['plaquette'] }
		},
		{
			id: 'stairs',
			en: 'stairs',
			de: 'Treppe',
			fr: 'escalier',
			also: { en: ['steps'], de: ['Treppenstufen'], fr: ['marches'] }
		},
		{ id: 'square', en: 'square', de: 'Feld', fr: 'case' },
		{ id: 'hatched-square', en: 'hatched square', de: 'schraffiertes Feld', fr: 'case hachurée' },
		{ id: 'oasis', en: 'oasis', de: 'Oase', fr: 'oasis', also: { de: ['Oasenfeld'] } },
		{
			id: 'site',
			en: 'building site',
			de: 'Bauplatz',
			fr: 'chantier',
			also: { en: ['site'], fr: ['terrain'] }
		},
		{ id: 'foundation', en: 'foundation', de: 'Fundament', fr: 'fondation', also: { en: ['base'] } },
		{ id: 'pyramid', en: 'pyramid', de: 'Pyramide', fr: 'pyramide' },
		{
			id: 'level',
			en: 'level',
			de: 'Ausbaustufe',
			fr: 'étage',
			also: { en: ['storey'], de: ['Stufe', 'Stockwerk'], fr: ['niveau'] }
		},
		{
			id: 'pyramid-level',
			en: 'pyramid level, piece',
			de: 'Pyramiden-Ebene',
			fr: 'étage de pyramide, pièce',
			also: { de: ['Ebene'] }
		},
		{
			id: 'finial',
			en: 'finial',
			de: 'Pyramidenknauf',
			fr: 'pyramidion',
			also: { en: ['tip', 'capstone'], de: ['Knauf', 'Spitze'], fr: ['pointe'] }
		},
		{
			id: 'stone',
			en: 'stone',
			de: 'Baustein',
			fr: 'pierre',
			also: { en: ['brick'], de: ['Stein'], fr: ['brique'] }
		},
		{ id: 'stone-board', en: 'stone board', de: 'Baustein-Tafel', fr: 'tableau de pierres' },
		{
			id: 'joker',
			en: 'joker',
			de: 'Joker',
			fr: 'joker',
			also: { en: ['wild', 'white'], de: ['weiß'], fr: ['blanc'] }
		},
		{ id: 'gold', en: 'gold', de: 'Gold', fr: 'or', also: { en: ['money'], de: ['Geld'], fr: ['argent'] } },
		{ id: 'horus-eye', en: 'Horus eye', de: 'Horusauge', fr: 'œil d’Horus' },
		{
			id: 'score-track',
			en: 'score track',
			de: 'Horus-Leiste',
			fr: 'piste de score',
			also: { de: ['Punkteleiste'] }
		},
		{ id: 'point-card', en: 'point card', de: 'Punktekärtchen', fr: 'carte de points' },
		{
			id: 'tile-store',
			en: 'tile store',
			de: 'Plättchenlager',
			fr: 'présentoir',
			also: { de: ['Lager'], fr: ['réserve de tuiles'] }
		},
		{ id: 'back-panel', en: 'back panel', de: 'Rückwand', fr: 'panneau' },
		{ id: 'stack', en: 'stack', de: 'Stapel', fr: 'pile', also: { en: ['pile'] } },
		{
			id: 'row',
			en: 'row',
			de: 'Reihe',
			fr: 'rangée',
			also: { en: ['line'], de: ['Linie'], fr: ['ligne'] }
		},
		{
			id: 'stock',
			en: 'stock',
			de: 'bestücken',
			fr: 'garnir',
			also: { en: ['fill'], de: ['füllen'], fr: ['placer'] }
		},
		{ id: 'activate', en: 'activate', de: 'aktivieren', fr: 'activer' },
		{
			id: 'search',
			en: 'search a stack',
			de: 'einen Stapel durchsuchen',
			fr: 'fouiller une pile',
			also: { en: ['look through'], de: ['durchsehen', 'ansehen'], fr: ['consulter', 'regarder'] }
		},
		{ id: 'extra-action', en: 'extra action', de: 'Zusatzaktion', fr: 'action supplémentaire' },
		{
			id: 'supply',
			en: 'supply',
			de: 'Vorrat',
			fr: 'réserve',
			also: { en: ['stock'], fr: ['stock'] }
		},
		{ id: 'turn', en: 'turn', de: 'Spielzug', fr: 'tour', also: { en: ['move'], de: ['Zug'] } },
		{ id: 'final-scoring', en: 'final scoring', de: 'Schlusswertung', fr: 'décompte final' },
		{
			id: 'task',
			en: 'task',
			de: 'Aufgabe',
			fr: 'mission',
			also: { en: ['challenge', 'goal'], de: ['Ziel'], fr: ['défi', 'objectif'] }
		},
		{ id: 'sphinx', en: 'sphinx', de: 'Sphinx', fr: 'sphinx' },
		{ id: 'scarab', en: 'scarab', de: 'Skarabäus', fr: 'scarabée', also: { en: ['beetle'], de: ['Käfer'] } }
	]
};
