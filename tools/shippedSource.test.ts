import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles';
import { root } from './run';

const SHIPPED =
  /^(?:packages\/(?:api|domain|ui)|apps\/web\/(?:app|instant|routing|screens))\/(?!.*(?:\.(?:test|stories)\.|\/(?:stories|story)\/|\/story[A-Z])).*\.tsx?$/;

/** The source of what a production build can contain, without its comments. */
const sources = repositoryFiles()
  .filter((file) => SHIPPED.test(file))
  .map((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    return { file, text: text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '') };
  });

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
