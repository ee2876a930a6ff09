import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE_TYPE = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;
const HASHED_FILE_NAME = /[-.][A-Za-z0-9_-]{8,}\.(js|css|woff2?|png|jpe?g|webp|avif|svg)$/;

type Encoding = 'br' | 'gzip';

interface ServeOptions {
  /**
   * Serves 404.html, or index.html where there is none, with a status of 200 for unknown paths; without, 404.html with a
   * status of 404, as GitHub Pages does. Default: true.
   */
  spa?: boolean;
  /** The path under which the folder is served: '/efie/'. Default: '/'. */
  base?: string;
  /** The encodings to offer, best first. Default: Brotli and gzip. */
  encodings?: readonly Encoding[];
  /** Of every file; they replace the server's own. Names are in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** Changes the HTML of every page. */
  editHtml?: (html: string) => string;
  /** Responds to paths of a backend on the same origin; undefined for the folder's own. Responses are cached by path. */
  backend?: (path: string) => Promise<{ type: string; body: Buffer } | undefined>;
}

export interface ServedFolder {
  /** URL of the folder, ending in a slash. */
  url: string;
  close: () => Promise<void>;
}

const compress = (content: Buffer, encoding: Encoding): Buffer =>
  encoding === 'gzip'
    ? zlib.gzipSync(content, { level: 9 })
    : zlib.brotliCompressSync(content, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });

/** Serves a build folder on a free loopback port like a static host: compresses text, and marks hashed files as immutable. */
export async function serveFolder(
  folder: string,
  { spa = true, base = '/', encodings = ['br', 'gzip'], headers, editHtml, backend }: ServeOptions = {},
): Promise<ServedFolder> {
  const root = fs.realpathSync(folder);
  const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  const pageForUnknown = (spa ? ['404.html', 'index.html'] : ['404.html'])
    .map((name) => path.join(root, name))
    .find(isFile);

  function findFile(pathname: string): string | undefined {
    const file = path.join(root, pathname);
    return file.startsWith(root) ? [file, path.join(file, 'index.html')].find(isFile) : undefined;
  }

  const bodies = new Map<string, Buffer>();
  function readFile(file: string, encoding: Encoding | undefined): Buffer {
    const key = `${encoding ?? ''} ${file}`;
    const cached = bodies.get(key);
    if (cached) return cached;
    const raw = fs.readFileSync(file);
    const content = editHtml && file.endsWith('.html') ? Buffer.from(editHtml(raw.toString())) : raw;
    const body = encoding ? compress(content, encoding) : content;
    bodies.set(key, body);
    return body;
  }

  /** The body and headers of a backend's response, compressed as a backend does: gzip with the default level. */
  const readBackend = async (pathname: string) => {
    const found = await backend?.(pathname);
    if (!found) return undefined;
    const isCompressed = COMPRESSIBLE_TYPE.test(found.type);
    const body = isCompressed ? zlib.gzipSync(found.body) : found.body;
    const encoding = isCompressed && { 'content-encoding': 'gzip' };
    return { body, headers: { 'content-type': found.type, 'content-length': body.length, ...encoding } };
  };
  const replies = new Map<string, ReturnType<typeof readBackend>>();

  const server = http.createServer((request, response) => {
    void respond(request, response);
  });

  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const reply = await (replies.get(pathname) ?? replies.set(pathname, readBackend(pathname)).get(pathname));
    if (reply) {
      response.writeHead(200, reply.headers).end(reply.body);
      return;
    }
    const inFolder = pathname.slice(base.length - 1);
    const found = pathname.startsWith(base) ? findFile(decodeURIComponent(inFolder)) : undefined;
    const isAsset = /\.[a-z0-9]{2,5}$/i.test(pathname);
    const file = found ?? (spa && isAsset ? undefined : pageForUnknown);
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    const type = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = COMPRESSIBLE_TYPE.test(type)
      ? encodings.find((name) => accepted.includes(name))
      : undefined;
    const body = readFile(file, encoding);
    response
      .writeHead(found || spa ? 200 : 404, {
        'content-type': type,
        'content-length': body.length,
        vary: 'accept-encoding',
        'service-worker-allowed': '/',
        'cache-control': HASHED_FILE_NAME.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(encoding && { 'content-encoding': encoding }),
        ...headers,
      })
      .end(body);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
