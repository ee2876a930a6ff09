import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchWithProgress } from './fetchWithProgress';

const URL = 'https://efie.test/api';

const sent: { headers: string[]; body: unknown } = { headers: [], body: null };
const form = new FormData();
form.append('image', new File(['photo'], 'front.jpg'));

/** A transfer whose response has this status and comes from this URL. */
const transferWith = (status: number, responseURL: string) =>
  class extends EventTarget {
    readonly responseURL = responseURL;
    readonly upload = new EventTarget();
    readonly status = status;
    readonly statusText = '';
    readonly response = new ArrayBuffer(0);
    withCredentials = false;
    responseType = '';
    open() {}
    abort() {}
    setRequestHeader(name: string) {
      sent.headers.push(name);
    }
    getAllResponseHeaders() {
      return 'content-type: text/plain\r\n';
    }
    send(body: unknown) {
      sent.body = body;
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  };

const send = (status: number, responseURL = URL) => {
  vi.stubGlobal('XMLHttpRequest', transferWith(status, responseURL));
  sent.headers = [];
  const headers = { Authorization: 'Bearer token' };
  return fetchWithProgress(new Request(URL, { method: 'POST', body: form, headers }), form, () => {});
};

afterEach(() => vi.unstubAllGlobals());

describe('fetchWithProgress', () => {
  it('resolves to the response', async () => {
    const response = await send(201);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([201, 'text/plain']);
    expect(response.redirected).toBe(false);
  });

  it('sends the form, whose boundary the transfer chooses, because WebKit cannot read files out of a request', async () => {
    await send(201);
    expect(sent.body).toBe(form);
    expect(sent.headers).toEqual(['authorization']);
  });

  it('says that a response was redirected', async () => {
    const response = await send(200, 'https://efie.test/api/properties');
    expect(response.redirected).toBe(true);
  });

  it.each([0, 600, 999])('rejects, and does not wait for ever, for a status of %i', async (status) => {
    await expect(send(status)).rejects.toThrow(RangeError);
  });
});
