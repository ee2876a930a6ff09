/** `npm run check -- baselines`: names each missing and each stale baseline, without taking a screenshot. */
import path from 'node:path';
import process from 'node:process';
import { root } from './run';
import { readStories } from './stories/parseStories';
import { baselineNames, expectedBaselines } from './visual/baselineNames';

const expected = new Set(expectedBaselines(readStories(root)));
const committed = new Set(baselineNames(path.join(root, 'tools/visual/baselines')));
const missing = [...expected].filter((name) => !committed.has(name)).toSorted();
const stale = [...committed].filter((name) => !expected.has(name));
for (const name of missing) console.error(`missing: ${name}`);
for (const name of stale) console.error(`stale: ${name} belongs to no story`);
console.log(`${expected.size} screenshots: ${missing.length} missing, ${stale.length} stale`);
if (missing.length + stale.length > 0)
  console.error('Take them: npm run test:visual -- --update, or with --only <story id> for one story.');
process.exitCode = missing.length + stale.length > 0 ? 1 : 0;
