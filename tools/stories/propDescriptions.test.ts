import fs from 'node:fs';
import path from 'node:path';
import { builtinResolvers, ERROR_CODES, makeFsImporter, parse, type Documentation } from 'react-docgen';
import { expect, it } from 'vitest';
import { repositoryFiles } from '../repositoryFiles';
import { root } from '../run';

const files = repositoryFiles().filter((file) =>
  /^packages\/ui\/(?:primitives|fields|cards|forms|panels|dialogs)\/.*(?<!\.stories|\.test)\.tsx$/.test(file),
);

/** The names that the index of the file's folder exports. */
function exportedNames(file: string): Set<string> {
  const index = path.join(path.dirname(file), 'index.ts');
  const text = fs.existsSync(index) ? fs.readFileSync(index, 'utf8') : '';
  return new Set(text.match(/\b[A-Z]\w*/g));
}

/** Shared, because it keeps the modules that it has parsed. */
const importer = makeFsImporter();

/** The components of a file as Storybook's docs pages read them; none for a file without a component. */
function readComponents(file: string): Documentation[] {
  try {
    return parse(fs.readFileSync(file, 'utf8'), {
      filename: file,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      importer,
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

it('finds the components', () => expect(files.length).toBeGreaterThan(100));

it.each(files)('%s describes the props of its exported components', (file) => {
  const absolute = path.join(root, file);
  const exported = exportedNames(absolute);
  const undescribed = readComponents(absolute)
    .filter(({ displayName = '' }) => exported.has(displayName))
    .flatMap(({ displayName, props = {} }) =>
      Object.entries(props)
        // A prop without a type is an attribute of the element, which only has a default value here.
        .filter(([, { description, tsType }]) => tsType && !description)
        .map(([name]) => `${displayName}: ${name}`),
    );
  expect(undescribed, 'add a doc comment of one line above each prop').toEqual([]);
});
