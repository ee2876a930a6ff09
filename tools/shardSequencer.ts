import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Estimates the duration of a test file by its number of stories and async steps. */
const estimateWork = ({ moduleId }: TestSpecification): number =>
  fs.readFileSync(moduleId, 'utf8').match(/\bawait |^export const /gm)?.length ?? 0;

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
    const shard = shards[index - 1];
    return files.filter((file) => shard?.files.has(file));
  }
}
