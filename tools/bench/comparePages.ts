/**
 * Measures pages in new browser contexts and prints the medians: bytes by type, requests, FCP, LCP, CLS, blocking time, time
 * until the heading is interactive, JS heap and DOM elements. Several targets are measured in turns, so that other work of
 * the machine affects all of them, and compared with the first.
 *   npx tsx tools/bench/comparePages.ts apps/web/dist [more folders or URLs]
 *     --path /listings   the page; also once per target, in their order
 *     --heading h1       selector of the text that shows that the page is usable
 *     --rounds 7         measurements of each target
 *     --cpu 4            slowdown of the CPU
 *     --network slow4g   slow4g, fast4g, 3g or none
 *     --viewport 412x823
 *     --warm             measures a second visit, with a filled HTTP cache
 *     --json out.json    writes all measurements
 */
import fs from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { launchChromium } from '../../testing/chromium';
import { serveFolder } from '../../testing/staticServer';
import { formatNumber, formatTable, median, quantile } from './stats';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    path: { type: 'string', multiple: true, default: ['/'] },
    heading: { type: 'string', default: 'h1' },
    rounds: { type: 'string', default: '7' },
    cpu: { type: 'string', default: '4' },
    network: { type: 'string', default: 'slow4g' },
    viewport: { type: 'string', default: '412x823' },
    warm: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

interface Network {
  /** ms per request */
  latency: number;
  /** bytes per second */
  downloadThroughput: number;
  uploadThroughput: number;
}

/** The presets of Chrome DevTools; its "Slow 4G" was once called "Fast 3G". */
const NETWORKS: Readonly<Record<string, Network | null>> = {
  none: null,
  slow4g: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  fast4g: { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  '3g': { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};

const network = NETWORKS[values.network];
if (network === undefined || positionals.length === 0) {
  console.error(
    positionals.length === 0
      ? 'Name a folder or a URL: npx tsx tools/bench/comparePages.ts apps/web/dist'
      : `Unknown network: ${values.network}. The networks are ${Object.keys(NETWORKS).join(', ')}.`,
  );
  process.exit(2);
}

/** Metrics that the page collects about itself; times in ms since navigation. */
interface PageMetrics {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  /** Start and duration of each long task. */
  longTasks: [start: number, duration: number][];
  /** When the heading was painted and the main thread was free again; NaN before. */
  heading: number;
}

declare global {
  interface Window {
    pageMetrics: PageMetrics;
  }
}

/** Runs in the page before its own scripts. */
function observePage(headingSelector: string): void {
  if (window.top !== window) return;
  const metrics: PageMetrics = { fcp: NaN, lcp: NaN, lcpElement: '', cls: 0, longTasks: [], heading: NaN };
  window.pageMetrics = metrics;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element | null };
    metrics.lcp = entry.startTime;
    metrics.lcpElement = element
      ? `${element.tagName.toLowerCase()} ${element.textContent.slice(0, 40)}`
      : '';
  });
  observe('longtask', ({ startTime, duration }) => metrics.longTasks.push([startTime, duration]));
  // CLS is the largest sum of shifts less than 1 s apart, within at most 5 s.
  const session = { sum: 0, first: 0, last: 0 };
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    if (startTime - session.last > 1000 || startTime - session.first > 5000) {
      session.sum = 0;
      session.first = startTime;
    }
    session.sum += value;
    session.last = startTime;
    metrics.cls = Math.max(metrics.cls, session.sum);
  });

  const findHeading = () => {
    const isShown = [...document.querySelectorAll(headingSelector)].some(
      (element) =>
        element.textContent.trim() !== '' &&
        element.getClientRects().length > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    if (!isShown) {
      requestAnimationFrame(findHeading);
      return;
    }
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => (metrics.heading = performance.now()))),
    );
  };
  requestAnimationFrame(findHeading);
}

interface Loaded {
  url: string;
  type: string;
  bytes: number;
  isFinished: boolean;
}

async function recordRequests(session: CDPSession): Promise<ReadonlyMap<string, Loaded>> {
  await session.send('Network.enable');
  const requests = new Map<string, Loaded>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) =>
    requests.set(requestId, { url: request.url, type, bytes: 0, isFinished: false }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, isFinished: true });
  });
  return requests;
}

/** Waits until no request starts or ends and no long task runs for one second, for 30 s at most. */
async function waitUntilIdle(page: Page, requests: ReadonlyMap<string, Loaded>): Promise<void> {
  const deadline = Date.now() + 30_000;
  let idleSince = Date.now();
  let before = '';
  while (Date.now() - idleSince < 1000 && Date.now() < deadline) {
    await page.waitForTimeout(100);
    const finished = [...requests.values()].filter(({ isFinished }) => isFinished);
    const longTasks = await page.evaluate(() => window.pageMetrics.longTasks.length);
    const now = `${requests.size} ${finished.length} ${longTasks}`;
    if (now !== before) idleSince = Date.now();
    before = now;
  }
}

type Measurement = Record<string, number>;

interface Visit {
  metrics: Measurement;
  lcpElement: string;
  errors: readonly string[];
}

interface Speed {
  cpu: number;
  network: Network | null;
}

async function visitPage(context: BrowserContext, url: string, speed: Speed): Promise<Visit> {
  if (values.warm) {
    const first = await context.newPage();
    await first.goto(url, { waitUntil: 'networkidle' });
    await first.close();
  }
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const session = await context.newCDPSession(page);
  const requests = await recordRequests(session);
  if (speed.network)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...speed.network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed.cpu });
  // tsx wraps named functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observePage, values.heading);
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  await page
    .waitForFunction(() => !Number.isNaN(window.pageMetrics.heading), undefined, {
      timeout: 60_000,
      polling: 100,
    })
    .catch(() => errors.push(`no heading within 60 s: ${values.heading}`));
  await waitUntilIdle(page, requests);

  const { fcp, lcp, lcpElement, cls, longTasks, heading } = await page.evaluate(() => window.pageMetrics);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');

  // Chromium requests the icon by itself.
  const loaded = [...requests.values()].filter(({ url: file }) =>
    /^https?:.*(?<!\/favicon\.ico)$/.test(file),
  );
  const ofType = (...types: string[]) => loaded.filter(({ type }) => types.includes(type));
  const bytes = (list: readonly Loaded[]) => list.reduce((sum, request) => sum + request.bytes, 0);
  const blocking = (tasks: PageMetrics['longTasks']) =>
    tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return {
    lcpElement,
    errors,
    metrics: {
      requests: loaded.length,
      'requests JS': ofType('Script').length,
      'requests image': ofType('Image').length,
      'requests API': ofType('XHR', 'Fetch').length,
      'bytes total': bytes(loaded),
      'bytes HTML': bytes(ofType('Document')),
      'bytes JS': bytes(ofType('Script')),
      'bytes CSS': bytes(ofType('Stylesheet')),
      'bytes image': bytes(ofType('Image')),
      'bytes font': bytes(ofType('Font')),
      'bytes API': bytes(ofType('XHR', 'Fetch')),
      'FCP ms': fcp,
      'LCP ms': lcp,
      CLS: cls,
      'TBT ms (after FCP)': blocking(longTasks.filter(([start, duration]) => start + duration > fcp)),
      'blocking ms (all)': blocking(longTasks),
      'long tasks': longTasks.length,
      'longest task ms': Math.max(0, ...longTasks.map(([, duration]) => duration)),
      'heading interactive ms': heading,
      'JS heap bytes (after GC)': usedSize,
      'DOM elements': elements,
    },
  };
}

async function measure(browser: Browser, url: string, speed: Speed): Promise<Visit> {
  const [width = NaN, height = NaN] = values.viewport.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    return await visitPage(context, url, speed);
  } finally {
    await context.close();
  }
}

interface Target {
  name: string;
  url: string;
  close: () => Promise<void>;
  visits: Visit[];
}

async function openTarget(name: string, index: number): Promise<Target> {
  const pathname = values.path[index] ?? values.path[0] ?? '/';
  if (/^https?:/.test(name)) return { name, url: name + pathname, close: async () => {}, visits: [] };
  const { url, close } = await serveFolder(name);
  return { name, url: new URL(pathname, url).href, close, visits: [] };
}

const targets = await Promise.all(positionals.map(openTarget));
// Requests to other hosts fail at once. Unlike interception this leaves the HTTP cache on.
const isLocal = positionals.every((name) => !/^https?:/.test(name));
const browser = await launchChromium(
  isLocal ? ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'] : [],
);
// The first visit fills the compression cache of the server and does not count.
for (const { url } of targets) await measure(browser, url, { cpu: 1, network: null });
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const { url, visits } of round % 2 === 0 ? targets : targets.toReversed())
    visits.push(await measure(browser, url, { cpu: Number(values.cpu), network }));
}
await browser.close();
await Promise.all(targets.map(({ close }) => close()));

const [baseline, ...others] = targets;
const metricNames = Object.keys(baseline?.visits[0]?.metrics ?? {});
const valuesOf = (target: Target | undefined, metric: string) =>
  (target?.visits ?? []).map(({ metrics }) => metrics[metric] ?? NaN);

/** The median over the rounds of the ratio to the first target, with the lowest and the highest. */
function formatRatio(target: Target, metric: string): string {
  const divisors = valuesOf(baseline, metric);
  const ratios = valuesOf(target, metric)
    .map((value, round) => value / (divisors[round] ?? NaN))
    .filter(Number.isFinite);
  if (ratios.length === 0) return '-';
  const [low, middle, high] = [0, 0.5, 1].map((share) => formatNumber(quantile(ratios, share)));
  return `${middle} [${low} to ${high}]`;
}

console.log(
  `${values.rounds} rounds, CPU x${values.cpu}, network ${values.network}, ${values.warm ? 'second' : 'first'} visit; median, lowest and highest, and the ratio to ${baseline?.name}`,
);
console.log(
  formatTable([
    [
      '',
      ...targets.flatMap(({ name }) => [name, 'lowest', 'highest']),
      ...others.map(({ name }) => `x ${name}`),
    ],
    ...metricNames.map((metric) => [
      metric,
      ...targets.flatMap((target) => {
        const measured = valuesOf(target, metric);
        return [median(measured), Math.min(...measured), Math.max(...measured)].map(formatNumber);
      }),
      ...others.map((target) => formatRatio(target, metric)),
    ]),
  ]),
);
for (const { name, visits } of targets) {
  const errors = [...new Set(visits.flatMap((visit) => visit.errors))];
  console.log(`${name}: LCP element ${visits.at(-1)?.lcpElement}; errors: ${errors.join('; ') || 'none'}`);
}
if (values.json !== undefined)
  fs.writeFileSync(values.json, JSON.stringify(targets.map(({ name, visits }) => ({ name, visits }))));
