import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { softwareBill, type BundledPackage, type PackageInfo } from './sbom';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

const NOTICES_FILE = 'THIRD_PARTY_NOTICES.txt';
const SBOM_FILE = 'sbom.cdx.json';

const FONTS = 'packages/ui/theme/fonts';

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** Copyright lines of packages published without a license text, which is then build/licenses/<identifier>.txt. */
const COPYRIGHT: Readonly<Record<string, string>> = {
  '@open-draft/deferred-promise': 'Copyright (c) Artem Zakharchenko',
  '@open-draft/logger': 'Copyright (c) Artem Zakharchenko',
  '@open-draft/until': 'Copyright (c) Artem Zakharchenko',
  formik: 'Copyright 2020 Formik, Inc.',
  'is-node-process': 'Copyright (c) Artem Zakharchenko',
  'strict-event-emitter': 'Copyright (c) Artem Zakharchenko <kettanaito@gmail.com>',
  'tiny-case': 'Copyright (c) Jason Quense',
};

const read = (...parts: readonly string[]): string => fs.readFileSync(path.join(...parts), 'utf8').trim();

/** The folder of the package that a module belongs to; null for our own code and for virtual modules. */
function packageFolder(id: string): string | null {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? null;
}

/** The license and notice texts of a package; throws when it has none and no copyright line above. */
function licenseText(folder: string, { name, license }: PackageInfo): string {
  const files = fs.readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  if (files.some((file) => !/^notice/i.test(file)))
    return files.map((file) => read(folder, file)).join('\n\n');
  const copyright = COPYRIGHT[name];
  if (copyright === undefined)
    throw new Error(`No license text found for ${name}: add its copyright line to ${import.meta.filename}.`);
  return `${copyright}\n\n${read(import.meta.dirname, `licenses/${license}.txt`)}`;
}

const section = (title: string, text: string): string =>
  `${'-'.repeat(80)}\n${title}\n${'-'.repeat(80)}\n\n${text}\n`;

const readInfo = (folder: string): PackageInfo => {
  const { name, version, license } = JSON.parse(read(folder, 'package.json')) as PackageInfo;
  return { name, version, ...(license !== undefined && { license }) };
};

function sectionOf(folder: string): string {
  const about = readInfo(folder);
  return section(`${about.name} ${about.version} (${about.license})`, licenseText(folder, about));
}

/** The packages in these folders, each version once; throws when the lockfile has no hash for one. */
function bundledPackages(folders: Iterable<string>): readonly BundledPackage[] {
  const { packages } = JSON.parse(read(repositoryRoot, 'package-lock.json')) as {
    packages: Readonly<Record<string, { integrity?: string }>>;
  };
  const bundled = [...folders].map((folder): BundledPackage => {
    const place = path.relative(repositoryRoot, folder).replaceAll(path.sep, '/');
    const integrity = packages[place]?.integrity;
    if (integrity === undefined) throw new Error(`package-lock.json has no hash for ${place}: run npm ci.`);
    return { ...readInfo(folder), integrity };
  });
  return [...new Map(bundled.map((about) => [`${about.name} ${about.version}`, about])).values()];
}

/**
 * Writes THIRD_PARTY_NOTICES.txt into a build: NOTICE, the license texts of the fonts, and those of every bundled library,
 * which the minifier removes from the code; and sbom.cdx.json, which names these libraries for scanners. Use `collect` in each
 * build that writes into the folder, and `write` in the last one. Vite's `build.license` omits workers and packages that are
 * published without a text.
 */
export function notices(): { collect: Plugin; write: Plugin } {
  const folders = new Set<string>();
  let config: ResolvedConfig;
  return {
    collect: {
      name: 'efie-notices-collect',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          for (const id of file.moduleIds) {
            const folder = packageFolder(id);
            if (folder !== null) folders.add(folder);
          }
        }
      },
    },
    write: {
      name: 'efie-notices-write',
      configResolved: (resolved) => {
        config = resolved;
      },
      closeBundle: {
        order: 'post',
        sequential: true,
        handler() {
          const fonts = fs
            .readdirSync(path.join(repositoryRoot, FONTS))
            .filter((name) => name.startsWith('OFL-'))
            .map((name) => section(`Font: ${name}`, read(repositoryRoot, FONTS, name)));
          // One section per package and version, in however many folders it is installed.
          const libraries = [...new Set([...folders].map(sectionOf))].sort();
          const text = [section('NOTICE', read(repositoryRoot, 'NOTICE')), ...fonts, ...libraries].join('\n');
          const outDir = path.resolve(config.root, config.build.outDir);
          fs.writeFileSync(path.join(outDir, NOTICES_FILE), text);
          const app = JSON.parse(read(repositoryRoot, 'package.json')) as PackageInfo;
          fs.writeFileSync(path.join(outDir, SBOM_FILE), softwareBill(app, bundledPackages(folders)));
        },
      },
    },
  };
}
