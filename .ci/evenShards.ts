import fs from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Longer files take longer: near enough to share them out without knowing how long each took. */
const bytesOf = ({ moduleId }: TestSpecification): number => fs.statSync(moduleId).size;

/** Shards that end together: each file, the longest first, goes to the shard that has least to do (`.ci/test.mjs`). */
export class EvenShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const shards = Array.from({ length: count }, () => ({ bytes: 0, files: new Set<TestSpecification>() }));
    const byLength = files.toSorted(
      (one, other) => bytesOf(other) - bytesOf(one) || one.moduleId.localeCompare(other.moduleId),
    );
    for (const file of byLength) {
      const [least] = shards.toSorted((one, other) => one.bytes - other.bytes);
      if (!least) continue;
      least.bytes += bytesOf(file);
      least.files.add(file);
    }
    const own = shards[index - 1]?.files;
    return files.filter((file) => own?.has(file));
  }
}
