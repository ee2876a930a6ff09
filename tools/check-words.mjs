/**
 * Words that must not stand in the repository: unfinished or silenced work, paths of one person's machine, a second
 * spelling of a name, addresses that would make a page depend on someone else's server.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './tools.mjs';

const code = /\.(ts|tsx|mjs|js|html)$/;
const anyText = /\.(ts|tsx|mjs|js|html|css|md|mdx|json|yaml|yml)$/;
const product = /^(packages|apps|mocks|workbench|testing|\.storybook)\//;

const rules = [
  { words: /\b(TODO|FIXME)\b/, in: anyText, why: 'unfinished: do it, or write it into an issue' },
  {
    words: /Describe here/,
    in: /^packages\/ui\/.*\.tsx$/,
    why: 'a sentence that `npm run new` left to you: say what the component is for',
  },
  {
    words: /\b(it|test|describe)\.(skip|only|todo)\b/,
    in: code,
    why: 'a test that does not run proves nothing',
  },
  { words: /@ts-(ignore|nocheck)/, in: code, why: 'say the type instead' },
  { words: /\bas any\b/, in: code, why: 'say the type instead' },
  {
    words: /(oxlint|eslint)-disable(?!.* -- \S)/,
    in: code,
    why: 'a silenced rule carries its reason: `oxlint-disable-next-line rule -- reason`',
  },
  {
    words: /test: 'todo'/,
    in: /^(packages|apps|workbench|testing|\.storybook)\//,
    why: 'accessibility faults fail; none is put off',
  },
  { words: /(\/home\/|\/Users\/|\/root\/|\.\.\/shared\/)\w/, in: anyText, why: 'a path of one machine' },
  {
    words: /\b\w*favourite\w*/i,
    in: product,
    only: code,
    why: 'one spelling in code, as in the paths: favorites',
  },
  {
    words: /(fonts\.(googleapis|gstatic)|unpkg|jsdelivr|cdnjs|cloudflare|googletagmanager)\.\w+/,
    in: product,
    why: "a page must not need someone else's server",
  },
];

const self = 'tools/check-words.mjs';
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const skipped = /^(package-lock\.json|docs\/(spec|design)\/|data\/|mocks\/worker\/)/;
const files = listed.split('\n').filter((file) => file && file !== self && !skipped.test(file));

let found = 0;
for (const file of files) {
  const wanted = rules.filter((rule) => rule.in.test(file) && (rule.only?.test(file) ?? true));
  const whole = path.join(root, file);
  if (wanted.length === 0 || !fs.existsSync(whole)) continue;
  fs.readFileSync(whole, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      for (const { words, why } of wanted) {
        const match = words.exec(line);
        if (!match) continue;
        found += 1;
        console.error(`${file}:${index + 1}: "${match[0]}": ${why}`);
      }
    });
}
process.exitCode = found === 0 ? 0 : 1;
