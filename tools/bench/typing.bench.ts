/**
 * Measures typing in the search box at 10,000 listings in the production build: from each key's event to the paint that shows
 * it, with pauses in which the list updates. Exits 1 when the median is 50 ms or more, or when the page grows with the list.
 *   npx tsx tools/bench/typing.bench.ts [--runs 5] [--cpu 1,4]
 */
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createMockDb } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { getResponse } from 'msw';
import type { Browser } from 'playwright';
import { launchChromium } from '../../testing/chromium';
import { serveFolder } from '../../testing/staticServer';
import { root } from '../run';
import { quantile } from './stats';

/** ms from a key press to its paint; the median must be lower. */
const LIMIT = 50;
/** A page of 24 cards stays below; 10,000 cards would have several hundred thousand elements. */
const MAX_ELEMENTS = 3_000;
/** Two frequent words, a place, and an amenity with a typo that is corrected. */
const PHRASE = 'bedroom apartment accra waetr';
/** ms between keys, in turns. */
const KEY_PAUSES = [90, 140, 70, 180, 110];
/** ms between words, in turns: longer than the debounce of 500 ms, so that some keys are pressed while the list renders. */
const WORD_PAUSES = [520, 560, 640];

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, cpu: { type: 'string', default: '1,4' } },
});

interface Visit {
  /** ms from each key press to its paint. */
  keys: readonly number[];
  /** ms of CPU time of the main thread for each key. */
  work: readonly number[];
  elements: number;
}

declare global {
  interface Window {
    keyTimes: number[];
  }
}

/** Runs in the page. Measures from the time stamp of the key to the first task after the frame that shows it. */
function timeKeys(): void {
  window.keyTimes = [];
  let pressed = 0;
  addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  addEventListener(
    'input',
    () => {
      const start = pressed;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.keyTimes.push(performance.now() - start);
        port2.postMessage(null);
      });
    },
    true,
  );
}

/** The mock backend's response to GET /api/properties with 10,000 listings. */
async function getListingsResponse(): Promise<string> {
  const { handlers } = createMockNodeBackend(createMockDb({ scenario: 'large-10000' }));
  const response = await getResponse(
    [handlers.listProperties],
    new Request('http://backend.test/api/properties'),
  );
  if (response?.status !== 200) throw new Error('The mock backend returned no listings.');
  return response.text();
}

async function visit(browser: Browser, url: string, body: string, cpu: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(timeKeys);
    await page.route(/\/(api|storage)\//, (route) => route.fulfill({ status: 204 }));
    await page.route('**/api/properties', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    await page.goto(`${url}listings`);
    await page.getByText('10,000 properties found').first().waitFor();
    await page.getByRole('article').nth(23).waitFor();
    const box = page.getByRole('searchbox', { name: 'Search properties' });
    await box.click();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });

    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const readWork = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
    };

    const work: number[] = [];
    let pressed = 0;
    const press = async (key: string): Promise<void> => {
      const before = await readWork();
      await page.keyboard.press(key);
      pressed += 1;
      await page.waitForFunction((count) => window.keyTimes.length >= count, pressed);
      work.push((await readWork()) - before);
      const pauses = key === 'Space' ? WORD_PAUSES : KEY_PAUSES;
      await page.waitForTimeout(pauses[pressed % pauses.length] ?? 0);
    };
    for (const letter of PHRASE) await press(letter === ' ' ? 'Space' : letter);
    for (const key of ['Backspace', 'Backspace', 'Backspace', 't', 'e', 'r']) await press(key);

    if ((await box.inputValue()) !== PHRASE.replace('waetr', 'water'))
      throw new Error('The search box does not contain the typed text.');
    return {
      work,
      keys: await page.evaluate(() => window.keyTimes),
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    };
  } finally {
    await context.close();
  }
}

const body = await getListingsResponse();
const served = await serveFolder(path.join(root, 'apps/web/dist'));
const browser = await launchChromium();
const failures: string[] = [];
try {
  console.log(
    `\nFrom a key press to its paint in the search box at 10,000 listings (machine load ${os.loadavg()[0]?.toFixed(1) ?? '?'}, ${os.cpus().length} cores)\n`,
  );
  // The limit applies without CPU slowdown.
  for (const cpu of values.cpu.split(',').map(Number)) {
    const visits: Visit[] = [];
    for (let run = 0; run < Number(values.runs); run++)
      visits.push(await visit(browser, served.url, body, cpu));
    const keys = visits.flatMap((result) => result.keys);
    const work = visits.flatMap((result) => result.work);
    const elements = Math.max(...visits.map((result) => result.elements));
    const median = quantile(keys, 0.5);
    console.log(
      `CPU x${cpu}  median ${median.toFixed(0)} ms, p95 ${quantile(keys, 0.95).toFixed(0)} ms, longest ${Math.max(...keys).toFixed(0)} ms` +
        ` of ${keys.length} keys; main-thread work ${quantile(work, 0.5).toFixed(0)} ms (median); ${elements.toLocaleString('en-US')} elements`,
    );
    if (cpu === 1 && !(median < LIMIT))
      failures.push(`The median is ${median.toFixed(0)} ms; the limit is ${LIMIT} ms.`);
    if (elements > MAX_ELEMENTS)
      failures.push(`The page has ${elements} elements; the limit is ${MAX_ELEMENTS}.`);
  }
} finally {
  await browser.close();
  await served.close();
}

for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
