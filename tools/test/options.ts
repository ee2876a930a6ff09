import { parseArgs } from 'node:util';

export interface Shard {
  /** From 1. */
  index: number;
  count: number;
}

export interface TestOptions {
  /** Every display mode, every fault, and the projects of `npm run test:all`. */
  isAll: boolean;
  /** The share of the tests that this machine runs; null for all of them. */
  shard: Shard | null;
  /** A folder with the reports of all shards, to merge instead of running tests. */
  merge: string | null;
  /** Paths, story ids or titles, and parts of test names that select tests; all tests if empty. */
  texts: string[];
}

/** Parses '2/4'. Throws for anything that is not a share of the tests. */
export function parseShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`--shard ${text} is not valid. Use --shard 1/4 to 4/4.`);
  return { index, count };
}

/** Throws for an option that does not exist. */
export function parseOptions(args: string[]): TestOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean' }, shard: { type: 'string' }, merge: { type: 'string' } },
  });
  return {
    isAll: values.all ?? false,
    shard: values.shard === undefined ? null : parseShard(values.shard),
    merge: values.merge ?? null,
    texts: positionals,
  };
}
