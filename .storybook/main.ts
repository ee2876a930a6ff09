import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import chromaticConfig from '../chromatic.config.json' with { type: 'json' };
import { workbenchPlugin } from '../workbench/pages/plugin.ts';
import { withStateTags } from '../workbench/states/stateIndexer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const baselinesFolder = path.join(root, 'tools/visual/baselines');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../workbench/**/*.mdx',
    '../workbench/**/*.stories.tsx',
    '../packages/ui/**/*.mdx',
    '../packages/ui/**/*.stories.tsx',
    '../apps/*/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-designs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
    '../workbench/manager/preset.ts',
    // The Visual Tests panel, for a repository with a Chromatic project.
    ...('projectId' in chromaticConfig ? ['@chromatic-com/storybook'] : []),
  ],
  experimental_indexers: (indexers) =>
    (indexers ?? []).map((indexer) =>
      indexer.test.test('.stories.tsx') ? withStateTags(indexer, root) : indexer,
    ),
  staticDirs: [
    '../mocks/worker',
    { from: '../mocks/photos', to: '/mocks/photos' },
    { from: '../packages/ui/theme/fonts', to: '/fonts' },
    '../apps/web/public',
    // The Design panel's images, and the page that shows one.
    { from: '../docs/design', to: '/design' },
    { from: '../workbench/design/public', to: '/design' },
    // Thumbnails of the catalogue; a checkout without baselines has none.
    ...(fs.existsSync(baselinesFolder) ? [{ from: baselinesFolder, to: '/baselines' }] : []),
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    allowedHosts: process.env['ALLOWED_HOSTS']?.split(',') ?? [],
  },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // The theme sets the background.
    backgrounds: false,
  },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: [...(viteConfig.plugins ?? []), workbenchPlugin(root)],
    build: {
      ...viteConfig.build,
      rolldownOptions: {
        ...viteConfig.build?.rolldownOptions,
        // Omits the warnings about "use client" in libraries: the directive has no effect in a browser bundle.
        checks: { ...viteConfig.build?.rolldownOptions?.checks, moduleLevelDirective: false },
      },
    },
  }),
};

export default config;
