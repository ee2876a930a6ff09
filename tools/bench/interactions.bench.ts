/**
 * Measures interactions in the production build on a slow phone (CPU x4): from the input event to the next paint, as INP does,
 * and to the paint of the result. The input is real, and each visit presses several times: the first press may wait for
 * lazy-loaded code. Prints the machine's load: a busy machine slows every time. Exits 1 when a search key is over its goal, or
 * when the page grows with the list.
 *   npx tsx tools/bench/interactions.bench.ts [--rounds 3] [--only sort] [--json out.json]
 */
import os from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { DemoAccountKey, ScenarioId } from '@efie/mocks';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { launchChromium } from '../../testing/chromium';
import { writeFigures } from './figures';
import { measureInput, observeInput, SHORTEST, waitUntilIdle, type InputTimes } from './measureInput';
import { LOOPBACK_ONLY } from './measurePage';
import { serveApp, type ServedApp } from './servedApp';
import { formatTable, median } from './stats';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
  },
});

const CPU = 4;
/** Presses per visit; the first is reported on its own. */
const PRESSES = 5;
/** A page of 24 cards stays below; 10,000 cards would have several hundred thousand elements. */
const MAX_ELEMENTS = 3_000;
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Two frequent words, a place, and a misspelled amenity that is then corrected. */
const KEYS = [...'bedroom apartment accra waetr', 'Backspace', 'Backspace', 'Backspace', ...'ter'];
/** ms between keys, in turns. */
const KEY_PAUSES = [90, 140, 70, 180, 110];
/** Pauses between words in ms, used in turns; longer than the debounce of 500 ms, so that some keys are pressed while the list renders. */
const WORD_PAUSES = [520, 560, 640];

interface Interaction {
  name: string;
  path: string;
  scenarios: readonly ScenarioId[];
  /** The most that the median may be, in ms. */
  goal: number;
  /** Whether a median over the goal fails the run. */
  isLimit?: boolean;
  viewport?: BrowserContextOptions;
  /** Who visits; a guest without. */
  account?: DemoAccountKey;
  /** Present once the page is usable. */
  ready: (page: Page) => Locator;
  /** Runs once per visit, before the first press. */
  prepare?: (page: Page) => Promise<void>;
  /** Measures one press, and undoes what would prevent the next one; `index` counts from 0. */
  press: (page: Page, index: number) => Promise<InputTimes>;
  presses?: number;
}

/** Presses the middle of an element, without the hit test of Playwright's own click, which would be part of the time. */
async function pointer(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  await waitUntilIdle(page);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not visible: ${String(target)}`);
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  return () => (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
}

const readDialogs = () => String(document.querySelectorAll('[role=dialog]').length);
const readList = () =>
  `${document.querySelector('article a')?.getAttribute('href')} ${document.querySelector('[data-pages]')?.textContent}`;
const readHeart = () =>
  String(document.querySelector('article [aria-pressed]')?.getAttribute('aria-pressed'));
const readRows = () =>
  `${document.querySelector('[data-listing] a')?.getAttribute('href')} ${document.querySelectorAll('[data-listing]').length}`;
const readSearch = () => document.querySelector<HTMLInputElement>('input[type=search]')?.value ?? '';

/** The longest frame while the page is scrolled from its top to its end. */
async function longestFrame(page: Page): Promise<InputTimes> {
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const gaps: number[] = [];
        let before = performance.now();
        window.scrollTo({ top: 0, behavior: 'instant' });
        const step = (now: number) => {
          gaps.push(now - before);
          before = now;
          const top = window.scrollY;
          window.scrollBy({ top: 40, behavior: 'instant' });
          if (window.scrollY === top) resolve(Math.max(...gaps.slice(1)));
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
  return { paint: longest, shown: longest };
}

/** Opens a dialog, and closes it again. */
const opensDialog =
  (target: (page: Page) => Locator): Interaction['press'] =>
  async (page) => {
    const times = await measureInput(page, await pointer(page, target(page)), readDialogs);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return times;
  };

const changesList =
  (target: (page: Page) => Locator): Interaction['press'] =>
  async (page) =>
    measureInput(page, await pointer(page, target(page)), readList);

const listings = {
  path: '/listings',
  scenarios: ['normal', 'large-10000'],
  goal: 100,
  ready: (page: Page) => page.getByRole('article').nth(23),
} as const;
/** 21 listings of the agent, and 945. */
const ownListings = {
  path: '/agent/dashboard',
  scenarios: ['normal', 'large-10000'],
  goal: 100,
  account: 'agent-premium',
  ready: (page: Page) => page.locator('[data-listing]').first(),
} as const;
const heart = (page: Page) => page.locator('article [aria-pressed]').first();
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });

const interactions: readonly Interaction[] = [
  {
    name: 'Heart',
    ...listings,
    account: 'user',
    press: async (page) => measureInput(page, await pointer(page, heart(page)), readHeart),
  },
  { name: 'Heart, guest', ...listings, press: opensDialog(heart) },
  {
    name: 'Filter, sidebar',
    ...listings,
    viewport: DESKTOP,
    press: changesList((page) => page.getByRole('checkbox').first()),
  },
  { name: 'Open filter sheet', ...listings, press: opensDialog(filterButton) },
  {
    name: 'Filter, sheet',
    ...listings,
    prepare: async (page) => (await pointer(page, filterButton(page)))(),
    press: changesList((page) => page.getByRole('dialog').getByRole('checkbox').first()),
  },
  {
    name: 'Sort',
    ...listings,
    prepare: (page) => page.getByRole('combobox', { name: 'Sort' }).focus(),
    press: (page, index) =>
      measureInput(page, () => page.keyboard.press(index % 2 === 0 ? 'ArrowDown' : 'ArrowUp'), readList),
  },
  {
    name: 'Next page',
    ...listings,
    press: changesList((page) => page.getByRole('link', { name: 'Next page' })),
  },
  {
    name: 'Open gallery',
    path: '/property/1003',
    scenarios: ['normal', 'large-10000'],
    goal: 100,
    ready: (page) => page.getByRole('list', { name: 'Photos' }),
    press: opensDialog((page) => page.getByRole('list', { name: 'Photos' }).getByRole('button').first()),
  },
  {
    name: 'Open edit dialog',
    ...ownListings,
    press: opensDialog((page) =>
      page
        .locator('[data-listing]')
        .first()
        .getByRole('button', { name: /^Edit / }),
    ),
  },
  {
    name: 'Own listings, status',
    ...ownListings,
    press: async (page, index) => {
      const status = page.getByRole('radio', { name: index % 2 === 0 ? /^Sold, / : /^All, / });
      return measureInput(page, await pointer(page, status), readRows);
    },
  },
  {
    name: 'Own listings, search key',
    ...ownListings,
    goal: 50,
    prepare: (page) => page.getByRole('searchbox', { name: 'Search your listings' }).focus(),
    press: (page, index) => measureInput(page, () => page.keyboard.press('sold!'[index] ?? 'a'), readSearch),
  },
  {
    name: 'Own listings, scroll',
    ...ownListings,
    press: longestFrame,
  },
  {
    name: 'Search key',
    ...listings,
    scenarios: ['large-10000'],
    goal: 50,
    isLimit: true,
    presses: KEYS.length,
    prepare: (page) => page.getByRole('searchbox', { name: 'Search properties' }).focus(),
    press: async (page, index) => {
      const key = KEYS[index] ?? '';
      await page.evaluate(`watchInput(${readSearch.toString()})`);
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForFunction(() => !Number.isNaN(window.inputMetrics.shown));
      const pauses = key === ' ' ? WORD_PAUSES : KEY_PAUSES;
      await page.waitForTimeout(pauses[index % pauses.length] ?? 0);
      return page.evaluate(() => window.readInput());
    },
  },
];

/** Requests that change or read the favorites must not be answered from the cache of the server. */
const answerFavorites = (context: BrowserContext, app: ServedApp): Promise<unknown> =>
  context.route(/\/api\/(?:user|agent)\/favorites/, async (route) => {
    const request = route.request();
    const response = await app.respond(new URL(request.url()).pathname, {
      method: request.method(),
      body: request.postData(),
    });
    await route.fulfill(
      response && { status: response.status, contentType: response.type, body: response.body },
    );
  });

const failures: string[] = [];

async function visit(browser: Browser, app: ServedApp, interaction: Interaction): Promise<InputTimes[]> {
  const context = await browser.newContext({ ...(interaction.viewport ?? PHONE), serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    if (interaction.account === 'user') await answerFavorites(context, app);
    // tsx wraps named functions in a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observeInput);
    await page.addInitScript(
      (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
      Object.entries(app.storage),
    );
    await page.goto(new URL(interaction.path, app.url).href, { waitUntil: 'networkidle' });
    await interaction.ready(page).waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await interaction.prepare?.(page);
    await waitUntilIdle(page);
    const times: InputTimes[] = [];
    for (let index = 0; index < (interaction.presses ?? PRESSES); index += 1)
      times.push(await interaction.press(page, index));
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    if (elements > MAX_ELEMENTS)
      failures.push(`${interaction.name}: the page has ${elements} elements; the limit is ${MAX_ELEMENTS}.`);
    return times;
  } finally {
    await context.close();
  }
}

const loadAtStart = os.loadavg()[0] ?? NaN;
const selected = interactions.filter(({ name }) => name.toLowerCase().startsWith(values.only.toLowerCase()));
const browser = await launchChromium([LOOPBACK_ONLY]);
const apps = new Map<string, Promise<ServedApp>>();
const appOf = (scenario: ScenarioId, account: DemoAccountKey | undefined): Promise<ServedApp> => {
  const key = `${scenario} ${account}`;
  const app = apps.get(key) ?? serveApp(scenario, account);
  apps.set(key, app);
  return app;
};
const targets = selected.flatMap((interaction) =>
  interaction.scenarios.map((scenario) => ({ interaction, scenario, visits: [] as InputTimes[][] })),
);
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const { interaction, scenario, visits } of round % 2 === 0 ? targets : targets.toReversed())
    visits.push(await visit(browser, await appOf(scenario, interaction.account), interaction));
await browser.close();
for (const app of apps.values()) await (await app).close();

const results = targets.map(({ interaction: { name, goal, isLimit = false }, scenario, visits }) => {
  const first = visits.flatMap((times) => times.slice(0, 1));
  const later = visits.flatMap((times) => times.slice(1));
  return {
    name,
    scenario,
    goal,
    isLimit,
    first: median(first.map(({ paint }) => paint)),
    median: median(later.map(({ paint }) => paint)),
    worst: Math.max(...later.map(({ paint }) => paint)),
    'first shown': median(first.map(({ shown }) => shown)),
    shown: median(later.map(({ shown }) => shown)),
  };
});

const formatPaint = (ms: number, goal: number): string =>
  (ms < SHORTEST ? `<${SHORTEST}` : ms.toFixed(0)) + (ms > goal ? ` > ${goal}` : '');
console.log(
  `\nms from an input event to the next paint, CPU x${CPU}, ${values.rounds} rounds; machine load ${loadAtStart.toFixed(1)} at the start, ${(os.loadavg()[0] ?? NaN).toFixed(1)} at the end, ${os.cpus().length} cores`,
);
console.log(
  'First: the first press of a visit; median, worst: the presses after it; shown: to the paint of the result, medians.',
);
console.log('A figure over its goal is marked with the goal: "128 > 100".\n');
console.log(
  formatTable([
    ['', 'listings', 'first', 'median', 'worst', 'first shown', 'shown'],
    ...results.map((result) => [
      result.name,
      result.scenario === 'normal' ? '240' : '10,000',
      formatPaint(result.first, result.goal),
      formatPaint(result.median, result.goal),
      formatPaint(result.worst, result.goal),
      result['first shown'].toFixed(0),
      result.shown.toFixed(0),
    ]),
  ]),
);
if (values.json !== undefined)
  writeFigures(values.json, 'interactions', { load: loadAtStart, rounds: Number(values.rounds), results });

for (const { name, goal, isLimit, median: ms } of results)
  if (isLimit && !(ms <= goal))
    failures.push(`${name}: the median is ${ms.toFixed(0)} ms; the limit is ${goal} ms.`);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
