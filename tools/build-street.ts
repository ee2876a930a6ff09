/**
 * Writes the pictures of our own pages into apps/web/public: the home street by day and by night, whole and cut for phones,
 * and the veranda of the About page.
 *
 *   tsx tools/build-street.ts           write the files
 *   tsx tools/build-street.ts --check   exit 1 when a committed file differs from a fresh run
 *
 * They are plain files so that a production build has them without the generator.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { homeStreet, interior } from '../packages/illustrations/index';

const folder = new URL('../apps/web/public/', import.meta.url);

const pictures = {
  'street-day.svg': homeStreet('golden'),
  'street-night.svg': homeStreet('night'),
  'street-day-phone.svg': homeStreet('golden', 'phone'),
  'street-night-phone.svg': homeStreet('night', 'phone'),
  'veranda.svg': interior('veranda', 'efie-2', 'golden'),
};

const check = process.argv.includes('--check');
for (const [name, picture] of Object.entries(pictures)) {
  const file = new URL(name, folder);
  const content = `${picture}\n`;
  if (!check) {
    writeFileSync(file, content);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== content) {
    console.error(`${fileURLToPath(file)} differs from a fresh run: npx tsx tools/build-street.ts`);
    process.exitCode = 1;
  }
}
