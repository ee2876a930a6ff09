import { describe, expect, it } from 'vitest';
import { newestChanges, publishedManifest } from './manifest';
import { clientModules } from './useClient';

const source = {
  name: '@efie/ui',
  version: '1.2.3',
  description: 'Components',
  license: 'MIT',
  type: 'module',
  private: true,
  exports: {
    '.': './index.ts',
    './cards/*': './cards/*/index.ts',
    './fields/storyFields': './fields/storyFields.ts',
    './theme/tokens.json': './theme/tokens.json',
  },
  dependencies: { '@efie/contract': '1.2.3', '@efie/domain': '1.2.3', formik: '2.4.9' },
  devDependencies: { '@efie/mocks': '1.2.3' },
  peerDependencies: { react: '^19.2.0' },
};

describe('publishedManifest', () => {
  const manifest = publishedManifest(source, {
    exports: { './theme.css': './theme/theme.css' },
    sideEffects: ['./theme/theme.css'],
    inlined: ['@efie/contract'],
    storybook: 'https://efie.example/storybook/',
  });

  it('exports built files with their types, nothing of stories, and what only the build has', () => {
    expect(manifest.exports).toEqual({
      '.': { types: './index.d.ts', default: './index.js' },
      './cards/*': { types: './cards/*/index.d.ts', default: './cards/*/index.js' },
      './theme/tokens.json': './theme/tokens.json',
      './theme.css': './theme/theme.css',
      './package.json': './package.json',
    });
    // Node takes the first condition that matches.
    expect(Object.keys(manifest.exports['.'] ?? {})).toEqual(['types', 'default']);
  });

  it('asks for ranges and names the Storybook, without workspaces that are part of the package and without development tools', () => {
    expect(manifest).toMatchObject({
      dependencies: { '@efie/domain': '^1.2.3', formik: '^2.4.9' },
      peerDependencies: { react: '^19.2.0' },
      sideEffects: ['./theme/theme.css'],
      storybook: { url: 'https://efie.example/storybook/' },
    });
    expect(manifest.dependencies).not.toHaveProperty('@efie/contract');
    expect(manifest).not.toHaveProperty('private');
    expect(manifest).not.toHaveProperty('devDependencies');
  });
});

describe('newestChanges', () => {
  it('is the first entry of a changelog', () => {
    const newest = '### Minor Changes\n\n- 1a2b3c4: A calendar of visits.';
    const older = '## 0.1.0\n\n### Minor Changes\n\n- First release.';
    expect(newestChanges(`# @efie/ui\n\n## 0.2.0\n\n${newest}\n\n${older}\n`)).toBe(newest);
    expect(newestChanges('# @efie/ui\n')).toBe('');
  });
});

describe('clientModules', () => {
  it('finds modules with hooks or styles and those that import them, but no barrel and no plain rule', () => {
    expect(
      clientModules([
        { fileName: 'index.js', imports: ['Card/index.js', 'theme/tokens.js'] },
        { fileName: 'Card/index.js', imports: ['Card/Card.js'] },
        { fileName: 'Card/Card.js', imports: ['react/jsx-runtime', 'Card/Card.styles.js'] },
        { fileName: 'Card/Card.styles.js', imports: ['styled-components', 'theme/tokens.js'] },
        { fileName: 'Card/Card.helpers.js', imports: ['@efie/domain', 'lucide-react'] },
        { fileName: 'theme/tokens.js', imports: [] },
      ]).toSorted(),
    ).toEqual(['Card/Card.js', 'Card/Card.styles.js']);
  });

  it('finds every module of a cycle', () => {
    expect(
      clientModules([
        { fileName: 'a.js', imports: ['b.js'] },
        { fileName: 'b.js', imports: ['a.js', 'c.js'] },
        { fileName: 'c.js', imports: ['react'] },
      ]).toSorted(),
    ).toEqual(['a.js', 'b.js', 'c.js']);
  });
});
