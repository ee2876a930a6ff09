import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const files = ['packages/ui', 'apps/web', 'mocks'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx') && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`)
    .toSorted(),
);

type Meta = ts.ObjectLiteralExpression;

const nameOf = (property: ts.ObjectLiteralElementLike): string | null =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : null;

function member(object: ts.ObjectLiteralExpression, name: string): ts.Expression | null {
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && nameOf(property) === name) return property.initializer;
  }
  return null;
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? bare(node.expression) : node;

/** The object of `const meta = { ... } satisfies Meta`. */
function metaOf(source: ts.SourceFile): Meta | null {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isIdentifier(name) || name.text !== 'meta') continue;
      const object = bare(initializer);
      if (ts.isObjectLiteralExpression(object)) return object;
    }
  }
  return null;
}

const textOf = (node: ts.Expression | null): string =>
  node && ts.isStringLiteralLike(node)
    ? node.text
    : node && ts.isBinaryExpression(node)
      ? textOf(node.left) + textOf(node.right)
      : '';

function titleAndGuide(file: string) {
  const source = parse(file);
  const meta = metaOf(source);
  if (!meta) return { title: '', use: '', avoid: '' };
  const parameters = member(meta, 'parameters');
  const guide = parameters && ts.isObjectLiteralExpression(parameters) ? member(parameters, 'guide') : null;
  const words = (name: string) =>
    guide && ts.isObjectLiteralExpression(guide) ? textOf(member(guide, name)).trim() : '';
  return { title: textOf(member(meta, 'title')), use: words('use'), avoid: words('avoid') };
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    fs.readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.TSX,
  );
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
