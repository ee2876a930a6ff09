import type { TestProject } from 'vitest/node';
import { serveFolder } from '../../testing/staticServer';
import { buildSite } from '../../tools/site/buildSite';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the published site, with a trailing slash. */
    site: string;
  }
}

/** As on GitHub Pages, where a project's site is not at the root of its host. */
const BASE = '/efie/';

let server: Awaited<ReturnType<typeof serveFolder>> | null = null;

/** Builds the published site and serves it under a path for the tests. */
export async function setup(project: TestProject): Promise<void> {
  const folder = '.cache/site/published';
  await buildSite({ base: BASE, folder });
  server = await serveFolder(folder, { spa: false, base: BASE });
  project.provide('site', server.url);
}

export async function teardown(): Promise<void> {
  await server?.close();
}
