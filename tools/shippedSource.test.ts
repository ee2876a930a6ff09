import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run';

const FOLDERS = [
  'packages/api',
  'packages/domain',
  'packages/ui',
  'apps/web/app',
  'apps/web/instant',
  'apps/web/routing',
  'apps/web/screens',
];

const isShipped = (file: string): boolean =>
  /\.tsx?$/.test(file) &&
  !/node_modules|\.(?:test|stories)\.tsx?$|\/(?:stories|story)\/|\/story[A-Z]/.test(file);

/** The source of what a production build can contain, without its comments. */
const sources = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter(isShipped)
    .map((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return { file, text: text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '') };
    }),
);

const filesWith = (pattern: RegExp): readonly string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

describe('the source of what ships', () => {
  it('has some hundred files', () => expect(sources.length).toBeGreaterThan(500));

  it('writes no HTML and runs no text as code', () => {
    const sinks =
      /dangerouslySetInnerHTML|\b(?:innerHTML|outerHTML|srcdoc|insertAdjacentHTML)\b|document\.write|\beval\(|new Function\b|set(?:Timeout|Interval)\(\s*['"`]/;
    expect(filesWith(sinks)).toEqual([]);
  });

  it('makes regular expressions of constants only', () => {
    expect(filesWith(/new RegExp\(|\bRegExp\(/)).toEqual([
      // Run in the page's head with patterns of the route table.
      'apps/web/instant/fallbackHead.ts',
      'apps/web/instant/pathParameter.ts',
      'apps/web/instant/showShell.ts',
      // Escapes the phrases of its own table.
      'packages/domain/listing/descriptionTags.ts',
    ]);
  });

  it('listens for messages of its own workers only, and sends none to other windows', () => {
    expect(filesWith(/\bonmessage = |addEventListener\('message'/)).toEqual([
      'apps/web/app/offline/appUpdate.ts',
      'apps/web/app/offline/shellWorker.ts',
      'packages/api/favorites/syncFavoritesBetweenTabs.ts',
      'packages/ui/photos/photoProcessor.ts',
      'packages/ui/photos/photoWorker.ts',
    ]);
    expect(filesWith(/(?:window|parent|opener|top)\.postMessage/)).toEqual([]);
  });

  it('uses no cookies, and logs only in the two callbacks and what a boundary caught', () => {
    expect(filesWith(/document\.cookie|cookieStore/)).toEqual([]);
    expect(filesWith(/\bconsole\.\w+\(/)).toEqual([
      'apps/web/app/errors/reportError.ts',
      'apps/web/app/reportVital.ts',
      'apps/web/app/sendErrorReport.ts',
    ]);
  });
});
