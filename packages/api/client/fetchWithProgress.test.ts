import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './fetchWithProgress';

/** A transfer whose response has this status. */
const transferWith = (status: number) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    readonly statusText = '';
    readonly response = new ArrayBuffer(0);
    withCredentials = false;
    responseType = '';
    open() {}
    abort() {}
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'content-type: text/plain\r\n';
    }
    send() {
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  };

const send = (status: number) => {
  vi.stubGlobal('XMLHttpRequest', transferWith(status));
  return fetchWithProgress(new Request('https://efie.test/api', { method: 'POST', body: 'x' }), () => {});
};

afterEach(() => vi.unstubAllGlobals());

describe('fetchWithProgress', () => {
  it('resolves to the response', async () => {
    const response = await send(201);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([201, 'text/plain']);
  });

  it.each([0, 600, 999])('rejects, and does not wait for ever, for a status of %i', async (status) => {
    await expect(send(status)).rejects.toThrow(RangeError);
  });
});
