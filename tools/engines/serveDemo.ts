import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../run';

const dist = path.join(root, 'apps/web/dist-demo');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/** Runs in the app's pages before their own scripts: tells the page around them about errors and messages. */
function probe(): void {
  const tell = (text: string) =>
    (window.parent as { recordError?: (text: string) => void }).recordError?.(text);
  window.addEventListener('error', ({ message }) => tell(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${String(reason)}`));
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...values: unknown[]) => {
      tell(`console.${level}: ${values.map(String).join(' ').slice(0, 300)}`);
      log(...values);
    };
  }
}

/** The page of the flows as one script. */
async function bundleRunner(): Promise<string> {
  const [output] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, 'runner.ts'), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

function readDemo(pathname: string): { type: string; body: Buffer | string } | undefined {
  const file = [pathname, `${pathname}/index.html`, ...(path.extname(pathname) === '' ? ['404.html'] : [])]
    .map((name) => path.join(dist, name))
    .find((name) => name.startsWith(dist) && fs.statSync(name, { throwIfNoEntry: false })?.isFile());
  if (file === undefined) return undefined;
  const body = fs.readFileSync(file);
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  if (!type.startsWith('text/html')) return { type, body };
  return {
    type,
    body: body.toString().replace('<head>', '<head><script src="/__engines/probe.js"></script>'),
  };
}

/**
 * Serves the demo, with `probe` in its pages, and the page of the flows, whose URL it returns.
 * @param onReport receives what that page reports
 */
export async function serveDemo(
  onReport: (report: unknown) => void,
): Promise<{ url: string; close: () => void }> {
  const pages = new Map([
    [
      '/__engines/',
      { type: 'text/html', body: '<!doctype html><script type="module" src="runner.js"></script>' },
    ],
    ['/__engines/runner.js', { type: 'text/javascript', body: await bundleRunner() }],
    ['/__engines/probe.js', { type: 'text/javascript', body: `(${probe.toString()})()` }],
  ]);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/__engines/report') {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        onReport(JSON.parse(text));
        response.end();
      });
      return;
    }
    const found = pages.get(pathname) ?? readDemo(decodeURIComponent(pathname));
    response.writeHead(found ? 200 : 404, found && { 'content-type': found.type }).end(found?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/__engines/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
