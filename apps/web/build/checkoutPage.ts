import path from 'node:path';
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';

/**
 * Builds the mock backend's payment page, checkout.html, beside a demo. In a build of its own: how the app's code is cut into
 * files stays the product's. `vite` serves the page as it is; a production build does not use this plugin.
 * @param page how it is built
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
