/**
 * Measures cold visits of the public screens in the production build on a slow phone (CPU x4, slow 4G), in turns with the
 * floor of the stack, and compares them with the goals. Prints the machine's load: a busy machine slows every absolute time.
 *   npx tsx tools/bench/pages.bench.ts [--rounds 9] [--only listings] [--json out.json]
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { DemoAccountKey, ScenarioId } from '@efie/mocks';
import { launchChromium } from '../../testing/chromium';
import { serveFolder } from '../../testing/staticServer';
import { root } from '../run';
import { writeFigures } from './figures';
import { LOOPBACK_ONLY, measurePage, NETWORKS, type Measurement, type VisitOptions } from './measurePage';
import { serveApp } from './servedApp';
import { formatNumber, formatTable, median } from './stats';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
  },
});

const FLOOR = path.join(root, 'tools/bench/floors/out/stack');
const LISTING = '/property/1003';
const PROFILE = '/agent/profile/101';

interface Screen {
  name: string;
  path: string;
  scenario: ScenarioId;
  /** Selector of what the visit waits for; default 'h1'. */
  ready?: string;
  /** Who visits; a guest without. */
  account?: DemoAccountKey;
  storage?: Readonly<Record<string, string>>;
  /** The most that each figure may be; a ratio is to the floor in the same round. */
  goals: Readonly<Record<string, number>>;
}

const screens: readonly Screen[] = [
  {
    name: 'Home',
    path: '/',
    scenario: 'normal',
    goals: {
      'TBT ms': 100,
      'longest task ms': 100,
      'FCP x floor': 0.38,
      'LCP x floor': 0.55,
      'font kB': 45,
      CLS: 0,
    },
  },
  {
    name: 'Listings',
    path: '/listings',
    scenario: 'normal',
    ready: 'main article',
    goals: {
      'TBT ms': 150,
      'longest task ms': 100,
      'FCP x floor': 0.38,
      'LCP x floor': 0.4,
      'font kB': 45,
      CLS: 0,
      'DOM elements': 1200,
    },
  },
  {
    name: 'Listings 10,000',
    path: '/listings',
    scenario: 'large-10000',
    ready: 'main article',
    goals: { 'TBT ms': 250, 'longest task ms': 120, 'JS heap MB': 8, 'DOM elements': 1200, CLS: 0 },
  },
  {
    name: 'Detail',
    path: LISTING,
    scenario: 'normal',
    goals: {
      'TBT ms': 100,
      'longest task ms': 100,
      'FCP x floor': 0.45,
      'LCP x floor': 0.6,
      'font kB': 45,
      CLS: 0,
    },
  },
  { name: 'Profile', path: PROFILE, scenario: 'normal', goals: { 'longest task ms': 100, CLS: 0 } },
  {
    name: 'Favorites',
    path: '/favorites',
    scenario: 'normal',
    storage: { 'gh-rental-favorites': JSON.stringify(['1001', '1002', '1003', '1004', '1005', '1006']) },
    goals: { 'longest task ms': 100, CLS: 0 },
  },
  {
    name: 'Dashboard',
    path: '/agent/dashboard',
    scenario: 'normal',
    account: 'agent-pro-limit',
    goals: { CLS: 0 },
  },
];

const options: VisitOptions = {
  cpu: 4,
  network: NETWORKS['slow4g'] ?? null,
  heading: 'h1',
  viewport: { width: 412, height: 823 },
};

const figuresOf = (page: Measurement, floor: Measurement): Measurement => ({
  'TBT ms': page['TBT ms (after FCP)'] ?? NaN,
  'longest task ms': page['longest task ms'] ?? NaN,
  'FCP ms': page['FCP ms'] ?? NaN,
  'LCP ms': page['LCP ms'] ?? NaN,
  'FCP x floor': (page['FCP ms'] ?? NaN) / (floor['FCP ms'] ?? NaN),
  'LCP x floor': (page['LCP ms'] ?? NaN) / (floor['LCP ms'] ?? NaN),
  CLS: page['CLS'] ?? NaN,
  'DOM elements': page['DOM elements'] ?? NaN,
  'font kB': (page['bytes font'] ?? NaN) / 1000,
  'JS kB': (page['bytes JS'] ?? NaN) / 1000,
  'total kB': (page['bytes total'] ?? NaN) / 1000,
  'JS heap MB': (page['JS heap bytes (after GC)'] ?? NaN) / 1_000_000,
});

if (!fs.existsSync(FLOOR)) {
  console.error('The floors are not built: npm run bench:floors');
  process.exit(1);
}
const loadAtStart = os.loadavg()[0] ?? NaN;
const selected = screens.filter(({ name }) => name.toLowerCase().startsWith(values.only.toLowerCase()));
const floor = await serveFolder(FLOOR);
const browser = await launchChromium([LOOPBACK_ONLY]);
const targets = await Promise.all(
  selected.map(async (screen) => ({
    ...screen,
    server: await serveApp(screen.scenario, screen.account),
    visits: [] as Measurement[],
    errors: new Set<string>(),
  })),
);
const visit = (target: (typeof targets)[number], speed: Partial<VisitOptions> = {}) =>
  measurePage(browser, new URL(target.path, target.server.url).href, {
    ...options,
    ...speed,
    ...(target.ready !== undefined && { heading: target.ready }),
    storage: { ...target.storage, ...target.server.storage },
  });
// The first visit fills the compression cache of the servers and does not count.
for (const target of targets) await visit(target, { cpu: 1, network: null });
await measurePage(browser, floor.url, { ...options, cpu: 1, network: null });
for (let round = 0; round < Number(values.rounds); round += 1) {
  const { metrics } = await measurePage(browser, floor.url, options);
  for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
    const result = await visit(target);
    target.visits.push(figuresOf(result.metrics, metrics));
    result.errors.forEach((error) => target.errors.add(error));
  }
}
await browser.close();
await Promise.all([floor.close(), ...targets.map(({ server }) => server.close())]);

const results = targets.map(({ name, goals, visits, errors }) => ({
  name,
  goals,
  errors: [...errors],
  medians: Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((figure) => [figure, median(visits.map((each) => each[figure] ?? NaN))]),
  ),
}));
console.log(
  `\nCold visits, CPU x4, slow 4G, ${values.rounds} rounds, medians; machine load ${loadAtStart.toFixed(1)} at the start, ${(os.loadavg()[0] ?? NaN).toFixed(1)} at the end, ${os.cpus().length} cores`,
);
console.log('A figure over its goal is marked with the goal: "203 > 100".\n');
console.log(
  formatTable([
    ['', ...results.map(({ name }) => name)],
    ...Object.keys(results[0]?.medians ?? {}).map((figure) => [
      figure,
      ...results.map(({ medians, goals }) => {
        const value = medians[figure] ?? NaN;
        const goal = goals[figure];
        // A layout shift of less than a thousandth is rounding.
        const isOver = goal !== undefined && value > goal + 0.001;
        return formatNumber(value) + (isOver ? ` > ${formatNumber(goal)}` : '');
      }),
    ]),
  ]),
);
for (const { name, errors } of results) if (errors.length > 0) console.log(`${name}: ${errors.join('; ')}`);
if (values.json !== undefined)
  writeFigures(values.json, 'pages', { load: loadAtStart, rounds: Number(values.rounds), results });
