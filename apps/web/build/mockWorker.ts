import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const file = path.resolve(import.meta.dirname, '../../../mocks/worker/mockServiceWorker.js');

/** Serves the mock backend's service worker, and adds it to the demo; a production build does not use this plugin. */
export function mockWorker(): Plugin {
  return {
    name: 'efie-mock-worker',
    configureServer: (server) => {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(fs.readFileSync(file));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: fs.readFileSync(file) });
    },
  };
}
