/** Lists the files of mocks/photos for code that cannot read the folder, such as a browser's; part of `npm run generate`. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './run';

const PHOTO = /^[a-z0-9-]+\.(avif|jpg|png|svg|webp)$/;
const folder = path.join(root, 'mocks/photos');

const lines = fs
  .readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted()
  .map((name) => {
    const files = fs.readdirSync(path.join(folder, name)).filter((file) => !file.startsWith('.'));
    const names = new Set<string>();
    for (const file of files) {
      if (!PHOTO.test(file)) throw new Error(`mocks/photos/${name}/${file}: see mocks/photos/README.md.`);
      const { name: stem } = path.parse(file);
      if (names.has(stem)) throw new Error(`mocks/photos/${name} has two files with the name ${stem}.`);
      names.add(stem);
    }
    return `  ${name}: '${files.toSorted().join(' ')}',`;
  });

const text = `// Generated from the files in mocks/photos by tools/listPhotos.ts. Do not edit.

/** The file names in each folder of mocks/photos, separated by spaces. */
// prettier-ignore
export const PHOTO_FILES = {
${lines.join('\n')}
} as const;
`;
fs.writeFileSync(path.join(root, 'mocks/factories/photoFiles.generated.ts'), text);
