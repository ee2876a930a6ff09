import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The part of @napi-rs/image that is used; it is installed in tools/visual only. */
interface ImageTools {
  losslessCompressPng: (png: Uint8Array) => Promise<Uint8Array>;
}

/**
 * Compresses the PNGs that were written since a time, without changing a pixel: Vitest writes every color with 32 bits.
 * @param since in ms since the epoch
 */
export async function compressPngs(folder: string, since: number): Promise<void> {
  const { losslessCompressPng } = createRequire(import.meta.url)('@napi-rs/image') as ImageTools;
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => path.join(folder, file))
    .filter((file) => fs.statSync(file).mtimeMs >= since);
  await Promise.all(
    files.map(async (file) => fs.writeFileSync(file, await losslessCompressPng(fs.readFileSync(file)))),
  );
}
