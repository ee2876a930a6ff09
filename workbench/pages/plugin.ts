import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { API_REFERENCE, buildApiReference } from '../../tools/apiReference.ts';
import { PROOFS } from '../../tools/coverage/proofs.ts';
import { readRequirements } from '../../tools/coverage/requirements.ts';
import { readOperations } from '../../tools/new/operations.ts';
import { readStories } from '../../tools/stories/parseStories.ts';
import { baselineNames, expectedBaselines } from '../../tools/visual/baselineNames.ts';

type Stories = ReturnType<typeof readStories>;

/** One virtual module per page, so that no page loads another's data. */
const MODULES: Readonly<
  Record<string, (root: string, stories: () => Stories) => Readonly<Record<string, unknown>>>
> = {
  'virtual:workbench/catalogue': (root, stories) => ({
    stories: stories(),
    // Baseline screenshots of `npm run test:visual`.
    screenshots: baselineNames(path.join(root, 'tools/visual/baselines')),
    expectedScreenshots: expectedBaselines(stories()),
    requirements: readRequirements(root),
  }),
  'virtual:workbench/components': (_root, stories) => ({
    docsIds: Object.fromEntries(
      stories()
        .filter(({ file }) => file.startsWith('packages/ui/'))
        .map(({ id, title }) => [title.split('/').at(-1), id.replace(/--.*$/, '--docs')]),
    ),
  }),
  'virtual:workbench/contract': (root, stories) => ({
    operations: readOperations(fs.readFileSync(path.join(root, 'openapi.yaml'), 'utf8')),
    stories: stories()
      .filter(({ failingOperations }) => failingOperations.length > 0)
      .map(({ id, title, name, failingOperations }) => ({ id, title, name, failingOperations })),
  }),
};

/** Source files of each page's data, in addition to the stories. */
const WATCHED = ['openapi.yaml', PROOFS, 'docs/spec/checklist.md', 'docs/spec/faults.md'];

/**
 * Vite plugin that provides the workbench pages with stories, baselines and the operations of openapi.yaml, and
 * reloads them when a source file changes. It also serves the API reference, and adds it to a build.
 */
export function workbenchPlugin(root: string): Plugin {
  const resolved = (id: string) => `\0${id}`;
  const readers = new Map(Object.entries(MODULES).map(([id, read]) => [resolved(id), read]));
  // Cached, because a build loads several pages at once.
  let cachedStories: Stories | null = null;
  const stories = () => (cachedStories ??= readStories(root));
  return {
    name: 'efie-workbench',
    buildStart() {
      cachedStories = null;
    },
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? resolved(id) : null),
    load(id) {
      const read = readers.get(id);
      if (!read) return null;
      for (const file of WATCHED) {
        if (fs.existsSync(path.join(root, file))) this.addWatchFile(path.join(root, file));
      }
      return Object.entries(read(root, stories))
        .map(
          ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
        )
        .join('\n');
    },
    configureServer(server) {
      server.middlewares.use(`/${API_REFERENCE}`, (_request, response, next) => {
        buildApiReference().then((html) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: `${API_REFERENCE}/index.html`,
        source: await buildApiReference(),
      });
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('.stories.tsx') && !file.endsWith(PROOFS)) return;
      cachedStories = null;
      for (const id of readers.keys()) {
        const module = server.moduleGraph.getModuleById(id);
        if (module) server.moduleGraph.invalidateModule(module);
      }
    },
  };
}
