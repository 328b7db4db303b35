// French: the rules of Recall in our own words.
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
		aim: 'But et matériel',
		setup: 'Mise en place commune',
		personal: 'Mise en place personnelle',
		crystals: 'Cristaux',
		figures: 'Figurines et présence',
		points: 'Points et amplificateurs',
		knowledge: 'Pistes de savoir',
		fields: 'Cases',
		rounds: 'Manches et tours',
		modules: 'Insérer un module',
		reset: 'Réinitialiser les modules',
		free: 'Actions libres',
		boxes: 'Cases d’action',
		exploring: 'Exploration',
		moving: 'Déplacement',
		relics: 'Reliques',
		digging: 'Aménagement et fouille',
		building: 'Construction et campements',
		storages: 'Réserves',
		workshops: 'Ateliers',
		monuments: 'Monuments',
		end: 'Fin de partie',
		paths: 'Cartes de voie',
		goals: 'Cartes d’objectif',
		resources: 'Ressources',
		gear: 'Équipements',
		tribes: 'Tribus',
		solo: 'En solo',
		variants: 'Variantes',
		symbols: 'Symboles'
	},
	books: { rulebook: 'livret de règles allemand' },
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
