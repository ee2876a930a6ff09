import fs from 'node:fs';
import path from 'node:path';
import { combineTags, storyNameFromExport, toId } from 'storybook/internal/csf';
import {
  asMadeObject,
  asObject,
  constantsOf,
  docOf,
  isExported,
  member,
  parseTsx,
  textOf,
  textsOf,
} from './syntax.ts';

/** A story as its file writes it down; nothing of it has run. */
export interface ParsedStory {
  id: string;
  title: string;
  name: string;
  /** From the root of the repository. */
  file: string;
  /** Its doc comment: when a person meets it. */
  doc: string;
  /** Its file's and its own; '!visual' takes one of the file's away, as in Storybook. */
  tags: string[];
  /** Lines of checklist.md and faults of faults.md. */
  proves: string[];
  /** What it asks of its backend and address; '' when it leaves that to the toolbar. */
  session: string;
  network: string;
  scenario: string;
  route: string;
  /** Answers of its own (`parameters.msw`). */
  hasHandlers: boolean;
  /** The operations that it lets fail or hang by name (`outcomes.getPropertyError`), each once. */
  failingOperations: string[];
  /** Does what a person does. */
  hasPlay: boolean;
  /** 'phone', 'tablet'; '' for the width of the window. */
  viewport: string;
}

const FOLDERS = ['packages/ui', 'apps/web', 'mocks', 'workbench'];

/** Every file of stories, from the root, in the order of their paths. */
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

function wishesOf(own: Parameters, shared: Parameters) {
  const text = (name: string) => textOf(own && member(own, name)) || textOf(shared && member(shared, name));
  return {
    session: text('session'),
    network: text('network'),
    scenario: text('scenario'),
    route: text('route'),
    hasHandlers: [own, shared].some((parameters) => parameters && member(parameters, 'msw') !== null),
  };
}

const FAILING = /\boutcomes\.(\w+?)(?:Error|Offline|Forever)\b/g;

const failingOf = (story: string): string[] => [
  ...new Set([...story.matchAll(FAILING)].map(([, operation]) => operation ?? '')),
];

/** The stories of one file, in the order they are written. */
export function parseStories(file: string, text: string): ParsedStory[] {
  const constants = constantsOf(parseTsx(file, text));
  const meta = asObject(constants.find(({ name }) => name === 'meta')?.value ?? null);
  const title = textOf(meta && member(meta, 'title'));
  if (!meta || title === '') return [];
  const shared = asObject(member(meta, 'parameters'));
  /** An object written in place, or a constant of the file by its name. */
  const named = (node: ReturnType<typeof member>) =>
    asObject(constants.find(({ name }) => name === node?.getText())?.value ?? node);
  return constants
    .filter(({ statement }) => isExported(statement))
    .flatMap(({ name: exportName, value, statement }) => {
      const story = asMadeObject(value);
      if (!story) return [];
      const name = textOf(member(story, 'name')) || storyNameFromExport(exportName);
      const own = asObject(member(story, 'parameters'));
      const globals = named(member(story, 'globals') ?? member(meta, 'globals'));
      const viewport = asObject(globals && member(globals, 'viewport'));
      return [
        {
          id: toId(title, storyNameFromExport(exportName)),
          title,
          name,
          file,
          doc: docOf(statement),
          tags: combineTags(...textsOf(member(meta, 'tags')), ...textsOf(member(story, 'tags'))),
          proves: [...textsOf(shared && member(shared, 'proves')), ...textsOf(own && member(own, 'proves'))],
          ...wishesOf(own, shared),
          failingOperations: failingOf(statement.getText() + story.getText()),
          hasPlay: member(story, 'play') !== null,
          viewport: textOf(viewport && member(viewport, 'value')),
        },
      ];
    });
}

/** Every story of the repository. */
export function readStories(root: string): ParsedStory[] {
  return storyFiles(root).flatMap((file) =>
    parseStories(file, fs.readFileSync(path.join(root, file), 'utf8')),
  );
}
