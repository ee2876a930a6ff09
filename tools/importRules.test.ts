import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles';
import { bin, root } from './run';

/**
 * An import for each rule of the linter, with a part of the message, which says where the code belongs. That the rules allow
 * enough is checked by `npm run check -- lint`.
 */
const REJECTED: readonly (readonly [folder: string, imported: string, message: string])[] = [
  ['packages/domain/money', 'react', 'packages/domain is plain rules'],
  ['packages/domain/money', '@efie/api', 'is below packages/api'],
  ['packages/domain/money', '../../api/index', 'by its name'],
  ['packages/api/listings', '@efie/ui', 'is below packages/ui'],
  ['packages/api/listings', 'react-hot-toast', 'dialogs and screens'],
  ['packages/api/listings', '@efie/mocks', 'never imports the mocks'],
  ['packages/api/listings', 'styled-components', 'renders nothing'],
  ['packages/ui/panels', 'react-router-dom', 'does not depend on the router'],
  ['packages/ui/panels', '@efie/api', 'Panels take domain types'],
  ['packages/ui/panels', '../dialogs/Report', 'Open dialogs and place forms'],
  ['packages/ui/panels', '@efie/mocks', 'never imports the mocks'],
  ['packages/ui/panels', 'formik', 'packages/ui/forms'],
  ['packages/ui/panels', 'radix-ui', 'packages/ui/primitives'],
  ['packages/ui/panels', '../cards/storyListing', 'for stories only'],
  ['packages/ui/theme', '../primitives/Button', 'lowest layer'],
  ['packages/ui/primitives', '@efie/domain/money', 'Primitives depend on neither'],
  ['packages/ui/primitives', '../cards/PropertyCard', 'move this component up'],
  ['packages/ui/fields', '@efie/api', 'Fields take domain types'],
  ['packages/ui/photos', '../fields/form', 'photos imports only packages/domain'],
  ['packages/ui/photos', 'react', 'renders nothing'],
  ['packages/ui/cards', '@efie/api', 'do not fetch'],
  ['packages/ui/cards', '../forms/ListingForm', 'made of primitives only'],
  ['packages/ui/forms', '../dialogs/Report', 'Forms are below dialogs'],
  ['packages/ui/dialogs', '../panels/Gallery', 'belongs in a panel or a screen'],
  ['mocks/handlers', '@efie/api', '@efie/contract'],
  ['mocks/handlers', '../../packages/domain/index', 'by its name'],
  ['mocks/handlers', 'react', 'The mocks render nothing'],
  ['mocks/controls', '@efie/mock-panel', 'below their panel'],
  ['apps/mock-panel/panel', '@efie/web', 'does not import the app'],
  ['apps/web/screens', '@efie/mock-panel', 'one dynamic import'],
  ['apps/web/screens', '../app/Shell', 'above screens and routing'],
  ['apps/web/screens', '../../../.storybook/modes', 'Product code and mocks'],
  ['apps/web/routing', '../screens/Home/Home', 'below screens'],
  ['apps/web/app', '../journeys/payment', 'Journeys are tests'],
  ['testing', '../tools/run', 'only .storybook and package.json'],
  ['testing', '../.storybook/preview', 'Only .storybook/modes is shared'],
  ['tools', '../workbench/docs/renderer', 'Only .storybook imports the workbench'],
  ['workbench', '../.storybook/preview', 'Only .storybook/modes is shared'],
  ['.storybook', '../tools/run', 'from workbench and testing'],
];

/** Other code that the linter rejects. */
const REJECTED_CODE: readonly (readonly [file: string, code: string, message: string])[] = [
  ['packages/domain/money/net.ts', "void fetch('/');", 'Requests belong in packages/api'],
  ['packages/domain/money/dom.ts', 'void document.title;', 'take the value as an argument'],
  ['packages/api/listings/store.ts', "void localStorage.getItem('userToken');", 'packages/api/storage'],
  ['packages/ui/panels/store.ts', 'void window.localStorage;', 'packages/api/storage'],
  ['apps/web/screens/net.ts', "void fetch('/');", 'Requests belong in packages/api'],
  ['apps/web/screens/log.ts', "console.log('here');", 'console'],
  ['packages/ui/cards/mocks.stories.tsx', "import '../../../mocks/index';", 'by its name'],
  ['packages/ui/cards/tools.stories.tsx', "import '../../../tools/run';", 'only .storybook'],
  // Of a folder's modules, only rest.ts and onDemand.ts are imported on demand.
  ...["'./Filters'", "'../Home/rest'", "'@efie/ui'", 'name'].map(
    (imported, index) =>
      [
        `apps/web/screens/Home/dynamic${index}.ts`,
        `void import(${imported});`,
        'as one module of its folder',
      ] as const,
  ),
  // A cycle, also of types only.
  [
    'packages/domain/money/one.ts',
    "import type { Two } from './two';\nexport type One = Two[];",
    'Dependency cycle',
  ],
  [
    'packages/domain/money/two.ts',
    "import type { One } from './one';\nexport type Two = One | null;",
    'Dependency cycle',
  ],
];

const rejected = [
  ...REJECTED.map(
    ([folder, imported, message], index) =>
      [`${folder}/rejected${index}.ts`, `import '${imported}';`, message] as const,
  ),
  ...REJECTED_CODE,
];
describe('the linter', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-lint-'));
  let diagnostics: readonly { message: string; help?: string; filename: string }[] = [];

  beforeAll(() => {
    fs.copyFileSync(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'));
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    // The rule that the configuration loads.
    fs.cpSync(path.join(root, 'tools/lint'), path.join(folder, 'tools/lint'), { recursive: true });
    for (const [file, code] of rejected) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), `${code}\n`);
    }
    const oxlint = ['--import', 'tsx', bin('oxlint'), '--format', 'json'];
    const { stdout } = spawnSync(process.execPath, oxlint, { cwd: folder, encoding: 'utf8' });
    ({ diagnostics } = JSON.parse(stdout) as { diagnostics: typeof diagnostics });
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const messagesAbout = (file: string) =>
    diagnostics
      .filter(({ filename }) => path.relative(folder, path.resolve(folder, filename)) === file)
      .map(({ message, help = '' }) => `${message} ${help}`)
      .join('\n');

  it.each(rejected)('rejects in %s: %s', (file, _, message) => {
    expect(messagesAbout(file)).toContain(message);
  });
});

describe('workspaces', () => {
  interface Manifest {
    name: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  }

  const tracked = repositoryFiles().filter((file) => /^(?:packages|apps|mocks)\//.test(file));
  const folders = tracked.filter((file) => file.endsWith('/package.json')).map((file) => path.dirname(file));
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const workspacesOf = (names: Iterable<string>) =>
    [...new Set(names)].filter((name) => name.startsWith('@efie/')).toSorted();

  it.each(folders)('%s declares exactly the workspaces that it imports', (folder) => {
    const {
      name: own,
      dependencies,
      devDependencies,
    } = JSON.parse(read(`${folder}/package.json`)) as Manifest;
    const importedBy = (files: readonly string[]) =>
      files.flatMap((file) =>
        [...read(file).matchAll(/['"](@efie\/[\w-]+)[\w/-]*['"]/g)].map(([, name = '']) => name),
      );
    const files = tracked.filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file));
    const isForTests = (file: string) => /\.(test|stories)\.tsx?$|\/story[A-Z]|\/journeys\//.test(file);
    const product = workspacesOf(importedBy(files.filter((file) => !isForTests(file)))).filter(
      (name) => name !== own,
    );
    const tests = workspacesOf(importedBy(files.filter(isForTests))).filter(
      (name) => name !== own && !product.includes(name),
    );
    expect(workspacesOf(Object.keys(dependencies ?? {}))).toEqual(product);
    expect(workspacesOf(Object.keys(devDependencies ?? {}))).toEqual(tests);
  });
});
