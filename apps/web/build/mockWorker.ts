import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');
const worker = path.join(root, 'mocks/worker/mockServiceWorker.js');
const photos = path.join(root, 'mocks/photos');

/** Where Vite serves files of the repository that are outside of the app's folder. */
const filesUrl = `/@fs/${root.replaceAll(path.sep, '/').replace(/^\//, '')}`;

/** The names of the photos, from mocks/photos. */
const listPhotos = () =>
  fs
    .readdirSync(photos, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\/[^/]+\.(avif|jpg|png|svg|webp)$/.test(name));

/**
 * Serves the mock backend's service worker and, beside it, its photos, and adds both to the demo; a production build does not
 * use this plugin.
 */
export function mockWorker(): Plugin {
  return {
    name: 'efie-mock-worker',
    configureServer: (server) => {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(fs.readFileSync(worker));
      });
      server.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/mocks/photos/')) request.url = `${filesUrl}${request.url}`;
        next();
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: fs.readFileSync(worker) });
      for (const name of listPhotos())
        this.emitFile({
          type: 'asset',
          fileName: `mocks/photos/${name}`,
          source: fs.readFileSync(path.join(photos, name)),
        });
    },
  };
}
