// The words of Recall. Its rulebook at hand is German; the English and French words are ours.
import type { Glossary } from '../schema/glossary.ts';
import { mapTerms } from './glossary-map.ts';

export const glossary: Glossary = {
	ours: ['en', 'fr'],
	terms: [
		{
			id: 'console',
			en: 'console',
			de: 'Konsole',
			fr: 'console',
			also: { en: ['player board'], de: ['Tableau', 'Spielertafel'], fr: ['plateau individuel'] }
		},
		{
			id: 'module',
			en: 'module',
			de: 'Modul',
			fr: 'module',
			also: { en: ['key'], de: ['Schlüssel'], fr: ['clé'] }
		},
		{
			id: 'starting-module',
			en: 'starting module',
			de: 'Startmodul',
			fr: 'module de départ',
			also: {
				en: ['blank', 'white module'],
				de: ['leeres Modul', 'weißes Modul'],
				fr: ['module vierge', 'module blanc']
			}
		},
		{
			id: 'action-box',
			en: 'action box',
			de: 'Aktionsbox',
			fr: 'case d’action',
			also: { en: ['box'], de: ['Box'], fr: ['boîte'] }
		},
		{
			id: 'slot',
			en: 'slot',
			de: 'Slot',
			fr: 'fente',
			also: { en: ['socket'], de: ['Einschub', 'Schlitz'], fr: ['emplacement'] }
		},
		{
			id: 'insert',
			en: 'insert a module',
			de: 'ein Modul einsetzen',
			fr: 'insérer un module',
			also: { en: ['push', 'plug'], de: ['einschieben', 'stecken'], fr: ['glisser'] }
		},
		{
			id: 'reset',
			en: 'reset all modules',
			de: 'alle Module zurücksetzen',
			fr: 'réinitialiser tous les modules',
			also: {
				en: ['reset', 'recall', 'pull out'],
				de: ['zurücksetzen', 'herausziehen'],
				fr: ['réinitialiser', 'retirer']
			}
		},
		{
			id: 'production-field',
			en: 'production field',
			de: 'Produktionsfeld',
			fr: 'champ de production',
			also: { en: ['income', 'produce'], de: ['Einkommen', 'produzieren'], fr: ['revenu', 'produire'] }
		},
		{ id: 'free-action', en: 'free action', de: 'Freie Aktion', fr: 'action libre' },
		{
			id: 'supply',
			en: 'supply',
			de: 'Vorrat',
			fr: 'stock',
			also: { en: ['pool', 'reserve'], de: ['Reserve'], fr: ['réserve commune'] }
		},
		{
			id: 'knowledge-track',
			en: 'knowledge track',
			de: 'Wissensleiste',
			fr: 'piste de savoir',
			also: { en: ['track', 'science'], de: ['Leiste', 'Forschung'], fr: ['piste', 'connaissance'] }
		},
		{
			id: 'tribe',
			en: 'tribe',
			de: 'Stamm',
			fr: 'tribu',
			also: { en: ['people', 'faction'], de: ['Volk', 'Fraktion'], fr: ['peuple', 'faction'] }
		},
		{
			id: 'ancestor-tribe',
			en: 'ancestor tribe',
			de: 'Stamm der Ahnen',
			fr: 'tribu ancestrale',
			also: { en: ['ancestor'], de: ['Ahnen', 'Vorfahren'], fr: ['ancêtre'] }
		},
		{ id: 'ancestor-marker', en: 'ancestor marker', de: 'Ahnenmarker', fr: 'marqueur d’ancêtre' },
		{
			id: 'equipment',
			en: 'equipment',
			de: 'Ausrüstung',
			fr: 'équipement',
			also: { en: ['gear', 'tool'], de: ['Gerät', 'Werkzeug'], fr: ['outil', 'matériel'] }
		},
		{
			id: 'energy-stone',
			en: 'energy stone',
			de: 'Energiestein',
			fr: 'pierre d’énergie',
			also: { en: ['energy'], de: ['Energie'], fr: ['énergie'] }
		},
		{ id: 'energy-depot', en: 'energy depot', de: 'Energiedepot', fr: 'dépôt d’énergie' },
		{
			id: 'crystal',
			en: 'crystal',
			de: 'Kristall',
			fr: 'cristal',
			also: {
				en: ['gem', 'money', 'currency'],
				de: ['Edelstein', 'Geld', 'Währung'],
				fr: ['gemme', 'monnaie']
			}
		},
		{ id: 'crystal-depot', en: 'crystal depot', de: 'Kristalldepot', fr: 'dépôt de cristaux' },
		{
			id: 'white-pink-purple',
			en: 'white, pink, purple',
			de: 'weiß, rosa, lila',
			fr: 'blanc, rose, violet',
			also: { en: ['colour'], de: ['violett', 'pink', 'Farbe'], fr: ['lilas', 'couleur'] }
		},
		{
			id: 'upgrade',
			en: 'upgrade',
			de: 'verbessern',
			fr: 'améliorer',
			also: { en: ['improve'], de: ['aufwerten'], fr: ['amélioration'] }
		},
		{
			id: 'exchange',
			en: 'exchange',
			de: 'umtauschen',
			fr: 'échanger',
			also: { en: ['trade', 'swap', 'convert'], de: ['tauschen', 'wechseln'], fr: ['troquer', 'convertir'] }
		},
		{
			id: 'relic-stone',
			en: 'relic stone, relic',
			de: 'Reliktstein, Relikt',
			fr: 'relique',
			also: { en: ['artefact', 'artifact'], de: ['Artefakt'], fr: ['artefact'] }
		},
		{
			id: 'cassette',
			en: 'cassette',
			de: 'Kassette',
			fr: 'cassette',
			also: { en: ['tape', 'card'], de: ['Band', 'Karte'], fr: ['bande', 'carte'] }
		},
		{
			id: 'box-booster',
			en: 'box booster, booster',
			de: 'Boxverstärker',
			fr: 'amplificateur',
			also: { en: ['upgrade tile'], de: ['Verstärker', 'Aufwertung'], fr: ['renfort'] }
		},
		{ id: 'green-box-space', en: 'green box space', de: 'grünes Boxfeld', fr: 'case verte' },
		{
			id: 'points-track',
			en: 'points track',
			de: 'Punkteleiste',
			fr: 'piste de points',
			also: { en: ['score track', 'victory points'], de: ['Siegpunkte'], fr: ['points de victoire'] }
		},
		{ id: 'green-points', en: 'green points', de: 'grüne Punkte', fr: 'points verts' },
		{ id: 'purple-points', en: 'purple points', de: 'lila Punkte', fr: 'points violets' },
		{
			id: 'display',
			en: 'display',
			de: 'Auslage',
			fr: 'étalage',
			also: { en: ['market', 'offer'], de: ['Markt', 'Angebot'], fr: ['marché', 'offre'] }
		},
		{ id: 'light-bonus-tile', en: 'light bonus tile', de: 'helles Bonusplättchen', fr: 'tuile bonus claire' },
		{ id: 'dark-bonus-tile', en: 'dark bonus tile', de: 'dunkles Bonusplättchen', fr: 'tuile bonus foncée' },
		{ id: 'round-space', en: 'round space', de: 'rundes Feld', fr: 'case ronde' },
		{
			id: 'time-board',
			en: 'time board',
			de: 'Zeittafel',
			fr: 'tableau du temps',
			also: { en: ['round track'], de: ['Rundenleiste'], fr: ['piste de manches'] }
		},
		{ id: 'time-marker', en: 'time marker', de: 'Zeitmarker', fr: 'marqueur du temps' },
		{
			id: 'start-person',
			en: 'start player',
			de: 'Startperson',
			fr: 'premier joueur',
			also: {
				en: ['start person', 'first player'],
				de: ['Startspieler'],
				fr: ['première personne', 'qui commence']
			},
			banned: { en: ['start(?:ing)? person'], fr: ['première personne(?! à la case)'] }
		},
		{ id: 'standard-round', en: 'standard round', de: 'Standardrunde', fr: 'manche standard' },
		{ id: 'special-round', en: 'special round', de: 'Spezialrunde', fr: 'manche spéciale' },
		{ id: 'path-card', en: 'path card', de: 'Pfadkarte', fr: 'carte de voie' },
		{ id: 'path-choice', en: 'path choice', de: 'Pfadwahl', fr: 'choix de voie' },
		{
			id: 'goal-card',
			en: 'goal card',
			de: 'Zielkarte',
			fr: 'carte d’objectif',
			also: { en: ['objective', 'mission'], de: ['Auftrag', 'Mission'], fr: ['mission'] }
		},
		{ id: 'goal-choice', en: 'goal choice', de: 'Zielwahl', fr: 'choix d’objectif' },
		{ id: 'standard-scoring', en: 'standard scoring', de: 'Standardwertung', fr: 'décompte standard' },
		{
			id: 'specialisation',
			en: 'specialisation',
			de: 'Spezialisierung',
			fr: 'spécialisation',
			also: {
				en: ['specialization', 'side A', 'side B'],
				de: ['A-Seite', 'B-Seite'],
				fr: ['face A', 'face B']
			}
		},
		{
			id: 'paths',
			en: 'Archaeology, Efficiency, Legends, Might, Striving, Knowledge',
			de: 'Archäologie, Effizienz, Legenden, Macht, Streben, Wissen',
			fr: 'Archéologie, Efficacité, Légendes, Puissance, Ambition, Savoir'
		},
		{
			id: 'final-scoring',
			en: 'final scoring',
			de: 'Schlusswertung',
			fr: 'décompte final',
			also: { en: ['end scoring'], de: ['Endwertung'], fr: ['score final'] }
		},
		{ id: 'trigger', en: 'trigger', de: 'Auslöser', fr: 'déclencheur' },
		{
			id: 'permanent-effect',
			en: 'permanent effect',
			de: 'dauerhafter Effekt',
			fr: 'effet permanent',
			also: { en: ['passive', 'ongoing'], de: ['passiv'], fr: ['passif'] }
		},
		{ id: 'fixed-cost', en: 'fixed cost', de: 'feste Kosten', fr: 'coût fixe' },
		{ id: 'helper-marker', en: 'helper marker', de: 'Hilfsmarker', fr: 'marqueur vert' },
		...mapTerms
	]
};
