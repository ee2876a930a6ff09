#!/usr/bin/env node
// Measures two or more targets alternately (A B A B …, or A B C A B C …) in one browser process, so that a busy machine
// hits all alike, and prints medians and ratios to the first. The ratio's spread is over the pairs of one round.
//   node peer-vs.mjs ours=dist peer=other/build [floor=…] [--rounds 7] [same options as measure-page] [--path.ours /search] [--heading.peer h2] [--json out.json]
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { launch } from '../../testing/browser.mjs';
import { args, fmt, median, quantile, table } from './lib/stats.mjs';
import { FLAGS, makeInteraction, measureOnce, openTarget, options } from './measure-page.mjs';

const a = args(process.argv.slice(2), FLAGS);
if (a._.length < 2) {
  console.error(
    'usage: node peer-vs.mjs A=<url|folder> B=<url|folder> [options] — see the head of this file',
  );
  process.exit(2);
}
const own = (name) => {
  const o = { ...a };
  for (const k of Object.keys(a)) {
    const m = /^(.*)\.(.*)$/.exec(k);
    if (m) {
      delete o[k];
      if (m[2] === name) o[m[1]] = a[k];
    }
  }
  return o;
};
const targets = [];
for (const spec of a._) {
  const [, name, where] = /^([^=]+)=(.*)$/s.exec(spec);
  const o = own(name),
    t = await openTarget(where, o),
    interact = await makeInteraction(o);
  const answers = o.api ? (await import(pathToFileURL(fs.realpathSync(o.api)).href)).default : null;
  targets.push({ name, ...t, o: { ...options(o, interact, t.served), answers }, runs: [] });
}
const browser = await launch({ remote: a['allow-remote'] });
for (const t of targets) await measureOnce(browser, t.url, { ...t.o, net: 'none', cpu: 1, interact: null }); // discarded
for (let i = 0; i < Number(a.rounds ?? 7); i++) {
  const order = i % 2 ? [...targets].reverse() : targets; // A B B A …: no target always goes first
  for (const t of order) t.runs.push(await measureOnce(browser, t.url, t.o));
}
await browser.close();
for (const t of targets) await t.close();
const keys = [...new Set(targets.flatMap((t) => t.runs.flatMap((r) => Object.keys(r.out))))];
const vals = (t, k) => t.runs.map((r) => r.out[k]);
const [base, ...rest] = targets;
console.log(
  `rounds ${a.rounds ?? 7}, alternating; CPU x${a.cpu ?? 4}, network ${a.net ?? 'slow4g'} (${a.shape ?? 'cdp'}), service workers ${a.sw ?? 'block'}; ratio = other / ${base.name} (median of per-round ratios [min–max])`,
);
console.log(
  table(
    ['metric', ...targets.map((t) => t.name), ...rest.map((t) => `${t.name} / ${base.name}`)],
    keys.map((k) => [
      k,
      ...targets.map((t) => fmt(median(vals(t, k)))),
      ...rest.map((t) => {
        const rs = vals(t, k)
          .map((v, i) => v / vals(base, k)[i])
          .filter(Number.isFinite);
        return rs.length ? `${fmt(median(rs))} [${fmt(quantile(rs, 0))}–${fmt(quantile(rs, 1))}]` : '–';
      }),
    ]),
  ),
);
for (const t of targets) {
  const n = t.runs.at(-1).notes;
  console.log(
    `${t.name}: LCP ${n.lcpEl}; heading ${n.headingText}${n.headingMissing ? ' (NEVER SHOWN)' : ''}; errors ${JSON.stringify(n.errors.slice(0, 3))}`,
  );
}
if (a.json)
  fs.writeFileSync(
    a.json,
    JSON.stringify(
      targets.map((t) => ({ name: t.name, runs: t.runs })),
      null,
      1,
    ),
  );
