// The list of shipped packages as CycloneDX, for programs: which, in which version, under which licence, and the checksum of each
// package as it was published. Nothing in it tells when or where it was built, so that the same commit gives the same file.
import { createHash } from 'node:crypto';

export interface Work {
	readonly name: string;
	readonly version: string;
	readonly licence: string;
}

/** In the site, though not stored on devices. */
export const BILL = 'sbom.cdx.json';

export interface Lock {
	readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
}

/** What package.json says of the site itself. */
export interface Own {
	readonly name: string;
	readonly version: string;
	readonly license: string;
}

/** As npm's addresses of packages are written: the sign of a scope is encoded. */
const addressOf = ({ name, version }: Pick<Work, 'name' | 'version'>) =>
	`pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

function checksum(work: Work, lock: Lock): object {
	const held = Object.entries(lock.packages).find(
		([path, { version }]) => path.endsWith(`node_modules/${work.name}`) && version === work.version
	)?.[1].integrity;
	const [, sum] = /^sha512-(.+)$/.exec(held ?? '') ?? [];
	if (!sum) throw new Error(`no checksum of ${work.name} ${work.version} in package-lock.json`);
	return { alg: 'SHA-512', content: Buffer.from(sum, 'base64').toString('hex') };
}

/** One licence has its name, several have an expression. */
const licenceOf = (licence: string) =>
	/^[A-Za-z0-9.+-]+$/.test(licence) ? { license: { id: licence } } : { expression: licence };

/** The same works have the same number; as a UUID is written, of the kind that says nothing about how it was made. */
function serialOf(works: readonly object[]): string {
	const hex = createHash('sha256').update(JSON.stringify(works)).digest('hex');
	const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
	return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`;
}

export function billOf(works: readonly Work[], self: Own, lock: Lock) {
	const root = addressOf(self);
	return {
		$schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
		bomFormat: 'CycloneDX',
		specVersion: '1.6',
		serialNumber: serialOf([{ root }, ...works]),
		version: 1,
		metadata: {
			component: {
				type: 'application',
				'bom-ref': root,
				name: self.name,
				version: self.version,
				licenses: [licenceOf(self.license)],
				purl: root
			}
		},
		components: works.map((work) => {
			const [, scope, name = work.name] = /^(@[^/]+)\/(.+)$/.exec(work.name) ?? [];
			return {
				type: 'library',
				'bom-ref': addressOf(work),
				...(scope ? { group: scope } : {}),
				name,
				version: work.version,
				hashes: [checksum(work, lock)],
				licenses: [licenceOf(work.licence)],
				purl: addressOf(work)
			};
		}),
		dependencies: [{ ref: root, dependsOn: works.map(addressOf) }]
	};
}
