/*
 * Does a page stand still while photos are made ready for sending? Builds a page with packages/ui/photos, makes photos as large
 * as a phone's and counts what the page's main thread works for each, beside what it would work without a worker. Exits 1 when
 * a photo takes the main thread 50 ms or more, or when the photos did not become smaller.
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

/** Milliseconds of the main thread for one photo: longer, and a key pressed meanwhile is felt to wait. */
const LIMIT = 50;
/** Twelve megapixels, what most phones take. */
const SIZE = { width: 4000, height: 3000 };

const { values } = parseArgs({
  options: { photos: { type: 'string', default: '5' }, runs: { type: 'string', default: '3' } },
});
const count = Number(values.photos);

interface Sending {
  /** Milliseconds that the main thread worked for one photo: other work of the machine does not count. */
  work: number;
  /** Milliseconds until one photo was ready. */
  time: number;
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

async function send(browser: Browser, url: string, hasWorker: boolean): Promise<Sending> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
    await page.goto(url);
    await page.waitForFunction(() => 'sendPhotos' in window);
    const before = await page.evaluate(
      ([photos, width, height]) => window.makePhotos(photos, width, height),
      [count, SIZE.width, SIZE.height] as const,
    );
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
    };
    const start = await worked();
    const { time, bytes } = await page.evaluate(() => window.sendPhotos());
    return { work: ((await worked()) - start) / count, time: time / count, before, after: bytes };
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
    `\n${count} photos of 12 megapixels made ready for sending (load of the machine ${os.loadavg()[0]?.toFixed(1) ?? '?'}, ${os.cpus().length} cores)\n`,
  );
  for (const hasWorker of [true, false]) {
    const sendings: Sending[] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      sendings.push(await send(browser, served.url, hasWorker));
    }
    const work = median(sendings.map((one) => one.work));
    const time = median(sendings.map((one) => one.time));
    const { before, after } = sendings[0] ?? { before: NaN, after: NaN };
    console.log(
      `${hasWorker ? 'in the worker' : 'in the page  '}  main thread ${work.toFixed(1)} ms a photo, ready after ${time.toFixed(0)} ms a photo, ${(before / 1e6).toFixed(1)} MB become ${(after / 1e6).toFixed(1)} MB`,
    );
    if (hasWorker && work >= LIMIT) {
      failures.push(`A photo takes the main thread ${work.toFixed(1)} ms; the limit is ${LIMIT} ms`);
    }
    if (!(after < before)) failures.push('The photos did not become smaller');
  }
} finally {
  await browser.close();
  await served.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
