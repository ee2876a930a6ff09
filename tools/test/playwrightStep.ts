import fs from 'node:fs';
import path from 'node:path';
import { playwrightTestsIn, readPlaywrightReport } from '../playwrightReport';
import { bin, root, run } from '../run';
import { isTestEvent } from './events';
import { Progress, terminal } from './progress';
import { NO_TESTS, type StepResult } from './results';
import { slug, type Step } from './steps';
import { TEST_FILES } from './testFiles';

const program = bin('playwright', '@playwright/test');
const config = '--config=apps/web/journeys';

function readPlaywrightResult(file: string): StepResult {
  const report = readPlaywrightReport(file);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = playwrightTestsIn(report)
    .filter(({ isPassed }) => !isPassed)
    .map(({ file: testFile, titles }) => ({
      file: path.relative(root, testFile).split(path.sep).join('/'),
      name: titles.join(' '),
      storyId: null,
    }));
  return { passed: expected + flaky, failed: unexpected, skipped, failures };
}

/** Playwright matches names with the project and the file before them; neither contains a space. */
export const grepOf = (namePattern: string) => namePattern.replaceAll(/(^|\|)\^/g, String.raw`$1^ ?\S+ \S+ `);

/** Runs a project of apps/web/journeys/playwright.config.ts. */
export const playwrightStep = (name: string, project: 'journeys' | 'chunks'): Step => ({
  name,
  files: TEST_FILES[project],
  usesBuilds: true,
  command: `npx playwright test ${config} --project=${project}`,
  async run({ env, shard, selection, reports }) {
    const file = path.join(reports, shard ? `${project}-${slug(shard)}.json` : `${project}.json`);
    const progress = new Progress(name, terminal);
    const { code, output } = await run(
      [
        program,
        'test',
        ...(selection?.files.map((selected) => path.join(root, selected)) ?? []),
        ...(selection?.namePattern ? [`--grep=${grepOf(selection.namePattern)}`] : []),
        config,
        `--project=${project}`,
        ...(shard ? [`--shard=${shard.index}/${shard.count}`] : []),
        // There can be fewer tests than shards, and none with the selected name.
        ...(shard || selection ? ['--pass-with-no-tests'] : []),
      ],
      {
        quiet: true,
        onMessage: (message) => {
          if (isTestEvent(message)) progress.onEvent(message);
        },
        env: {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
          PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(root, '.cache', project, 'report'),
          ...(shard && {
            PLAYWRIGHT_BLOB_OUTPUT_FILE: path.join(reports, 'blobs', project, `${slug(shard)}.zip`),
          }),
        },
      },
    );
    if (code !== 0) progress.print(output);
    progress.stop();
    const result = fs.existsSync(file) ? readPlaywrightResult(file) : NO_TESTS;
    // An error outside of a test, a file that does not load, or no report.
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  },
  async merge(folder, reports) {
    const blobs = path.join(folder, 'blobs', project);
    if (!fs.existsSync(blobs)) return NO_TESTS;
    const file = path.join(reports, `${project}.json`);
    const { output } = await run([program, 'merge-reports', '--reporter=json,html', blobs], {
      quiet: true,
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(reports, `${project}-report`),
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
    });
    if (fs.existsSync(file)) return readPlaywrightResult(file);
    console.error(output);
    return { ...NO_TESTS, failed: 1 };
  },
});
