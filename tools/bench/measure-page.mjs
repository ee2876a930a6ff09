#!/usr/bin/env node
// Measures a page in fresh browser contexts: bytes by type, requests, FCP, LCP, CLS, blocking time,
// time to an interactive heading, JS heap, DOM nodes, INP-like latency of a scripted interaction.
//
//   node measure-page.mjs <url | folder> [--path /route] [--runs 7] [--cpu 4] [--net slow4g|fast4g|3g|none]
//     [--shape cdp|server]      where the network is throttled; 'server' only with a folder (reaches service workers too)
//     [--sw block|allow]        service workers (default block; MSW's worker changes caching and escapes CDP throttling)
//     [--heading h1]            selector of the text that says «the page is there»
//     [--script file.mjs]       default export async ({ page, step }) => { await step('name', async () => {…}) }
//     [--type 'sel=text'] [--click sel] [--wait sel]   short form of a script, in that order: click, type, wait
//     [--viewport 412x823] [--dpr 2] [--settle 1000] [--warm] [--api answers.mjs] [--json out.json] [--block host,host]
//     [--api answers.mjs]       default export (method, pathname, URL) => object | string | null: answers fixed JSON, on any host
//     [--allow-remote]          let requests leave loopback (default: other hosts do not resolve; they are counted)
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from '../../testing/browser.mjs';
import { PROFILES, serveFolder } from '../../testing/static-server.mjs';
import { args, fmt, summary, table } from './lib/stats.mjs';

const OBSERVE = (sel) => {
  if (window.top !== window) return;
  const m = (window.__m = {
    fcp: null,
    lcp: null,
    lcpEl: null,
    cls: 0,
    shifts: [],
    long: [],
    events: [],
    heading: null,
    headingText: null,
  });
  const on = (type, f, extra = {}) => {
    try {
      new PerformanceObserver((l) => l.getEntries().forEach(f)).observe({ type, buffered: true, ...extra });
    } catch {
      /* not offered */
    }
  };
  on('paint', (e) => {
    if (e.name === 'first-contentful-paint') m.fcp = e.startTime;
  });
  on('largest-contentful-paint', (e) => {
    m.lcp = e.startTime;
    m.lcpEl = e.element
      ? e.element.tagName.toLowerCase() + ' ' + (e.element.textContent || e.url || '').slice(0, 40)
      : null;
  });
  let sess = 0,
    first = 0,
    last = 0; // CLS: largest session window (gap < 1 s, at most 5 s)
  on('layout-shift', (e) => {
    if (e.hadRecentInput) return;
    if (e.startTime - last > 1000 || e.startTime - first > 5000) {
      sess = 0;
      first = e.startTime;
    }
    sess += e.value;
    last = e.startTime;
    if (sess > m.cls) m.cls = sess;
    m.shifts.push([
      Math.round(e.startTime),
      e.value,
      ...(e.sources || []).slice(0, 2).map((s) => s.node?.nodeName + '.' + (s.node?.className ?? '')),
    ]);
  });
  on('longtask', (e) => m.long.push([e.startTime, e.duration]));
  const ev = (e) => {
    if (e.interactionId)
      m.events.push({
        id: e.interactionId,
        name: e.name,
        start: e.startTime,
        dur: e.duration,
        delay: e.processingStart - e.startTime,
        proc: e.processingEnd - e.processingStart,
      });
  };
  on('event', ev, { durationThreshold: 16 });
  on('first-input', ev);
  const seen = () => {
    for (const el of document.querySelectorAll(sel))
      if (
        el.textContent.trim() &&
        el.getClientRects().length &&
        (!el.checkVisibility || el.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      )
        return el;
    return null;
  };
  const tick = () => {
    const el = seen();
    if (!el) return requestAnimationFrame(tick);
    m.headingText = el.textContent.trim().slice(0, 60);
    // painted (two frames), and then the event loop was free to run another task
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          m.heading = performance.now();
        }, 0),
      ),
    );
  };
  requestAnimationFrame(tick);
};

export async function measureOnce(browser, url, o) {
  const [vw, vh] = String(o.viewport ?? '412x823')
    .split('x')
    .map(Number);
  const context = await browser.newContext({
    viewport: { width: vw, height: vh },
    deviceScaleFactor: Number(o.dpr ?? 2),
    serviceWorkers: o.sw === 'allow' ? 'allow' : 'block',
    reducedMotion: 'reduce',
  });
  try {
    if (o.warm) {
      // repeat view: fill the cache first, unthrottled
      const p0 = await context.newPage();
      await p0.goto(url, { waitUntil: 'load' });
      await p0.waitForTimeout(1500);
      await p0.close();
    }
    const page = await context.newPage();
    const errors = [],
      before0 = { ...o.served };
    page.on('pageerror', (e) => errors.push(String(e).slice(0, 200)));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    const reqs = new Map();
    cdp.on('Network.requestWillBeSent', (e) =>
      reqs.set(e.requestId, { url: e.request.url, type: e.type ?? 'Other', bytes: 0, t: e.timestamp }),
    );
    cdp.on('Network.responseReceived', (e) => {
      const r = reqs.get(e.requestId);
      if (r) {
        r.type = e.type;
        r.status = e.response.status;
        r.sw = e.response.fromServiceWorker;
        r.cache = e.response.fromDiskCache;
        r.bytes = e.response.encodedDataLength;
      }
    });
    cdp.on('Network.loadingFinished', (e) => {
      const r = reqs.get(e.requestId);
      if (r) {
        r.bytes = e.encodedDataLength;
        r.done = true;
      }
    });
    const net = PROFILES[o.net ?? 'slow4g'];
    if (net && o.shape !== 'server')
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: net.latency,
        downloadThroughput: net.down,
        uploadThroughput: net.up,
      });
    if (Number(o.cpu ?? 4) > 1)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(o.cpu ?? 4) });
    // fixed answers for other hosts need interception, which turns the HTTP cache off: only where asked for
    const remoteUrl = (u) => /^https?:$/.test(u.protocol) && !['localhost', '127.0.0.1'].includes(u.hostname);
    if (!o.allowRemote && o.answers)
      await page.route(remoteUrl, (r) => {
        const u = new URL(r.request().url()),
          hit = o.answers(r.request().method(), u.pathname, u);
        if (hit !== undefined && hit !== null)
          return r.fulfill({
            status: 200,
            contentType: 'application/json',
            headers: { 'access-control-allow-origin': '*' },
            body: typeof hit === 'string' ? hit : JSON.stringify(hit),
          });
        return r.fulfill({ status: 503, body: '' });
      });
    await page.addInitScript(OBSERVE, o.heading ?? 'h1');
    await page.goto(url, { waitUntil: 'commit', timeout: 120000 });
    let headingMissing = false;
    await page
      .waitForFunction(() => window.__m?.heading, null, { timeout: Number(o.timeout ?? 60000), polling: 100 })
      .catch(() => {
        headingMissing = true;
      });
    await page.waitForLoadState('load', { timeout: 60000 }).catch(() => {});
    // quiet: no request in flight and no long task for `settle` ms
    const settle = Number(o.settle ?? 1000);
    let quietSince = Date.now(),
      before = '';
    const limit = Date.now() + 30000;
    while (Date.now() - quietSince < settle && Date.now() < limit) {
      await page.waitForTimeout(100);
      const now =
        [...reqs.values()].length +
        ':' +
        [...reqs.values()].filter((r) => r.done).length +
        ':' +
        (await page.evaluate(() => window.__m.long.length));
      if (now !== before) {
        before = now;
        quietSince = Date.now();
      }
    }
    const load = await page.evaluate(() => {
      const m = window.__m,
        f = m.fcp ?? 0;
      return {
        fcp: m.fcp,
        lcp: m.lcp,
        lcpEl: m.lcpEl,
        cls: m.cls,
        shifts: m.shifts,
        heading: m.heading,
        headingText: m.headingText,
        tbt: m.long.reduce((s, [t, d]) => s + Math.max(0, t + d <= f ? 0 : d - 50), 0),
        blockAll: m.long.reduce((s, [, d]) => s + Math.max(0, d - 50), 0),
        longTasks: m.long.length,
        longest: m.long.reduce((s, [, d]) => Math.max(s, d), 0),
        dom: document.querySelectorAll('*').length,
        loadEvent: performance.getEntriesByType('navigation')[0]?.loadEventEnd ?? null,
      };
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await cdp.send('HeapProfiler.collectGarbage');
    const heap = (await cdp.send('Runtime.getHeapUsage')).usedSize;
    const perf = Object.fromEntries(
      (await cdp.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]),
    );
    const list = [...reqs.values()].filter((r) => /^https?:/.test(r.url) && !r.url.endsWith('/favicon.ico')); // the browser's own favicon request is not the page's
    const by = (t) => list.filter((r) => t.includes(r.type));
    const sum = (xs) => xs.reduce((s, r) => s + r.bytes, 0);
    const out = {
      requests: list.length,
      'requests JS': by(['Script']).length,
      'requests CSS': by(['Stylesheet']).length,
      'requests image': by(['Image']).length,
      'requests API': by(['XHR', 'Fetch']).length,
      'bytes total': sum(list),
      'bytes HTML': sum(by(['Document'])),
      'bytes JS': sum(by(['Script'])),
      'bytes CSS': sum(by(['Stylesheet'])),
      'bytes image': sum(by(['Image'])),
      'bytes font': sum(by(['Font'])),
      'bytes API': sum(by(['XHR', 'Fetch'])),
      'requests to other hosts': list.filter((r) => remoteUrl(new URL(r.url))).length,
      'requests answered by a service worker': list.filter((r) => r.sw).length, // the page counts 0 bytes for these: see the next line
      ...(o.served
        ? {
            'bytes our server sent (bodies)': o.served.bytes - before0.bytes,
            'requests our server got': o.served.requests - before0.requests,
          }
        : {}),
      'FCP ms': load.fcp,
      'LCP ms': load.lcp,
      CLS: load.cls,
      'TBT ms (after FCP)': load.tbt,
      'blocking ms (all)': load.blockAll,
      'long tasks': load.longTasks,
      'longest task ms': load.longest,
      'heading interactive ms': load.heading,
      'JS heap bytes (after GC)': heap,
      'DOM elements': load.dom,
      'script s (CPU x1 clock)': perf.ScriptDuration,
      'task s': perf.TaskDuration,
      layouts: perf.LayoutCount,
      'style recalcs': perf.RecalcStyleCount,
    };
    const notes = {
      lcpEl: load.lcpEl,
      headingText: load.headingText,
      headingMissing,
      shifts: load.shifts,
      errors,
      urls: list.map(
        (r) =>
          `${r.type} ${r.status ?? '-'} ${r.bytes}${r.sw ? ' sw' : ''}${r.cache ? ' cache' : ''} ${r.url.replace(/^https?:\/\/localhost:\d+/, '')}`,
      ),
    };
    if (o.interact) {
      if (Number(o.cpu ?? 4) > 1)
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(o.cpu ?? 4) });
      await page.evaluate(() => {
        window.__m.events.length = 0;
        window.__m.long.length = 0;
      });
      const steps = [];
      const step = async (name, f) => {
        const t0 = await page.evaluate(() => performance.now());
        await f();
        await page.waitForTimeout(400);
        const evs = await page.evaluate((t) => window.__m.events.filter((e) => e.start >= t), t0);
        const worst = evs.length ? Math.max(...evs.map((e) => e.dur)) : null;
        steps.push({ name, worst, interactions: new Set(evs.map((e) => e.id)).size });
      };
      await o.interact({ page, step, cdp });
      const evs = await page.evaluate(() => window.__m.events);
      const per = new Map();
      for (const e of evs) per.set(e.id, Math.max(per.get(e.id) ?? 0, e.dur));
      const sorted = [...per.values()].sort((a, b) => b - a);
      out['INP-like ms (worst)'] = sorted[0] ?? (steps.length ? 16 : null); // nothing reached the 16 ms reporting floor
      out['INP-like ms (median)'] = sorted.length
        ? sorted[Math.floor(sorted.length / 2)]
        : steps.length
          ? 16
          : null;
      out.interactions = per.size;
      out['interaction blocking ms'] = await page.evaluate(() =>
        window.__m.long.reduce((s, [, d]) => s + Math.max(0, d - 50), 0),
      );
      for (const s of steps) out[`step ${s.name} ms`] = s.worst ?? 16;
    }
    return { out, notes };
  } finally {
    await context.close();
  }
}

export async function makeInteraction(a) {
  if (a.script) return (await import(pathToFileURL(path.resolve(a.script)).href)).default;
  if (!a.type && !a.click) return null;
  return async ({ page, step }) => {
    for (const sel of [].concat(a.click ?? [])) await step('click ' + sel, () => page.click(sel));
    for (const spec of [].concat(a.type ?? [])) {
      const [, sel, text] = /^(.*)=([^=]*)$/s.exec(spec);
      await step('type ' + text, async () => {
        await page.focus(sel);
        for (const ch of text) {
          await page.keyboard.press(ch === ' ' ? 'Space' : ch);
          await page.waitForTimeout(120);
        }
      });
    }
    for (const sel of [].concat(a.wait ?? [])) await page.waitForSelector(sel);
  };
}

export async function openTarget(t, a) {
  if (/^https?:/.test(t)) return { url: t + (a.path ?? ''), close: async () => {} };
  const answers = a.api ? (await import(pathToFileURL(path.resolve(a.api)).href)).default : null;
  const s = await serveFolder(t, {
    answers,
    base: a.base ?? '/',
    shape: a.shape === 'server' ? PROFILES[a.net ?? 'slow4g'] : null,
  });
  return { url: s.url.replace(/\/$/, '') + (a.path ?? '/'), close: s.close, log: s.log, served: s.served };
}

export const FLAGS = ['warm', 'allow-remote', 'urls'];
export const options = (a, interact, served) => ({ ...a, allowRemote: a['allow-remote'], interact, served });

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  const a = args(process.argv.slice(2), FLAGS);
  if (!a._[0]) {
    console.error('usage: node measure-page.mjs <url | folder> [options] — see the head of this file');
    process.exit(2);
  }
  const target = await openTarget(a._[0], a);
  const browser = await launch({ remote: a['allow-remote'] });
  const interact = await makeInteraction(a);
  const answers = a.api ? (await import(pathToFileURL(path.resolve(a.api)).href)).default : null;
  const runs = [];
  await measureOnce(browser, target.url, { ...options({ ...a, net: 'none', cpu: 1 }, null), answers }); // discarded: fills the server's compression cache
  for (let i = 0; i < Number(a.runs ?? 7); i++)
    runs.push(await measureOnce(browser, target.url, { ...options(a, interact, target.served), answers }));
  await browser.close();
  await target.close();
  const keys = [...new Set(runs.flatMap((r) => Object.keys(r.out)))];
  const stats = Object.fromEntries(keys.map((k) => [k, summary(runs.map((r) => r.out[k]))]));
  console.log(
    `runs ${runs.length}, CPU x${a.cpu ?? 4}, network ${a.net ?? 'slow4g'} (${a.shape ?? 'cdp'}), service workers ${a.sw ?? 'block'}${a.warm ? ', repeat view' : ', first view'}`,
  );
  console.log(
    table(
      ['metric', 'median', 'min', 'max', 'IQR'],
      keys.map((k) => [
        k,
        fmt(stats[k].median),
        fmt(stats[k].min),
        fmt(stats[k].max),
        fmt(stats[k].p75 - stats[k].p25),
      ]),
    ),
  );
  const n = runs.at(-1).notes;
  console.log(
    `LCP element: ${n.lcpEl}; heading: ${n.headingText}${n.headingMissing ? ' (NEVER SHOWN)' : ''}; shifts: ${JSON.stringify(n.shifts)}; page errors: ${JSON.stringify(n.errors)}`,
  );
  if (a.urls) console.log(n.urls.join('\n'));
  if (a.json)
    fs.writeFileSync(a.json, JSON.stringify({ args: { ...a, _: undefined }, stats, runs }, null, 1));
}
