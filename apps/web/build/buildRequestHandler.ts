import path from 'node:path';
import { build, type Plugin } from 'vite';

/** Builds app/requestHandler.ts, for hosts that run code, into dist-server/requestHandler.js: one file without dependencies. */
export function requestHandler({ root, mode }: { root: string; mode: string }): Plugin {
  return {
    name: 'efie-request-handler',
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
            ssr: 'app/requestHandler.ts',
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
