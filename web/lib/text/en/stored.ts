// English: what is said when the app's own files on the device are damaged, by web/static/watch.js and the service worker.

const stored = {
	repair: 'Repair',
	repairText:
		'Some of the app’s files on this device seem to be damaged or missing. Repairing fetches them again.',
	/** Repairing has failed. */
	network: 'They could not be fetched: there is no network, or it does not let this site through.',
	space: 'They could not be stored: this device has no room left.'
};

export type Stored = typeof stored;
export default stored;
