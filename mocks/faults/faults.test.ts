import { getResponse, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../contract/contract';
import { faultHandler, FAULTS, faultOf, isFaultId, OPERATIONS, SLOW_MS, type FaultId } from './index';

const request = (init: RequestInit = {}) => new Request('http://localhost/api/properties', init);

const respond = async (id: FaultId, init?: RequestInit) => {
  const response = await faultOf(id).respond(request(init));
  if (!response) throw new Error(`${id} gave no response.`);
  return response;
};

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

const upload = (): RequestInit => {
  const body = new FormData();
  body.append('image', new Blob(['x'], { type: 'image/png' }), 'x.png');
  return { method: 'POST', body };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('faults', () => {
  it('are the 18 of docs/spec/faults.md, each with a name and a description', () => {
    expect(FAULTS).toHaveLength(18);
    expect(FAULTS.every(({ name, description }) => name !== '' && description !== '')).toBe(true);
    expect(isFaultId('hang')).toBe(true);
    expect(isFaultId('constructor')).toBe(false);
  });

  it('offline and abort are network errors', async () => {
    expect((await respond('offline')).type).toBe('error');
    expect((await respond('abort')).type).toBe('error');
  });

  it('hang responds only when the request is aborted', async () => {
    const controller = new AbortController();
    const pending = faultOf('hang').respond(request({ signal: controller.signal }));
    expect(await Promise.race([pending, Promise.resolve('waiting')])).toBe('waiting');
    controller.abort();
    expect((await pending)?.type).toBe('error');
  });

  it('slow resolves to undefined after three seconds', async () => {
    vi.useFakeTimers();
    const pending = faultOf('slow').respond(request());
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
    expect(await Promise.race([pending, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toBeUndefined();
  });

  it('stall starts a body and never ends it', async () => {
    const reader = (await respond('stall')).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('{"success":true,"data":{');
    expect(await Promise.race([reader?.read(), Promise.resolve('waiting')])).toBe('waiting');
  });

  it('the malformed responses have status 200 and no usable JSON', async () => {
    expect(await (await respond('empty-200')).text()).toBe('');
    expect(await (await respond('html-200')).text()).toContain('<html>');
    await expect((await respond('cut-json')).json()).rejects.toThrow(SyntaxError);
    expect(await (await respond('null-200')).json()).toBeNull();
    expect(await (await respond('success-false')).json()).toMatchObject({ success: false });
  });

  it('the error responses have their status, and a message when they are JSON', async () => {
    for (const status of [401, 403, 404, 422, 429] as const) {
      const response = await respond(`status-${status}`);
      expect(response.status).toBe(status);
      expect(await response.json()).toHaveProperty('message');
    }
    expect((await respond('status-429')).headers.get('retry-after')).toBe('30');
    const crashed = await respond('status-500-html');
    expect([crashed.status, crashed.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    const down = await respond('status-503');
    expect([down.status, await down.text()]).toEqual([503, '']);
  });

  it('409 becomes 413 with an HTML page for an upload', async () => {
    expect((await respond('status-409-or-413')).status).toBe(409);
    const large = await respond('status-409-or-413', upload());
    expect(large.status).toBe(413);
    expect(await large.text()).toContain('<html>');
  });

  it('422 has errors for the sent fields, as a list and as a string, and for two unexpected fields', async () => {
    const body = await (await respond('status-422', post({ title: '', price: '' }))).json();
    expect(body.errors).toEqual({
      title: [expect.any(String), expect.any(String)],
      price: expect.any(String),
      mystery: [expect.any(String)],
      'images.0': [expect.any(String)],
    });
    const uploaded = await (await respond('status-422', upload())).json();
    expect(Object.keys(uploaded.errors)).toContain('image');
    expect(Object.keys((await (await respond('status-422', post(7))).json()).errors)).toHaveLength(2);
  });
});

describe('fault handlers', () => {
  it('match the 33 operations of the contract by method and path', () => {
    const documented = operations.map(({ id, method, path }) => [
      id,
      { method, path: path.replace(/\{(\w+)\}/g, ':$1') },
    ]);
    expect(OPERATIONS).toEqual(Object.fromEntries(documented));
    expect(Object.keys(OPERATIONS)).toHaveLength(33);
  });

  it('affect one operation only', async () => {
    const handlers = [faultHandler('status-404', 'getProperty')];
    const get = (path: string) => getResponse(handlers, new Request(`http://localhost${path}`));
    expect((await get('/api/properties/1001'))?.status).toBe(404);
    expect(await get('/api/properties')).toBeUndefined();
    expect(await get('/api/agent/properties')).toBeUndefined();
  });

  it('affect operations with every method', async () => {
    const handlers = [faultHandler('status-503', 'all')];
    for (const { method, path } of Object.values(OPERATIONS)) {
      const call = new Request(`http://localhost${path.replace(/:\w+/, '1')}`, {
        method: method.toUpperCase(),
      });
      expect((await getResponse(handlers, call))?.status).toBe(503);
    }
    expect(await getResponse(handlers, new Request('http://localhost/storage/x.svg'))).toBeUndefined();
  });

  it('slow falls through to the normal handler', async () => {
    vi.useFakeTimers();
    const normalHandler = http.get('*/api/properties', () => HttpResponse.json({ data: { properties: [] } }));
    const pending = getResponse([faultHandler('slow', 'listProperties'), normalHandler], request());
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    expect(await (await pending)?.json()).toEqual({ data: { properties: [] } });
  });
});
