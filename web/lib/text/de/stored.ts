// German: what is said when the app’s own files on the device are damaged.
import type { Stored } from '../en/stored.ts';

const stored: Stored = {
	repair: 'Reparieren',
	repairText:
		'Einige Dateien der App auf diesem Gerät scheinen beschädigt zu sein oder zu fehlen. Beim Reparieren werden sie neu geladen.',
	network: 'Sie konnten nicht geladen werden: Es gibt kein Netz, oder es lässt diese Seite nicht durch.',
	space: 'Sie konnten nicht gespeichert werden: Auf diesem Gerät ist kein Platz mehr.'
};

export default stored;
