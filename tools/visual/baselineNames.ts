import fs from 'node:fs';
import path from 'node:path';

/** The names of the screenshots in a folder, sorted: 'phone-light/cards-agentcard--default'. */
export function baselineNames(folder: string): string[] {
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
