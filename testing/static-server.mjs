// Serves a static build folder on loopback: gzip/brotli by Accept-Encoding, SPA fallback,
// optional base path, immutable caching for hashed assets, optional bandwidth/latency shaping
// done here (so that it also holds for requests a service worker makes, which CDP page
// throttling does not reach), optional fixed JSON answers for a fake back end.
import http from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};
const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest|javascript|wasm)|image\/svg)/;
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2?|png|jpe?g|webp|avif|svg)$/;

export const PROFILES = {
  // down/up in bytes per second, latency in ms per request; values of Chrome DevTools presets.
  none: null,
  slow4g: { latency: 562.5, down: (1.6e6 * 0.9) / 8, up: (750e3 * 0.9) / 8 }, // DevTools "Slow 4G", formerly "Fast 3G"; Lighthouse mobile
  fast4g: { latency: 165, down: (9e6 * 0.9) / 8, up: (1.5e6 * 0.9) / 8 },
  '3g': { latency: 2000, down: (500e3 * 0.8) / 8, up: (500e3 * 0.8) / 8 },
};
PROFILES.fast3g = PROFILES.slow4g;

export async function serveFolder(dir, opts = {}) {
  const {
    spa = true,
    encodings = ['br', 'gzip'],
    base = '/',
    port = 0,
    shape = null,
    answers = null,
    cache = true,
  } = opts;
  const root = fs.realpathSync(dir);
  const packed = new Map();
  const compress = (file, enc) => {
    const key = enc + file;
    if (!packed.has(key)) {
      const raw = fs.readFileSync(file);
      packed.set(
        key,
        enc === 'br'
          ? zlib.brotliCompressSync(raw, {
              params: {
                [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
                [zlib.constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
              },
            })
          : enc === 'gzip'
            ? zlib.gzipSync(raw, { level: 9 })
            : raw,
      );
    }
    return packed.get(key);
  };
  // one shared pipe: every response takes its turn in 1460-byte-packet-sized slices
  let pipeFree = 0;
  const send = async (res, body) => {
    if (!shape) return void res.end(body);
    await new Promise((r) => setTimeout(r, shape.latency));
    const slice = 14600;
    for (let i = 0; i < body.length; i += slice) {
      const part = body.subarray(i, i + slice);
      const now = Date.now();
      pipeFree = Math.max(pipeFree, now) + (part.length / shape.down) * 1000;
      await new Promise((r) => setTimeout(r, pipeFree - now));
      if (res.destroyed) return;
      res.write(part);
    }
    res.end();
  };
  const log = [],
    served = { bytes: 0, requests: 0 };
  const server = http.createServer((req, res) => {
    const url = new URL(req.url, 'http://localhost');
    let p = decodeURIComponent(url.pathname);
    if (answers) {
      const hit = answers(req.method, p, url);
      if (hit !== undefined && hit !== null) {
        const body = Buffer.from(typeof hit === 'string' ? hit : JSON.stringify(hit));
        res.writeHead(200, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
          'content-length': body.length,
        });
        return void send(res, body);
      }
    }
    if (base !== '/' && p.startsWith(base)) p = '/' + p.slice(base.length).replace(/^\//, '');
    let file = path.join(root, path.normalize(p));
    if (!file.startsWith(root)) {
      res.writeHead(403);
      return res.end();
    }
    let st = fs.statSync(file, { throwIfNoEntry: false });
    if (st?.isDirectory()) {
      file = path.join(file, 'index.html');
      st = fs.statSync(file, { throwIfNoEntry: false });
    }
    if (!st && spa && !/\.[a-z0-9]{2,5}$/i.test(p)) {
      file = path.join(root, 'index.html');
      st = fs.statSync(file, { throwIfNoEntry: false });
    }
    log.push(`${req.method} ${url.pathname} ${st ? 200 : 404}`);
    if (!st) {
      res.writeHead(404, { 'content-type': 'text/plain' });
      return void send(res, Buffer.from('not found'));
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const accepts = String(req.headers['accept-encoding'] ?? '');
    const enc = COMPRESSIBLE.test(type) ? encodings.find((e) => accepts.includes(e)) : undefined;
    const body = compress(file, enc ?? 'raw');
    const head = {
      'content-type': type,
      'content-length': body.length,
      vary: 'accept-encoding',
      'service-worker-allowed': '/',
    };
    head['cache-control'] = !cache
      ? 'no-store'
      : HASHED.test(file)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache';
    if (enc) head['content-encoding'] = enc;
    res.writeHead(200, head);
    served.requests++;
    served.bytes += body.length;
    if (shape && req.method !== 'HEAD') res.flushHeaders?.();
    void send(res, body);
  });
  await new Promise((r) => server.listen(port, '127.0.0.1', r));
  const { port: got } = server.address();
  return {
    url: `http://localhost:${got}${base}`,
    log,
    served,
    close: () =>
      new Promise((r) => {
        server.closeAllConnections?.();
        server.close(() => r());
      }),
  };
}
