import type { Plugin } from 'vite';
import { BRAND } from '../../../packages/domain/brand';
import { themeColors } from '../../../packages/ui/theme/themeColors';

/** Files in apps/web/public: the mark of favicon.svg on forest green; a maskable one shows at least its middle 80%. */
const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** iOS rounds the corners itself, and does not read the manifest's icons. */
const TOUCH_ICON = 'apple-touch-icon.png';

/** Publishes the web app manifest, and links it and the touch icon in every page. */
export function appManifest(): Plugin {
  let base = '/';
  return {
    name: 'efie-app-manifest',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle() {
      const manifest = {
        id: base,
        name: BRAND.name,
        short_name: BRAND.name,
        description: 'Homes to rent and to buy in Ghana.',
        lang: 'en',
        start_url: base,
        scope: base,
        display: 'standalone',
        background_color: themeColors.light.bg,
        theme_color: themeColors.light.bg,
        icons: ICONS.map(({ file, size, purpose }) => ({
          src: base + file,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      };
      this.emitFile({
        type: 'asset',
        fileName: 'app.webmanifest',
        source: JSON.stringify(manifest),
      });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}app.webmanifest` }, injectTo: 'head' as const },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: base + TOUCH_ICON },
        injectTo: 'head' as const,
      },
    ],
  };
}
