/** Measures one visit of a page in a new browser context, with a slowed CPU and network. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openObservedPage, type ObservedPage } from './observedPage';

export interface Network {
  /** ms per request */
  latency: number;
  /** bytes per second */
  downloadThroughput: number;
  uploadThroughput: number;
}

/** The presets of Chrome DevTools; its "Slow 4G" was once called "Fast 3G". */
export const NETWORKS: Readonly<Record<string, Network | null>> = {
  none: null,
  slow4g: { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
  fast4g: { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 },
  '3g': { latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};

export interface VisitOptions {
  /** Slowdown of the CPU. */
  cpu: number;
  network: Network | null;
  /** Selector of the text that shows that the page is usable. */
  heading: string;
  viewport: { width: number; height: number };
  /** Measures a second visit, with a filled HTTP cache. */
  isWarm?: boolean;
  /** localStorage of the visit. */
  storage?: Readonly<Record<string, string>>;
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
  errors: string[];
}

declare global {
  interface Window {
    pageMetrics: PageMetrics;
  }
}

/** Runs in the page before its own scripts. */
function observePage(headingSelector: string): void {
  if (window.top !== window) return;
  const metrics: PageMetrics = {
    fcp: NaN,
    lcp: NaN,
    lcpElement: '',
    cls: 0,
    longTasks: [],
    heading: NaN,
    errors: [],
  };
  window.pageMetrics = metrics;
  addEventListener('error', ({ message }) => metrics.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => metrics.errors.push(String(reason)));
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

interface NetworkEvent {
  requestId: string;
  request: { url: string };
  type?: string;
  encodedDataLength: number;
}

function recordRequests(page: ObservedPage): ReadonlyMap<string, Loaded> {
  const requests = new Map<string, Loaded>();
  page.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }: NetworkEvent) =>
    requests.set(requestId, { url: request.url, type, bytes: 0, isFinished: false }),
  );
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }: NetworkEvent) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, isFinished: true });
  });
  page.on('Network.loadingFailed', ({ requestId }: NetworkEvent) => {
    const request = requests.get(requestId);
    if (request) request.isFinished = true;
  });
  return requests;
}

/** Waits until no request is in flight and no long task runs for one second, for 60 s at most. */
async function waitUntilIdle(page: ObservedPage, requests: ReadonlyMap<string, Loaded>): Promise<void> {
  const deadline = Date.now() + 60_000;
  let idleSince = Date.now();
  let before = '';
  while (Date.now() - idleSince < 1000 && Date.now() < deadline) {
    await wait(100);
    const finished = [...requests.values()].filter(({ isFinished }) => isFinished);
    const longTasks = await page.evaluate<number>('pageMetrics.longTasks.length');
    const now = `${requests.size} ${finished.length} ${longTasks}`;
    // The script of a worker is requested by the page and finished by the worker.
    const isLoading = [...requests.values()].some(
      ({ url, isFinished }) => !isFinished && !/Worker-/.test(url),
    );
    if (now !== before || isLoading) idleSince = Date.now();
    before = now;
  }
}

export type Measurement = Record<string, number>;

export interface Visit {
  metrics: Measurement;
  lcpElement: string;
  errors: readonly string[];
}

/** A function as a script of the page. */
const script = (run: (argument: never) => void, argument: unknown) =>
  // tsx wraps named functions in a helper that the page does not have.
  `globalThis.__name = (named) => named; (${String(run)})(${JSON.stringify(argument)});`;

function storeAll(entries: readonly (readonly [string, string])[]): void {
  // The page before the first navigation has no storage.
  if (location.protocol.startsWith('http'))
    entries.forEach(([key, value]) => localStorage.setItem(key, value));
}

async function waitForHeading(page: ObservedPage): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    // Fails while the page navigates.
    const isShown = await page.evaluate<boolean>('!Number.isNaN(pageMetrics.heading)').catch(() => false);
    if (isShown) return true;
    await wait(100);
  }
  return false;
}

async function visitPage(
  page: ObservedPage,
  url: string,
  { cpu, network, heading: headingSelector, viewport, storage = {} }: VisitOptions,
): Promise<Visit> {
  const { send } = page;
  const requests = recordRequests(page);
  if (network) await send('Network.emulateNetworkConditions', { offline: false, ...network });
  await send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 2, mobile: false });
  await send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  const source = script(observePage, headingSelector) + script(storeAll, Object.entries(storage));
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  await send('Page.navigate', { url });
  const hasHeading = await waitForHeading(page);
  await waitUntilIdle(page, requests);

  const { fcp, lcp, lcpElement, cls, longTasks, heading, errors } =
    await page.evaluate<PageMetrics>('pageMetrics');
  if (!hasHeading) errors.push(`no heading within 60 s: ${headingSelector}`);
  const elements = await page.evaluate<number>("document.querySelectorAll('*').length");
  await send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await send('HeapProfiler.collectGarbage');
  const { usedSize } = await send('Runtime.getHeapUsage');

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

/** Visits a page once. */
export async function measurePage(browser: Browser, url: string, options: VisitOptions): Promise<Visit> {
  const page = await openObservedPage(browser);
  try {
    if (options.isWarm) {
      const requests = recordRequests(page);
      await page.send('Page.addScriptToEvaluateOnNewDocument', {
        source: script(observePage, options.heading),
      });
      await page.send('Page.navigate', { url });
      await waitForHeading(page);
      await waitUntilIdle(page, requests);
    }
    return await visitPage(page, url, options);
  } finally {
    await page.close();
  }
}

/** Requests to other hosts fail at once. Unlike interception this leaves the HTTP cache on. */
export const LOOPBACK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
