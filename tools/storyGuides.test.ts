import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './run';
import { storyFiles } from './stories/parseStories';
import { asObject, constantsOf, member, nameOf, parseTsx, textOf } from './stories/syntax';

const files = storyFiles(root);

const parse = (file: string): ts.SourceFile => parseTsx(file, fs.readFileSync(path.join(root, file), 'utf8'));

function titleAndGuide(file: string) {
  const meta = asObject(constantsOf(parse(file)).find(({ name }) => name === 'meta')?.value ?? null);
  const parameters = asObject(meta && member(meta, 'parameters'));
  const guide = asObject(parameters && member(parameters, 'guide'));
  const text = (name: string) => textOf(guide && member(guide, name)).trim();
  return { title: textOf(meta && member(meta, 'title')), use: text('use'), avoid: text('avoid') };
}

/** Settings of `a11y` parameters that turn off checks: every rule of axe applies to all of a story. */
function disabledChecksIn(file: string): string[] {
  const found: string[] = [];
  const report = (node: ts.Node, problem: string) => found.push(`${problem}: ${node.getText().slice(0, 80)}`);
  const visitA11y = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node)) {
      const name = nameOf(node);
      if (name === 'test' && textOf(node.initializer) !== 'error') report(node, 'violations must fail');
      if (name === 'disable' || name === 'disabled' || name === 'manual') report(node, 'axe is off');
      if (name === 'rules' || name === 'disableOtherRules' || name === 'runOnly')
        report(node, 'rules are selected');
      if (name === 'exclude' || name === 'context') report(node, 'elements are excluded');
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
        /^(?:Primitives|Fields|Cards|Forms|Dialogs|Panels|Mocks)\/[^/]+$/.test(titleAndGuide(file).title),
    ),
  )('%s says when to use the component and when not', (file) => {
    const { use, avoid } = titleAndGuide(file);
    expect(use, 'parameters.guide.use').toMatch(/\w.*\.$/s);
    expect(avoid, 'parameters.guide.avoid').toMatch(/\w.*\.$/s);
  });

  it.each(files)('%s turns off no accessibility check', (file) => {
    expect(disabledChecksIn(file)).toEqual([]);
  });
});
