import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import nodePlop from 'node-plop';
import { check } from 'prettier';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import prettierOptions from '../../.prettierrc.json';
import { parseStories } from '../stories/parseStories';
import { bin, root, script } from '../run';
import { readArguments } from './kinds';
import defineGenerators from './plopfile';

/** What the tests create. */
const [card, ...others] = [
  ['cards/OpenHouseCard'],
  ['primitives/OpenHouseMark'],
  ['fields/OpenHouseField'],
  ['panels/OpenHousePanel'],
  ['dialogs/OpenHouseDialog'],
  ['forms/OpenHouseForm'],
  ['screens/OpenHouses', '/open-houses/:id'],
  ['api/agents/getAgentProfile'],
  ['api/billing/listPayments'],
  ['api/account/logOutUser'],
  ['api/reports/reportProperty'],
  ['api/listings/updateProperty'],
] as const;

/** The files that generators read or change. */
const CHANGED = [
  'openapi.yaml',
  'apps/web/routing/paths.ts',
  'apps/web/app/routes.tsx',
  'apps/web/journeys/faults/staticScreens.ts',
];

/** Laid over the repository: an import of a file that is not here is resolved there. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-new-'));
const inFolder = (file: string) => path.join(folder, file);
const read = (file: string) => fs.readFileSync(inFolder(file), 'utf8');
const sources = () =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('node_modules'));

/** Runs a generator as the command does. Rejects for an answer that is invalid. */
async function create(...args: readonly string[]) {
  const [name = '', ...answers] = readArguments(args) ?? [];
  const plop = await nodePlop('', { destBasePath: folder, force: false });
  plop.setPlopfilePath(import.meta.dirname);
  defineGenerators(plop);
  const generator = plop.getGenerator(name);
  const { failures } = await generator.runActions(await generator.runPrompts(answers));
  if (failures.length > 0) throw new Error(JSON.stringify(failures));
}

const runCommand = (...args: readonly string[]) =>
  spawnSync(process.execPath, [...script('tools/new/main.ts'), '--dest', folder, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
let cardRun: ReturnType<typeof runCommand>;

beforeAll(async () => {
  fs.symlinkSync(path.join(root, 'node_modules'), inFolder('node_modules'));
  for (const file of CHANGED) fs.cpSync(path.join(root, file), inFolder(file));
  for (const resource of ['account', 'agents', 'billing', 'listings', 'reports']) {
    fs.mkdirSync(inFolder(`packages/api/${resource}`), { recursive: true });
    fs.writeFileSync(inFolder(`packages/api/${resource}/index.ts`), '');
  }
  for (const args of others) await create(...args);
  cardRun = runCommand(...card);
}, 120_000);
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('the command creates a component without questions and says what to do next', () => {
  expect(cardRun.stdout + cardRun.stderr).toMatch(
    /Next:\n.*npm run test:stories -- packages\/ui\/cards\/Open/s,
  );
  expect(cardRun.status).toBe(0);
});

it('the command fails for what it cannot create, and lists what it can', () => {
  const { stderr, status } = runCommand('widgets/OpenHouse');
  expect(stderr).toMatch(
    /"widgets\/OpenHouse" does not name what to create.*primitives, fields, cards, panels/s,
  );
  expect(status).toBe(1);
});

it.each(['cards/OpenHouseCard', 'packages/ui/cards/OpenHouseCard/', 'packages\\ui\\cards\\OpenHouseCard'])(
  '%s is a card',
  (target) => expect(readArguments([target])).toEqual(['card', 'OpenHouseCard']),
);

it.each(['', 'cards', 'OpenHouse', 'cards/Open/House', 'api/getProperty'])(
  '"%s" does not name what to create',
  (target) => expect(readArguments([target])).toBeNull(),
);

it.each([
  [['cards/openHouse'], 'is not a name: use words that begin with a capital letter'],
  [['cards/OpenhousePanel'], 'OpenhousePanel exists already: packages/ui/panels/OpenHousePanel.'],
  [['fields/OpenHouse'], 'is not the name of a field: call it OpenHouseField'],
  [['screens/OpenHouses'], 'OpenHouses exists already: apps/web/screens/OpenHouses.'],
  [['screens/Saved', '/favorites'], 'The path /favorites is taken, see apps/web/routing/paths.ts.'],
  [['screens/Saved', 'saved'], '"saved" is not a path: begin with a slash'],
  [['api/listings/getHouse'], 'has no operation "getHouse": add it and run npm run generate first.'],
  [['api/houses/getProperty'], 'packages/api has no folder "houses". Its folders are account, agents'],
  [['api/agents/reportProperty'], 'reportProperty exists already: packages/api/reports/reportProperty.ts.'],
])('%s is rejected with a message', async (args, message) => {
  await expect(create(...args)).rejects.toThrow(message);
});

describe('the created files', () => {
  it('are formatted', async () => {
    for (const file of sources())
      expect(await check(read(file), { ...prettierOptions, parser: 'typescript' }), file).toBe(true);
  });

  it('pass the linter', () => {
    for (const file of ['oxlint.config.ts', 'tools/lint'])
      fs.cpSync(path.join(root, file), inFolder(file), { recursive: true });
    const oxlint = ['--import', 'tsx', bin('oxlint'), '--deny-warnings'];
    const { stdout, status } = spawnSync(process.execPath, oxlint, { cwd: folder, encoding: 'utf8' });
    fs.rmSync(inFolder('oxlint.config.ts'));
    expect(stdout).toContain('0 errors');
    expect(status).toBe(0);
  });

  it('pass the type check', () => {
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile).config,
      ts.sys,
      root,
    );
    const program = ts.createProgram(sources().map(inFolder), {
      ...options,
      types: [],
      incremental: false,
      rootDirs: [folder, root],
    });
    // Only these files: what they import is checked by `npm run check -- types`.
    const problems = sources().flatMap((file) => {
      const source = program.getSourceFile(inFolder(file));
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
        ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      );
    });
    expect(problems).toEqual([]);
  }, 120_000);

  it('include stories that are titled by layer, and sentences to write', () => {
    const storyFiles = sources().filter((file) => file.endsWith('.stories.tsx'));
    expect(storyFiles).toHaveLength(7);
    for (const file of storyFiles) {
      const stories = parseStories(file, read(file));
      const [layer = '', name = ''] = file.split(path.sep).slice(-3);
      expect(stories).not.toEqual([]);
      expect(stories[0]).toMatchObject({
        title: `${layer.charAt(0).toUpperCase()}${layer.slice(1)}/${name}`,
        name: 'Default',
        hasPlay: true,
      });
      for (const { doc } of stories) expect(doc).toMatch(/\w.*\.$/);
      expect(read(path.join(path.dirname(file), `${name}.tsx`))).toContain('Describe here');
    }
  });
});
