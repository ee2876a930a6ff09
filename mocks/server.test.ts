import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount } from './accounts';
import { createForm, createPhoto } from './contract/form';
import { validateResponse } from './contract/contract';
import { NEW_LISTING } from './contract/newListing';
import { startMockServer, type MockHttpServer } from './server';

const ORIGIN = 'http://localhost:5173';
const agent = demoAccount('agent-free');

let backend: MockHttpServer;
let baseUrl: string;

beforeAll(async () => {
  backend = await startMockServer({ port: 0 });
  baseUrl = `http://127.0.0.1:${backend.port}`;
});
afterAll(() => backend.close());

describe('with a data file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'efie-mock-'));
  const dataFile = path.join(folder, 'data.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has the same listings, photos and sessions after the next start', async () => {
    const first = await startMockServer({ port: 0, dataFile });
    const response = await fetch(`http://127.0.0.1:${first.port}/api/agent/properties`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${agent.token}` },
      body: createForm({
        ...NEW_LISTING,
        images: [createPhoto('a.jpg', 'image/jpeg', 5000), createPhoto(), createPhoto()],
      }),
    });
    const { data } = (await response.json()) as {
      data: { property: { id: string; images: { url: string }[] } };
    };
    await first.close();

    const second = await startMockServer({ port: 0, dataFile });
    const listing = second.db.getProperty(data.property.id);
    expect(listing.ok && listing.property.title).toBe(NEW_LISTING['title']);
    const photo = await fetch(`http://127.0.0.1:${second.port}/storage/${data.property.images[0]?.url}`);
    expect(photo.headers.get('content-type')).toBe('image/jpeg');
    expect((await photo.arrayBuffer()).byteLength).toBe(5000);
    await second.close();
  });

  it.each(['{"a":1}', 'notes'])('does not start over a file with other contents: %s', async (text) => {
    const other = path.join(folder, 'other.json');
    writeFileSync(other, text);
    await expect(startMockServer({ port: 0, dataFile: other })).rejects.toThrow(
      'holds no data of this version of the mock backend',
    );
    expect(readFileSync(other, 'utf8')).toBe(text);
  });
});

it('responds over HTTP as the contract says, to any origin', async () => {
  const response = await fetch(`${baseUrl}/api/properties`, { headers: { Origin: ORIGIN } });
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(validateResponse('listProperties', response.status, await response.json())).toEqual([]);
});

it('answers the CORS preflight of a request with a token', async () => {
  const response = await fetch(`${baseUrl}/api/agent/profile`, {
    method: 'OPTIONS',
    headers: {
      Origin: ORIGIN,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
  expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
});

it('stores uploads and serves them under /storage', async () => {
  const response = await fetch(`${baseUrl}/api/agent/properties`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${agent.token}` },
    body: createForm({
      ...NEW_LISTING,
      images: [createPhoto('ɔdan.jpg', 'image/jpeg', 5000), createPhoto(), createPhoto()],
    }),
  });
  const body = (await response.json()) as { data: { property: { images: { url: string }[] } } };
  expect(validateResponse('createProperty', response.status, body)).toEqual([]);
  const stored = await fetch(`${baseUrl}/storage/${body.data.property.images[0]?.url}`);
  expect(stored.headers.get('content-type')).toBe('image/jpeg');
  expect((await stored.arrayBuffer()).byteLength).toBe(5000);
});

it('rejects a body that is larger than ten photos before reading it', async () => {
  const headers = { 'Content-Length': 300_000_000 };
  const request = httpRequest(`${baseUrl}/api/auth/user/login`, { method: 'POST', headers });
  request.flushHeaders();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(413);
  request.destroy();
});

it('responds with an error to a malformed body and to an unknown URL', async () => {
  const broken = await fetch(`${baseUrl}/api/auth/user/login`, { method: 'POST', body: '{' });
  expect(broken.status).toBe(422);
  for (const path of ['/elsewhere', '//', '/api/properties/%E0%A4%A', '/storage/none.png?a=%']) {
    expect((await fetch(`${baseUrl}${path}`)).status, path).toBe(404);
  }
});

it('serves the payment page, applies the chosen outcome and redirects to the app that linked to it', async () => {
  const token = { Authorization: `Bearer ${agent.token}`, 'Content-Type': 'application/json' };
  const startPayment = async () => {
    const started = await fetch(`${baseUrl}/api/subscribe/initialize`, {
      method: 'POST',
      headers: token,
      body: JSON.stringify({ plan_code: 'PLN_pro', email: agent.email }),
    });
    const { authorization_url: url } = (await started.json()) as { authorization_url: string };
    const reference = decodeURIComponent(url.split('/').pop() ?? '');
    return { url, reference };
  };
  const pay = (url: string, outcome: string, app: string) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome, app }) });
  const check = (reference: string) => fetch(`${baseUrl}/api/subscription/callback?reference=${reference}`);

  const first = await startPayment();
  expect(first.url).toBe(`http://localhost:${backend.port}/pay/${first.reference}`);
  const page = await fetch(first.url, { headers: { Referer: 'http://localhost:5174/plans' } });
  const html = await page.text();
  expect(page.headers.get('content-type')).toContain('text/html');
  for (const text of ['GHS 50.00', first.reference, 'Pay, but lose the connection', 'http://localhost:5174/'])
    expect(html).toContain(text);
  expect((await pay(first.url, 'nothing', '')).status).toBe(404);
  const declined = await pay(first.url, 'failed', 'javascript:alert(1)');
  expect([declined.status, declined.headers.get('location')]).toEqual([
    303,
    `http://localhost:5173/payment/callback?reference=${first.reference}`,
  ]);
  expect(await (await fetch(first.url)).text()).toContain('This payment is already settled.');
  expect((await fetch(`${baseUrl}/pay/%3Cscript%3E`)).status).toBe(404);

  const second = await startPayment();
  const paid = await pay(second.url, 'lost', 'http://localhost:5174/');
  expect(paid.headers.get('location')).toMatch(/^http:\/\/localhost:5174\/payment\/callback\?reference=EF-/);
  await expect(check(second.reference)).rejects.toThrow();
  expect(await (await check(second.reference)).json()).toMatchObject({ success: true, status: 'success' });
});

it('rejects when the port is in use', async () => {
  await expect(startMockServer({ port: backend.port })).rejects.toThrow('EADDRINUSE');
});
