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

const folder = path.join(fileURLToPath(new URL('../..', import.meta.url)), '.cache/storybook');

/**
 * Builds and serves Storybook for the tests. `STORYBOOK_URL` uses a running Storybook instead, `STORYBOOK_BUILT` the folder
 * of an earlier build.
 */
export async function setup(project: TestProject): Promise<void> {
  const served = process.env['STORYBOOK_URL'];
  if (served) {
    project.provide('storybook', served.replace(/\/?$/, '/'));
    return;
  }
  const built = process.env['STORYBOOK_BUILT'];
  if (!built) {
    const { code, output } = await run(
      [bin('storybook'), 'build', '--output-dir', folder, '--disable-telemetry', '--quiet'],
      { quiet: true },
    );
    if (code !== 0 || !fs.existsSync(path.join(folder, 'index.json'))) throw new Error(output);
  }
  server = await serveFolder(built ?? folder, { spa: false });
  project.provide('storybook', server.url.replace(/\/?$/, '/'));
}

export async function teardown(): Promise<void> {
  await server?.close();
}
