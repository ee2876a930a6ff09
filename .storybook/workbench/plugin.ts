import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Plugin } from 'vite';
import { readStories } from '../../.ci/stories/readStories.ts';
import { describeContract } from './contract.ts';

const ID = 'virtual:workbench';
const RESOLVED = `\0${ID}`;

/** What the last `npm test` proved, as `npm run coverage:spec` wrote it; null before the first. */
function readCoverage(root: string): unknown {
  const file = path.join(root, '.cache/test/coverage.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}

/** The pictures that `npm run test:visual` compares with, as 'phone-light/cards-agentcard--default'. */
function readPictures(root: string): string[] {
  const folder = path.join(root, 'visual/baselines');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.png$/, ''),
    )
    .toSorted();
}

/**
 * Gives the workbench's pages what is written in the repository: every story, what was proved last, the pictures and the
 * contract. Read anew when a file of stories changes.
 */
export function workbench(root: string): Plugin {
  return {
    name: 'efie-workbench',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const contract = path.join(root, 'openapi.yaml');
      this.addWatchFile(contract);
      const held = {
        stories: readStories(root),
        coverage: readCoverage(root),
        pictures: readPictures(root),
        contract: describeContract(parse(fs.readFileSync(contract, 'utf8'))),
      };
      return Object.entries(held)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith('.stories.tsx')) return;
      const module = server.moduleGraph.getModuleById(RESOLVED);
      if (module) server.moduleGraph.invalidateModule(module);
    },
  };
}
