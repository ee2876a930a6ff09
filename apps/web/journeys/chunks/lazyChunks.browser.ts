import { startMockServer, type MockHttpServer } from '@efie/mocks/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpBuild } from '../../../../testing/journeys/support';
import { failChunk, FAILURES } from './failChunk';
import { lazyChunks } from './lazyChunks';
import { scenarios } from './scenarios';

const product = setUpBuild('dist');
let mocks: MockHttpServer;
const rows: string[] = [];

beforeAll(async () => {
  mocks = await startMockServer({ port: 0 });
});
afterAll(async () => {
  await mocks.close();
  // oxlint-disable-next-line no-console -- this test reports a table
  console.log(`chunk: ${FAILURES.join(', ')} (ok or faults, document loads)\n${rows.join('\n')}`);
});

const chunks = lazyChunks();

describe('every lazy chunk of the build', () => {
  it('has a scenario, and every scenario a chunk', () => {
    expect(Object.keys(scenarios).toSorted()).toEqual(chunks.map(({ name }) => name).toSorted());
  });

  it.each(chunks)('F28 F29: without $name the page and its input stay', async (chunk) => {
    const scenario = scenarios[chunk.name];
    if (!scenario) throw new Error(`No scenario loads the chunk ${chunk.name}: add one to scenarios.ts`);
    const served = { url: product.url, api: `http://127.0.0.1:${mocks.port}` };
    const outcomes = await Promise.all(
      FAILURES.map((failure) => failChunk(product.browser, served, chunk, scenario, failure)),
    );
    const cells = outcomes.map(({ loads, faults }) => `${faults.join('; ') || 'ok'} (${loads})`);
    rows.push(`${chunk.name.padEnd(20)} ${cells.join(', ')}`);
    expect(outcomes.map(({ faults }) => faults)).toEqual(FAILURES.map(() => []));
  });
});
