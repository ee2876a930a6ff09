import fs from 'node:fs';
import path from 'node:path';
import { combineTags, storyNameFromExport, toId } from 'storybook/internal/csf';
import type ts from 'typescript';
import { readProofs, requirementsByStory } from '../coverage/proofs.ts';
import {
  resolveObject,
  asObject,
  constantsOf,
  docOf,
  elementsOf,
  isExported,
  member,
  metaOf,
  parseTsx,
  textOf,
  textsOf,
} from './syntax.ts';

/** A story as its source describes it; parsed without running it. */
export interface ParsedStory {
  id: string;
  title: string;
  name: string;
  /** From the root of the repository. */
  file: string;
  doc: string;
  /** Tags of its file and its own; '!visual' removes a tag of the file, as in Storybook. */
  tags: string[];
  /** Decorators of its file, by the name in the source: 'wholeApp'. */
  decorators: string[];
  /** Lines of checklist.md and faults of faults.md that it proves: 'C12', 'F3'. */
  proves: readonly string[];
  /** The parameter `kind` of its file; '' for a component alone. */
  kind: string;
  /** Parameters of the story; '' when the toolbar decides. */
  session: string;
  network: string;
  scenario: string;
  route: string;
  /** Whether it changes responses of the mock backend. */
  hasHandlers: boolean;
  /** Operations that fail or never respond in it (`outcomes.getPropertyError`, `serverCrash('getProperty')`), without duplicates. */
  failingOperations: string[];
  /** Those of them that never respond (`outcomes.getPropertyForever`). */
  pendingOperations: string[];
  hasPlay: boolean;
  /** 'phone', 'tablet'; '' for the default. */
  viewport: string;
}

const FOLDERS = ['packages/ui', 'apps/web', 'apps/mock-panel', 'workbench'];

/** Every story file, as sorted paths from the root. */
export function storyFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx') && !file.includes('node_modules'))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
      .toSorted(),
  );
}

type Parameters = ReturnType<typeof asObject>;

function backendParameters(own: Parameters, shared: Parameters) {
  const text = (name: string) => textOf(own && member(own, name)) || textOf(shared && member(shared, name));
  return {
    session: text('session'),
    network: text('network'),
    scenario: text('scenario'),
    route: text('route'),
  };
}

/** Whether its `beforeEach` adds handlers to the mock backend's: `beforeEach({ msw }) { msw.use(…) }`. */
const usesWorker = (annotations: ts.ObjectLiteralExpression): boolean =>
  /\bmsw\b/.test(member(annotations, 'beforeEach')?.getText() ?? '');

const FAILING_OUTCOME = /\boutcomes\.(\w+?)(?:Error|Offline|Forever)\b|\bserverCrash\('(\w+)'\)/g;

const PENDING_OUTCOME = /\boutcomes\.(\w+?)Forever\b/g;

const operationsIn = (source: string, outcome: RegExp): string[] => [
  ...new Set([...source.matchAll(outcome)].map(([, operation, crashed]) => operation ?? crashed ?? '')),
];

/**
 * Stories of a file in CSF 3. A file without a literal title has none.
 * @param requirements what each story proves, by story ID
 */
export function parseStories(
  file: string,
  text: string,
  requirements: ReadonlyMap<string, readonly string[]> = new Map(),
): ParsedStory[] {
  const constants = constantsOf(parseTsx(file, text));
  const meta = metaOf(constants);
  const title = textOf(meta && member(meta, 'title'));
  if (!meta || title === '') return [];
  const shared = asObject(member(meta, 'parameters'));
  /** An object literal, or the constant of the file that the expression names. */
  const resolve = (node: ReturnType<typeof member>) =>
    asObject(constants.find(({ name }) => name === node?.getText())?.value ?? node);
  return constants
    .filter(({ statement }) => isExported(statement))
    .flatMap(({ name: exportName, value, statement }) => {
      const story = resolveObject(value);
      if (!story) return [];
      const name = textOf(member(story, 'name')) || storyNameFromExport(exportName);
      const own = asObject(member(story, 'parameters'));
      const [viewport = null] = [story, meta].flatMap((object) => {
        const globals = resolve(member(object, 'globals'));
        return asObject(globals && member(globals, 'viewport')) ?? [];
      });
      // The object may be that of a helper.
      const source = statement.getText() + story.getText();
      const id = toId(title, storyNameFromExport(exportName));
      return [
        {
          id,
          title,
          name,
          file,
          doc: docOf(statement),
          tags: combineTags(...textsOf(member(meta, 'tags')), ...textsOf(member(story, 'tags'))),
          decorators: elementsOf(member(meta, 'decorators')).map((element) => element.getText()),
          kind: textOf(shared && member(shared, 'kind')),
          proves: requirements.get(id) ?? [],
          ...backendParameters(own, shared),
          hasHandlers:
            [own, shared].some((parameters) => parameters && member(parameters, 'msw') !== null) ||
            [story, meta].some(usesWorker),
          failingOperations: operationsIn(source, FAILING_OUTCOME),
          pendingOperations: operationsIn(source, PENDING_OUTCOME),
          hasPlay: member(story, 'play') !== null,
          viewport: textOf(viewport && member(viewport, 'value')),
        },
      ];
    });
}

export function readStories(root: string): ParsedStory[] {
  const requirements = requirementsByStory(readProofs(root));
  return storyFiles(root).flatMap((file) =>
    parseStories(file, fs.readFileSync(path.join(root, file), 'utf8'), requirements),
  );
}
