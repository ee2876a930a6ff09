import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { storyFiles } from './parseStories.ts';
import {
  asObject,
  constantsOf,
  isExported,
  member,
  metaOf,
  parseTsx,
  resolveObject,
  textOf,
} from './syntax.ts';

/** The designs that a story file names: `parameters.design` of its meta and of its stories. */
interface NamedDesigns {
  file: string;
  title: string;
  /** Empty for a design that is not one of ours, such as a Figma URL, and for `[]`; null without the parameter. */
  meta: string[] | null;
  stories: string[][];
}

function namesOf(object: ts.ObjectLiteralExpression | null): string[] | null {
  const parameters = asObject(object && member(object, 'parameters'));
  const design = parameters && member(parameters, 'design');
  if (!design) return null;
  return ts.isCallExpression(design) ? design.arguments.map(textOf) : [];
}

export function readDesignNames(root: string): NamedDesigns[] {
  return storyFiles(root).map((file) => {
    const constants = constantsOf(parseTsx(file, fs.readFileSync(path.join(root, file), 'utf8')));
    const meta = metaOf(constants);
    const stories = constants.filter(({ statement }) => isExported(statement));
    return {
      file,
      title: textOf(meta && member(meta, 'title')),
      meta: namesOf(meta),
      stories: stories.flatMap(({ value }) => [namesOf(resolveObject(value)) ?? []]),
    };
  });
}
