import { getResponse, HttpResponse, type HttpHandler } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { outcomes } from './outcomes';
import { offContract, respondTo, serverCrash } from './respondTo';

const REPORT = {
  name: 'Kofi Mensah',
  email: 'kofi@example.com',
  reason: 'Fraud or Scam',
  message: 'No such house.',
  property_id: '7',
} as const;

const post = (body: BodyInit, headers?: HeadersInit, path = '/api/report-property') =>
  new Request(`http://backend.test${path}`, { method: 'POST', body, ...(headers && { headers }) });
const postReport = () => post(JSON.stringify(REPORT), { 'Content-Type': 'application/json' });
const get = (path: string) => new Request(`http://backend.test${path}`);
const respond = (handler: HttpHandler, request: Request) => getResponse([handler], request);

describe('respondTo', () => {
  it('records the typed request and passes it on unread', async () => {
    const onReport = vi.fn<(reason: string) => void>();
    const record = respondTo('reportProperty', ({ body }) => onReport(body.reason));
    const backend = offContract('reportProperty', async ({ request }) =>
      HttpResponse.json(await request.clone().json()),
    );
    const response = await getResponse([record, backend], postReport());
    expect(onReport).toHaveBeenCalledExactlyOnceWith('Fraud or Scam');
    expect(await response?.json()).toEqual(REPORT);
  });

  it('has the path parameters and the form of a request', async () => {
    const onUpload = vi.fn<(id: string, names: string[]) => void>();
    const handler = respondTo('addPropertyImage', ({ params, body }) =>
      onUpload(params.id, [...body.keys()]),
    );
    const form = new FormData();
    form.set('image', new File(['x'], 'front.jpg'));
    expect(
      await respond(handler, post(form, undefined, '/api/agent/properties/31/add-image')),
    ).toBeUndefined();
    expect(onUpload).toHaveBeenCalledExactlyOnceWith('31', ['image']);
  });

  it('responds to the first and the second request differently, with the documented statuses', async () => {
    const onReport = vi.fn();
    const handler = respondTo('reportProperty', ({ body }) => {
      onReport(body);
      return onReport.mock.calls.length === 1
        ? outcomes.reportPropertyError(429)
        : { success: true, message: 'Thank you.' };
    });
    expect((await respond(handler, postReport()))?.status).toBe(429);
    const second = await respond(handler, postReport());
    expect(second?.status).toBe(201);
    expect(await second?.json()).toEqual({ success: true, message: 'Thank you.' });
  });

  it('responds when the promise is resolved', async () => {
    let hasResponded = false;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const handler = respondTo('getProperty', () => released.then(() => outcomes.getPropertyOffline()));
    const response = respond(handler, get('/api/properties/7')).finally(() => {
      hasResponded = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(hasResponded).toBe(false);
    release();
    expect((await response)?.type).toBe('error');
  });

  it('responds to one request only with `once`', async () => {
    const handler = respondTo('getProperty', () => outcomes.getPropertyError(404), { once: true });
    expect((await respond(handler, get('/api/properties/7')))?.status).toBe(404);
    expect(await respond(handler, get('/api/properties/7'))).toBeUndefined();
  });

  it('rejects what violates the contract', async () => {
    const wrongBody = respondTo('getProperty', () =>
      // @ts-expect-error -- the listing is missing
      ({ success: true, data: {} }),
    );
    expect(wrongBody).toBeDefined();
    const wrongOutcome = respondTo('getProperty', () => outcomes.listPropertiesEmpty());
    const response = await respond(wrongOutcome, get('/api/properties/7')).catch((error: unknown) => error);
    expect(String(response)).toContain("respondTo('getProperty')");
  });
});

it('offContract responds with anything', async () => {
  const handler = offContract('getProperty', () => new HttpResponse('<h1>Trace</h1>', { status: 507 }));
  const response = await respond(handler, get('/api/properties/7'));
  expect([response?.status, await response?.text()]).toEqual([507, '<h1>Trace</h1>']);
});

it('serverCrash responds with a page instead of JSON', async () => {
  const response = await respond(serverCrash('getProperty'), get('/api/properties/7'));
  expect([response?.status, response?.headers.get('Content-Type')]).toEqual([500, 'text/html']);
});
