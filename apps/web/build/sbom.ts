/** What package.json says of a package. */
export interface PackageInfo {
  name: string;
  version: string;
  license?: string;
}

/** A bundled library, with its hash in the lockfile: 'sha512-…' in base64. */
export interface BundledPackage extends PackageInfo {
  integrity: string;
}

/** 'pkg:npm/%40tanstack/react-query@5.0.0' */
const packageUrl = ({ name, version }: PackageInfo): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** An identifier such as MIT; anything longer is an expression. */
const licenses = ({ license = '' }: PackageInfo): readonly object[] =>
  /\s/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];

function component(about: PackageInfo) {
  const [, group, name = about.name] = /^(@[^/]+)\/(.+)$/.exec(about.name) ?? [];
  return {
    'bom-ref': packageUrl(about),
    ...(group !== undefined && { group }),
    name,
    version: about.version,
    licenses: licenses(about),
    purl: packageUrl(about),
  };
}

const hashes = (integrity: string): readonly object[] => [
  { alg: 'SHA-512', content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex') },
];

/**
 * The software bill of materials of a build, as CycloneDX 1.5: the libraries whose code it has. The same libraries give the
 * same text: CycloneDX requires neither a time nor a serial number.
 */
export function softwareBill(app: PackageInfo, packages: readonly BundledPackage[]): string {
  const components = packages
    .map((about) => ({ type: 'library', ...component(about), hashes: hashes(about.integrity) }))
    .toSorted((a, b) => (a.purl < b.purl ? -1 : 1));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', ...component(app) } },
    components,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
