/** Fails for values in styles that a token has, and for physical properties; part of `npm run lint`. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './run';
import { styleProblems } from './styleProblems';

const isProductFile = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/story[A-Z]|\/theme\//.test(file);

const problems = ['packages/ui', 'apps/web/app', 'apps/web/screens', 'apps/mock-panel'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => isProductFile(file) && !file.includes('/node_modules/'))
    .map((file) => ({ file, code: fs.readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ code }) => code.includes("'styled-components'"))
    .flatMap(({ file, code }) => styleProblems(file, code)),
);

for (const problem of problems) console.error(problem);
if (problems.length > 0)
  console.error(
    `${problems.length} values that are not tokens. Where none fits, write the reason in the style: /* raw: ... */`,
  );
process.exitCode = problems.length === 0 ? 0 : 1;
