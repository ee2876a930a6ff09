#!/usr/bin/env node
// How long does it take to show n result cards: all at once, all with content-visibility, virtualised, or one page of 24?
// Needs the «cards» floor:  npm run bench:floors
//   node tools/bench/render-bench.mjs tools/bench/floors/out/cards [--sizes 1000,10000] [--runs 5] [--cpu 4] [--json out.json]
import fs from 'node:fs';
import { launch } from '../../testing/browser.mjs';
import { serveFolder } from '../../testing/static-server.mjs';
import { args, fmt, median, table } from './lib/stats.mjs';
const a = args(process.argv.slice(2));
const s = await serveFolder(a._[0]),
  browser = await launch(),
  rows = [],
  raw = [];
for (const n of String(a.sizes ?? '1000,10000')
  .split(',')
  .map(Number))
  for (const [label, q] of [
    ['all at once', 'mode=all'],
    ['all, content-visibility', 'mode=all&cv=1'],
    ['virtualised', 'mode=virtual'],
    ['one page of 24', 'mode=page'],
  ]) {
    const runs = [];
    for (let i = 0; i < Number(a.runs ?? 5); i++) {
      const ctx = await browser.newContext({ viewport: { width: 1280, height: 800 } }),
        page = await ctx.newPage(),
        cdp = await ctx.newCDPSession(page);
      await page.addInitScript(() => {
        window.__e = [];
        new PerformanceObserver((l) => {
          for (const e of l.getEntries())
            if (e.interactionId && e.name === 'click') window.__e.push(e.duration);
        }).observe({ type: 'event', durationThreshold: 16, buffered: true });
      });
      await page.goto(`${s.url}?n=${n}&${q}`);
      await page.waitForSelector('#show');
      await cdp.send('HeapProfiler.collectGarbage');
      const h0 = (await cdp.send('Runtime.getHeapUsage')).usedSize;
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(a.cpu ?? 4) });
      await page.click('#show', { timeout: 120000, noWaitAfter: true });
      await page.waitForFunction(() => window.__paints?.length === 1, null, { timeout: 120000 });
      await page.waitForTimeout(300);
      const dom = await page.evaluate(() => document.querySelectorAll('*').length);
      await page.click('#filter', { timeout: 120000, noWaitAfter: true });
      await page.waitForFunction(() => window.__paints?.length === 2, null, { timeout: 120000 });
      await page.waitForTimeout(300);
      const [first, filter] = await page.evaluate(() => window.__paints),
        ev = await page.evaluate(() => window.__e);
      // scrolling: frames longer than 50 ms over 20 wheel steps
      await page.evaluate(() => {
        window.__f = [];
        let t = performance.now();
        const f = (x) => {
          window.__f.push(x - t);
          t = x;
          window.__raf = requestAnimationFrame(f);
        };
        requestAnimationFrame(f);
      });
      await page.mouse.move(600, 400);
      for (let k = 0; k < 20; k++) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(30);
      }
      await page.waitForTimeout(300);
      const frames = await page.evaluate(() => {
        cancelAnimationFrame(window.__raf);
        return window.__f;
      });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await cdp.send('HeapProfiler.collectGarbage');
      const h1 = (await cdp.send('Runtime.getHeapUsage')).usedSize;
      runs.push({
        first,
        filter,
        dom,
        heap: h1 - h0,
        event: ev[0] ?? null,
        janky: frames.slice(1).filter((x) => x > 50).length,
        worstFrame: Math.max(...frames.slice(1)),
      });
      await ctx.close();
    }
    raw.push({ n, label, runs });
    const m = (k) => fmt(median(runs.map((r) => r[k])));
    rows.push([
      `${n} cards, ${label}`,
      m('first'),
      m('filter'),
      m('event'),
      m('dom'),
      fmt(median(runs.map((r) => r.heap)) / 1e6),
      m('worstFrame'),
      m('janky'),
    ]);
  }
await browser.close();
await s.close();
console.log(`CPU x${a.cpu ?? 4}, runs ${a.runs ?? 5}`);
console.log(
  table(
    [
      'case',
      'click to painted ms',
      'filter to painted ms',
      'click event ms',
      'DOM elements',
      'heap added MB',
      'worst frame in scroll ms',
      'frames > 50 ms',
    ],
    rows,
  ),
);
if (a.json) fs.writeFileSync(a.json, JSON.stringify(raw, null, 1));
