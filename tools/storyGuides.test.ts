import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { importPathOf } from './stories/importPath';
import { root } from './run';
import { storyFiles } from './stories/parseStories';
import {
  asObject,
  constantsOf,
  isExported,
  member,
  metaOf,
  nameOf,
  parseTsx,
  resolveObject,
  textOf,
  textsOf,
} from './stories/syntax';

const files = storyFiles(root);

const LAYERS = /^(?:Primitives|Fields|Cards|Forms|Dialogs|Panels)\/[^/]+$/;

/** The layers whose guides show an example and a mistake. */
const WITH_EXAMPLES = /^(?:Primitives|Fields|Cards|Panels)\//;

const parse = (file: string): ts.SourceFile => parseTsx(file, fs.readFileSync(path.join(root, file), 'utf8'));

function readMeta(file: string) {
  const meta = metaOf(constantsOf(parse(file)));
  const parameters = asObject(meta && member(meta, 'parameters'));
  return { title: textOf(meta && member(meta, 'title')), guide: parameters && member(parameters, 'guide') };
}

const nameOfTitle = (title: string): string => title.split('/').at(-1) ?? '';

/** Story files of components: `Cards/PropertyCard`, not `Cards/PropertyCard/Odd data`. */
const components = files
  .map((file) => ({ file, folder: path.dirname(file), ...readMeta(file) }))
  .filter(({ file, title }) => file.startsWith('packages/ui/') && LAYERS.test(title));

/** The guide of a meta; '' and empty lists for what it leaves out. */
function readGuide(guide: ts.ObjectLiteralExpression) {
  const text = (name: string) => textOf(member(guide, name));
  const texts = (name: string) => textsOf(member(guide, name));
  return {
    use: text('use'),
    avoid: text('avoid'),
    do: text('do'),
    dont: text('dont'),
    anatomy: texts('anatomy'),
    accessibility: texts('accessibility'),
    related: texts('related'),
    exports: texts('exports'),
  };
}

/** A sentence or several, to their end. */
const SENTENCES = /^[A-Z`'"“1-9].*[.?!'”)]$/s;

/** The text of the index from which the documented path imports: the folder's, or the package's and the folder's. */
function readIndex(folder: string): string {
  const index = fs.readFileSync(path.join(root, folder, 'index.ts'), 'utf8');
  if (importPathOf(folder) !== '@efie/ui') return index;
  const barrel = fs.readFileSync(path.join(root, 'packages/ui/index.ts'), 'utf8');
  return barrel.includes(`'./${path.relative('packages/ui', folder)}'`) ? index : '';
}

/** Stories that render something else than their args, but show controls for them. */
function uselessControlsIn(file: string): string[] {
  return constantsOf(parse(file))
    .filter(({ statement }) => isExported(statement))
    .flatMap(({ name, value }) => {
      const story = resolveObject(value);
      const render = story && member(story, 'render');
      const ignoresArgs =
        render &&
        (ts.isArrowFunction(render) || ts.isFunctionExpression(render)) &&
        (render.parameters[0]?.name.getText() ?? '_').startsWith('_');
      const parameters = asObject(story && member(story, 'parameters'));
      const controls = asObject(parameters && member(parameters, 'controls'));
      const isOff = controls && member(controls, 'disable')?.kind === ts.SyntaxKind.TrueKeyword;
      return ignoresArgs && !isOff ? [`${name}: set parameters.controls.disable, or render the args`] : [];
    });
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

const names = components.map(({ title }) => nameOfTitle(title));

describe('stories', () => {
  it('are found', () => expect(files.length).toBeGreaterThan(50));

  it.each(components)('$file guides those who use the component', (component) => {
    const object = asObject(component.guide);
    if (!object) throw new Error('parameters.guide of the meta is missing');
    const guide = readGuide(object);
    const sentences = [guide.use, guide.avoid, ...guide.accessibility];
    if (WITH_EXAMPLES.test(component.title)) sentences.push(guide.do, guide.dont);
    for (const text of sentences) expect(text).toMatch(SENTENCES);
    expect(guide.anatomy).not.toEqual([]);
    expect(guide.accessibility).not.toEqual([]);
    expect(guide.related).not.toEqual([]);
    expect(guide.related).not.toContain(nameOfTitle(component.title));
    expect(
      guide.related.filter((name) => !names.includes(name)),
      'related components',
    ).toEqual([]);
    const index = readIndex(component.folder);
    for (const name of guide.exports.length > 0 ? guide.exports : [nameOfTitle(component.title)])
      expect(index, `${name} in the index of ${importPathOf(component.folder)}`).toMatch(
        new RegExp(`\\b${name}\\b`),
      );
  });

  it.each(files.filter((file) => file.startsWith('packages/ui/')))(
    '%s shows controls only where they change the story',
    (file) => expect(uselessControlsIn(file)).toEqual([]),
  );

  it('have a name of their own, by which guides refer to them', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(files)('%s turns off no accessibility check', (file) => {
    expect(disabledChecksIn(file)).toEqual([]);
  });
});
