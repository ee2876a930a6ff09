import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ParsedStory } from '../stories/parseStories';
import { parseTsx } from '../stories/syntax';
import { fileOf, matchesProof, PROOFS, slowProofs, type Proofs } from './proofs';
import type { Requirement } from './requirements';

const PLACEHOLDER = /%(?:\.\d+)?[sdifjoO#$]|\$[a-zA-Z][\w.]*/g;

/** A title in the source, with `*` for each placeholder of a table or template; null for other expressions. */
function titleOf(node: ts.Node | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text.replace(PLACEHOLDER, '*');
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*');
}

/** The titles of the tests and groups in a file. */
function titlesIn(file: string, source: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:it|test\w*|describe)\b/.test(node.expression.getText())) {
      const title = titleOf(node.arguments[0]);
      if (title !== null) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseTsx(file, source));
  return titles;
}

/**
 * Requirements without a proof that `npm test` runs, unknown IDs, and proofs that the sources do not have, each as a sentence.
 * @param root where the test files are
 */
export function findStaleProofs(
  requirements: readonly Requirement[],
  proofs: Proofs,
  stories: readonly ParsedStory[],
  root: string,
): string[] {
  const isSlow = slowProofs(stories);
  const storyIds = new Set(stories.map(({ id }) => id));
  const titles = new Map<string, ReadonlySet<string>>();
  const exists = (proof: string): boolean => {
    const file = fileOf(proof);
    if (file === null) return storyIds.has(proof);
    const absolute = path.join(root, file);
    if (!fs.existsSync(absolute)) return false;
    const inFile = titles.get(file) ?? titlesIn(file, fs.readFileSync(absolute, 'utf8'));
    titles.set(file, inFile);
    const [, ...names] = proof.split(' > ');
    return names.every((name) => [...inFile].some((title) => matchesProof(title, name)));
  };
  const known = new Set(requirements.map(({ id }) => id));
  return [
    ...requirements
      .filter(({ id }) => proofs.get(id)?.every(isSlow) ?? true)
      .map(
        ({ id, text }) => `${PROOFS}: ${id} has no proof that npm test runs. Add a story or test: ${text}`,
      ),
    ...[...proofs].flatMap(([id, names]) => [
      ...(known.has(id) ? [] : [`${PROOFS}: ${id} is not in checklist.md or faults.md. Remove it.`]),
      ...names
        .filter((name) => !exists(name))
        .map(
          (name) =>
            `${PROOFS}: ${id} names ${name}, which does not exist. If it was renamed, write the new name; if it was removed, remove the line.`,
        ),
    ]),
  ];
}
