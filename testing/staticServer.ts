import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};
const COMPRESSIBLE_TYPE = /^(text\/|application\/(json|xml|manifest|wasm)|image\/svg)/;
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
  /** The headers of a file by its path, such as '/assets/index.js'; they replace the server's own. */
  headers?: (path: string) => Readonly<Record<string, string>>;
  /** Responds to paths of a backend on the same origin; undefined for the folder's own. Responses are cached by path. */
  backend?: (path: string) => Promise<{ type: string; body: Buffer } | undefined>;
}

export interface ServedFolder {
  /** URL of the folder, ending in a slash. */
  url: string;
  close: () => Promise<void>;
}

interface Reply {
  type: string;
  body: Buffer;
  encoding?: Encoding;
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
  { spa = true, base = '/', encodings = ['br', 'gzip'], headers, backend }: ServeOptions = {},
): Promise<ServedFolder> {
  const root = fs.realpathSync(folder);
  const bodies = new Map<string, Buffer>();

  const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

  function findFile(pathname: string): string | null {
    const file = path.join(root, pathname);
    if (!file.startsWith(root)) return null;
    const found = [file, path.join(file, 'index.html')].find(isFile);
    if (found !== undefined) return found;
    if (!spa || /\.[a-z0-9]{2,5}$/i.test(pathname)) return null;
    return ['404.html', 'index.html'].map((name) => path.join(root, name)).find(isFile) ?? null;
  }

  function readFile(file: string, encoding: Encoding | undefined): Buffer {
    const key = `${encoding ?? ''} ${file}`;
    const cached = bodies.get(key);
    if (cached) return cached;
    const content = fs.readFileSync(file);
    const body = encoding ? compress(content, encoding) : content;
    bodies.set(key, body);
    return body;
  }

  /** Compressed as a backend does: gzip with the default level. */
  const readBackend = async (pathname: string): Promise<Reply | undefined> => {
    const found = await backend?.(pathname);
    if (!found) return undefined;
    return COMPRESSIBLE_TYPE.test(found.type)
      ? { type: found.type, encoding: 'gzip', body: zlib.gzipSync(found.body) }
      : found;
  };
  const replies = new Map<string, Promise<Reply | undefined>>();

  const server = http.createServer((request, response) => {
    void respond(request, response);
  });

  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const reply = await (replies.get(pathname) ?? replies.set(pathname, readBackend(pathname)).get(pathname));
    if (reply) {
      response
        .writeHead(200, {
          'content-type': reply.type,
          'content-length': reply.body.length,
          ...(reply.encoding && { 'content-encoding': reply.encoding }),
        })
        .end(reply.body);
      return;
    }
    const found = pathname.startsWith(base)
      ? findFile(decodeURIComponent(pathname.slice(base.length - 1)))
      : null;
    const notFoundPage = path.join(root, '404.html');
    const file = found ?? (!spa && isFile(notFoundPage) ? notFoundPage : null);
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    const type = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
    const acceptEncoding = String(request.headers['accept-encoding'] ?? '');
    const encoding = COMPRESSIBLE_TYPE.test(type)
      ? encodings.find((name) => acceptEncoding.includes(name))
      : undefined;
    const body = readFile(file, encoding);
    response
      .writeHead(found === null ? 404 : 200, {
        'content-type': type,
        'content-length': body.length,
        vary: 'accept-encoding',
        'service-worker-allowed': '/',
        'cache-control': HASHED_FILE_NAME.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(encoding && { 'content-encoding': encoding }),
        ...headers?.(pathname.slice(base.length - 1)),
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
