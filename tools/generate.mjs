/**
 * `npm run generate`: every file that is made from another one. With --check it writes nothing for good: it fails when a
 * committed file differs from a fresh run, or is missing, and the files stand afterwards as they stood before.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bin, ensureInstalled, root, run } from './tools.mjs';

await ensureInstalled();

/** Generator and what it writes; a folder stands for all files in it. */
const generators = [
  { args: ['tools/generate-types.mjs'], writes: ['packages/api/generated'] },
  { args: ['tools/generate-places.mjs'], writes: ['packages/domain/places/districts.generated.ts'] },
  { args: [bin('tsx'), 'tools/generate-theme.mjs'], writes: ['packages/ui/theme/themeCss.ts'] },
  { args: [bin('tsx'), 'tools/generate-tokens.mjs'], writes: ['docs/design-tokens/efie.tokens.json'] },
  { args: ['tools/build-fonts.mjs'], writes: ['packages/ui/theme/fonts'] },
  { args: [bin('tsx'), 'tools/build-street.ts'], writes: ['apps/web/public'] },
];

function filesOf(place) {
  const found = path.join(root, place);
  const stat = fs.statSync(found, { throwIfNoEntry: false });
  if (!stat) return [];
  return stat.isFile() ? [place] : fs.readdirSync(found).flatMap((name) => filesOf(`${place}/${name}`));
}

const snapshot = (places) =>
  new Map(places.flatMap(filesOf).map((file) => [file, fs.readFileSync(path.join(root, file))]));

const isCheck = process.argv.includes('--check');
let faults = 0;
/** Two generators read tokens.json: a mistake in it is reported once. */
const reported = new Set();

for (const { args, writes } of generators) {
  const name = args.at(-1);
  const before = snapshot(writes);
  const { code, output } = await run(args, { quiet: true });
  if (code !== 0) {
    faults += 1;
    if (!reported.has(output)) console.error(`${name} failed:\n${output}`);
    reported.add(output);
  }
  const after = snapshot(writes);
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(file);
    if (old && after.get(file)?.equals(old)) continue;
    if (!isCheck) {
      console.log(`${file} written by ${name}`);
      continue;
    }
    faults += 1;
    console.error(`${file} differs from a fresh run of ${name}: run \`npm run generate\` and commit it`);
    if (old) fs.writeFileSync(path.join(root, file), old);
    else fs.rmSync(path.join(root, file));
  }
}
process.exitCode = faults === 0 ? 0 : 1;
