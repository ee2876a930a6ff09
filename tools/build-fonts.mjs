/**
 * Builds packages/ui/theme/fonts (design.md section 3): the two latin files as they come, and two subsets that hold
 * only the five characters Ghana needs (U+20B5 U+0186 U+0190 U+0254 U+025B), cut from the latin-ext files.
 * The subsets carry names of their own, because "Source" is a reserved font name of the SIL licence.
 *
 *   node tools/build-fonts.mjs
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(new URL('../packages/ui/package.json', import.meta.url));
const out = fileURLToPath(new URL('../packages/ui/theme/fonts/', import.meta.url));
const characters = '\u20B5\u0186\u0190\u0254\u025B';

const families = [
  { source: 'source-sans-3', own: 'Efie Sans GH', file: 'efie-sans-gh.woff2' },
  { source: 'eb-garamond', own: 'Efie Serif GH', file: 'efie-serif-gh.woff2' },
];

/** Replaces the name table of an uncompressed font; keeps copyright (0), licence (13) and licence address (14). */
function rename(font, family) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const count = view.getUint16(4);
  const tables = [];
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + at * 16;
    const offset = view.getUint32(entry + 8);
    const length = view.getUint32(entry + 12);
    tables.push({
      tag: font.toString('latin1', entry, entry + 4),
      body: Buffer.from(font.subarray(offset, offset + length)),
    });
  }
  const names = tables.find((table) => table.tag === 'name');
  if (!names) throw new Error(`${family}: the font has no name table`);
  const kept = readNames(names.body).filter(({ id }) => [0, 13, 14].includes(id));
  const postScript = `${family.replaceAll(' ', '')}-Regular`;
  names.body = writeNames([
    ...kept,
    { id: 1, text: family },
    { id: 2, text: 'Regular' },
    { id: 3, text: `1.0;EFIE;${postScript}` },
    { id: 4, text: family },
    { id: 6, text: postScript },
  ]);
  return assemble(view.getUint32(0), tables);
}

function readNames(table) {
  const storage = table.readUInt16BE(4);
  const found = new Map();
  for (let at = 0; at < table.readUInt16BE(2); at += 1) {
    const entry = 6 + at * 12;
    if (table.readUInt16BE(entry) !== 3) continue;
    const id = table.readUInt16BE(entry + 6);
    const length = table.readUInt16BE(entry + 8);
    const start = storage + table.readUInt16BE(entry + 10);
    found.set(
      id,
      Buffer.from(table.subarray(start, start + length))
        .swap16()
        .toString('utf16le'),
    );
  }
  return [...found].map(([id, text]) => ({ id, text }));
}

function writeNames(names) {
  const sorted = names.toSorted((a, b) => a.id - b.id);
  const head = Buffer.alloc(6 + sorted.length * 12);
  head.writeUInt16BE(sorted.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  const texts = sorted.map(({ id, text }, at) => {
    const body = Buffer.from(text, 'utf16le').swap16();
    const entry = 6 + at * 12;
    [3, 1, 0x409, id, body.length, offset].forEach((value, column) =>
      head.writeUInt16BE(value, entry + column * 2),
    );
    offset += body.length;
    return body;
  });
  return Buffer.concat([head, ...texts]);
}

const padded = (length) => Math.ceil(length / 4) * 4;

function checksum(body) {
  const whole = Buffer.concat([body, Buffer.alloc(padded(body.length) - body.length)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

function assemble(flavour, tables) {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(flavour, 0);
  [tables.length, power * 16, Math.log2(power), (tables.length - power) * 16].forEach((value, at) =>
    head.writeUInt16BE(value, 4 + at * 2),
  );
  let offset = head.length;
  const bodies = tables.map(({ tag, body }, at) => {
    const entry = 12 + at * 16;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(checksum(body), entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(body.length, entry + 12);
    offset += padded(body.length);
    return Buffer.concat([body, Buffer.alloc(padded(body.length) - body.length)]);
  });
  return Buffer.concat([head, ...bodies]);
}

await mkdir(out, { recursive: true });
for (const { source, own, file } of families) {
  const folder = dirname(require.resolve(`@fontsource-variable/${source}/package.json`));
  const latin = `${source}-latin-wght-normal.woff2`;
  await copyFile(join(folder, 'files', latin), join(out, latin));
  await copyFile(join(folder, 'LICENSE'), join(out, `OFL-${source}.txt`));
  const whole = await readFile(join(folder, 'files', `${source}-latin-ext-wght-normal.woff2`));
  const cut = await subsetFont(whole, characters, {
    targetFormat: 'sfnt',
    preserveNameIds: [0, 13, 14],
    keepFeatures: [],
  });
  const renamed = rename(Buffer.from(cut), own);
  const packed = await subsetFont(renamed, characters, {
    targetFormat: 'woff2',
    preserveNameIds: [0, 1, 2, 3, 4, 6, 13, 14],
    keepFeatures: [],
  });
  await writeFile(join(out, file), packed);
  console.log(`${file} ${packed.length} bytes`);
}
