import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './build/fonts';
import { headStyles } from './build/headStyles';
import { inlineTokens } from './build/inlineTokens';
import { mockWorker } from './build/mockWorker';
import { prerender } from './build/prerender';
import { styledComponents } from './build/styledComponents';

const root = import.meta.dirname;

/**
 * Three ways to build one app:
 * - `vite` serves it on the mock backend, or on VITE_API_BASE_URL when that is set;
 * - `vite build --mode production` builds the product: no module of the mocks, no worker;
 * - `vite build --mode demo` builds a static demo with the mocks inside (`--base` for any base path).
 */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const withMocks = mode === 'demo' || (command === 'serve' && !process.env['VITE_API_BASE_URL']);
  const outDir = path.join(root, mode === 'demo' ? 'dist-demo' : 'dist');
  return {
    root,
    ...styledComponents,
    define: {
      'import.meta.env.VITE_MOCKS': JSON.stringify(withMocks ? '1' : ''),
      'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    },
    plugins: [
      react(),
      inlineTokens(),
      headStyles(),
      fonts(),
      withMocks && mockWorker(),
      command === 'build' && !isSsrBuild && prerender({ root, mode, withMocks }),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    server: { port: 5173 },
  };
});
