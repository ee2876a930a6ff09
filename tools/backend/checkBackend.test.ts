import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccount } from '../../mocks/accounts';
import { startMockServer, type MockHttpServer } from '../../mocks/server';
import { checkBackend } from './checkBackend';

let server: MockHttpServer;
beforeAll(async () => {
  server = await startMockServer({ port: 0 });
});
afterAll(() => server.close());

/** Changes the response to a request; undefined leaves it. */
type Break = (call: string, response: Response) => Response | Promise<Response> | undefined;

async function check(change: Break = () => undefined) {
  const { findings, unasked } = await checkBackend({
    baseUrl: `http://localhost:${server.port}`,
    account: demoAccount('agent-premium'),
    isWriting: true,
    send: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const response = await fetch(request);
      return (await change(call, response)) ?? response;
    },
  });
  const problems = findings.flatMap(({ subject, asked, problems: found }) =>
    found.map((problem) => `${subject}, ${asked}: ${problem}`),
  );
  const extraFields = findings.flatMap((finding) => finding.extraFields);
  return { problems, extraFields, unasked };
}

const withText =
  (path: RegExp, edit: (text: string) => string): Break =>
  async (call, response) =>
    path.test(call)
      ? new Response(edit(await response.text()), { status: response.status, headers: response.headers })
      : response;

const withStatus =
  (path: RegExp, from: number, status: number): Break =>
  async (call, response) =>
    path.test(call) && response.status === from
      ? new Response(await response.text(), { status, headers: response.headers })
      : response;

const withoutHeader =
  (name: string, part: string): Break =>
  (_, response) => {
    const headers = new Headers(response.headers);
    headers.set(name, (headers.get(name) ?? '').replace(part, 'X-Other'));
    return new Response(response.body, { status: response.status, headers });
  };

describe('the mock backend', () => {
  it('does everything as documented, and keeps no listing of the check', async () => {
    const before = server.db.listProperties().length;
    const { problems, extraFields, unasked } = await check();
    expect(problems).toEqual([]);
    expect(extraFields).toEqual([]);
    // They need the other role, replace a photo, or start a payment.
    expect(unasked).toEqual([
      'logOutUser',
      'updateAgentProfile',
      'uploadAgentProfileImage',
      'addUserFavorite',
      'removeUserFavorite',
      'initializeSubscription',
    ]);
    expect(server.db.listProperties()).toHaveLength(before);
  });
});

describe('a backend that is broken on purpose', () => {
  const cases: readonly [name: string, change: Break, problem: RegExp][] = [
    [
      'a price that is no number',
      withText(/^GET \/api\/properties$/, (text) =>
        text.replaceAll(/"price":[\d.]+/g, '"price":{"amount":1}'),
      ),
      /^listProperties, all listings: \/data\/properties\/\*\/price must be/,
    ],
    [
      'a listing without an id',
      withText(/^GET \/api\/properties\/\w/, (text) => text.replaceAll('"id":', '"key":')),
      /^getProperty, the first of them: .*must have required property/,
    ],
    [
      'HTML instead of JSON',
      withText(/^GET \/api\/agent\/payments$/, () => '<html>'),
      /^listPayments, the payments: the body is not JSON$/,
    ],
    [
      '200 for a listing that does not exist',
      withStatus(/^GET \/api\/properties\/999/, 404, 200),
      /^getProperty, a listing that does not exist: status 200 instead of 404/,
    ],
    [
      'a profile without a token',
      withStatus(/^GET \/api\/agent\/profile$/, 401, 200),
      /^getOwnAgentProfile, without a token: status 200 instead of 401: Unauthenticated\.$/,
    ],
    [
      '500 for fields that are missing',
      withStatus(/signup$/, 422, 500),
      /^signUpUser, without any field: status 500 instead of 422/,
    ],
    [
      '204 for a deleted listing',
      (call, response) =>
        call.startsWith('DELETE /api/agent/properties/') ? new Response(null, { status: 204 }) : response,
      /^deleteProperty, the new listing: status 204 instead of 200$/,
    ],
    [
      'a change that is not made, as PHP reads no multipart PATCH',
      withText(/^PATCH/, (text) => text.replaceAll('"price":2000', '"price":2450.5')),
      /^updateProperty, was the price changed\?: the price is 2450\.5$/,
    ],
    [
      'a new listing that is not among the own ones',
      withText(/^GET \/api\/agent\/properties$/, (text) => text.replaceAll(/"id":"/g, '"id":"x')),
      /^listOwnProperties, is the new one among them\?: the new listing is missing$/,
    ],
    [
      'another origin that may send no token',
      withoutHeader('Access-Control-Allow-Headers', 'authorization'),
      /^CORS, may another origin send every request\?: Access-Control-Allow-Headers lacks authorization$/,
    ],
    [
      'a clock that another origin may not read',
      withoutHeader('Access-Control-Expose-Headers', 'Date'),
      /^CORS, may it read Date and Retry-After\?: Access-Control-Expose-Headers lacks date$/,
    ],
  ];

  it.each(cases)('%s is named', async (_, change, problem) => {
    const { problems } = await check(change);
    expect(problems).toContainEqual(expect.stringMatching(problem));
  });

  it('fields that are not documented are no problem', async () => {
    const { problems, extraFields } = await check(
      withText(/^GET \/api\/agent\/profile$/, (text) =>
        text.replace('"success":true', '"success":true,"build":7'),
      ),
    );
    expect(problems).toEqual([]);
    expect(extraFields).toEqual(['/build']);
  });

  it('one that cannot be reached rejects', async () => {
    const unreachable = checkBackend({
      baseUrl: 'http://localhost:1',
      send: () => Promise.reject(new TypeError('fetch failed')),
    });
    await expect(unreachable).rejects.toThrow('fetch failed');
  });
});
