// The words of Terra Pyramides. Its rulebook is German; the English and French words are ours.
import type { Glossary } from '../schema/glossary.ts';

export const glossary: Glossary = {
	ours: ['en', 'fr'],
	terms: [
		{
			id: 'board',
			en: 'board',
			de: 'Spielplan',
			fr: 'plateau',
			also: { en: ['map'], de: ['Spielbrett', 'Brett'], fr: ['carte'] }
		},
		{
			id: 'tile',
			en: 'tile',
			de: 'Plättchen',
			fr: 'tuile',
			also: { en: ['card', 'piece'], de: ['Karte', 'Teil'], fr: ['carte', 'pièce'] }
		},
		{
			id: 'stairs',
			en: 'stairs',
			de: 'Treppe',
			fr: 'escalier',
			also: { en: ['steps', 'arrow'], de: ['Stufen', 'Treppenstufen', 'Pfeil'], fr: ['marches', 'flèche'] }
		},
		{
			id: 'tile-store',
			en: 'tile store',
			de: 'Plättchenlager',
			fr: 'présentoir',
			also: { en: ['rack', 'holder'], de: ['Lager', 'Halter'], fr: ['support'] }
		},
		{ id: 'back-panel', en: 'back panel', de: 'Rückwand', fr: 'panneau' },
		{
			id: 'stack',
			en: 'stack',
			de: 'Stapel',
			fr: 'pile',
			also: { en: ['pile', 'deck'], de: ['Haufen'], fr: ['paquet'] }
		},
		{
			id: 'square',
			en: 'square',
			de: 'Feld',
			fr: 'case',
			also: { en: ['space', 'field'], de: ['Kästchen'], fr: ['carré'] }
		},
		{ id: 'hatched-square', en: 'hatched square', de: 'schraffiertes Feld', fr: 'case hachurée' },
		{
			id: 'building-site',
			en: 'building site',
			de: 'Bauplatz',
			fr: 'chantier',
			also: { en: ['plot', 'lot'], de: ['Baustelle', 'Grundstück'], fr: ['terrain'] }
		},
		{
			id: 'oasis',
			en: 'oasis',
			de: 'Oase',
			fr: 'oasis',
			also: { en: ['palm', 'water'], de: ['Palme', 'Wasser'], fr: ['palmier', 'eau'] }
		},
		{
			id: 'foundation',
			en: 'foundation',
			de: 'Fundament',
			fr: 'fondation',
			also: { en: ['base'], de: ['Sockel', 'Unterbau'], fr: ['socle', 'base'] }
		},
		{ id: 'pyramid', en: 'pyramid', de: 'Pyramide', fr: 'pyramide' },
		{
			id: 'pyramid-level',
			en: 'pyramid level',
			de: 'Pyramiden-Ebene',
			fr: 'étage de pyramide',
			also: { en: ['storey', 'floor'], de: ['Stockwerk', 'Ebene'], fr: ['niveau'] }
		},
		{ id: 'level', en: 'level', de: 'Ausbaustufe', fr: 'étage', also: { de: ['Stufe'], fr: ['niveau'] } },
		{
			id: 'finial',
			en: 'finial',
			de: 'Pyramidenknauf',
			fr: 'pyramidion',
			also: { en: ['top', 'tip', 'capstone'], de: ['Spitze', 'Knauf'], fr: ['pointe', 'sommet'] }
		},
		{
			id: 'worker',
			en: 'worker',
			de: 'Arbeitskraft',
			fr: 'ouvrier',
			also: { en: ['meeple', 'figure'], de: ['Arbeiter', 'Figur'], fr: ['travailleur', 'pion'] }
		},
		{
			id: 'stone',
			en: 'stone',
			de: 'Baustein',
			fr: 'pierre',
			also: { en: ['brick', 'resource'], de: ['Stein', 'Rohstoff'], fr: ['brique', 'ressource'] }
		},
		{
			id: 'white-stone',
			en: 'white stone',
			de: 'weißer Baustein',
			fr: 'pierre blanche',
			also: { en: ['joker', 'wild'], de: ['Joker'], fr: ['joker'] }
		},
		{
			id: 'stone-board',
			en: 'stone board',
			de: 'Baustein-Tafel',
			fr: 'tableau de pierres',
			also: { en: ['player board'], de: ['Tableau'], fr: ['plateau individuel'] }
		},
		{
			id: 'gold',
			en: 'gold',
			de: 'Gold',
			fr: 'pièce d’or',
			also: {
				en: ['money', 'coin', 'pay'],
				de: ['Geld', 'Münze', 'zahlen'],
				fr: ['or', 'argent', 'monnaie', 'payer']
			},
			banned: { fr: ['\\d+ or', '◦ or'] }
		},
		{ id: 'point-card', en: 'point card', de: 'Punktekärtchen', fr: 'carte de points' },
		{
			id: 'horus-eye',
			en: 'Horus eye',
			de: 'Horusauge',
			fr: 'œil d’Horus',
			also: { en: ['eye'], de: ['Auge'], fr: ['œil'] }
		},
		{
			id: 'score-track',
			en: 'score track',
			de: 'Horus-Leiste',
			fr: 'piste de score',
			also: { en: ['points'], de: ['Punkteleiste', 'Punkte'], fr: ['points'] }
		},
		{
			id: 'row',
			en: 'row',
			de: 'Reihe',
			fr: 'rangée',
			also: {
				en: ['line', 'diagonal'],
				de: ['Linie', 'Diagonale', 'Spalte'],
				fr: ['ligne', 'diagonale', 'colonne']
			}
		},
		{
			id: 'stock',
			en: 'stock',
			de: 'bestücken',
			fr: 'garnir',
			also: { en: ['fill', 'supply'], de: ['füllen', 'besetzen'], fr: ['remplir', 'placer'] }
		},
		{
			id: 'activate',
			en: 'activate',
			de: 'aktivieren',
			fr: 'activer',
			also: { en: ['trigger', 'use'], de: ['auslösen', 'nutzen'], fr: ['déclencher', 'utiliser'] }
		},
		{
			id: 'build',
			en: 'build',
			de: 'bauen',
			fr: 'construire',
			also: { en: ['upgrade', 'extend'], de: ['ausbauen', 'errichten'], fr: ['bâtir'] }
		},
		{ id: 'extra-action', en: 'extra action', de: 'Zusatzaktion', fr: 'action supplémentaire' },
		{ id: 'hand-tile', en: 'hand tile', de: 'Handplättchen', fr: 'tuile en main' },
		{ id: 'turn', en: 'turn', de: 'Zug', fr: 'tour' },
		{ id: 'set-up', en: 'set-up', de: 'Spielvorbereitung', fr: 'mise en place' },
		{ id: 'supply', en: 'supply', de: 'Vorrat', fr: 'réserve' },
		{
			id: 'face-down',
			en: 'face down',
			de: 'verdeckt',
			fr: 'face cachée',
			also: { en: ['hidden', 'closed'], de: ['zugedeckt'], fr: ['cachée'] }
		},
		{
			id: 'face-up',
			en: 'face up',
			de: 'offen',
			fr: 'visible',
			also: { en: ['open'], de: ['aufgedeckt'], fr: ['ouverte'] }
		},
		{
			id: 'scarab',
			en: 'scarab',
			de: 'Skarabäus',
			fr: 'scarabée',
			also: { en: ['beetle'], de: ['Käfer'], fr: ['insecte'] }
		},
		{ id: 'sphinx', en: 'sphinx', de: 'Sphinx', fr: 'sphinx' },
		{ id: 'final-scoring', en: 'final scoring', de: 'Schlusswertung', fr: 'décompte final' },
		{
			id: 'together',
			en: 'co-operative variant',
			de: 'kooperative Variante',
			fr: 'variante coopérative',
			also: {
				en: ['together', 'solo', 'alone'],
				de: ['gemeinsam', 'solo', 'allein'],
				fr: ['ensemble', 'solo', 'seul']
			}
		}
	]
};
