import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check } from 'prettier';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import prettierOptions from '../../.prettierrc.json';
import { parseStories } from '../stories/parseStories';
import { parseTsx, textOf } from '../stories/syntax';
import { bin, root } from '../run';
import { createFiles, PLACEHOLDER } from './files';
import { LAYERS, planComponent, type Layer, type Plan } from './plan';

const none = (): readonly string[] => [];
const withBadge = (layer: string): readonly string[] => (layer === 'primitives' ? ['Badge'] : []);

describe('the path of a component', () => {
  it.each(['cards/OpenHouseCard', 'packages/ui/cards/OpenHouseCard/', 'packages\\ui\\cards\\OpenHouseCard'])(
    '%s is a card',
    (component) => {
      expect(planComponent(component, none)).toEqual({
        layer: 'cards',
        name: 'OpenHouseCard',
        folder: 'packages/ui/cards/OpenHouseCard',
      });
    },
  );

  it.each([
    ['', 'Name the component to create'],
    ['cards', 'Add the name of the component'],
    ['widgets/OpenHouseCard', 'There is no layer "widgets"'],
    ['OpenHouseCard', 'There is no layer "OpenHouseCard"'],
    ['cards/openHouseCard', 'is not the name of a component'],
    ['cards/Open_House', 'is not the name of a component'],
    ['cards/../../Open', 'is directly in its layer'],
    ['cards/Open/House', 'is directly in its layer'],
    ['fields/OpenHouse', 'The name of a field ends in Field'],
    ['forms/OpenHouseForm', '"A new form"'],
    ['apps/web/screens/OpenHouse', '"A new screen"'],
    ['cards/Badge', 'Badge exists already: packages/ui/primitives/Badge.'],
    ['cards/BadGe', 'BadGe exists already'],
  ])('%s is rejected with a message', (component, says) => {
    expect(planComponent(component, withBadge)).toContain(says);
  });
});

const plans = (Object.keys(LAYERS) as Layer[]).map((layer): Plan => ({
  layer,
  name: layer === 'fields' ? 'GeneratedField' : `Generated${LAYERS[layer]}`,
  folder: `packages/ui/${layer}/Generated${layer === 'fields' ? 'Field' : LAYERS[layer]}`,
}));

const written = (
  await Promise.all(
    plans.map(async (plan) =>
      (await createFiles(plan, { hasHelpers: true })).map(({ name, text }) => ({
        layer: plan.layer,
        component: plan.name,
        file: `${plan.folder}/${name}`,
        text,
      })),
    ),
  )
).flat();

/** The values (not types) that a file imports from other folders of packages/ui. */
function importedNames(file: string, text: string): { from: string; name: string }[] {
  return parseTsx(file, text)
    .statements.filter(ts.isImportDeclaration)
    .flatMap(({ importClause, moduleSpecifier }) => {
      const from = textOf(moduleSpecifier);
      const bindings = importClause?.namedBindings;
      if (!from.startsWith('../') || bindings === undefined || !ts.isNamedImports(bindings)) return [];
      return bindings.elements
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ name }) => ({ from, name: name.text }));
    });
}

describe('the created files', () => {
  let folder = '';
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-new-'));
    fs.copyFileSync(path.join(root, 'oxlint.config.ts'), path.join(folder, 'oxlint.config.ts'));
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const { file, text } of written) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    }
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it.each(written)('$file is formatted, and every placeholder for its name is replaced', async ({ text }) => {
    expect(await check(text, { ...prettierOptions, parser: 'typescript' })).toBe(true);
    expect(text).not.toMatch(/\bX\b|\bXProps\b|DOC/);
  });

  it.each(written)('$file imports only what exists', async ({ file, text }) => {
    for (const { from, name } of importedNames(file, text)) {
      const module: unknown = await import(path.resolve(root, path.dirname(file), from));
      expect(module).toHaveProperty(name);
    }
  });

  it('pass the linter', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', bin('oxlint'), '--deny-warnings'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    expect(stdout).toContain('0 errors');
    expect(status).toBe(0);
  });

  it.each(plans)(
    'a component in $layer has stories under its layer, and three sentences to write',
    (plan) => {
      const componentFiles = written.filter(({ component }) => component === plan.name);
      const [file] = componentFiles.filter(({ file: name }) => name.endsWith('.stories.tsx'));
      const stories = parseStories(file?.file ?? '', file?.text ?? '');
      expect(stories.length).toBeGreaterThan(1);
      expect(stories[0]).toMatchObject({
        title: `${LAYERS[plan.layer]}/${plan.name}`,
        name: 'Default',
        hasPlay: true,
      });
      for (const { doc } of stories) expect(doc).toMatch(/\w.*\.$/);
      expect(
        componentFiles
          .map(({ text }) => text.split(PLACEHOLDER).length - 1)
          .reduce((sum, count) => sum + count),
      ).toBe(3);
    },
  );
});
