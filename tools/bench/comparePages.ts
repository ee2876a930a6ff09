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
import { launchChromium } from '../../testing/chromium';
import { serveFolder } from '../../testing/staticServer';
import { LOOPBACK_ONLY, measurePage, NETWORKS, type Visit, type VisitOptions } from './measurePage';
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

const network = NETWORKS[values.network];
if (network === undefined || positionals.length === 0) {
  console.error(
    positionals.length === 0
      ? 'Name a folder or a URL: npx tsx tools/bench/comparePages.ts apps/web/dist'
      : `Unknown network: ${values.network}. The networks are ${Object.keys(NETWORKS).join(', ')}.`,
  );
  process.exit(2);
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
const isLocal = positionals.every((name) => !/^https?:/.test(name));
const browser = await launchChromium(isLocal ? [LOOPBACK_ONLY] : []);
const [width = NaN, height = NaN] = values.viewport.split('x').map(Number);
const options: VisitOptions = {
  cpu: Number(values.cpu),
  network,
  heading: values.heading,
  viewport: { width, height },
  isWarm: values.warm,
};
// The first visit fills the compression cache of the server and does not count.
for (const { url } of targets) await measurePage(browser, url, { ...options, cpu: 1, network: null });
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const { url, visits } of round % 2 === 0 ? targets : targets.toReversed())
    visits.push(await measurePage(browser, url, options));
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
