import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What proves each requirement ('C176', 'F58'): stories by ID, and tests as 'file > group > title'. */
export type Proofs = ReadonlyMap<string, readonly string[]>;

export const PROOFS = 'docs/spec/proofs.yaml';

export function readProofs(root: string): Proofs {
  const lists = parse(fs.readFileSync(path.join(root, PROOFS), 'utf8')) as Record<string, string[] | null>;
  return new Map(Object.entries(lists).map(([id, proofs]) => [id, proofs ?? []]));
}

/** The requirements that each story proves, by story ID. */
export function requirementsByStory(proofs: Proofs): ReadonlyMap<string, readonly string[]> {
  const byStory = new Map<string, string[]>();
  for (const [id, names] of proofs) {
    for (const name of names) byStory.set(name, [...(byStory.get(name) ?? []), id]);
  }
  return byStory;
}

/** The file of a test; null for a story. */
export const fileOf = (proof: string): string | null => /^(.+?) > /.exec(proof)?.[1] ?? null;

/** Whether a test name is the proof or in a group that is one; `*` matches what differs between the rows of a table. */
export function matchesProof(proof: string, name: string): boolean {
  if (name === proof || name.startsWith(`${proof} > `)) return true;
  if (!proof.includes('*')) return false;
  const pattern = proof.replace(/[$()+.?[\\\]^{|}]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${pattern}(?: > .*)?$`, 's').test(name);
}

/** Whether only `npm run test:all` runs a proof: slow journeys, tests of the lazy chunks, and stories tagged `slow`. */
export const slowProofs =
  (stories: readonly { id: string; tags: readonly string[] }[]) =>
  (proof: string): boolean => {
    const file = fileOf(proof);
    if (file !== null) return /\.(?:slow\.test|browser)\.tsx?$/.test(file);
    return stories.some(({ id, tags }) => id === proof && tags.includes('slow'));
  };
