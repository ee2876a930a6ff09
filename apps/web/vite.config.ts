import fs from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appManifest } from './build/appManifest';
import { buildReports } from './build/buildReports';
import { checkoutPage } from './build/checkoutPage';
import { fonts } from './build/fonts';
import { headStyles } from './build/headStyles';
import { securityHeaders } from './build/headers/securityHeaders';
import { trustedTypes } from './build/headers/trustedTypes';
import { requestHandler } from './build/buildRequestHandler';
import { mockWorker } from './build/mockWorker';
import { notices } from './build/notices';
import { readEnv } from './build/readEnv';
import { serviceWorker } from './build/buildServiceWorker';
import { styledComponents } from './build/styledComponents';
import { buildTarget, oldBrowserNotice } from './build/supportedBrowsers';
import { instant } from './instant/instant';

const root = import.meta.dirname;

/**
 * Constants of all browsers, so that a build omits code for servers and old browsers. They also apply to workers, which have
 * neither window nor document: code for workers must check `'document' in globalThis` instead.
 */
const browserConstants = {
  'typeof window': '"object"',
  'typeof document': '"object"',
  process: 'undefined',
  setImmediate: 'undefined',
  // Only set in the router's framework mode.
  'window.__reactRouterContext': 'undefined',
};

/**
 * Three ways to build one app:
 * - `vite` serves it with the mock backend, or with VITE_API_BASE_URL when the shell or an env file sets it;
 * - `vite build --mode production` builds the product, without the mock backend and its service worker, with one for reading
 *   without a connection;
 * - `vite build --mode demo` builds a static demo with the mock backend (`--base` for any base path).
 */
export default defineConfig(({ command, mode }) => {
  const isBuild = command === 'build';
  readEnv(mode);
  const withMocks = mode === 'demo' || (!isBuild && !process.env['VITE_API_BASE_URL']);
  // The mock backend over HTTP, for devices whose browser allows no service worker on this origin (tools/start.ts).
  const mockServer = isBuild ? undefined : process.env['MOCK_SERVER_URL'];
  const { HTTPS_CERT: certificate, HTTPS_KEY: key } = isBuild ? {} : process.env;
  const outDir = path.join(root, mode === 'demo' ? 'dist-demo' : 'dist');
  const checks = { moduleLevelDirective: false };
  const optimization = { inlineConst: { mode: 'all' as const, pass: 3 } };
  const { collect, write } = notices();
  const product = {
    root,
    mode,
    ...styledComponents,
    define: {
      ...(isBuild && browserConstants),
      'import.meta.env.VITE_MOCKS': JSON.stringify(withMocks ? '1' : ''),
      // A page can have one service worker only: that of the mock backend, or this one.
      'import.meta.env.VITE_OFFLINE': JSON.stringify(isBuild && !withMocks ? '1' : ''),
      'import.meta.env.VITE_MOCK_SERVER': JSON.stringify(mockServer === undefined ? '' : '1'),
      'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    },
    worker: { plugins: () => [collect] },
    plugins: [react()],
    // Each chunk imports its own dependencies; Vite's list of preloads for all chunks would be part of the first load.
    build: {
      target: buildTarget,
      modulePreload: false as const,
      rolldownOptions: { checks, optimization },
    },
  };
  return {
    ...product,
    plugins: [
      ...product.plugins,
      headStyles(),
      fonts(),
      trustedTypes(),
      oldBrowserNotice(),
      withMocks && mockWorker(),
      withMocks &&
        checkoutPage({
          ...product,
          plugins: [...product.plugins, headStyles(), fonts(), trustedTypes(), collect],
        }),
      isBuild && !withMocks && appManifest(),
      isBuild && collect,
      isBuild && write,
      isBuild && buildReports(),
      isBuild && instant({ root, mode, withMocks }),
      isBuild && !withMocks && requestHandler({ root, mode }),
      isBuild && !withMocks && serviceWorker(),
      // Set by tools/build.ts from --host.
      securityHeaders(process.env['DEPLOY_HOST'] ?? ''),
    ],
    build: {
      ...product.build,
      rolldownOptions: {
        checks,
        optimization,
        output: {
          // One file for the first load: by default, modules that it shares with lazy-loaded screens are split off.
          codeSplitting: {
            groups: [{ name: 'first', tags: ['$initial'], includeDependenciesRecursively: false }],
          },
        },
      },
      outDir,
      emptyOutDir: true,
      manifest: true,
      chunkSizeWarningLimit: 700,
    },
    server: {
      port: 5173,
      ...(certificate && key && { https: { cert: fs.readFileSync(certificate), key: fs.readFileSync(key) } }),
      allowedHosts: process.env['ALLOWED_HOSTS']?.split(',') ?? [],
      ...(mockServer !== undefined && { proxy: { '^/(?:api|storage)/': mockServer } }),
    },
  };
});
