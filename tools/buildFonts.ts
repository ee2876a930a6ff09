/**
 * Writes packages/ui/theme/fonts; part of `npm run generate`. The latin files are copied as they are. Of each family, two
 * subsets are cut: the characters of English text, from the latin file, and those of Ghanaian languages with the cedi sign,
 * from the latin-ext file. They have other names, because "Source" is a reserved font name under the SIL license.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { GHANA_RANGE, TEXT_RANGE } from '../packages/ui/theme/fontFaceCss';
import { root } from './run';

const require = createRequire(path.join(root, 'packages/ui/package.json'));
const target = path.join(root, 'packages/ui/theme/fonts');

const FAMILIES = [
  { source: 'source-sans-3', name: 'Efie Sans', file: 'efie-sans' },
  { source: 'eb-garamond', name: 'Efie Serif', file: 'efie-serif' },
];

/** OpenType features that browsers apply by default and that the fonts use in running text. */
const TEXT_FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];

/** The characters of a `unicode-range`. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

/** Ids of the OpenType name table. */
const NAME = {
  copyright: 0,
  family: 1,
  subfamily: 2,
  unique: 3,
  full: 4,
  postScript: 6,
  license: 13,
  licenseUrl: 14,
};
const LEGAL_NAMES = [NAME.copyright, NAME.license, NAME.licenseUrl];
/** Names that other tables refer to, such as those of the axes in STAT, which Firefox discards when one is missing. */
const REFERRED_NAMES = [17, ...Array.from({ length: 64 }, (_, index) => 256 + index)];
const KEPT_NAMES = [...LEGAL_NAMES, ...REFERRED_NAMES];

interface NameRecord {
  id: number;
  text: string;
}

/** An uncompressed font with other names, except for copyright, license and those that other tables refer to. */
function rename(font: Buffer, family: string): Buffer {
  // The table directory has 16 bytes a table: tag, checksum, offset, length.
  const entry = font.subarray(0, 12 + font.readUInt16BE(4) * 16).indexOf('name');
  if (entry === -1) throw new Error(`${family}: the font has no name table`);
  const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
  const postScript = `${family.replaceAll(' ', '')}-Regular`;
  const names = writeNames([
    ...readNames(font.subarray(offset, offset + length)).filter(({ id }) => KEPT_NAMES.includes(id)),
    { id: NAME.family, text: family },
    { id: NAME.subfamily, text: 'Regular' },
    { id: NAME.unique, text: `1.0;EFIE;${postScript}` },
    { id: NAME.full, text: family },
    { id: NAME.postScript, text: postScript },
  ]);
  // Appended, because the subsetting that follows writes all tables and checksums again.
  const renamed = Buffer.concat([font, names]);
  renamed.writeUInt32BE(font.length, entry + 8);
  renamed.writeUInt32BE(names.length, entry + 12);
  return renamed;
}

/** The Windows names of a name table; a later record of the same id wins. */
function readNames(table: Buffer): NameRecord[] {
  const WINDOWS = 3;
  const storage = table.readUInt16BE(4);
  const texts = new Map<number, string>();
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const entry = 6 + index * 12;
    if (table.readUInt16BE(entry) !== WINDOWS) continue;
    const start = storage + table.readUInt16BE(entry + 10);
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(entry + 8)));
    texts.set(table.readUInt16BE(entry + 6), bytes.swap16().toString('utf16le'));
  }
  return [...texts].map(([id, text]) => ({ id, text }));
}

function writeNames(names: readonly NameRecord[]): Buffer {
  const sorted = names.toSorted((a, b) => a.id - b.id);
  const head = Buffer.alloc(6 + sorted.length * 12);
  head.writeUInt16BE(sorted.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  const texts = sorted.map(({ id, text }, index) => {
    const body = Buffer.from(text, 'utf16le').swap16();
    // Windows, Unicode, American English
    [3, 1, 0x409, id, body.length, offset].forEach((value, column) =>
      head.writeUInt16BE(value, 6 + index * 12 + column * 2),
    );
    offset += body.length;
    return body;
  });
  return Buffer.concat([head, ...texts]);
}

/** Writes the characters of a `unicode-range` as a font of its own. */
async function writeSubset(
  source: string,
  name: string,
  file: string,
  range: string,
  keepFeatures: readonly string[],
): Promise<void> {
  const characters = charactersOf(range);
  const subset = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'sfnt',
    preserveNameIds: KEPT_NAMES,
    keepFeatures,
  });
  const compressed = await subsetFont(rename(subset, name), characters, {
    targetFormat: 'woff2',
    preserveNameIds: [...Object.values(NAME), ...REFERRED_NAMES],
    keepFeatures,
  });
  writeFileSync(path.join(target, `${file}.woff2`), compressed);
}

mkdirSync(target, { recursive: true });
for (const { source, name, file } of FAMILIES) {
  const folder = path.dirname(require.resolve(`@fontsource-variable/${source}/package.json`));
  const fileOf = (subset: string) => path.join(folder, 'files', `${source}-${subset}-wght-normal.woff2`);
  const latin = fileOf('latin');
  copyFileSync(latin, path.join(target, path.basename(latin)));
  copyFileSync(path.join(folder, 'LICENSE'), path.join(target, `OFL-${source}.txt`));
  await writeSubset(latin, name, file, TEXT_RANGE, TEXT_FEATURES);
  await writeSubset(fileOf('latin-ext'), `${name} GH`, `${file}-gh`, GHANA_RANGE, []);
}
