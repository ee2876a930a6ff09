/**
 * `npm run generate`: writes every file that is generated from another. With --check it restores the files afterwards and
 * fails when a committed file is missing or differs from the generated one.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root, run, script } from './run';

/** Each generator with the file or folder that it writes. */
const generators = [
  { file: 'tools/generateTypes.ts', writes: 'packages/contract/generated' },
  { file: 'tools/generatePlaces.ts', writes: 'packages/domain/places/districts.generated.ts' },
  { file: 'tools/generateMap.ts', writes: 'packages/ui/panels/RegionMap/outlines.generated.ts' },
  { file: 'tools/generateTokens.ts', writes: 'packages/ui/theme' },
  { file: 'tools/generateGlyphs.ts', writes: 'packages/ui/theme/glyphCss.generated.ts' },
  { file: 'tools/buildFonts.ts', writes: 'packages/ui/theme/fonts' },
  { file: 'tools/listPhotos.ts', writes: 'mocks/factories/photoFiles.generated.ts' },
];

function filesIn(place: string): string[] {
  const stat = fs.statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [place];
  return fs.readdirSync(path.join(root, place)).flatMap((name) => filesIn(`${place}/${name}`));
}

const readFiles = (place: string) =>
  new Map(filesIn(place).map((file) => [file, fs.readFileSync(path.join(root, file))]));

const isCheck = process.argv.includes('--check');
let failures = 0;

for (const { file: generator, writes } of generators) {
  const before = readFiles(writes);
  const { code, output } = await run(script(generator), { quiet: true });
  if (code !== 0) {
    failures += 1;
    console.error(`${generator} failed:\n${output}`);
  }
  const after = readFiles(writes);
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const committed = before.get(file);
    const generated = after.get(file);
    if (committed && generated?.equals(committed)) continue;
    if (!isCheck) {
      console.log(`${generator} wrote ${file}`);
      continue;
    }
    failures += 1;
    console.error(`${file} is out of date: run \`npm run generate\` and commit it.`);
    if (committed) fs.writeFileSync(path.join(root, file), committed);
    else fs.rmSync(path.join(root, file));
  }
}
process.exitCode = failures === 0 ? 0 : 1;
