import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Estimates the duration of a test file by its number of stories and async steps. */
const estimateWork = ({ moduleId }: TestSpecification): number =>
  fs.readFileSync(moduleId, 'utf8').match(/\bawait |^export const /gm)?.length ?? 0;

/** Assigns test files to shards of equal work: each file, the longest first, goes to the shard with the least work. */
export class EvenShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const shards = Array.from({ length: count }, () => ({ work: 0, files: new Set<TestSpecification>() }));
    const longestFirst = files
      .map((file) => ({ file, work: estimateWork(file) }))
      .toSorted(
        (one, other) => other.work - one.work || one.file.moduleId.localeCompare(other.file.moduleId),
      );
    for (const { file, work } of longestFirst) {
      const [smallest] = shards.toSorted((one, other) => one.work - other.work);
      if (!smallest) continue;
      smallest.work += work;
      smallest.files.add(file);
    }
    const shard = shards[index - 1];
    return files.filter((file) => shard?.files.has(file));
  }
}
