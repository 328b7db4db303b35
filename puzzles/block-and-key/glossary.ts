// The words of Block and Key: the 2021 edition in English, French and German, and the German retail edition, which the app follows.
import type { Glossary } from '../schema/glossary.ts';

export const glossary: Glossary = {
	ours: [],
	twoGerman: true,
	terms: [
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
			also: { en: ['legal'], de: ['Setzregeln', 'Bauregeln'], fr: ['règles de pose'] }
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
			}
		},
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
			also: { en: ['line'], de: ['Linie'], fr: ['rangée'] }
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
			also: { en: ['put back', 'return'], de: ['zurücklegen', 'abwerfen'], fr: ['défausser', 'remettre'] }
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
			also: { en: ['key'], de: ['Schlüssel', 'Key'], fr: ['clé'] }
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
			also: { en: ['starting player', 'first player'], de: ['Startperson', 'beginnt'], fr: ['commencer'] }
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
