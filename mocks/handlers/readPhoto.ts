import fs from 'node:fs/promises';
import type { ReadPhoto } from './fetchPhoto';

/** Reads a photo in Node, from the folder. */
export const readPhoto: ReadPhoto = async (path) => {
  const bytes = await fs.readFile(new URL(`../${path}`, import.meta.url));
  return new Uint8Array(bytes).buffer;
};
