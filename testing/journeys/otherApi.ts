import path from 'node:path';

/** A build of the product for another backend than the default one; `npm test` makes it. */
export const OTHER_API = {
  url: 'https://api.other.example',
  folder: path.resolve(import.meta.dirname, '../../.cache/other-api-build'),
};
