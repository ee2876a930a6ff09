import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccount } from './accounts';
import { form, photo } from './contract/caller';
import { validateResponse } from './contract/contract';
import { NEW_LISTING } from './contract/newListing';
import { startMockServer, type MockHttpServer } from './server';

const ORIGIN = 'http://localhost:5173';
const agent = demoAccount('agent-free');

let backend: MockHttpServer;
let address: string;

beforeAll(async () => {
  backend = await startMockServer({ port: 0 });
  address = `http://127.0.0.1:${backend.port}`;
});
afterAll(() => backend.close());

it('answers over HTTP what the contract says, for a page of any origin', async () => {
  const response = await fetch(`${address}/api/properties`, { headers: { Origin: ORIGIN } });
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(validateResponse('listProperties', response.status, await response.json())).toEqual([]);
});

it('lets a page ask first whether it may send a token', async () => {
  const response = await fetch(`${address}/api/agent/profile`, {
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

it('takes uploads and serves them at the storage address', async () => {
  const response = await fetch(`${address}/api/agent/properties`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${agent.token}` },
    body: form({ ...NEW_LISTING, images: [photo('ɔdan.jpg', 'image/jpeg', 5000), photo(), photo()] }),
  });
  const body = (await response.json()) as { data: { property: { images: { url: string }[] } } };
  expect(validateResponse('createProperty', response.status, body)).toEqual([]);
  const stored = await fetch(`${address}/storage/${body.data.property.images[0]?.url}`);
  expect(stored.headers.get('content-type')).toBe('image/jpeg');
  expect((await stored.arrayBuffer()).byteLength).toBe(5000);
});

it('answers a broken body and an unknown address with JSON', async () => {
  const broken = await fetch(`${address}/api/auth/user/login`, { method: 'POST', body: '{' });
  expect(broken.status).toBe(422);
  for (const path of ['/elsewhere', '/api/properties/%E0%A4%A', '/storage/none.png?a=%']) {
    expect((await fetch(`${address}${path}`)).status, path).toBe(404);
  }
});

it('says that a port is taken and takes the next', async () => {
  const blocker: Server = createServer();
  await new Promise<void>((resolve) => {
    blocker.listen(0, resolve);
  });
  const { port } = blocker.address() as AddressInfo;
  const heard: [number, number][] = [];
  const second = await startMockServer({ port, onPortTaken: (...ports) => heard.push(ports) });
  expect(heard[0]).toEqual([port, port + 1]);
  expect(second.port).toBeGreaterThan(port);
  await second.close();
  blocker.close();
});
