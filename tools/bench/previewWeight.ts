import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Browser } from 'playwright';
import { serveFolder } from '../../testing/staticServer';

export interface PreviewWeight {
  files: number;
  /** bytes */
  raw: number;
  /** bytes, gzip -9 */
  gzip: number;
}

/** Measures the JavaScript that the preview of a built Storybook loads before a story is selected. */
export async function previewWeight(browser: Browser, built: string): Promise<PreviewWeight> {
  const served = await serveFolder(built, { spa: false, encodings: [] });
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(`${served.url}iframe.html`, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.close();
  await served.close();
  const weight: PreviewWeight = { files: scripts.size, raw: 0, gzip: 0 };
  for (const script of scripts) {
    const content = fs.readFileSync(path.join(built, script));
    weight.raw += content.length;
    weight.gzip += zlib.gzipSync(content, { level: 9 }).length;
  }
  return weight;
}
