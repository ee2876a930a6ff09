import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sendEvent } from './events.ts';

/** Estimates the duration of a test file by its number of stories and async steps; at least 1, so that none is free. */
const estimateWork = ({ moduleId }: TestSpecification): number =>
  1 + (fs.readFileSync(moduleId, 'utf8').match(/\bawait |^export const /gm)?.length ?? 0);

/** Balances vitest's shards: assigns each test file, the longest first, to the shard with the least work so far. */
export class ShardSequencer extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const shards = Array.from({ length: count }, () => ({ work: 0, files: new Set<TestSpecification>() }));
    const longestFirst = files
      .map((file) => ({ file, work: estimateWork(file) }))
      .toSorted((a, b) => b.work - a.work || a.file.moduleId.localeCompare(b.file.moduleId));
    for (const { file, work } of longestFirst) {
      const [leastWork] = shards.toSorted((a, b) => a.work - b.work);
      if (!leastWork) continue;
      leastWork.work += work;
      leastWork.files.add(file);
    }
    const ofShard = files.filter((file) => shards[index - 1]?.files.has(file));
    // Vitest passes the files of all shards to reporters.
    sendEvent({ type: 'start', total: ofShard.length, unit: 'files' });
    return ofShard;
  }
}
