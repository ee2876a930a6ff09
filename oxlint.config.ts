import { defineConfig } from 'oxlint';

interface Restriction {
  /** Matches the import specifier. */
  regex: string;
  /** Where the code belongs instead. */
  message: string;
}

const restrict = (regex: string, message: string): Restriction => ({ regex, message });
/** Relative imports of a folder beside or above the zone: `../cards`, `../../cards/PropertyCard`. */
const folders = (names: string, message: string): Restriction =>
  restrict(`^(\\.\\./)+(${names})(/|$)`, message);
/** Relative imports that leave a package: at least `levels` steps up, then into another package's folder. */
const escape = (levels: number, names: string): Restriction =>
  restrict(
    `^(\\.\\./){${levels},}(${names})(/|$)`,
    'Import another package by its name (@efie/...), never by a path out of its folder.',
  );

const no = {
  stories: restrict(
    '/story[A-Z]\\w*$',
    'A file whose name begins with story is for stories only. Move what the product needs out of it.',
  ),
  mocks: restrict(
    '^@efie/mock(s|-panel)(/|$)',
    'Production code never imports the mocks or their panel. Only stories, tests, testing, workbench and tools do; the app starts them through its one dynamic import in apps/web/app.',
  ),
  panel: restrict(
    '^@efie/mock-panel',
    'The mocks are below their panel. Put what both need into mocks/controls.',
  ),
  client: restrict(
    '^@efie/api$',
    'The mocks implement the contract and send no requests: import its types from @efie/contract.',
  ),
  rendering: restrict(
    '^(react|react-dom|styled-components|radix-ui|lucide-react)(/|$)',
    'The mocks render nothing. Components of the panel and of the payment page belong in apps/mock-panel.',
  ),
  web: restrict(
    '^@efie/web',
    'A package does not import the app. Put what both need into packages/domain, packages/api or packages/ui.',
  ),
  ui: restrict(
    '^@efie/ui',
    'This layer is below packages/ui. Render in packages/ui and pass data to it from here.',
  ),
  api: restrict(
    '^@efie/api',
    'This layer is below packages/api. Put rules that send no request into packages/domain; send requests in packages/api and pass their results in.',
  ),
  router: restrict(
    '^react-router',
    'packages/ui does not depend on the router: take an href for the Link that the provider supplies, or report through a callback such as onSaved({ listingId }). Navigation belongs in apps/web.',
  ),
  formik: restrict(
    '^(formik|yup)(/|$)',
    'formik and yup belong in packages/ui/fields (adapters) and packages/ui/forms (forms). Use or write a field or a form there.',
  ),
  toast: restrict(
    '^react-hot-toast',
    'Toasts are shown by dialogs and screens. Return or throw here and let the caller show the message.',
  ),
  wire: restrict(
    '^openapi-fetch',
    'Requests belong in packages/api: one file per operation, named after its operationId.',
  ),
  react: restrict(
    '^(react|react-dom|styled-components)(/|$)|^@tanstack/',
    'packages/domain is plain rules: no React, no query cache. Components belong in packages/ui, hooks in packages/api.',
  ),
  drawing: restrict(
    '^(react-dom|styled-components|radix-ui|lucide-react)(/|$)',
    'packages/api renders nothing. Components belong in packages/ui.',
  ),
  radix: restrict(
    '^(radix-ui|@radix-ui/)',
    'radix-ui is wrapped once, in packages/ui/primitives. Use the wrapper, or write one there.',
  ),
  fetching: (what: string): Restriction =>
    restrict(
      '^@efie/api|^@tanstack/',
      `${what} take domain types and do not fetch. Send requests in a screen, a dialog or a form, and pass values and callbacks.`,
    ),
  tooling: restrict(
    '^(\\.\\./)+(testing|workbench|tools|\\.storybook)(/|$)',
    'Product code and mocks never import testing, workbench, tools or .storybook. Move what both need into a package.',
  ),
  tools: restrict(
    '^(\\.\\./)+(workbench|tools)(/|$)',
    'Tools and workbench are programs and pages: only .storybook and package.json start them. Move a shared helper into testing.',
  ),
  workbench: restrict(
    '^(\\.\\./)+workbench(/|$)',
    'Only .storybook imports the workbench. Move what a tool needs into tools; the workbench may import it there.',
  ),
  modesOnly: restrict(
    '^(\\.\\./)+\\.storybook/(main|preview|manager|vitest)',
    'Only .storybook/modes is shared. Move anything else into testing or workbench.',
  ),
  toolsInStorybook: restrict(
    '^(\\.\\./)+tools(/|$)',
    'Storybook is configured from workbench and testing. Import a tool through the workbench.',
  ),
  journeys: restrict(
    '^(\\.\\./)+(apps/web/)?journeys(/|$)',
    'Journeys are tests of the app: nothing imports them. Move a shared helper into testing.',
  ),
  app: restrict(
    '^(\\.\\./)+app(/|$)',
    'apps/web/app is above screens and routing. Move what both need into apps/web/routing, or pass it as a prop.',
  ),
  screens: restrict(
    '^(\\.\\./)+screens(/|$)',
    'apps/web/routing is below screens. Move what both need into routing, or render it in the screen.',
  ),
};

type Rules = Record<string, 'off' | 'error' | ['error', ...unknown[]]>;

const imports = (...patterns: Restriction[]): Rules => ({ 'no-restricted-imports': ['error', { patterns }] });

const calls = ['fetch', 'XMLHttpRequest'].map((name) => ({ name, message: no.wire.message }));
const storage = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Storage belongs in packages/api/storage.',
}));
const browser = ['window', 'document', 'navigator', 'location'].map((name) => ({
  name,
  message: 'packages/domain is plain rules and runs anywhere: take the value as an argument.',
}));
interface RestrictedGlobal {
  name: string;
  message: string;
}

const globals = (...names: RestrictedGlobal[]): Rules => ({
  'no-restricted-globals': ['error', ...names],
  // The same names reached through the global object.
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) =>
      names.map(({ name, message }) => ({ object, property: name, message })),
    ),
  ],
});
const anyGlobal: Rules = { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' };

const inUi = [
  no.stories,
  no.tooling,
  no.mocks,
  no.web,
  no.router,
  no.wire,
  escape(1, 'api|domain|packages|mocks|apps'),
];

const inWeb = [
  no.stories,
  no.tooling,
  no.journeys,
  no.wire,
  no.formik,
  no.radix,
  escape(2, 'packages|mocks'),
];

const inMocks = [
  no.tooling,
  no.panel,
  no.web,
  no.ui,
  no.rendering,
  no.router,
  no.formik,
  no.toast,
  no.wire,
  escape(1, 'packages|apps'),
];

const zones: [files: string, rules: Rules][] = [
  [
    'packages/domain/**',
    {
      ...imports(
        no.tooling,
        no.react,
        no.ui,
        no.api,
        no.mocks,
        no.web,
        no.router,
        no.formik,
        no.toast,
        no.wire,
        escape(1, 'api|ui|packages|mocks|apps'),
      ),
      ...globals(...calls, ...storage, ...browser),
    },
  ],
  [
    'packages/api/**',
    {
      ...imports(
        no.tooling,
        no.drawing,
        no.ui,
        no.mocks,
        no.web,
        no.router,
        no.formik,
        no.toast,
        escape(1, 'ui|domain|packages|mocks|apps'),
      ),
      ...globals(...calls, ...storage),
    },
  ],
  ['packages/api/{storage,device}/**', globals(...calls)],
  ['packages/api/{config.ts,client/**}', globals(...storage)],
  ['packages/ui/**', { ...imports(...inUi, no.formik, no.radix), ...globals(...calls, ...storage) }],
  [
    'packages/ui/theme/**',
    imports(
      ...inUi,
      no.formik,
      no.radix,
      restrict(
        '^@efie/(api|domain)',
        'The theme does not depend on the market. Put this into cards, forms, dialogs or panels.',
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
      // @efie/domain/listeners is allowed: it is not about the market.
      restrict(
        '^@efie/(api|domain/([^l]|listing))',
        'Primitives depend on neither requests nor business rules: take plain props, and put the rules into cards, fields, forms, dialogs or panels.',
      ),
      folders(
        'fields|photos|cards|forms|dialogs|panels',
        'Primitives are below fields, photos, cards, forms, dialogs and panels: move this component up, or the shared part down.',
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
        'Fields are below forms: move this part up into forms, or the shared part down into primitives.',
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
      restrict(
        '^(react|react-dom|styled-components)(/|$)',
        'photos processes bytes and pixels, also in a worker, and renders nothing. Components belong in fields.',
      ),
      folders(
        'theme|primitives|fields|cards|forms|dialogs|panels|hooks',
        'photos imports only packages/domain: pass values and callbacks.',
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
        'Cards are made of primitives only: move this part into a panel, a dialog or a screen.',
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
        'Forms are below dialogs: move this part up into a dialog, a panel or a screen.',
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
        'Dialogs are made of forms, fields and primitives. What shows cards or parts of a screen belongs in a panel or a screen.',
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
        'Panels are made of cards and primitives. Open dialogs and place forms from the screen, through a callback.',
      ),
    ),
  ],
  ['mocks/**', imports(...inMocks, no.client)],
  // The controls of the mock backend start and end the session of packages/api.
  ['mocks/controls/**', imports(...inMocks)],
  // The mock panel and the mock payment page: an app beside the product, made of its components.
  [
    'apps/mock-panel/**',
    imports(
      no.stories,
      no.tooling,
      no.web,
      no.router,
      no.formik,
      no.radix,
      no.toast,
      no.wire,
      escape(1, 'packages|mocks|apps|web'),
    ),
  ],
  [
    'apps/web/**',
    {
      ...imports(no.mocks, ...inWeb),
      // sessionStorage is allowed: flags of one tab, such as 'reloaded for a missing chunk', belong to the app.
      ...globals(...calls, ...storage.filter(({ name }) => name !== 'sessionStorage')),
    },
  ],
  ['apps/web/screens/**', imports(no.mocks, no.app, ...inWeb)],
  ['apps/web/routing/**', imports(no.mocks, no.app, no.screens, ...inWeb)],
  // The one product file that may import the mocks; main.tsx loads it with a dynamic import that a production build removes.
  ['apps/web/app/startMocks.ts', imports(...inWeb)],
  // The script of the mock payment page, which a production build does not contain.
  ['apps/web/app/startCheckout.ts', imports(...inWeb)],
  // Build plugins import single files of a package, because its entry would load React.
  ['apps/web/build/**', imports(no.mocks)],
];

const tests = ['**/*.test.ts', '**/*.test.tsx', 'apps/web/journeys/**'];
/** A file whose name begins with story is a helper of stories only. */
const stories = ['**/*.stories.tsx', '**/story[A-Z]*.ts', '**/story[A-Z]*.tsx'];

/** The other places that import on demand, besides the rest of a screen. */
const importingOnDemand = [
  // Screens, and the switches of the entry: mocks, devtools, vitals, the first error.
  'apps/web/app/{main,routes}.tsx',
  'apps/web/app/startMocks.ts',
  'apps/web/app/errors/reportError.ts',
  // What runs in a worker where it can, and the data of a search.
  'packages/api/listings/{listProperties,publicListings}.ts',
  'packages/ui/hooks/useDistricts.ts',
  'packages/ui/photos/photoProcessor.ts',
  // What only sending a form needs: schemas, photos, the request.
  'packages/api/races/raceBrowser.ts',
  'packages/api/{device,session}/importDraftPhotos.ts',
  'packages/api/listings/useCreateProperty.ts',
  'packages/ui/dialogs/EditListing/useSaveListing.ts',
  'packages/ui/forms/*/{*Form,use*Form}.{ts,tsx}',
  'packages/ui/forms/ListPropertyForm/photoPreparer.ts',
];

export default defineConfig({
  jsPlugins: ['./tools/lint/translation.js', './tools/lint/dynamicImport.js'],
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error' },
  env: { builtin: true, browser: true, node: true },
  // Generated code and reference data.
  ignorePatterns: [
    'node_modules',
    'dist',
    'dist-demo',
    'storybook-static',
    'packages/contract/generated',
    'mocks/worker',
    'data',
  ],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // Link takes its component from a provider: it is chosen during render, not created.
    'react/static-components': 'off',
    // Live regions and disabled links need an explicit role: `output` and `a` without href mean something else.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/jsx-no-target-blank': 'error',
    'react/button-has-type': 'error',
    'react/no-danger': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // import() names the type of a lazy-loaded module.
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/ban-ts-comment': 'error',
    'unicorn/prefer-node-protocol': 'error',
    // Playwright reads what a fixture depends on from the pattern of its parameter, which can be empty.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    // vitest documents expect(value, message).
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Tests that walk a table of operations or listings assert by row.
    'vitest/no-conditional-expect': 'off',
    // Misses assertions behind a condition of a row.
    'vitest/expect-expect': 'off',
    // Bare vi.fn() and toThrow() are meant where neither the type nor the message matters.
    'vitest/require-mock-type-parameters': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    { files: ['packages/**', 'apps/**', 'mocks/**'], rules: { 'no-console': 'error' } },
    ...zones.map(([files, rules]) => ({ files: [files], rules })),
    { files: ['packages/**/*.tsx', 'apps/**/*.tsx'], rules: { 'translation/one-text': 'error' } },
    { files: [...tests, ...stories], rules: { 'translation/one-text': 'off' } },
    {
      files: ['packages/{api,domain,ui}/**', 'apps/web/{app,routing,screens}/**'],
      rules: { 'dynamic-import/only-rest': 'error' },
    },
    { files: [...tests, ...stories, ...importingOnDemand], rules: { 'dynamic-import/only-rest': 'off' } },
    {
      // Stories, their helpers and tests import packages by name, and helpers from testing.
      files: [...tests, ...stories],
      rules: { ...imports(no.tools, escape(2, 'packages|mocks')), ...anyGlobal },
    },
    {
      files: ['testing/**'],
      rules: { ...imports(no.tools, no.modesOnly, no.journeys, escape(1, 'packages|mocks')), ...anyGlobal },
    },
    {
      files: ['tools/**'],
      rules: { ...imports(no.workbench, no.modesOnly, no.journeys), ...anyGlobal },
    },
    {
      files: ['workbench/**'],
      rules: { ...imports(no.modesOnly, no.journeys), ...anyGlobal },
    },
    {
      files: ['.storybook/**'],
      rules: { ...imports(no.toolsInStorybook, no.journeys), ...anyGlobal },
    },
    {
      // Set-up that holds for every story asserts outside of a test block.
      files: ['.storybook/**', 'testing/**'],
      rules: { 'vitest/no-standalone-expect': 'off' },
    },
    {
      // Stories show what a caller may pass: a scrollable region is focusable.
      files: stories,
      rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
    },
    {
      // The tools that read these files require a default export.
      files: [
        '**/*.stories.tsx',
        '.storybook/*',
        'tools/lint/*',
        '*.config.{mjs,ts}',
        '**/*.config.ts',
        '**/journeys/globalSetup.ts',
        'tools/new/plopfile.ts',
        'tools/test/uncaughtErrors.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
