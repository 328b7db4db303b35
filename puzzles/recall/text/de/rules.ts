// German: the rules of Recall in our own words.
import type { RulesText } from '../../../schema/rules.ts';
import { actions } from './rules/actions.ts';
import { building } from './rules/building.ts';
import { extras } from './rules/extras.ts';
import { map } from './rules/map.ts';
import { powerRulings } from './rules/power-rulings.ts';
import { powers } from './rules/powers.ts';
import { resources } from './rules/resources.ts';
import { rulings } from './rules/rulings.ts';
import { scoring } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { turns } from './rules/turns.ts';

const text: RulesText = {
	game: 'Recall',
	groups: {
		aim: 'Ziel und Material',
		setup: 'Allgemeine Spielvorbereitung',
		personal: 'Persönliche Spielvorbereitung',
		crystals: 'Kristalle',
		figures: 'Stammesfiguren und Präsenz',
		points: 'Punkte und Boxverstärker',
		knowledge: 'Wissensleisten',
		fields: 'Felder',
		rounds: 'Runden und Züge',
		modules: 'Ein Modul einsetzen',
		reset: 'Alle Module zurücksetzen',
		free: 'Freie Aktionen',
		boxes: 'Aktionsboxen',
		exploring: 'Erkundung',
		moving: 'Bewegung',
		relics: 'Reliktsteine',
		digging: 'Ausbau und Ausgrabung',
		building: 'Bauen und Lager',
		storages: 'Speicher',
		workshops: 'Werkstätten',
		monuments: 'Denkmäler',
		end: 'Ende des Spiels',
		paths: 'Pfadkarten',
		goals: 'Zielkarten',
		resources: 'Ressourcen',
		gear: 'Ausrüstungen',
		tribes: 'Stämme',
		solo: 'Solospiel',
		variants: 'Varianten',
		symbols: 'Symbole'
	},
	books: { rulebook: 'Spielanleitung' },
	rules: {
		...setup,
		...resources,
		...turns,
		...actions,
		...map,
		...building,
		...scoring,
		...powers,
		...extras
	},
	rulings: { ...rulings, ...powerRulings }
};

export default text;
