import path from 'node:path';
import zlib from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './run';

const ENTRY = '\0button';

/** The gzip bytes that a page loads first when it imports one Button from `source`, without React and styled-components. */
async function weigh(source: string): Promise<number> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-button',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) =>
          id === ENTRY ? `import { Button } from '${source}'; globalThis.button = Button;` : null,
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ENTRY,
        external: /^(react|react-dom|styled-components)(\/|$)/,
        checks: { moduleLevelDirective: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const loaded = new Map<string, string>();
  const load = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || loaded.has(fileName)) return;
    loaded.set(fileName, chunk.code);
    chunk.imports.forEach(load);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) load(fileName);
  return zlib.gzipSync([...loaded.values()].join('\n'), { level: 9 }).length;
}

/** The gzip bytes of a Button, imported from its own folder and from the public entry of packages/ui. */
export async function weighButton(): Promise<{ alone: number; fromEntry: number }> {
  const folder = path.join(root, 'packages/ui');
  return {
    alone: await weigh(path.join(folder, 'primitives/Button/index.ts')),
    fromEntry: await weigh(path.join(folder, 'index.ts')),
  };
}
