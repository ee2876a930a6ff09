import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccount } from '../accounts';
import { createMockDb, type MockDb } from '../db';
import type { OperationId } from '../faults';
import { createCaller, type CallInput } from './caller';
import { operations } from './contract';
import { createForm, createPhoto } from './form';
import { NEW_LISTING } from './newListing';

const user = demoAccount('user');
const agent = demoAccount('agent-free');
const other = demoAccount('agent-premium');
const full = demoAccount('agent-pro-limit');
const unverified = demoAccount('agent-unverified-email');

let db: MockDb;
let call: ReturnType<typeof createCaller>['call'];

beforeEach(() => {
  db = createMockDb();
  ({ call } = createCaller(db));
});

const listingOf = (token: string) => {
  const result = db.listOwnProperties(token);
  const listing = result.ok ? result.properties[0] : undefined;
  if (!listing) throw new Error('This agent has no listing.');
  return listing;
};

describe('authorization', () => {
  const guarded = operations.filter(({ role }) => role !== null);

  it.each(guarded.map(({ id, role }) => ({ id, role })))(
    "$id: 401 without a token, with an unknown one and with the other role's",
    async ({ id, role }) => {
      const wrongRole = role === 'agent' ? user.token : agent.token;
      for (const token of [undefined, 'no-such-token', wrongRole]) {
        const response = await call(id, token === undefined ? {} : { token });
        expect(response.status).toBe(401);
        expect(response.body.message).toBe('Unauthenticated.');
      }
    },
  );

  const agentCalls = operations.filter(({ role, id }) => role === 'agent' && id !== 'logOutAgent');

  it.each(agentCalls.map(({ id }) => ({ id })))(
    '$id: 403 while the email is not verified',
    async ({ id }) => {
      const response = await call(id, { token: unverified.token });
      expect(response.status).toBe(403);
      expect(response.body.message).toMatch(/verify/i);
    },
  );
});

describe('malformed bodies', () => {
  const session: Partial<Record<OperationId, string>> = { addUserFavorite: user.token };
  const withJson = [
    'signUpUser',
    'logInUser',
    'signUpAgent',
    'logInAgent',
    'verifyEmail',
    'resendVerification',
    'updateAgentProfile',
    'addUserFavorite',
    'addAgentFavorite',
    'initializeSubscription',
    'reportProperty',
  ] as const satisfies readonly OperationId[];

  it.each(withJson)('%s: 422 for text, an array, null and an empty body', async (id) => {
    const token = session[id] ?? agent.token;
    const bodies = ['<html>', '[1, 2]', 'null', '"text"', '{"cut', ''];
    for (const body of bodies) {
      expect((await call(id, { token, raw: { body, type: 'text/plain' } })).status, body).toBe(422);
    }
  });

  it('fields of a wrong type count as missing', async () => {
    const response = await call('logInUser', { json: { email: { $ne: null }, password: 5 } });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({
      email: ['Email field is required'],
      password: ['Password field is required'],
    });
  });

  it('multipart operations respond 422 to JSON', async () => {
    const { id } = listingOf(agent.token);
    const input: CallInput = { token: agent.token, params: { id }, json: { title: 'x' } };
    for (const operation of [
      'createProperty',
      'updateProperty',
      'addPropertyImage',
      'uploadAgentProfileImage',
    ] as const) {
      expect((await call(operation, input)).status, operation).toBe(422);
    }
  });
});

const photos = (count: number, ...others: File[]) => [
  ...Array.from({ length: count }, () => createPhoto()),
  ...others,
];
const pdf = createPhoto('plan.pdf', 'application/pdf');
const large = createPhoto('large.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1);
const SIGN_UP = { email: 'k@example.com', password: 'secret-1', confirmPassword: 'secret-2' };
const WRONG_PASSWORD = { email: user.email, password: 'x' };
const REPORT = { name: 'A', email: 'a@example.com', reason: 'Other', message: 'x', property_id: 'none' };
const start = (changes: object) => ({
  token: agent.token,
  json: { plan_code: 'PLN_pro', email: agent.email, ...changes },
});
const newListing = (changes: Parameters<typeof createForm>[0], token = agent.token) => ({
  token,
  form: createForm({ ...NEW_LISTING, ...changes }),
});
const profileImage = (file?: File) => ({
  token: agent.token,
  form: createForm(file ? { profileImage: file } : {}),
});

// The messages are tested beside the rules, in mocks/db.
const ERRORS: readonly [id: OperationId, cause: string, status: number, input: CallInput][] = [
  ['signUpUser', 'passwords that differ', 422, { json: { ...SIGN_UP, name: 'Ama' } }],
  ['signUpAgent', 'no phone number', 422, { json: { ...SIGN_UP, fullName: 'Kojo Baah' } }],
  ['logInUser', 'a wrong password', 401, { json: WRONG_PASSWORD }],
  ['logInAgent', 'a wrong password', 401, { json: { ...WRONG_PASSWORD, email: agent.email } }],
  ['logInUser', 'an email not verified', 403, { json: demoAccount('user-unverified-email') }],
  ['verifyEmail', 'a wrong code', 422, { json: { code: 'zzzzzz', token: 'zzzzzz' } }],
  ['resendVerification', 'an unknown email', 404, { json: { email: 'nobody@example.com' } }],
  ['updateAgentProfile', 'a wrong phone number', 422, { token: agent.token, json: { phone: 'call me' } }],
  ['uploadAgentProfileImage', 'a PDF', 422, profileImage(pdf)],
  ['uploadAgentProfileImage', 'a file one byte too large', 413, profileImage(large)],
  ['uploadAgentProfileImage', 'no file', 422, profileImage()],
  ['getAgentProfile', 'an unknown agent', 404, { params: { agentId: '9999' } }],
  ['createProperty', 'the listing limit', 403, newListing({}, full.token)],
  ['createProperty', 'no fields', 422, { token: agent.token, form: createForm({}) }],
  ['createProperty', 'two photos', 422, newListing({ images: photos(2) })],
  ['createProperty', '11 photos', 422, newListing({ images: photos(11) })],
  ['createProperty', 'a PDF among the photos', 422, newListing({ images: photos(3, pdf) })],
  ['createProperty', 'a photo over 5 MB', 413, newListing({ images: photos(2, large) })],
  ['reportProperty', 'no fields', 422, { json: {} }],
  ['reportProperty', 'an unknown listing', 404, { json: REPORT }],
  ['addUserFavorite', 'no id', 422, { token: user.token, json: {} }],
  ['addUserFavorite', 'an unknown id', 404, { token: user.token, json: { property_id: 0 } }],
  ['addAgentFavorite', 'an unknown id', 404, { token: agent.token, json: { property_id: 0 } }],
  ['removeUserFavorite', 'a listing not saved', 404, { token: user.token }],
  ['removeAgentFavorite', 'a listing not saved', 404, { token: agent.token }],
  ['initializeSubscription', 'an unknown plan', 422, start({ plan_code: 'PLN_gold' })],
  ['initializeSubscription', "another account's email", 422, start({ email: user.email })],
  ['verifyPayment', 'no reference', 422, {}],
  ['verifyPayment', 'an unknown reference', 404, { query: '?reference=%3Cscript%3E' }],
];

it.each(ERRORS)('%s: %s', async (id, _cause, status, input) => {
  expect((await call(id, input)).status).toBe(status);
});

describe('own listings', () => {
  const onOneListing = ['updateProperty', 'deleteProperty', 'addPropertyImage', 'getPropertyViews'] as const;

  it.each(onOneListing)("%s: 403 for another agent's listing, 404 for an unknown one", async (id) => {
    const foreign = listingOf(other.token);
    const sent =
      id === 'updateProperty' || id === 'addPropertyImage' ? { form: createForm({ title: 'Mine' }) } : {};
    const input = { ...sent, token: agent.token };
    expect((await call(id, { ...input, params: { id: foreign.id } })).status).toBe(403);
    expect((await call(id, { ...input, params: { id: 'none' } })).status).toBe(404);
    expect(listingOf(other.token)).toEqual(foreign);
  });

  it('updateProperty: 422 for an empty title and a price that is not a number', async () => {
    const { id } = listingOf(agent.token);
    const form = createForm({ title: ' ', price: 'abc' });
    const response = await call('updateProperty', { token: agent.token, params: { id }, form });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors ?? {}).sort()).toEqual(['price', 'title']);
  });

  it('addPropertyImage: 422 for a wrong type, 413 for a photo over 5 MB', async () => {
    const { id } = listingOf(agent.token);
    for (const [image, status] of [
      [pdf, 422],
      [large, 413],
    ] as const) {
      const input = { token: agent.token, params: { id }, form: createForm({ image }) };
      expect((await call('addPropertyImage', input)).status).toBe(status);
    }
  });

  it("deletePropertyImage: another agent's photo is 403, a deleted one 404, one of the last three 422", async () => {
    let { images } = listingOf(agent.token);
    const remove = async (imageId = '') =>
      (await call('deletePropertyImage', { token: agent.token, params: { imageId } })).status;
    expect(await remove(listingOf(other.token).images[0]?.id)).toBe(403);
    while (images.length > 3) {
      const imageId = images[0]?.id;
      expect(await remove(imageId)).toBe(200);
      expect(await remove(imageId)).toBe(404);
      ({ images } = listingOf(agent.token));
    }
    expect(await remove(images[0]?.id)).toBe(422);
  });
});

it.each(['getProperty', 'recordPropertyView'] as const)(
  '%s: 404 for unknown and malformed ids',
  async (id) => {
    for (const malformedId of ['none', '../agent', '1%2F2', '?', '🏠', 'x'.repeat(2000)]) {
      const response = await call(id, { params: { id: malformedId } });
      expect([response.status, response.body.message], malformedId).toEqual([404, 'Property not found.']);
    }
  },
);
