import { expect, test } from '../../../../testing/journeys/fixtures';
import { failChunk, FAILURES, type Outcome } from './failChunk';
import { lazyChunks } from './lazyChunks';
import { scenarios } from './scenarios';

const chunks = lazyChunks();

test.describe('every lazy chunk of the build', () => {
  test('has a scenario, and every scenario a chunk', () => {
    expect(Object.keys(scenarios).toSorted()).toEqual(chunks.map(({ name }) => name).toSorted());
  });

  for (const chunk of chunks) {
    test(`without ${chunk.name} the page and its input stay`, async ({ browser, product, mockServerUrl }) => {
      const found = [scenarios[chunk.name] ?? []].flat();
      if (found.length === 0)
        throw new Error(`No scenario loads the chunk ${chunk.name}: add one to scenarios.ts`);
      const servers = { url: product.url, api: mockServerUrl };
      // One after another: three pages side by side are so slow on two cores that they reach their timeouts.
      const outcomes: Outcome[] = [];
      for (const scenario of found)
        for (const failure of FAILURES) {
          const outcome = await failChunk(browser, servers, chunk, scenario, failure);
          outcomes.push(outcome);
          test.info().annotations.push({ type: failure, description: `${outcome.loads} document loads` });
        }
      expect(outcomes.map(({ faults }) => faults)).toEqual(outcomes.map(() => []));
    });
  }
});
