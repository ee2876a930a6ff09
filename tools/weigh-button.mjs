import path from 'node:path';
import zlib from 'node:zlib';
import { build } from 'vite';
import { root } from './tools.mjs';

const entry = '\0button';

/** First-load bytes, gzip -9, of a page that imports one Button from `source`; React and styled-components stay outside. */
async function weigh(source) {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-button',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) =>
          id === entry ? `import { Button } from '${source}'; globalThis.button = Button;` : null,
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        external: /^(react|react-dom|styled-components)(\/|$)/,
        checks: { moduleLevelDirective: false },
      },
    },
  });
  const chunks = new Map(output.map((file) => [file.fileName, file]));
  const first = new Set();
  const add = (name) => {
    const chunk = chunks.get(name);
    if (chunk?.type !== 'chunk' || first.has(chunk)) return;
    first.add(chunk);
    chunk.imports.forEach(add);
  };
  output.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => add(fileName));
  const code = [...first].map((chunk) => chunk.code).join('\n');
  return zlib.gzipSync(code, { level: 9 }).length;
}

/** What a Button weighs, taken from its own folder and from the public entry of packages/ui. */
export async function weighButton() {
  const folder = path.join(root, 'packages/ui');
  return {
    alone: await weigh(path.join(folder, 'primitives/Button/index.ts')),
    fromEntry: await weigh(path.join(folder, 'index.ts')),
  };
}
