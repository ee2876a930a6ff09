import path from 'node:path';
import { build, type Plugin } from 'vite';

/** Builds app/listingPage.ts, for hosts that run code, into dist-server/listingPage.js: one file without dependencies. */
export function listingPage({ root, mode }: { root: string; mode: string }): Plugin {
  return {
    name: 'efie-listing-page',
    closeBundle: {
      order: 'post',
      handler: async () => {
        await build({
          root,
          mode,
          configFile: false,
          logLevel: 'warn',
          define: { 'process.env.NODE_ENV': '"production"' },
          ssr: { noExternal: true, target: 'webworker' },
          build: {
            ssr: 'app/listingPage.ts',
            outDir: path.join(root, 'dist-server'),
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { checks: { moduleLevelDirective: false } },
          },
        });
      },
    },
  };
}
