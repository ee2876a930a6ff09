import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { storyFiles } from './stories/parseStories';
import { asObject, constantsOf, member, nameOf, parseTsx, textOf } from './stories/syntax';

const root = fileURLToPath(new URL('..', import.meta.url));

const files = storyFiles(root);

const parse = (file: string): ts.SourceFile => parseTsx(file, fs.readFileSync(path.join(root, file), 'utf8'));

function titleAndGuide(file: string) {
  const meta = asObject(constantsOf(parse(file)).find(({ name }) => name === 'meta')?.value ?? null);
  const parameters = asObject(meta && member(meta, 'parameters'));
  const guide = asObject(parameters && member(parameters, 'guide'));
  const words = (name: string) => textOf(guide && member(guide, name)).trim();
  return { title: textOf(meta && member(meta, 'title')), use: words('use'), avoid: words('avoid') };
}

/** What an `a11y` parameter of a story must not hold: a story is judged whole, by every rule. */
function silencedIn(file: string): string[] {
  const found: string[] = [];
  const refuse = (node: ts.Node, why: string) => found.push(`${why}: ${node.getText().slice(0, 80)}`);
  const visitA11y = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node)) {
      const name = nameOf(node);
      if (name === 'test' && textOf(node.initializer) !== 'error') refuse(node, 'a fault must fail');
      if (name === 'disable' || name === 'disabled' || name === 'manual') refuse(node, 'axe is switched off');
      if (name === 'rules' || name === 'disableOtherRules' || name === 'runOnly')
        refuse(node, 'rules are chosen');
      if (name === 'exclude' || name === 'context') refuse(node, 'parts are left out');
    }
    ts.forEachChild(node, visitA11y);
  };
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && nameOf(node) === 'a11y') visitA11y(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

describe('stories', () => {
  it('are found', () => expect(files.length).toBeGreaterThan(50));

  it.each(
    files.filter(
      (file) =>
        !file.startsWith('apps/web/') &&
        /^(?:Primitives|Fields|Cards|Dialogs|Panels|Mocks)\//.test(titleAndGuide(file).title),
    ),
  )('%s says when to use the component and when not', (file) => {
    const { use, avoid } = titleAndGuide(file);
    expect(use, 'parameters.guide.use').toMatch(/\w.*\.$/s);
    expect(avoid, 'parameters.guide.avoid').toMatch(/\w.*\.$/s);
  });

  it.each(files)('%s silences no rule of accessibility', (file) => {
    expect(silencedIn(file)).toEqual([]);
  });
});
