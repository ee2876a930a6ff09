/**
 * Measures the main-thread work of packages/ui/photos for each photo that it prepares for upload, with and without the worker.
 * Exits 1 when a photo takes 50 ms of the main thread, or does not become smaller.
 *   npx tsx tools/bench/photos.bench.ts [--photos 5] [--runs 3]
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { launchChromium } from '../../testing/chromium';
import { serveFolder } from '../../testing/staticServer';
import { median } from './stats';

/** ms of the main thread per photo; longer tasks delay input noticeably. */
const LIMIT = 50;
/** 12 megapixels, as most phones take. */
const SIZE = { width: 4000, height: 3000 };

const { values } = parseArgs({
  options: { photos: { type: 'string', default: '5' }, runs: { type: 'string', default: '3' } },
});
const count = Number(values.photos);

interface Measurement {
  /** ms of CPU time of the main thread per photo. */
  work: number;
  /** ms until a photo is ready. */
  time: number;
  /** Bytes of all photos. */
  before: number;
  after: number;
}

async function buildPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'photosPage.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><title>Photos</title><script type="module" src="/page.js"></script>',
  );
}

async function preparePhotos(browser: Browser, url: string, hasWorker: boolean): Promise<Measurement> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
    await page.goto(url);
    await page.waitForFunction(() => 'preparePhotos' in window);
    const before = await page.evaluate(
      ([photos, width, height]) => window.makePhotos(photos, width, height),
      [count, SIZE.width, SIZE.height] as const,
    );
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const readWork = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
    };
    const start = await readWork();
    const { time, bytes } = await page.evaluate(() => window.preparePhotos());
    return { work: ((await readWork()) - start) / count, time: time / count, before, after: bytes };
  } finally {
    await context.close();
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-photos-'));
await buildPage(folder);
const served = await serveFolder(folder);
const browser = await launchChromium();
const failures: string[] = [];
try {
  console.log(
    `\n${count} photos of 12 megapixels (machine load ${os.loadavg()[0]?.toFixed(1) ?? '?'}, ${os.cpus().length} cores)\n`,
  );
  for (const hasWorker of [true, false]) {
    const measurements: Measurement[] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      measurements.push(await preparePhotos(browser, served.url, hasWorker));
    }
    const work = median(measurements.map((measurement) => measurement.work));
    const time = median(measurements.map((measurement) => measurement.time));
    const { before, after } = measurements[0] ?? { before: NaN, after: NaN };
    console.log(
      `${hasWorker ? 'in the worker' : 'in the page  '}  per photo: main thread ${work.toFixed(1)} ms, ready after ${time.toFixed(0)} ms; ${(before / 1e6).toFixed(1)} MB reduced to ${(after / 1e6).toFixed(1)} MB`,
    );
    if (hasWorker && work >= LIMIT) {
      failures.push(`A photo takes ${work.toFixed(1)} ms of the main thread; the limit is ${LIMIT} ms.`);
    }
    if (!(after < before)) failures.push('The photos did not become smaller.');
  }
} finally {
  await browser.close();
  await served.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
