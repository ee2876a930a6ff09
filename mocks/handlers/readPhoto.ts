import fs from 'node:fs/promises';
import type { ReadPhoto } from './fetchPhoto';

/** Reads a photo in Node, from the folder. */
export const readPhoto: ReadPhoto = async (path) =>
  new Blob([await fs.readFile(new URL(`../${path}`, import.meta.url))]);
