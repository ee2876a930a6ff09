#!/usr/bin/env node
// Initial versus lazy JS and CSS of a built folder, raw / gzip -9 / brotli 11.
//   node bundle-size.mjs <dist> [--html index.html] [--base /] [--route src/pages/Search.tsx]… [--json out.json] [--list] [--storybook]
//                        [--max-initial-js-gz 120000] [--max-initial-css-gz 8000]      (exit 1 when over: a budget gate)
// Initial = what index.html names (module scripts, modulepreload, classic scripts, stylesheets) and everything these
// import statically. Lazy = every other chunk. --route adds the closure of one manifest key (needs build.manifest: true;
// the manifest of our own app is beside its build, see apps/web/build/reportsFolder.mjs).
// --storybook also reads index.json of a Storybook build: stories, docs pages, folder size.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { reportsFolder } from '../../apps/web/build/reportsFolder.mjs';
import { args, fmt, table } from './lib/stats.mjs';

export function walk(dir, out = []) {
  for (const e of fs.readdirSync(dir, { withFileTypes: true })) {
    const p = path.join(dir, e.name);
    if (e.isDirectory()) walk(p, out);
    else if (e.isFile()) out.push(p);
  }
  return out;
}
// Brotli 11 is slow: a check that asks for one route after another weighs each file once.
const sizes = new Map();
const size = (file) => {
  const key = `${file} ${fs.statSync(file).mtimeMs}`;
  if (!sizes.has(key)) sizes.set(key, weigh(fs.readFileSync(file)));
  return sizes.get(key);
};
const weigh = (raw) => ({
  raw: raw.length,
  gz: zlib.gzipSync(raw, { level: 9 }).length,
  br: zlib.brotliCompressSync(raw, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  }).length,
});
const STATIC =
  /(?:^|[;}\n\s)])(?:import|export)\s*(?:[\w$*{}\s,.]*?\bfrom\s*|[\w$*{}\s,]*\}?\s*from\s*)?["']([^"']+\.m?js)["']/g;
const DYNAMIC = /\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)?["'`]([^"'`]+\.m?js)["'`]/g;

export function analyse(dist, { html = 'index.html', base = '/', routes = [] } = {}) {
  const root = path.resolve(dist),
    page = fs.readFileSync(path.join(root, html), 'utf8');
  const files = walk(root).filter((f) => /\.(m?js|css)$/.test(f));
  const local = (ref, from) => {
    if (/^(https?:)?\/\//.test(ref)) return null;
    let r = ref.split(/[?#]/)[0];
    if (r.startsWith('/')) {
      if (base !== '/' && r.startsWith(base)) r = r.slice(base.length - 1);
      r = path.join(root, r);
    } else r = path.join(path.dirname(from), r);
    return fs.existsSync(r) ? r : null;
  };
  const initial = new Set(),
    remote = [];
  const add = (f) => {
    if (!f || initial.has(f)) return;
    initial.add(f);
    if (!/\.m?js$/.test(f)) return;
    const src = fs.readFileSync(f, 'utf8');
    for (const m of src.matchAll(STATIC)) add(local(m[1], f));
  };
  const htmlFile = path.join(root, html);
  for (const m of page.matchAll(/<(script|link)\b([^>]*)>/g)) {
    const attr = (n) =>
      new RegExp(`\\b${n}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`)
        .exec(m[2])
        ?.slice(1)
        .find((x) => x !== undefined);
    const ref =
      m[1] === 'script'
        ? attr('src')
        : /\b(stylesheet|modulepreload)\b/.test(attr('rel') ?? '')
          ? attr('href')
          : null;
    if (!ref) continue;
    const f = local(ref, htmlFile);
    if (f) add(f);
    else if (/^(https?:)?\/\//.test(ref)) remote.push(ref);
  }
  for (const m of page.matchAll(/<script\b[^>]*type=["']?module["']?[^>]*>([\s\S]*?)<\/script>/g))
    for (const x of m[1].matchAll(STATIC)) add(local(x[1], htmlFile));
  const mf = [
    path.join(reportsFolder(root), 'manifest.json'),
    path.join(root, '.vite/manifest.json'),
    path.join(root, 'manifest.json'),
  ].find((f) => fs.existsSync(f));
  const manifest = mf ? JSON.parse(fs.readFileSync(mf, 'utf8')) : null;
  const routed = new Set();
  for (const key of routes) {
    const seen = new Set();
    const go = (k) => {
      const c = manifest?.[k];
      if (!c) throw new Error(`no chunk «${k}» in the manifest`);
      if (seen.has(k)) return;
      seen.add(k);
      for (const f of [c.file, ...(c.css ?? [])]) {
        const p = path.join(root, f);
        if (!initial.has(p) && fs.existsSync(p)) routed.add(p);
      }
      for (const i of c.imports ?? []) go(i);
    };
    go(key);
  }
  const group = (fs_, re) => {
    const g = { files: 0, raw: 0, gz: 0, br: 0 };
    for (const f of fs_)
      if (re.test(f)) {
        const s = size(f);
        g.files++;
        g.raw += s.raw;
        g.gz += s.gz;
        g.br += s.br;
      }
    return g;
  };
  const lazy = files.filter((f) => !initial.has(f));
  return {
    initial: { js: group(initial, /\.m?js$/), css: group(initial, /\.css$/) },
    route: { js: group(routed, /\.m?js$/), css: group(routed, /\.css$/) },
    lazy: { js: group(lazy, /\.m?js$/), css: group(lazy, /\.css$/) },
    html: size(htmlFile),
    remote,
    dynamicImports: [...initial]
      .filter((f) => /\.m?js$/.test(f))
      .reduce(
        (n, f) => n + new Set([...fs.readFileSync(f, 'utf8').matchAll(DYNAMIC)].map((m) => m[1])).size,
        0,
      ),
    folder: walk(root).reduce((s, f) => s + fs.statSync(f).size, 0),
    list: files
      .map((f) => ({
        file: path.relative(root, f),
        when: initial.has(f) ? 'initial' : routed.has(f) ? 'route' : 'lazy',
        ...size(f),
      }))
      .sort((a, b) => b.gz - a.gz),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  const a = args(process.argv.slice(2), ['list', 'storybook']);
  if (!a._[0]) {
    console.error('usage: node bundle-size.mjs <dist> [options] — see the head of this file');
    process.exit(2);
  }
  const r = analyse(a._[0], { html: a.html, base: a.base, routes: [].concat(a.route ?? []) });
  const row = (n, g) => [n, g.files, fmt(g.raw), fmt(g.gz), fmt(g.br)];
  console.log(
    table(
      ['what', 'files', 'raw', 'gzip', 'brotli'],
      [
        ['HTML', 1, fmt(r.html.raw), fmt(r.html.gz), fmt(r.html.br)],
        row('initial JS', r.initial.js),
        row('initial CSS', r.initial.css),
        ...(a.route ? [row('route JS (extra)', r.route.js), row('route CSS (extra)', r.route.css)] : []),
        row('lazy JS', r.lazy.js),
        row('lazy CSS', r.lazy.css),
      ],
    ),
  );
  console.log(
    `dynamic imports reachable from the initial files: ${r.dynamicImports}; folder ${fmt(r.folder)} bytes${r.remote.length ? `; remote files named in the page: ${r.remote.join(' ')}` : ''}`,
  );
  if (a.list)
    console.log(
      table(
        ['file', 'when', 'raw', 'gzip', 'brotli'],
        r.list.slice(0, 60).map((f) => [f.file, f.when, fmt(f.raw), fmt(f.gz), fmt(f.br)]),
      ),
    );
  if (a.storybook) {
    const idx = JSON.parse(fs.readFileSync(path.join(a._[0], 'index.json'), 'utf8')).entries,
      es = Object.values(idx);
    console.log(
      `storybook: ${es.filter((e) => e.type === 'story').length} stories, ${es.filter((e) => e.type === 'docs').length} docs pages, ${new Set(es.map((e) => e.title)).size} titles, ${new Set(es.filter((e) => e.type === 'story' && e.tags?.includes('play-fn')).map((e) => e.id)).size} with a play function`,
    );
  }
  if (a.json) fs.writeFileSync(a.json, JSON.stringify(r, null, 1));
  let over = 0;
  for (const [k, v] of [
    ['max-initial-js-gz', r.initial.js.gz],
    ['max-initial-css-gz', r.initial.css.gz],
  ])
    if (a[k] && v > Number(a[k])) {
      console.error(`over budget: ${k} ${a[k]}, is ${v}`);
      over = 1;
    }
  process.exitCode = over;
}
