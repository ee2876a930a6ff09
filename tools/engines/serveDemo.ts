import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { serveFolder, type ServedFolder } from '../../testing/staticServer';
import { root } from '../run';

/** Runs in the app's pages before their own scripts, and passes errors and console messages on to the parent page. */
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

/** Starts a server that receives JSON from any origin, and returns its URL. */
async function startReceiver(onReport: (report: unknown) => void): Promise<ServedFolder> {
  const server = http.createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      onReport(JSON.parse(text));
      response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Serves the demo, with `probe` in its pages, and the page of the flows, whose URL it returns.
 * @param onReport receives what that page reports
 */
export async function serveDemo(onReport: (report: unknown) => void): Promise<ServedFolder> {
  const receiver = await startReceiver(onReport);
  const runner = `const reportUrl = ${JSON.stringify(receiver.url)};\n${await bundleRunner()}`;
  const pages = new Map([
    [
      '/engines/',
      { type: 'text/html', body: '<!doctype html><script type="module" src="runner.js"></script>' },
    ],
    ['/engines/runner.js', { type: 'text/javascript', body: runner }],
    ['/engines/probe.js', { type: 'text/javascript', body: `(${probe.toString()})()` }],
  ]);
  const demo = await serveFolder(path.join(root, 'apps/web/dist-demo'), {
    encodings: [],
    editHtml: (html) => html.replace('<head>', '<head><script src="/engines/probe.js"></script>'),
    backend: async (pathname) => {
      const page = pages.get(pathname);
      return page && { type: page.type, body: Buffer.from(page.body) };
    },
  });
  return {
    url: `${demo.url}engines/`,
    close: async () => {
      await Promise.all([demo.close(), receiver.close()]);
    },
  };
}
