import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMockDb } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { getResponse } from 'msw';
import { readListingsBody } from '../client/readListingsBody';
import { postListings, type ListingsMessage } from './postListings';
import { readInWorker, type ListingsTask } from './readInWorker';

const encode = (body: unknown): ArrayBuffer => new TextEncoder().encode(JSON.stringify(body)).buffer;
const active = () => new AbortController().signal;

/** Runs the worker's code in this thread; messages are cloned as between threads. */
class FakeWorker extends EventTarget {
  isTerminated = false;
  postMessage(task: ListingsTask): void {
    const { bytes } = structuredClone(task);
    queueMicrotask(() => {
      postListings(bytes, (message: ListingsMessage) => {
        if (!this.isTerminated)
          this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
      });
    });
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

class BrokenWorker extends FakeWorker {
  override postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error', { cancelable: true })));
  }
}

const start = (worker: FakeWorker) => () => worker as unknown as Worker;

describe('reading a response in a worker', () => {
  it('gives what the page would read, for every scenario of the mock backend', async () => {
    for (const scenario of ['normal', 'hostile', 'empty', 'large-10000'] as const) {
      const { handlers } = createMockNodeBackend(createMockDb({ scenario }));
      const response = await getResponse(
        [handlers.listProperties],
        new Request('http://api.test/api/properties'),
      );
      const body = (await response?.json()) as object;
      expect(await readInWorker(encode(body), active(), start(new FakeWorker()))).toEqual(
        readListingsBody(body),
      );
    }
  });

  it('gives what the page would read, for any list', async () => {
    const listing = fc.record(
      {
        id: fc.oneof(fc.integer(), fc.string()),
        price: fc.anything(),
        title: fc.anything(),
        images: fc.anything(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(listing, { maxLength: 450 }), async (properties) => {
        const bytes = encode({
          data: { properties, pagination: { current_page: 1, last_page: 2, total: 3 } },
        });
        const body = JSON.parse(new TextDecoder().decode(bytes)) as object;
        expect(await readInWorker(bytes, active(), start(new FakeWorker()))).toEqual(readListingsBody(body));
      }),
      { numRuns: 50, seed: 20261121 },
    );
  });

  it.each([
    ['no JSON', new TextEncoder().encode('<html>').buffer],
    ['a failure', encode({ success: false })],
  ])('leaves %s to the page', async (_name, bytes) => {
    expect(await readInWorker(bytes, active(), start(new FakeWorker()))).toBeNull();
  });

  it('leaves everything to the page when no worker starts', async () => {
    expect(await readInWorker(encode([]), active(), start(new BrokenWorker()))).toBeNull();
    const failToStart = () => {
      throw new Error('SecurityError');
    };
    expect(await readInWorker(encode([]), active(), failToStart)).toBeNull();
  });

  it('ends with the request', async () => {
    const controller = new AbortController();
    const worker = new FakeWorker();
    const reading = readInWorker(encode([{ id: 1 }]), controller.signal, start(worker));
    controller.abort();
    await expect(reading).rejects.toThrow('aborted');
    expect(worker.isTerminated).toBe(true);
  });
});
