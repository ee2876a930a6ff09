import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { root } from './run';

const folder = path.join(root, 'packages/ui/theme/fonts');
const fonts = fs.readdirSync(folder).filter((name) => name.startsWith('efie-') && name.endsWith('.woff2'));

/** An uncompressed font with all of its names. */
const decompress = (name: string): Promise<Buffer> =>
  subsetFont(fs.readFileSync(path.join(folder, name)), 'a', {
    targetFormat: 'sfnt',
    preserveNameIds: Array.from({ length: 400 }, (_, id) => id),
    keepFeatures: [],
  });

function findTable(font: Buffer, tag: string): Buffer {
  const entry = font.subarray(0, 12 + font.readUInt16BE(4) * 16).indexOf(tag);
  return font.subarray(font.readUInt32BE(entry + 8));
}

const numbers = (count: number, read: (index: number) => number): number[] =>
  Array.from({ length: count }, (_, index) => read(index));

function nameIdsOf(table: Buffer): number[] {
  return numbers(table.readUInt16BE(2), (index) => table.readUInt16BE(6 + index * 12 + 6));
}

/** The names of the axes, of their values, and of the default instance. */
function nameIdsInStat(table: Buffer): number[] {
  const [axisSize, axisCount, axes] = [table.readUInt16BE(4), table.readUInt16BE(6), table.readUInt32BE(8)];
  const [valueCount, values] = [table.readUInt16BE(12), table.readUInt32BE(14)];
  return [
    ...numbers(axisCount, (index) => table.readUInt16BE(axes + index * axisSize + 4)),
    ...numbers(valueCount, (index) => {
      const offset = values + table.readUInt16BE(values + index * 2);
      return table.readUInt16BE(offset + 6);
    }),
    table.readUInt16BE(18),
  ];
}

it.each(fonts)(
  '%s has the names that its STAT table refers to, without which Firefox discards the table',
  async (name) => {
    const font = await decompress(name);
    const names = nameIdsOf(findTable(font, 'name'));
    const referred = nameIdsInStat(findTable(font, 'STAT'));
    expect(referred.length).toBeGreaterThan(3);
    expect(referred.filter((id) => !names.includes(id))).toEqual([]);
  },
);
