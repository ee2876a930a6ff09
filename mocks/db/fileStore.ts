import { readFile, rename, writeFile } from 'node:fs/promises';
import { readStoredState, type KeyedStore, type TabChannel } from './persistence';

/** A value as JSON, or a blob. */
type FileEntry = { value: unknown } | { type: string; base64: string };

async function readEntries(file: string): Promise<Record<string, FileEntry>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return {};
  }
  try {
    const entries = JSON.parse(text) as Record<string, FileEntry>;
    const state = entries['state'];
    if (state && 'value' in state && readStoredState(state.value)) return entries;
  } catch {
    // Not JSON: the same message.
  }
  throw new Error(`${file} holds no data of this version of the mock backend. Name another file.`);
}

/**
 * A store in one JSON file, with blobs in base64.
 * @param file need not exist
 * @throws Error for a file with other contents, which is left as it is
 */
export async function openFileStore(file: string): Promise<KeyedStore> {
  const entries = new Map(Object.entries(await readEntries(file)));
  /** A stop while it is written must not damage the file. */
  const write = async () => {
    await writeFile(`${file}.part`, JSON.stringify(Object.fromEntries(entries)));
    await rename(`${file}.part`, file);
  };
  return {
    async get(key) {
      const entry = entries.get(key);
      if (!entry || 'value' in entry) return entry?.value;
      return new Blob([Buffer.from(entry.base64, 'base64')], { type: entry.type });
    },
    async set(key, value) {
      entries.set(
        key,
        value instanceof Blob
          ? { type: value.type, base64: Buffer.from(await value.arrayBuffer()).toString('base64') }
          : { value },
      );
      await write();
    },
    async delete(key) {
      entries.delete(key);
      await write();
    },
    keys: async () => [...entries.keys()],
  };
}

/** For a store that only one process uses. */
export const noOtherTabs: TabChannel = { post: () => undefined, listen: () => undefined };
