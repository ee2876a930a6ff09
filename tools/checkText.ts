/**
 * Fails for text that must not be committed: unfinished work, disabled checks, local paths, a second spelling of a name, and
 * URLs of third-party hosts.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { repositoryFiles } from './repositoryFiles';
import { root } from './run';

const code = /\.(ts|tsx|mjs|js|html)$/;
const anyText = /\.(ts|tsx|mjs|js|html|css|md|mdx|json|yaml|yml)$/;
const product = /^(packages|apps|mocks|workbench|testing|\.storybook)\//;

interface Rule {
  pattern: RegExp;
  /** The files that the rule applies to; a file must match each of them. */
  files: readonly RegExp[];
  message: string;
}

const rules: readonly Rule[] = [
  {
    pattern: /\b(TODO|FIXME)\b/,
    files: [anyText],
    message: 'unfinished: do it, or write it into an issue',
  },
  {
    pattern: /Describe here/,
    files: [/^(packages|apps)\/.*\.tsx?$/],
    message: 'a placeholder of `npm run new`: write the description',
  },
  {
    pattern: /\b(it|test|describe)\.(skip|only|todo|fixme|fail)\b/,
    files: [code],
    message: 'run every test, or delete it',
  },
  {
    // Without await it passes whatever the page shows.
    pattern:
      /^\s*expect(?:$|\($|\.poll\(|\(.*\)\.(?:not\.)?to(?:Be(?:Visible|Hidden|Attached|Focused|Checked|Enabled|Disabled)|Have(?:URL|Title|Text|Value|Count|Attribute|Class|CSS)|ContainText)\()/,
    files: [/^(?:apps\/web|testing)\/journeys\/.*\.ts$/],
    message: 'an assertion on a page or a locator needs await',
  },
  {
    pattern: /(oxlint|eslint)-disable(?!.* -- \S)/,
    files: [code],
    message: 'a disabled rule needs its reason: `oxlint-disable-next-line rule -- reason`',
  },
  {
    pattern: /test: 'todo'/,
    files: [/^(packages|apps|workbench|testing|\.storybook)\//],
    message: 'accessibility violations fail; fix this one',
  },
  {
    pattern: /(\/home\/|\/Users\/|\/root\/|\.\.\/shared\/)\w/,
    files: [anyText],
    message: 'a path of one machine',
  },
  {
    pattern: /\b\w*favourite\w*/i,
    files: [product, code],
    message: 'the code spells it favorites, as the API does',
  },
  {
    pattern: /(fonts\.(googleapis|gstatic)|unpkg|jsdelivr|cdnjs|cloudflare|googletagmanager)\.\w+/,
    files: [product],
    message: 'the app must not depend on third-party hosts',
  },
];

/** Reference data, generated files and this file, which contains the patterns. */
const skipped = /^(package-lock\.json|tools\/checkText\.ts|docs\/(spec|design)\/|data\/|mocks\/worker\/)/;

let matches = 0;
for (const file of repositoryFiles().filter((name) => !skipped.test(name))) {
  const applied = rules.filter(({ files }) => files.every((pattern) => pattern.test(file)));
  if (applied.length === 0) continue;
  fs.readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      for (const { pattern, message } of applied) {
        const match = pattern.exec(line);
        if (!match) continue;
        matches += 1;
        console.error(`${file}:${index + 1}: "${match[0]}": ${message}`);
      }
    });
}
process.exitCode = matches === 0 ? 0 : 1;
