import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles';
import { bin, root } from './run';

/** Imports that the linter rejects, with a part of the message, which says where the code belongs. */
const REJECTED: readonly (readonly [folder: string, imported: string, message: string])[] = [
  ['packages/domain/money', 'react', 'packages/domain is plain rules'],
  ['packages/domain/money', '@tanstack/react-query', 'no query cache'],
  ['packages/domain/money', '@efie/api', 'is below packages/api'],
  ['packages/domain/money', '../../api/index', 'by its name'],
  ['packages/domain/money', '../../../tools/run', 'Product code and mocks'],
  ['packages/api/listings', '@efie/ui', 'is below packages/ui'],
  ['packages/api/listings', 'react-hot-toast', 'dialogs and screens'],
  ['packages/api/listings', '@efie/mocks', 'never imports the mocks'],
  ['packages/api/listings', 'styled-components', 'renders nothing'],
  ['packages/api/listings', '../../../tools/run', 'Product code and mocks'],
  ['packages/ui/panels', 'react-router-dom', 'does not depend on the router'],
  ['packages/ui/panels', '@efie/api', 'Panels take domain types'],
  ['packages/ui/panels', '../dialogs/Report', 'Open dialogs and place forms'],
  ['packages/ui/panels', '../../../mocks/index', 'by its name'],
  ['packages/ui/panels', '@efie/mocks', 'never imports the mocks'],
  ['packages/ui/panels', 'formik', 'packages/ui/forms'],
  ['packages/ui/panels', 'radix-ui', 'packages/ui/primitives'],
  ['packages/ui/panels', '../cards/storyListing', 'for stories only'],
  ['packages/ui/theme', '../primitives/Button', 'lowest layer'],
  ['packages/ui/primitives', '@efie/domain', 'Primitives depend on neither'],
  ['packages/ui/primitives', '@efie/api', 'Primitives depend on neither'],
  ['packages/ui/primitives', '../cards/PropertyCard', 'move this component up'],
  ['packages/ui/primitives', 'formik', 'packages/ui/fields'],
  ['packages/ui/fields', '@efie/api', 'Fields take domain types'],
  ['packages/ui/photos', '@efie/api', 'Photos take domain types'],
  ['packages/ui/photos', '../fields/form', 'photos imports only packages/domain'],
  ['packages/ui/photos', 'react', 'renders nothing'],
  ['packages/ui/cards', '@efie/api', 'do not fetch'],
  ['packages/ui/cards', '@tanstack/react-query', 'do not fetch'],
  ['packages/ui/cards', '../forms/ListingForm', 'made of primitives only'],
  ['packages/ui/cards', '../../../testing/keys', 'Product code and mocks'],
  ['packages/ui/forms', '../dialogs/Report', 'Forms are below dialogs'],
  ['packages/ui/dialogs', '../panels/Gallery', 'belongs in a panel or a screen'],
  ['mocks/handlers', '@efie/api', '@efie/contract'],
  ['mocks/handlers', '@efie/ui', 'is below packages/ui'],
  ['mocks/handlers', '../../packages/domain/index', 'by its name'],
  ['mocks/handlers', '../../testing/keys', 'Product code and mocks'],
  ['mocks/handlers', 'react', 'The mocks render nothing'],
  ['mocks/controls', '@efie/mock-panel', 'below their panel'],
  ['mocks/controls', '@efie/ui', 'is below packages/ui'],
  ['apps/mock-panel/panel', '@efie/web', 'does not import the app'],
  ['apps/mock-panel/panel', '../../web/app/App', 'by its name'],
  ['apps/mock-panel/panel', '../../../workbench/toolbar', 'Product code and mocks'],
  ['apps/mock-panel/checkout', '@efie/web', 'does not import the app'],
  ['apps/web/screens', '@efie/mock-panel', 'one dynamic import'],
  ['apps/web/screens', '@efie/mocks', 'one dynamic import'],
  ['apps/web/screens', '../../../mocks/index', 'by its name'],
  ['apps/web/screens', 'formik', 'packages/ui/forms'],
  ['apps/web/screens', '../app/Shell', 'above screens and routing'],
  ['apps/web/screens', '../../../.storybook/modes', 'Product code and mocks'],
  ['apps/web/screens', '../journeys/payment', 'Journeys are tests'],
  ['apps/web/routing', '../app/Shell', 'above screens and routing'],
  ['apps/web/routing', '../screens/Home/Home', 'below screens'],
  ['apps/web/app', '../journeys/payment', 'Journeys are tests'],
  ['testing', '../tools/run', 'only .storybook and package.json'],
  ['testing', '../apps/web/journeys/payment', 'Journeys are tests'],
  ['testing', '../.storybook/preview', 'Only .storybook/modes is shared'],
  ['testing', '../packages/ui/index', 'by its name'],
  ['tools', '../workbench/docs/renderer', 'Only .storybook imports the workbench'],
  ['tools', '../.storybook/preview', 'Only .storybook/modes is shared'],
  ['workbench', '../.storybook/preview', 'Only .storybook/modes is shared'],
  ['workbench', '../apps/web/journeys/payment', 'Journeys are tests'],
  ['.storybook', '../tools/run', 'from workbench and testing'],
];

/** Other code that the linter rejects. */
const REJECTED_CODE: readonly (readonly [file: string, code: string, message: string])[] = [
  ['packages/domain/money/net.ts', "void fetch('/');", 'Requests belong in packages/api'],
  ['packages/domain/money/dom.ts', 'void document.title;', 'take the value as an argument'],
  ['packages/api/listings/store.ts', "void localStorage.getItem('userToken');", 'packages/api/session'],
  ['packages/ui/panels/store.ts', 'void window.localStorage;', 'packages/api/session'],
  ['apps/web/screens/net.ts', "void fetch('/');", 'Requests belong in packages/api'],
  ['apps/web/screens/log.ts', "console.log('here');", 'console'],
  ['packages/ui/cards/mocks.stories.tsx', "import '../../../mocks/index';", 'by its name'],
  ['packages/ui/cards/tools.stories.tsx', "import '../../../tools/run';", 'only .storybook'],
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

const ALLOWED: readonly (readonly [file: string, ...imported: string[]])[] = [
  ['packages/domain/money/good.ts', '../listing/Listing'],
  ['packages/api/client/good.ts', 'openapi-fetch', '@efie/domain'],
  ['packages/ui/primitives/good.ts', 'radix-ui', '../theme/tokens', '@efie/domain/listeners'],
  ['packages/ui/fields/good.ts', 'formik', '@efie/domain', '../primitives/Input'],
  ['packages/ui/cards/good.ts', '@efie/domain', '../primitives/Badge'],
  ['packages/ui/forms/good.ts', 'yup', '@efie/api', '../fields/TextField'],
  ['packages/ui/dialogs/good.ts', '@efie/api', 'react-hot-toast', '../forms/Login'],
  ['packages/ui/panels/good.ts', '@efie/domain', '../cards/PropertyCard'],
  ['packages/ui/cards/good.stories.tsx', '@efie/mocks', './storyListing'],
  ['packages/ui/cards/storyListing.ts', '@efie/mocks', '@efie/api'],
  ['packages/api/listings/good.test.ts', '@efie/mocks/node'],
  ['mocks/handlers/good.ts', '@efie/contract', '@efie/domain', '../db/store'],
  ['mocks/controls/good.ts', '@efie/api', '../db/store'],
  ['apps/mock-panel/panel/good.ts', '@efie/api', '@efie/ui', '@efie/mocks/controls'],
  ['apps/mock-panel/checkout/good.ts', '@efie/ui', '@efie/mocks'],
  ['apps/web/app/good.ts', '@efie/ui', 'react-router-dom'],
  ['apps/web/app/startMocks.ts', '@efie/mocks/browser', '@efie/mock-panel'],
  ['apps/web/app/startCheckout.ts', '@efie/mock-panel/checkout'],
  ['apps/web/screens/good.ts', '../routing/paths', '@efie/ui'],
  ['apps/web/screens/good.stories.tsx', '../../../testing/keys', '@efie/mocks'],
  ['.storybook/good.ts', '@efie/mocks', '../testing/keys', '../workbench/docs/renderer'],
  ['testing/good.ts', '@efie/mocks', '../apps/web/app/App', '../.storybook/modes'],
  ['workbench/good.ts', '../tools/run', '../testing/keys', '../.storybook/modes'],
  ['tools/good.ts', '../testing/keys', '../.storybook/modes', '../packages/domain/index'],
];

const ALLOWED_CODE: typeof REJECTED_CODE = [
  ['packages/api/client/net.ts', "void globalThis.fetch('/');", ''],
  ['packages/api/session/store.ts', "void localStorage.getItem('userToken');", ''],
  ['packages/api/listings/net.test.ts', "void fetch('/');", ''],
];

const rejected = [
  ...REJECTED.map(
    ([folder, imported, message], index) =>
      [`${folder}/rejected${index}.ts`, `import '${imported}';`, message] as const,
  ),
  ...REJECTED_CODE,
];
const allowed = [
  ...ALLOWED.map(
    ([file, ...imported]) => [file, imported.map((name) => `import '${name}';`).join('\n'), ''] as const,
  ),
  ...ALLOWED_CODE,
];

describe('the linter', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-lint-'));
  let diagnostics: readonly { message: string; help?: string; filename: string }[] = [];

  beforeAll(() => {
    fs.copyFileSync(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'));
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, code] of [...rejected, ...allowed]) {
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

  it.each(allowed)('allows in %s: %s', (file) => {
    expect(messagesAbout(file)).toBe('');
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
