import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles';
import { bin, root } from './run';

interface RejectedCode {
  /** From the root of the repository. */
  file: string;
  code: string;
  /** Part of the message, which says where the code belongs. */
  says: string;
}

const rejected: RejectedCode[] = [
  { file: 'packages/domain/money/hook.ts', code: "import 'react';", says: 'packages/domain is plain rules' },
  { file: 'packages/domain/money/query.ts', code: "import '@tanstack/react-query';", says: 'no query cache' },
  { file: 'packages/domain/money/call.ts', code: "import '@efie/api';", says: 'is below packages/api' },
  { file: 'packages/domain/money/path.ts', code: "import '../../api/index';", says: 'by its name' },
  { file: 'packages/domain/money/net.ts', code: "void fetch('/');", says: 'Requests belong in packages/api' },
  {
    file: 'packages/domain/money/dom.ts',
    code: 'void document.title;',
    says: 'take the value as an argument',
  },
  { file: 'packages/api/listings/view.ts', code: "import '@efie/ui';", says: 'is below packages/ui' },
  { file: 'packages/api/listings/toast.ts', code: "import 'react-hot-toast';", says: 'dialogs and screens' },
  { file: 'packages/api/listings/mock.ts', code: "import '@efie/mocks';", says: 'never imports the mocks' },
  { file: 'packages/api/listings/draw.ts', code: "import 'styled-components';", says: 'renders nothing' },
  {
    file: 'packages/api/listings/store.ts',
    code: "void localStorage.getItem('userToken');",
    says: 'packages/api/session',
  },
  { file: 'packages/illustrations/house/a.ts', code: "import '@efie/domain';", says: 'has no dependencies' },
  { file: 'packages/illustrations/house/b.ts', code: "import 'react';", says: 'has no dependencies' },
  {
    file: 'packages/ui/panels/a.ts',
    code: "import 'react-router-dom';",
    says: 'does not depend on the router',
  },
  { file: 'packages/ui/panels/b.ts', code: "import '@efie/api';", says: 'Panels take domain types' },
  {
    file: 'packages/ui/panels/c.ts',
    code: "import '../dialogs/Report';",
    says: 'Open dialogs and place forms',
  },
  { file: 'packages/ui/panels/d.ts', code: "import '../../../mocks/index';", says: 'by its name' },
  { file: 'packages/ui/panels/e.ts', code: "import '@efie/mocks';", says: 'never imports the mocks' },
  { file: 'packages/ui/panels/f.ts', code: "import 'formik';", says: 'packages/ui/forms' },
  { file: 'packages/ui/panels/g.ts', code: "import 'radix-ui';", says: 'packages/ui/primitives' },
  { file: 'packages/ui/panels/h.ts', code: 'void window.localStorage;', says: 'packages/api/session' },
  { file: 'packages/ui/panels/i.ts', code: "import '../cards/storyListing';", says: 'for stories only' },
  { file: 'packages/ui/theme/a.ts', code: "import '../primitives/Button';", says: 'lowest layer' },
  {
    file: 'packages/ui/primitives/a.ts',
    code: "import '@efie/domain';",
    says: 'Primitives depend on neither',
  },
  { file: 'packages/ui/primitives/b.ts', code: "import '@efie/api';", says: 'Primitives depend on neither' },
  {
    file: 'packages/ui/primitives/c.ts',
    code: "import '../cards/PropertyCard';",
    says: 'move this component up',
  },
  { file: 'packages/ui/primitives/d.ts', code: "import 'formik';", says: 'packages/ui/fields' },
  { file: 'packages/ui/fields/a.ts', code: "import '@efie/api';", says: 'Fields take domain types' },
  { file: 'packages/ui/photos/a.ts', code: "import '@efie/api';", says: 'Photos take domain types' },
  {
    file: 'packages/ui/photos/b.ts',
    code: "import '../fields/form';",
    says: 'photos imports only packages/domain',
  },
  { file: 'packages/ui/photos/c.ts', code: "import 'react';", says: 'renders nothing' },
  { file: 'packages/ui/cards/a.ts', code: "import '@efie/api';", says: 'do not fetch' },
  { file: 'packages/ui/cards/b.ts', code: "import '@tanstack/react-query';", says: 'do not fetch' },
  {
    file: 'packages/ui/cards/c.ts',
    code: "import '../forms/ListingForm';",
    says: 'made of primitives only',
  },
  { file: 'packages/ui/forms/a.ts', code: "import '../dialogs/Report';", says: 'Forms are below dialogs' },
  {
    file: 'packages/ui/dialogs/a.ts',
    code: "import '../panels/Gallery';",
    says: 'belongs in a panel or a screen',
  },
  { file: 'mocks/handlers/a.ts', code: "import '@efie/api';", says: '@efie/contract' },
  { file: 'mocks/handlers/b.ts', code: "import '@efie/ui';", says: 'is below packages/ui' },
  { file: 'mocks/handlers/c.ts', code: "import '../../packages/domain/index';", says: 'by its name' },
  { file: 'mocks/handlers/e.ts', code: "import 'react';", says: 'The mocks render nothing' },
  { file: 'mocks/controls/a.ts', code: "import '@efie/mock-panel';", says: 'below their panel' },
  { file: 'mocks/controls/c.ts', code: "import '@efie/ui';", says: 'is below packages/ui' },
  { file: 'apps/mock-panel/panel/a.ts', code: "import '@efie/web';", says: 'does not import the app' },
  { file: 'apps/mock-panel/checkout/a.ts', code: "import '@efie/web';", says: 'does not import the app' },
  { file: 'apps/mock-panel/panel/c.ts', code: "import '../../web/app/App';", says: 'by its name' },
  { file: 'apps/web/screens/i.ts', code: "import '@efie/mock-panel';", says: 'one dynamic import' },
  { file: 'apps/web/screens/a.ts', code: "import '@efie/mocks';", says: 'one dynamic import' },
  { file: 'apps/web/screens/b.ts', code: "import '../../../mocks/index';", says: 'by its name' },
  { file: 'apps/web/screens/c.ts', code: "import 'formik';", says: 'packages/ui/forms' },
  { file: 'apps/web/screens/d.ts', code: "void fetch('/');", says: 'Requests belong in packages/api' },
  { file: 'apps/web/screens/e.ts', code: "console.log('here');", says: 'console' },
  { file: 'packages/ui/cards/f.stories.tsx', code: "import '../../../mocks/index';", says: 'by its name' },
  { file: 'packages/ui/cards/g.ts', code: "import '../../../testing/keys';", says: 'Product code and mocks' },
  {
    file: 'packages/api/listings/tool.ts',
    code: "import '../../../tools/run';",
    says: 'Product code and',
  },
  {
    file: 'packages/domain/money/tool.ts',
    code: "import '../../../tools/run';",
    says: 'Product code and',
  },
  { file: 'mocks/handlers/d.ts', code: "import '../../testing/keys';", says: 'Product code and mocks' },
  {
    file: 'apps/mock-panel/panel/b.ts',
    code: "import '../../../workbench/toolbar';",
    says: 'Product code and mocks',
  },
  { file: 'apps/web/screens/f.ts', code: "import '../app/Shell';", says: 'above screens and routing' },
  {
    file: 'apps/web/screens/g.ts',
    code: "import '../../../.storybook/modes';",
    says: 'Product code and mocks',
  },
  { file: 'apps/web/screens/h.ts', code: "import '../journeys/payment';", says: 'Journeys are tests' },
  { file: 'apps/web/routing/a.ts', code: "import '../app/Shell';", says: 'above screens and routing' },
  { file: 'apps/web/routing/b.ts', code: "import '../screens/Home/Home';", says: 'below screens' },
  { file: 'apps/web/app/a.ts', code: "import '../journeys/payment';", says: 'Journeys are tests' },
  {
    file: 'packages/ui/cards/h.stories.tsx',
    code: "import '../../../tools/run';",
    says: 'only .storybook',
  },
  { file: 'testing/a.ts', code: "import '../tools/run';", says: 'only .storybook and package.json' },
  { file: 'testing/b.ts', code: "import '../apps/web/journeys/payment';", says: 'Journeys are tests' },
  { file: 'testing/c.ts', code: "import '../.storybook/preview';", says: 'Only .storybook/modes is shared' },
  { file: 'testing/d.ts', code: "import '../packages/ui/index';", says: 'by its name' },
  {
    file: 'tools/a.ts',
    code: "import '../workbench/docs/renderer';",
    says: 'Only .storybook imports the workbench',
  },
  { file: 'tools/b.ts', code: "import '../.storybook/preview';", says: 'Only .storybook/modes is shared' },
  {
    file: 'workbench/a.ts',
    code: "import '../.storybook/preview';",
    says: 'Only .storybook/modes is shared',
  },
  { file: 'workbench/b.ts', code: "import '../apps/web/journeys/payment';", says: 'Journeys are tests' },
  { file: '.storybook/a.ts', code: "import '../tools/run';", says: 'from workbench and testing' },
  // A cycle, also of types only.
  {
    file: 'packages/domain/money/one.ts',
    code: "import type { Two } from './two';\nexport type One = Two[];",
    says: 'Dependency cycle',
  },
  {
    file: 'packages/domain/money/two.ts',
    code: "import type { One } from './one';\nexport type Two = One | null;",
    says: 'Dependency cycle',
  },
];

const allowed: [file: string, code: string][] = [
  ['packages/domain/money/good.ts', "import '../listing/Listing';"],
  [
    'packages/api/client/good.ts',
    "import 'openapi-fetch';\nimport '@efie/domain';\nvoid globalThis.fetch('/');",
  ],
  ['packages/api/session/good.ts', "void localStorage.getItem('userToken');"],
  [
    'packages/ui/primitives/good.ts',
    "import 'radix-ui';\nimport '../theme/tokens';\nimport '@efie/domain/listeners';",
  ],
  ['packages/ui/fields/good.ts', "import 'formik';\nimport '@efie/domain';\nimport '../primitives/Input';"],
  ['packages/ui/cards/good.ts', "import '@efie/domain';\nimport '../primitives/Badge';"],
  ['packages/ui/forms/good.ts', "import 'yup';\nimport '@efie/api';\nimport '../fields/TextField';"],
  ['packages/ui/dialogs/good.ts', "import '@efie/api';\nimport 'react-hot-toast';\nimport '../forms/Login';"],
  ['packages/ui/panels/good.ts', "import '@efie/domain';\nimport '../cards/PropertyCard';"],
  ['packages/ui/cards/good.stories.tsx', "import '@efie/mocks';"],
  ['packages/ui/cards/storyListing.ts', "import '@efie/mocks';\nimport '@efie/api';"],
  ['packages/ui/cards/more.stories.tsx', "import './storyListing';"],
  ['packages/api/listings/good.test.ts', "import '@efie/mocks/node';\nvoid fetch('/');"],
  ['mocks/handlers/good.ts', "import '@efie/contract';\nimport '@efie/domain';\nimport '../db/store';"],
  ['mocks/controls/good.ts', "import '@efie/api';\nimport '../db/store';"],
  [
    'apps/mock-panel/panel/good.ts',
    "import '@efie/api';\nimport '@efie/ui';\nimport '@efie/mocks/controls';",
  ],
  ['apps/web/app/good.ts', "import '@efie/ui';\nimport 'react-router-dom';"],
  ['apps/web/app/startMocks.ts', "import '@efie/mocks/browser';\nimport '@efie/mock-panel';"],
  ['apps/web/app/startCheckout.ts', "import '@efie/mock-panel/checkout';"],
  ['apps/mock-panel/checkout/good.ts', "import '@efie/ui';\nimport '@efie/mocks';"],
  [
    '.storybook/good.ts',
    "import '@efie/mocks';\nimport '../testing/keys';\nimport '../workbench/docs/renderer';",
  ],
  ['testing/good.ts', "import '@efie/mocks';\nimport '../apps/web/app/App';\nimport '../.storybook/modes';"],
  ['workbench/good.ts', "import '../tools/run';\nimport '../testing/keys';\nimport '../.storybook/modes';"],
  [
    'tools/good.ts',
    "import '../testing/keys';\nimport '../.storybook/modes';\nimport '../packages/domain/index';",
  ],
  ['apps/web/screens/good.stories.tsx', "import '../../../testing/keys';\nimport '@efie/mocks';"],
  ['apps/web/screens/good.ts', "import '../routing/paths';\nimport '@efie/ui';"],
];

interface Diagnostic {
  message: string;
  help?: string;
  filename: string;
}

describe('import rules', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-lint-'));
  let diagnostics: Diagnostic[] = [];

  beforeAll(() => {
    fs.copyFileSync(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'));
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const { file, code } of [...rejected, ...allowed.map(([file, code]) => ({ file, code }))]) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), `${code}\n`);
    }
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', bin('oxlint'), '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    ({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] });
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const messagesAbout = (file: string) =>
    diagnostics
      .filter(({ filename }) => path.relative(folder, path.resolve(folder, filename)) === file)
      .map((diagnostic) => `${diagnostic.message} ${diagnostic.help ?? ''}`)
      .join('\n');

  it.each(rejected)(
    '$code in $file is rejected with a message that says where it belongs',
    ({ file, says }) => {
      expect(messagesAbout(file)).toContain(says);
    },
  );

  it.each(allowed)('%s passes', (file) => {
    expect(messagesAbout(file)).toBe('');
  });
});

describe('the product and the mocks', () => {
  const sources = (folder: string): string[] =>
    fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return ['node_modules', 'dist', 'dist-demo'].includes(entry.name) ? [] : sources(file);
      return /\.tsx?$/.test(file) && !/(\.(test|stories)\.tsx?|\/story[A-Z]\w*\.tsx?)$/.test(file)
        ? [file]
        : [];
    });

  const linesWith = (pattern: RegExp) =>
    ['packages', 'apps/web'].flatMap(sources).flatMap((file) =>
      fs
        .readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => ({ file, line })),
    );

  it('only two entry files import the mocks; a dynamic import or a page of the demo loads them', () => {
    const importing = linesWith(/['"]@efie\/mock(s|-panel)/).map(({ file }) => file);
    const inProduct = importing.filter((file) => !file.startsWith('apps/web/journeys/'));
    expect([...new Set(inProduct)].toSorted()).toEqual([
      'apps/web/app/startCheckout.ts',
      'apps/web/app/startMocks.ts',
    ]);
    expect(linesWith(/['"]\.\/startCheckout['"]/)).toEqual([]);
    expect(linesWith(/\bfrom ['"]@efie\/mock-panel['"]/)).toEqual([]);
    const staticImports = linesWith(/['"]\.\/startMocks['"]/).filter(({ line }) => !/\bimport\(/.test(line));
    expect(staticImports).toEqual([]);
  });
});

describe('workspaces', () => {
  interface Manifest {
    name: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  }

  const isForTests = (file: string) =>
    /(\.(test|stories)\.tsx?|\/story[A-Z]\w*\.tsx?)$|\/journeys\//.test(file);
  const tracked = repositoryFiles().filter((file) => /^(?:packages|apps|mocks)\//.test(file));
  const folders = tracked.filter((file) => file.endsWith('/package.json')).map((file) => path.dirname(file));

  /** The workspaces that these files import, without their own. */
  const importedBy = (files: readonly string[], own: string) =>
    new Set(
      files
        .flatMap((file) => [
          ...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/['"](@efie\/[\w-]+)[\w/-]*['"]/g),
        ])
        .map(([, name = '']) => name)
        .filter((name) => name !== own),
    );

  it.each(folders)('%s declares exactly the workspaces that it imports', (folder) => {
    const manifest = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
    const files = tracked.filter((file) => file.startsWith(`${folder}/`) && /\.tsx?$/.test(file));
    const product = importedBy(
      files.filter((file) => !isForTests(file)),
      manifest.name,
    );
    const tests = [...importedBy(files.filter(isForTests), manifest.name)].filter(
      (name) => !product.has(name),
    );
    const declared = (section: Record<string, string> = {}) =>
      Object.keys(section).filter((name) => name.startsWith('@efie/'));
    expect(declared(manifest.dependencies)).toEqual([...product].toSorted());
    expect(declared(manifest.devDependencies)).toEqual(tests.toSorted());
  });

  it('reads every workspace', () => {
    expect(folders).toContain('mocks');
    expect(folders).toContain('packages/contract');
  });
});
