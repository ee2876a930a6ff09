import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Steps and stories: near enough to share files out without knowing how long each took. */
const workIn = ({ moduleId }: TestSpecification): number =>
  fs.readFileSync(moduleId, 'utf8').match(/\bawait |^export const /gm)?.length ?? 0;

/** Shards that end together: each file, the longest first, goes to the shard that has least to do (`tools/test.ts`). */
export class EvenShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const shards = Array.from({ length: count }, () => ({ work: 0, files: new Set<TestSpecification>() }));
    const longestFirst = files
      .map((file) => ({ file, work: workIn(file) }))
      .toSorted(
        (one, other) => other.work - one.work || one.file.moduleId.localeCompare(other.file.moduleId),
      );
    for (const { file, work } of longestFirst) {
      const [least] = shards.toSorted((one, other) => one.work - other.work);
      if (!least) continue;
      least.work += work;
      least.files.add(file);
    }
    const own = shards[index - 1]?.files;
    return files.filter((file) => own?.has(file));
  }
}
