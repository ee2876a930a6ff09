import zlib from 'node:zlib';
import { build, type Rolldown } from 'vite';

const ENTRY = '\0button';

/**
 * The gzip bytes that a page loads first when it imports one Button, without React and styled-components.
 * @param root folder of the app that imports it
 * @param source file or package
 */
export async function weighButton(root: string, source: string): Promise<number> {
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
