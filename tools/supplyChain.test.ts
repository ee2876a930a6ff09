import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './run';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  license?: string;
  hasInstallScript?: boolean;
}

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** The packages of a lockfile that come from a registry, by their path. */
const lockedPackages = (folder: string): readonly (readonly [place: string, LockedPackage])[] =>
  Object.entries(
    (JSON.parse(read(path.join(folder, 'package-lock.json'))) as { packages: Record<string, LockedPackage> })
      .packages,
  ).filter(([place, { link }]) => place.includes('node_modules/') && !link);

/** The name of a package, without the packages that it is installed in. */
const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/** Scripts that npm would run at the installation. None is needed, so npm runs none. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  esbuild: 'replaces the program that starts esbuild with esbuild itself, which is faster only',
  lefthook: 'installs the git hooks, as tools/install.mjs does',
  msw: 'copies the mock worker, which `npm run doctor` checks',
};

/** Of everything that is installed. Those of what ships are in THIRD_PARTY_NOTICES.txt. */
const LICENSES = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Python-2.0',
  'MPL-2.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'OFL-1.1',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
  // spawndamnit, a tool of changesets, whose file is that of MIT.
  'SEE LICENSE IN LICENSE',
  // Fonts of the screenshots.
  'MIT AND OFL-1.1',
  'SEE LICENSE IN README.md AND LICENSE',
]);

describe.each(['.', 'tools/visual'])('the lockfile of %s', (folder) => {
  const packages = lockedPackages(folder);

  it('has packages of the npm registry only, each with its SHA-512', () => {
    const REGISTRY = 'https://registry.npmjs.org/';
    const wrong = packages.filter(
      // Without `resolved` npm asks the registry of its configuration, which .npmrc leaves alone.
      ([, { resolved = REGISTRY, integrity = '' }]) =>
        !resolved.startsWith(REGISTRY) || !/^sha512-[\w+/]{86}==$/.test(integrity),
    );
    expect(wrong).toEqual([]);
    expect(read(path.join(folder, '.npmrc'))).not.toMatch(/registry=/);
  });

  it('names every package with an install script, and npm runs none', () => {
    const names = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([place]) => nameOf(place));
    // fsevents is for macOS only and has a program for it.
    expect(names.filter((name) => !(name in INSTALL_SCRIPTS) && name !== 'fsevents')).toEqual([]);
    expect(read(path.join(folder, '.npmrc'))).toMatch(/^ignore-scripts=true$/m);
  });

  it('has no package with a license that was not looked at', () => {
    // svg-tags is under MIT, in the older field `licenses`, which lockfiles do not have.
    const others = packages.filter(
      ([place, { license = place === 'node_modules/svg-tags' ? 'MIT' : '' }]) => !LICENSES.has(license),
    );
    expect(others.map(([place, { license }]) => [nameOf(place), license])).toEqual([]);
  });
});

interface Step {
  uses?: string;
  run?: string;
  with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  on: unknown;
  permissions?: unknown;
  jobs: Readonly<Record<string, { steps: readonly Step[] }>>;
}

const WORKFLOWS = '.github/workflows';

describe.each(fs.readdirSync(path.join(root, WORKFLOWS)))('the workflow %s', (name) => {
  const text = read(path.join(WORKFLOWS, name));
  const workflow = parse(text) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('runs actions by their commit, with the version beside it', () => {
    const uses = [...text.matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action);
    expect(uses).toHaveLength(steps.filter((step) => step.uses !== undefined).length);
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
      [],
    );
  });

  it('leaves no token in the checkout, and gives permissions to write to single jobs only', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('does not run the code of a pull request with secrets, nor texts of an event as commands', () => {
    expect(JSON.stringify(workflow.on)).not.toContain('pull_request_target');
    expect(steps.filter(({ run = '' }) => /\$\{\{(?!\s*matrix\.)/.test(run))).toEqual([]);
  });
});

it('the registry’s signatures are checked', () => {
  expect(read(`${WORKFLOWS}/audit.yml`)).toContain('- run: npm audit signatures');
});
