// Writes .oxlintrc.json from the table below. Oxlint lets the last matching override replace a rule as a whole, so every zone
// must carry its complete list; a generator keeps each direction written once.
//   node .ci/generate-lint.mjs           write the file
//   node .ci/generate-lint.mjs --check   exit 1 when the file differs from what would be written
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.join(root, '.oxlintrc.json');

const refuse = (regex, message) => ({ regex, message });
/** Imports of folders beside or above the zone: `../cards`, `../../cards/PropertyCard`. */
const folders = (names, message) => refuse(`^(\\.\\./)+(${names})(/|$)`, message);
/** Paths that leave the package: at least `levels` steps up and then into another package's folder. */
const escape = (levels, names) =>
  refuse(
    `^(\\.\\./){${levels},}(${names})(/|$)`,
    'Import another package by its name (@efie/...), never by a path out of its folder.',
  );

const no = {
  stories: refuse(
    '/story[A-Z]\\w*$',
    'A file whose name begins with story is for stories only. Move what the product needs out of it.',
  ),
  mocks: refuse(
    '^@efie/mocks',
    'Production code never imports the mocks. Only stories, tests and .storybook do; the app starts them through its one dynamic import in apps/web/app.',
  ),
  illustrations: refuse(
    '^@efie/illustrations',
    'Pictures reach the product as files or addresses. The generator is for the mocks and for build steps in .ci.',
  ),
  web: refuse(
    '^@efie/web',
    'A package does not know the app. Put what both need into packages/domain, packages/api or packages/ui.',
  ),
  ui: refuse(
    '^@efie/ui',
    'This layer lies below packages/ui. Draw in packages/ui and hand it data from here.',
  ),
  api: refuse(
    '^@efie/api',
    'This layer lies below packages/api. Put rules that need no call into packages/domain; put calls into packages/api and pass their results in.',
  ),
  router: refuse(
    '^react-router',
    'packages/ui knows no router: take an href for the Link that the provider supplies, or report through a callback such as onSaved({ listingId }). Navigation belongs in apps/web.',
  ),
  formik: refuse(
    '^(formik|yup)(/|$)',
    'formik and yup live in packages/ui/fields (adapters) and packages/ui/forms (forms). Use or write a field or a form there.',
  ),
  toast: refuse(
    '^react-hot-toast',
    'Toasts are raised in callbacks of dialogs and routes. Return or throw here and let the caller speak.',
  ),
  wire: refuse(
    '^openapi-fetch',
    'Calls belong in packages/api: one file per operation, named as its operationId.',
  ),
  react: refuse(
    '^(react|react-dom|styled-components)(/|$)|^@tanstack/',
    'packages/domain is plain rules: no React, no query cache. Components belong in packages/ui, hooks in packages/api.',
  ),
  drawing: refuse(
    '^(react-dom|styled-components|radix-ui|lucide-react)(/|$)',
    'packages/api draws nothing. Components belong in packages/ui.',
  ),
  radix: refuse(
    '^(radix-ui|@radix-ui/)',
    'radix-ui is wrapped once, in packages/ui/primitives. Use the wrapper, or write one there.',
  ),
  fetching: (what) =>
    refuse(
      '^@efie/api|^@tanstack/',
      `${what} take domain types and do not fetch. Call in a route, a dialog or a form, and pass values and callbacks.`,
    ),
  dependency: refuse(
    '^[^.]',
    'packages/illustrations is pure and has no dependencies. What needs one belongs in mocks (serving) or .ci (build steps).',
  ),
};

const imports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const calls = ['fetch', 'XMLHttpRequest'].map((name) => ({ name, message: no.wire.message }));
const storage = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Storage belongs in packages/api/session.',
}));
const browser = ['window', 'document', 'navigator', 'location'].map((name) => ({
  name,
  message: 'packages/domain is plain rules and runs anywhere: take the value as an argument.',
}));
const globals = (...names) => ({
  'no-restricted-globals': ['error', ...names],
  // The same names reached through the global object.
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) =>
      names.map(({ name, message }) => ({ object, property: name, message })),
    ),
  ],
});
const anyGlobal = { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' };

const inUi = [
  no.stories,
  no.mocks,
  no.illustrations,
  no.web,
  no.router,
  no.wire,
  escape(1, 'api|domain|illustrations|packages|mocks|apps'),
];

const inWeb = [no.stories, no.illustrations, no.wire, no.formik, no.radix, escape(2, 'packages|mocks')];

const zones = [
  [
    'packages/domain/**',
    {
      ...imports(
        no.react,
        no.ui,
        no.api,
        no.mocks,
        no.illustrations,
        no.web,
        no.router,
        no.formik,
        no.toast,
        no.wire,
        escape(1, 'api|ui|illustrations|packages|mocks|apps'),
      ),
      ...globals(...calls, ...storage, ...browser),
    },
  ],
  [
    'packages/illustrations/**',
    imports(no.dependency, folders('api|ui|domain|packages|mocks|apps', no.dependency.message)),
  ],
  [
    'packages/api/**',
    {
      ...imports(
        no.drawing,
        no.ui,
        no.mocks,
        no.illustrations,
        no.web,
        no.router,
        no.formik,
        no.toast,
        escape(1, 'ui|domain|illustrations|packages|mocks|apps'),
      ),
      ...globals(...calls, ...storage),
    },
  ],
  ['packages/api/session/**', globals(...calls)],
  ['packages/api/client/**', globals(...storage)],
  ['packages/ui/**', { ...imports(...inUi, no.formik, no.radix), ...globals(...calls, ...storage) }],
  [
    'packages/ui/theme/**',
    imports(
      ...inUi,
      no.formik,
      no.radix,
      refuse(
        '^@efie/(api|domain)',
        'The theme knows no word of the market. Put this into cards, forms, dialogs or panels.',
      ),
      folders(
        'primitives|fields|photos|cards|forms|dialogs|panels',
        'The theme is the lowest layer of packages/ui: move what needs a component up into primitives.',
      ),
    ),
  ],
  [
    'packages/ui/primitives/**',
    imports(
      ...inUi,
      no.formik,
      refuse(
        '^@efie/(api|domain)',
        'Primitives know neither calls nor the market: take plain props, and put the market into cards, fields, forms, dialogs or panels.',
      ),
      folders(
        'fields|photos|cards|forms|dialogs|panels',
        'Primitives lie below fields, photos, cards, forms, dialogs and panels: move this component up, or the shared part down.',
      ),
    ),
  ],
  [
    'packages/ui/fields/**',
    imports(
      ...inUi,
      no.radix,
      no.fetching('Fields'),
      folders(
        'photos|cards|forms|dialogs|panels',
        'Fields lie below forms: move this part up into forms, or the shared part down into primitives.',
      ),
    ),
  ],
  [
    'packages/ui/photos/**',
    imports(
      ...inUi,
      no.formik,
      no.radix,
      no.toast,
      no.fetching('Photos'),
      refuse(
        '^(react|react-dom|styled-components)(/|$)',
        'Photos are bytes and pixels, worked on beside the page as well: nothing here is drawn. Components belong in fields.',
      ),
      folders(
        'theme|primitives|fields|cards|forms|dialogs|panels|hooks',
        'Photos lie beside fields and import only packages/domain: hand in values and callbacks.',
      ),
    ),
  ],
  [
    'packages/ui/cards/**',
    imports(
      ...inUi,
      no.formik,
      no.radix,
      no.toast,
      no.fetching('Cards'),
      folders(
        'fields|photos|forms|dialogs|panels',
        'Cards are drawn from primitives only: move this part into a panel, a dialog or a route.',
      ),
    ),
  ],
  [
    'packages/ui/forms/**',
    imports(
      ...inUi,
      no.radix,
      folders(
        'cards|dialogs|panels',
        'Forms lie below dialogs: move this part up into a dialog, a panel or a route.',
      ),
    ),
  ],
  [
    'packages/ui/dialogs/**',
    imports(
      ...inUi,
      no.formik,
      no.radix,
      folders(
        'cards|panels',
        'Dialogs are made of forms, fields and primitives. What shows cards or page parts belongs in a panel or a route.',
      ),
    ),
  ],
  [
    'packages/ui/panels/**',
    imports(
      ...inUi,
      no.formik,
      no.radix,
      no.toast,
      no.fetching('Panels'),
      folders(
        'fields|photos|forms|dialogs',
        'Panels are made of cards and primitives. Open dialogs and place forms from the route, through a callback.',
      ),
    ),
  ],
  [
    'mocks/**',
    imports(
      no.ui,
      no.web,
      no.router,
      no.formik,
      no.toast,
      no.wire,
      refuse(
        '^@efie/api$',
        'The mocks answer the contract, they do not call it: import types from @efie/api/schema.',
      ),
      escape(1, 'packages|apps'),
    ),
  ],
  // The panel and the payment page are apps of their own beside the product: they draw with its components, and the panel acts
  // on its session.
  [
    'mocks/{panel,checkout}/**',
    imports(no.web, no.router, no.formik, no.radix, no.toast, no.wire, escape(1, 'packages|apps')),
  ],
  [
    'apps/web/**',
    {
      ...imports(no.mocks, ...inWeb),
      // sessionStorage is free here: flags of one tab, such as 'reloaded for a missing chunk', are the app's own.
      ...globals(...calls, ...storage.filter(({ name }) => name !== 'sessionStorage')),
    },
  ],
  // The one file of the product that may name the mocks; main.tsx reaches it by a dynamic import that a production build removes.
  ['apps/web/app/startMocks.ts', imports(...inWeb)],
  // The script of the mocks' payment page, which a production build does not hold.
  ['apps/web/app/startCheckout.ts', imports(...inWeb)],
  // Plugins of the build read single files of a package in node, where its entry would bring React along.
  ['apps/web/build/**', imports(no.mocks, no.illustrations)],
];

const tests = ['**/*.test.ts', '**/*.test.tsx', 'apps/web/journeys/**'];
/** A file whose name begins with story helps stories and nothing else. */
const stories = ['**/*.stories.tsx', '**/story[A-Z]*.ts', '**/story[A-Z]*.tsx'];

const config = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error' },
  env: { builtin: true, browser: true, node: true },
  // Generated code, copied-in measuring programs and reference data.
  ignorePatterns: [
    'node_modules',
    'dist',
    'dist-demo',
    'storybook-static',
    'packages/api/generated',
    'mocks/worker',
    'bench/floors',
    'bench/lib',
    'bench/examples',
    'bench/*.mjs',
    'data',
  ],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // The one Link takes its component from the provider: chosen while rendering, never made there.
    'react/static-components': 'off',
    // Live regions and links that are not ready have roles of their own; output and a without href are other things.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/jsx-no-target-blank': 'error',
    'react/button-has-type': 'error',
    'react/no-danger': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // The type of a module that is loaded on demand is named by import().
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/ban-ts-comment': 'error',
    'unicorn/prefer-node-protocol': 'error',
    // expect(value, 'what it means') is vitest's own.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Tests that walk a table of operations or listings assert by row.
    'vitest/no-conditional-expect': 'off',
    // Does not see an assertion behind a row's condition, nor a journey that waits for what a person sees.
    'vitest/expect-expect': 'off',
    // Bare vi.fn() and toThrow() are meant where neither the type nor the words are the point.
    'vitest/require-mock-type-parameters': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    { files: ['packages/**', 'apps/web/**', 'mocks/**'], rules: { 'no-console': 'error' } },
    ...zones.map(([files, rules]) => ({ files: [files], rules })),
    {
      // Stories, their helpers and tests may import anything, by its name; the app has no name but its entry.
      files: [...tests, ...stories, '.storybook/**'],
      rules: { ...imports(escape(2, 'packages|mocks')), ...anyGlobal },
    },
    {
      // Set-up that holds for every story asserts outside of a test block.
      files: ['.storybook/**'],
      rules: { 'vitest/no-standalone-expect': 'off' },
    },
    {
      // Stories show what a caller might put in: a region that scrolls is focusable.
      files: stories,
      rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
    },
    {
      // The tools that read these files demand a default export.
      files: ['**/*.stories.tsx', '.storybook/*', '*.config.ts', '**/*.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
};

const text = JSON.stringify(config, null, 2) + '\n';
if (process.argv.includes('--check')) {
  const found = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '';
  if (found !== text) {
    console.error('.oxlintrc.json differs from .ci/generate-lint.mjs: run `npm run generate` and commit it');
    process.exitCode = 1;
  }
} else fs.writeFileSync(target, text);
