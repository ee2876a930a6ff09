/**
 * Writes the illustrations of the app's own pages into apps/web/public; part of `npm run generate`. They are committed files,
 * so that the build does not need the generator.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { STREET_LIGHTS } from '../packages/domain/dates/streetLight';
import { homeStreet, interior } from '../packages/illustrations/index';
import { root } from './run';

const illustrations = {
  ...Object.fromEntries(
    STREET_LIGHTS.flatMap((light) => [
      [`street-${light}.svg`, homeStreet(light)],
      [`street-${light}-phone.svg`, homeStreet(light, 'phone')],
    ]),
  ),
  'veranda.svg': interior('veranda', 'efie-2', 'golden'),
};

for (const [name, svg] of Object.entries(illustrations))
  writeFileSync(path.join(root, 'apps/web/public', name), `${svg}\n`);
