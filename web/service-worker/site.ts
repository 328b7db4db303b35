// The list of files this worker keeps, put at its head by site.js when the site was built.

export interface SiteFile {
	readonly url: string;
	/** The start of its SHA-256, in hexadecimal digits. */
	readonly hash: string;
	readonly bytes: number;
}

interface Site {
	readonly id: string;
	readonly files: readonly (readonly [address: string, hash: string, bytes: number])[];
}

const SITE: Site = Reflect.get(self, '__SITE__') as Site;

/** The folder of the site: `/` or a sub-path, wherever this worker was put. */
export const HOME = new URL('./', location.href);

/** Every file of the site by its path on this server. */
export const FILES: ReadonlyMap<string, SiteFile> = new Map(
	SITE.files.map(([address, hash, bytes]) => {
		const url = new URL(address || './', HOME);
		return [url.pathname, { url: url.href, hash, bytes }];
	})
);

/** All our stores begin like this; other sites on the same server do not. */
export const PREFIX = `keystone ${HOME.pathname} `;

/** The store of exactly this build. */
export const STORE = PREFIX + SITE.id;
