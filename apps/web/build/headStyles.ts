import type { Plugin } from 'vite';
import { baseCss } from '../../../packages/ui/theme/baseCss';
import { themeCss } from '../../../packages/ui/theme/themeCss';

/** Inlines the theme and the reset into the HTML, so that no stylesheet request delays the first paint. */
export function headStyles(): Plugin {
  return {
    name: 'efie-head-styles',
    transformIndexHtml: () => [{ tag: 'style', children: themeCss + baseCss, injectTo: 'head' as const }],
  };
}
