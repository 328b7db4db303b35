// The words of Block and Key: the 2021 edition in English, French and German, and the German retail edition, which the app follows.
import type { Glossary } from '../schema/glossary.ts';
import { buildingTerms } from './glossary-building.ts';

export const glossary: Glossary = {
	ours: [],
	twoGerman: true,
	terms: [
		...buildingTerms,
		{
			id: 'yard',
			en: 'Excavation Yard',
			de: 'Ausgrabungsstätte',
			fr: 'Site de Fouille',
			also: { en: ['yard', 'market'], de: ['Auslage', 'Stätte'], fr: ['fouille', 'marché'] }
		},
		{
			id: 'site',
			en: 'site',
			de: 'Platz, Feld',
			fr: 'emplacement',
			also: { en: ['spot'], de: ['Platz', 'Plätze'], fr: ['lieu'] }
		},
		{
			id: 'site-number',
			en: 'lowest number',
			de: 'niedrigste Zahl',
			deOther: 'niedrigste Nummer',
			fr: 'le plus petit numéro'
		},
		{
			id: 'line',
			en: 'row or column',
			de: 'Reihe oder Spalte',
			fr: 'ligne ou colonne',
			also: { en: ['line'], de: ['Linie'], fr: ['rangée'] },
			banned: {
				en: ['(?:excavate|take|choose|first|empty|any|of a) line'],
				de: ['(?:erste[nr]?|leere|irgendeine) Linie', 'Linie (?:aus|nehmen|ausgraben)', 'in der Linie'],
				fr: ['extra\\p{L}+ une ligne(?! ou)', 'ligne vide']
			}
		},
		{
			id: 'refill',
			en: 'refill',
			de: 'auffüllen',
			fr: 'réapprovisionner',
			also: { en: ['restock', 'replenish'], de: ['nachfüllen', 'nachlegen'], fr: ['remplir', 'compléter'] }
		},
		{
			id: 'bag',
			en: 'bag',
			de: 'Beutel',
			fr: 'sac',
			also: { en: ['pouch', 'sack'], de: ['Sack', 'Säckchen'], fr: ['sachet'] }
		},
		{
			id: 'put-back',
			en: 'discard into the bag',
			de: 'in den Beutel zurücklegen',
			deOther: 'in den Beutel zurücktun',
			fr: 'défausser dans le sac',
			also: { en: ['put back', 'return'], de: ['zurücklegen', 'abwerfen'], fr: ['défausser', 'remettre'] },
			banned: { en: ['back into the bag'], fr: ['rem(?:et|is)\\p{L}* (?:[^.]* )?dans le sac'] }
		},
		{
			id: 'supply',
			en: 'supply',
			de: 'Vorrat',
			fr: 'réserve',
			also: { en: ['stock', 'tray'], de: ['Bestand'], fr: ['stock'] }
		},
		{
			id: 'key',
			en: 'Key card',
			de: 'Schlüsselkarte',
			deOther: 'Keykarte',
			fr: 'carte Clé',
			also: { en: ['key'], de: ['Schlüssel', 'Key'], fr: ['clé'] },
			banned: { de: ['Keykarten?'] }
		},
		{
			id: 'discard',
			en: 'discard a key',
			de: 'einen Schlüssel unter den Altar schieben, ablegen',
			fr: 'défausser une Clé',
			also: { en: ['put back', 'swap'], de: ['zurücklegen', 'tauschen'], fr: ['remettre', 'échanger'] },
			banned: {
				en: [
					'put(?:s|ting)? (?:(?:a|the|one|your|that|\\d+) )?(?:key|Star|Sun|Moon|card)s? back',
					'put(?:s|ting)? back (?:a |the |one |your )?(?:key|Star|Sun|Moon)'
				],
				de: [
					'(?:Schlüssel|Stern|Sonne|Mond|Karte)(?: [^.,]*)? zurück(?:zu|ge)?leg\\p{L}*',
					'leg\\p{L}* [^.,]*(?:Schlüssel|Stern|Sonne|Mond|Karte)(?: [^.,]*)? zurück'
				],
				fr: [
					'rem(?:et|is)\\p{L}* (?:[^.,]{0,12} )?(?:clé|carte|l’Étoile|Étoile|Soleil|Lune)',
					'(?:clé|carte)s? remises?'
				]
			}
		},
		{
			id: 'face-up',
			en: 'face up',
			de: 'offen',
			fr: 'face visible',
			also: { en: ['open', 'faceup'], de: ['aufgedeckt'], fr: ['découverte'] }
		},
		{
			id: 'design',
			en: 'design',
			de: 'Muster',
			fr: 'motif',
			also: { en: ['pattern', 'picture'], de: ['Vorlage', 'Bild'], fr: ['dessin', 'image'] }
		},
		{ id: 'star', en: 'Star', de: 'Stern', fr: 'Étoile' },
		{ id: 'sun', en: 'Sun', de: 'Sonne', fr: 'Soleil' },
		{ id: 'moon', en: 'Moon', de: 'Mond', fr: 'Lune' },
		{
			id: 'altar',
			en: 'Altar',
			de: 'Altar',
			fr: 'autel',
			also: { en: ['draw pile'], de: ['Nachziehstapel', 'Ziehstapel'], fr: ['pioche'] }
		},
		{
			id: 'enigma',
			en: 'Enigma',
			de: 'Enigmakarte',
			fr: 'carte Enigma',
			also: { en: ['secret', 'hidden goal'], de: ['Enigma', 'Geheimnis'], fr: ['Enigma', 'énigme', 'secret'] }
		},
		{
			id: 'claim',
			en: 'claim',
			de: 'sichern',
			fr: 'valider',
			also: {
				en: ['unlock', 'complete', 'fulfil'],
				de: ['holen', 'holst', 'sicherst', 'erfüllen'],
				fr: ['obtenir', 'obtenue', 'prendre', 'prise', 'réaliser']
			},
			banned: {
				en: [
					'(?:gets?|got|getting|fetch\\p{L}*|tak(?:es?|en|ing)|took|obtain\\p{L}*) (?:(?:a|the|this|that|another|both|your|one|two|three|\\d+|◦) )?(?:more )?keys?',
					'(?:a|the|◦) keys? shows?'
				],
				de: [
					'hol(?:e|st|t|en|te|ten)?',
					'geholt\\p{L}*',
					'(?:bekomm|krieg|nimm|nehm)\\p{L}* [^.,]{0,20}Schlüssel(?:karten?)?'
				],
				fr: [
					'(?:pren\\p{L}+|pris|obten\\p{L}+|obtien\\p{L}+|donn\\p{L}+) (?:(?:la|les|une|cette|ces|des|deux|trois|plusieurs|aucune|\\d+|◦|de|vos) ){0,3}clés?',
					'clés? (?:prises?|obtenues?|données?)',
					'(?:pren\\p{L}+|obten\\p{L}+) (?:l’Étoile|le Soleil|la Lune|cette Étoile)(?! et (?:posez|piochez))',
					'prendre est facultatif'
				]
			}
		},
		{
			id: 'perspective',
			en: 'your 2D perspective',
			de: 'deine 2D-Perspektive',
			deOther: 'die eigene 2D-Perspektive',
			fr: 'votre point de vue en 2D',
			also: {
				en: ['view', 'perspective'],
				de: ['Ansicht', 'Perspektive', 'Sicht', 'Blick', 'siehst'],
				fr: ['vue', 'perspective']
			},
			banned: {
				en: ['flat (?:view|picture|image)s?'],
				de: ['flache[ns]? Bild(?:es)?', '(?:de|ih)(?:in|r)e?[mns]? (?:eigene[ms]? )?Bild(?:es)?'],
				fr: ['(?:vue|image) à plat', 'dans l’image']
			}
		},
		{
			id: 'rotate',
			en: 'rotate',
			de: 'drehen',
			fr: 'faire pivoter',
			also: {
				en: ['turned', 'rotation'],
				de: ['gedreht', 'rotieren', 'Drehung'],
				fr: ['pivoter', 'tourner', 'tournée', 'rotation']
			}
		},
		{
			id: 'mirror',
			en: 'mirror',
			de: 'spiegeln',
			fr: 'refléter',
			also: {
				en: ['mirrored', 'flip', 'reflection'],
				de: ['gespiegelt', 'spiegelverkehrt'],
				fr: ['miroir', 'inverser']
			}
		},
		{
			id: 'turn',
			en: 'turn',
			de: 'Spielzug',
			fr: 'tour',
			also: { en: ['move'], de: ['Zug', 'Züge'], fr: ['coup'] }
		},
		{
			id: 'start-player',
			en: 'start player',
			de: 'Startspieler',
			fr: 'premier joueur',
			also: { en: ['starting player', 'first player'], de: ['Startperson', 'beginnt'], fr: ['commencer'] },
			banned: {
				en: ['start(?:ing)? person', 'starting player'],
				de: ['Startperson'],
				fr: ['joueur de départ']
			}
		},
		{
			id: 'points',
			en: 'victory points, VP',
			de: 'Siegpunkte, SP',
			fr: 'points de victoire, PV',
			also: {
				en: ['VP', 'points', 'score'],
				de: ['SP', 'Punkte', 'Wertung'],
				fr: ['PV', 'points', 'décompte']
			}
		},
		{
			id: 'tiebreaker',
			en: 'tiebreaker',
			de: 'Gleichstandsbrecher',
			fr: 'en cas d’égalité',
			also: {
				en: ['tie', 'tied', 'draw'],
				de: ['Gleichstand', 'unentschieden'],
				fr: ['égalité', 'départager']
			}
		},
		{
			id: 'end',
			en: 'end of the game',
			de: 'Spielende',
			fr: 'fin de partie',
			also: { en: ['end', 'finish'], de: ['Ende', 'endet', 'Schluss'], fr: ['fin', 'terminer'] }
		},
		{
			id: 'ancients',
			en: 'the Ancients',
			de: 'die Uralten',
			fr: 'les Anciens',
			also: {
				en: ['Ancients', 'solo', 'automa', 'bot', 'opponent'],
				de: ['Uralten', 'Solospiel', 'Solo', 'Gegner'],
				fr: ['Anciens', 'solo', 'adversaire']
			}
		},
		{
			id: 'pips',
			en: 'Pips',
			de: 'Augen',
			fr: 'cercles',
			also: { en: ['dots'], de: ['Würfelaugen', 'Tupfen'], fr: ['ronds'] }
		},
		{ id: 'trainee', en: 'Trainee', de: 'Praktikant', fr: 'Apprenti' },
		{ id: 'researcher', en: 'Researcher', de: 'Forscher', fr: 'Chercheur' },
		{ id: 'field-director', en: 'Field Director', de: 'Bereichsdirektor', fr: 'Responsable des recherches' },
		{ id: 'dig-director', en: 'Dig Director', de: 'Ausgrabungsleiter', fr: 'Directeur de fouille' },
		{
			id: 'expert-archaeologist',
			en: 'Expert Archaeologist',
			de: 'Archäologieexperte',
			fr: 'Expert Archéologue'
		}
	]
};
