import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The production build and its backend on one origin, as a browser sees them. */
export interface Site {
  /** Ends in a slash. */
  url: string;
  /** Serves another build from now on: a new version. */
  publish: (productUrl: string) => void;
  /** The server is gone: connections are refused. */
  stop: () => Promise<void>;
}

/**
 * Forwards requests to a served build and, for `/api` and `/storage`, to a mock backend. A service worker and what it stores
 * belong to an origin, so a test of two versions, or of a server that is gone, needs one that is its own.
 */
export async function startSite(productUrl: string, backendUrl: string): Promise<Site> {
  let product = productUrl;
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    const target = new URL(path, /^\/(?:api|storage)\//.test(path) ? backendUrl : product);
    const { method, headers } = request;
    const forwarded = http.request(target, { method, headers }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    publish: (url) => {
      product = url;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
