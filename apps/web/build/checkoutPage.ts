import path from 'node:path';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';

/**
 * Builds the mock backend's payment page, checkout.html, into the demo. A separate build, so that the page does not change
 * how the app is split into chunks. `vite` serves the page unchanged; a production build does not use this plugin.
 * @param page Vite options of that build
 */
export function checkoutPage(page: InlineConfig): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'efie-checkout-page',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          ...page,
          configFile: false,
          base: config.base,
          logLevel: 'warn',
          build: {
            ...page.build,
            rolldownOptions: {
              ...page.build?.rolldownOptions,
              input: path.join(config.root, 'checkout.html'),
            },
            outDir: path.resolve(config.root, config.build.outDir),
            emptyOutDir: false,
            copyPublicDir: false,
          },
        });
      },
    },
  };
}
