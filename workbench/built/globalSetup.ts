import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { serveFolder } from '../../testing/staticServer';
import { bin, run } from '../../tools/run';

declare module 'vitest' {
  interface ProvidedContext {
    /** Storybook's URL, with a trailing slash. */
    storybook: string;
  }
}

let server: Awaited<ReturnType<typeof serveFolder>> | null = null;

const outputFolder = path.join(fileURLToPath(new URL('../..', import.meta.url)), '.cache/storybook');

const withTrailingSlash = (url: string): string => url.replace(/\/?$/, '/');

/**
 * Builds and serves Storybook for the tests. With `STORYBOOK_URL` the tests use a running Storybook instead, with
 * `STORYBOOK_BUILT` the folder of an earlier build.
 */
export async function setup(project: TestProject): Promise<void> {
  const storybookUrl = process.env['STORYBOOK_URL'];
  if (storybookUrl) {
    project.provide('storybook', withTrailingSlash(storybookUrl));
    return;
  }
  const builtFolder = process.env['STORYBOOK_BUILT'];
  if (!builtFolder) {
    const { code, output } = await run(
      [bin('storybook'), 'build', '--output-dir', outputFolder, '--disable-telemetry', '--quiet'],
      { quiet: true },
    );
    if (code !== 0 || !fs.existsSync(path.join(outputFolder, 'index.json'))) throw new Error(output);
  }
  server = await serveFolder(builtFolder ?? outputFolder, { spa: false });
  project.provide('storybook', withTrailingSlash(server.url));
}

export async function teardown(): Promise<void> {
  await server?.close();
}
