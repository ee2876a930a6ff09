import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from 'prettier';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import prettierOptions from '../../.prettierrc.json';
import { parseStories } from '../stories/parseStories';
import { parseTsx, textOf } from '../stories/syntax';
import { bin } from '../run';
import { filesOf, UNWRITTEN } from './files';
import { LAYERS, planOf, type Layer, type Plan } from './plan';

const root = fileURLToPath(new URL('../..', import.meta.url));

const none = (): readonly string[] => [];
const held = (layer: string): readonly string[] => (layer === 'primitives' ? ['Badge'] : []);

describe('what is asked for', () => {
  it.each(['cards/OpenHouseCard', 'packages/ui/cards/OpenHouseCard/', 'packages\\ui\\cards\\OpenHouseCard'])(
    '%s is the folder of a card',
    (asked) => {
      expect(planOf(asked, none)).toEqual({
        layer: 'cards',
        name: 'OpenHouseCard',
        folder: 'packages/ui/cards/OpenHouseCard',
      });
    },
  );

  it.each([
    ['', 'Say which component to make'],
    ['cards', 'Say the name of the component too'],
    ['widgets/OpenHouseCard', 'There is no layer "widgets"'],
    ['OpenHouseCard', 'There is no layer "OpenHouseCard"'],
    ['cards/openHouseCard', 'is not the name of a component'],
    ['cards/Open_House', 'is not the name of a component'],
    ['cards/../../Open', 'stands directly in its layer'],
    ['cards/Open/House', 'stands directly in its layer'],
    ['fields/OpenHouse', 'The name of a field ends in Field'],
    ['forms/OpenHouseForm', 'begin as packages/ui/forms/ReportForm does'],
    ['apps/web/screens/OpenHouse', 'A screen is also an address'],
    ['cards/Badge', 'There is a Badge already: packages/ui/primitives/Badge.'],
    ['cards/BadGe', 'There is a BadGe already'],
  ])('%s is refused with a sentence', (asked, says) => {
    expect(planOf(asked, held)).toContain(says);
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
      (await filesOf(plan, { hasHelpers: true })).map(({ name, text }) => ({
        layer: plan.layer,
        component: plan.name,
        file: `${plan.folder}/${name}`,
        text,
      })),
    ),
  )
).flat();

/** The names that a file takes at run time from elsewhere in packages/ui, by the path from its folder. */
function takenNames(file: string, text: string): { from: string; name: string }[] {
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

describe('what is written', () => {
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

  it.each(written)('$file is formatted and names only its component', async ({ text }) => {
    expect(await check(text, { ...prettierOptions, parser: 'typescript' })).toBe(true);
    expect(text).not.toMatch(/\bX\b|\bXProps\b|DOC/);
  });

  it.each(written)('$file takes only what there is', async ({ file, text }) => {
    for (const { from, name } of takenNames(file, text)) {
      const module: unknown = await import(path.resolve(root, path.dirname(file), from));
      expect(module).toHaveProperty(name);
    }
  });

  it('passes the linter', () => {
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

  it.each(plans)('a $layer component has stories under its layer and is told what to write', (plan) => {
    const own = written.filter(({ component }) => component === plan.name);
    const [file] = own.filter(({ file: name }) => name.endsWith('.stories.tsx'));
    const stories = parseStories(file?.file ?? '', file?.text ?? '');
    expect(stories.length).toBeGreaterThan(1);
    expect(stories[0]).toMatchObject({
      title: `${LAYERS[plan.layer]}/${plan.name}`,
      name: 'Default',
      hasPlay: true,
    });
    for (const { doc } of stories) expect(doc).toMatch(/\w.*\.$/);
    expect(own.map(({ text }) => text.split(UNWRITTEN).length - 1).reduce((sum, count) => sum + count)).toBe(
      3,
    );
  });
});
