// French: what is said when the app’s own files on the device are damaged.
import type { Stored } from '../en/stored.ts';

const stored: Stored = {
	repair: 'Réparer',
	repairText:
		'Des fichiers de l’application semblent abîmés ou absents sur cet appareil. La réparation va les chercher de nouveau.',
	network: 'Impossible de les récupérer\u00a0: il n’y a pas de réseau, ou il ne laisse pas passer ce site.',
	space: 'Impossible de les enregistrer\u00a0: il n’y a plus de place sur cet appareil.'
};

export default stored;
