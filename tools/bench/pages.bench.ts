/**
 * Measures cold visits of the public screens in the production build on a slow phone (CPU x4, slow 4G), in turns with the
 * floor of the stack, and compares them with the goals. Prints the machine's load: a busy machine slows every absolute time.
 *   npm run bench -- pages [--rounds 9] [--only listings]
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import type { DemoAccountKey, ScenarioId } from '@efie/mocks';
import { launchChromium } from '../../testing/chromium';
import { serveFolder } from '../../testing/staticServer';
import { buildFloor, FLOOR } from './buildFloor';
import { LOOPBACK_ONLY, measurePage, type Visit, type VisitOptions } from './measurePage';
import { serveApp } from './servedApp';
import { formatNumber, formatTable, median } from './stats';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    only: { type: 'string', default: '' },
  },
});

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

const load = () => (os.loadavg()[0] ?? NaN).toFixed(1);
const loadAtStart = load();
const selected = screens.filter(({ name }) => name.toLowerCase().startsWith(values.only.toLowerCase()));
await buildFloor();
const floor = await serveFolder(FLOOR);
const browser = await launchChromium([LOOPBACK_ONLY]);
const targets = await Promise.all(
  selected.map(async (screen) => ({
    ...screen,
    server: await serveApp(screen.scenario, screen.account),
    visits: [] as Visit['metrics'][],
    errors: new Set<string>(),
  })),
);
const visit = ({ path, server, ready, storage }: (typeof targets)[number], isSlow: boolean) => {
  const options: VisitOptions = { isSlow, storage: { ...storage, ...server.storage } };
  return measurePage(browser, new URL(path, server.url).href, ready ? { ...options, ready } : options);
};
// The first visit fills the compression cache of the servers and does not count.
for (const target of targets) await visit(target, false);
await measurePage(browser, floor.url, { isSlow: false });
for (let round = 0; round < Number(values.rounds); round += 1) {
  const { metrics: least } = await measurePage(browser, floor.url, { isSlow: true });
  for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
    const { metrics, errors } = await visit(target, true);
    const ratio = (figure: string) => (metrics[figure] ?? NaN) / (least[figure] ?? NaN);
    target.visits.push({ ...metrics, 'FCP x floor': ratio('FCP ms'), 'LCP x floor': ratio('LCP ms') });
    errors.forEach((error) => target.errors.add(error));
  }
}
await browser.close();
await Promise.all([floor.close(), ...targets.map(({ server }) => server.close())]);

console.log(
  `\nCold visits, CPU x4, slow 4G, ${values.rounds} rounds, medians; machine load ${loadAtStart} at the start, ${load()} at the end, ${os.cpus().length} cores`,
);
console.log('A figure over its goal is marked with the goal: "203 > 100".\n');
console.log(
  formatTable([
    ['', ...targets.map(({ name }) => name)],
    ...Object.keys(targets[0]?.visits[0] ?? {}).map((figure) => [
      figure,
      ...targets.map(({ visits, goals }) => {
        const value = median(visits.map((each) => each[figure] ?? NaN));
        const goal = goals[figure];
        // A layout shift of less than a thousandth is rounding.
        const isOver = goal !== undefined && value > goal + 0.001;
        return formatNumber(value) + (isOver ? ` > ${formatNumber(goal)}` : '');
      }),
    ]),
  ]),
);
for (const { name, errors } of targets)
  if (errors.size > 0) console.log(`${name}: ${[...errors].join('; ')}`);
