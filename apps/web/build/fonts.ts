import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { fontFaceCss, preloadedFonts } from '../../../packages/ui/theme/fontFaceCss';

const folder = path.resolve(import.meta.dirname, '../../../packages/ui/theme/fonts');

const files = (): readonly string[] => fs.readdirSync(folder).filter((name) => name.endsWith('.woff2'));

/** A folder name with a hash of the contents, so that browsers can cache the files indefinitely. */
function folderName(): string {
  const hash = createHash('sha256');
  files().forEach((name) => hash.update(fs.readFileSync(path.join(folder, name))));
  return `fonts/${hash.digest('hex').slice(0, 8)}`;
}

/** Serves and publishes the brand fonts, preloads the two latin files and adds @font-face rules to the head. */
export function fonts(): Plugin {
  const name = folderName();
  let base = '/';
  return {
    name: 'efie-fonts',
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: (server) => {
      server.middlewares.use(`/${name}`, (request, response, next) => {
        const file = path.join(folder, path.basename(request.url ?? ''));
        if (!fs.existsSync(file)) return next();
        response.setHeader('Content-Type', 'font/woff2');
        response.end(fs.readFileSync(file));
      });
    },
    generateBundle() {
      for (const file of files()) {
        const source = fs.readFileSync(path.join(folder, file));
        this.emitFile({ type: 'asset', fileName: `${name}/${file}`, source });
      }
    },
    transformIndexHtml: () => [
      ...preloadedFonts.map((file) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `${base}${name}/${file}`,
          crossorigin: '',
        },
        injectTo: 'head' as const,
      })),
      { tag: 'style', children: fontFaceCss(`${base}${name}`), injectTo: 'head' as const },
    ],
  };
}
