import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccount } from '../accounts';
import { createMockDb, type MockDb } from '../db';
import { OPERATIONS, type OperationId } from '../faults';
import { createCaller, createForm, createPhoto, type CallInput } from './caller';
import { operations } from './contract';
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

describe('the table of operations', () => {
  it('matches openapi.yaml', () => {
    const table = Object.entries(OPERATIONS).map(([id, operation]) => ({ id, ...operation }));
    const documented = operations.map(({ id, method, path }) => ({
      id,
      method,
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    }));
    expect(table).toEqual(expect.arrayContaining(documented));
    expect(table).toHaveLength(documented.length);
  });
});

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

describe('sign-up and sessions', () => {
  it('signUpUser: passwords that differ and an email already taken', async () => {
    const json = { name: 'Ama', email: user.email, password: 'secret-1', confirmPassword: 'secret-2' };
    const response = await call('signUpUser', { json });
    expect(response.status).toBe(422);
    expect(response.body.errors).toMatchObject({
      email: ['The email has already been taken.'],
      confirmPassword: ['Passwords do not match. Please ensure both passwords are identical.'],
    });
  });

  it('signUpAgent: the phone error is worded as specified (ruling 6)', async () => {
    const json = {
      fullName: 'Kojo Baah',
      email: 'k@example.com',
      phone: '024 000 1234',
      password: 'a',
      region: '',
    };
    const response = await call('signUpAgent', { json });
    expect(response.status).toBe(422);
    expect(response.body.errors).toMatchObject({
      phone: ['Phone number must be in the format +233 XX XXX XXXX'],
      region: ['Region field is required'],
      district: ['District field is required'],
    });
  });

  it.each(['logInUser', 'logInAgent'] as const)('%s: 401 for a wrong password', async (id) => {
    const response = await call(id, {
      json: { email: id === 'logInUser' ? user.email : agent.email, password: 'x' },
    });
    expect(response.status).toBe(401);
    expect(response.body.message).toBe('Invalid credentials. Please try again.');
  });

  it('logInUser: 403 with a message that says verify (ruling 76)', async () => {
    const { email, password } = demoAccount('user-unverified-email');
    const response = await call('logInUser', { json: { email, password } });
    expect(response.status).toBe(403);
    expect(response.body.message).toMatch(/verify/i);
  });

  it('verifyEmail: a wrong code and a used one', async () => {
    const { email } = demoAccount('user-unverified-email');
    const code = db.verificationCodeOf(email) ?? '';
    expect((await call('verifyEmail', { json: { code: 'zzzzzz', token: 'zzzzzz' } })).body.message).toBe(
      'Invalid or expired verification code.',
    );
    expect((await call('verifyEmail', { json: { code } })).status).toBe(200);
    expect((await call('verifyEmail', { json: { code } })).status).toBe(422);
  });

  it('resendVerification: 404 for an unknown email', async () => {
    expect((await call('resendVerification', { json: { email: 'nobody@example.com' } })).status).toBe(404);
  });
});

describe('the profile', () => {
  it('updateAgentProfile: the specified message for each field', async () => {
    const json = { fullName: ' A ', businessName: '', phone: 'call me', region: '', district: ' ' };
    const response = await call('updateAgentProfile', { token: agent.token, json });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({
      fullName: ['Full name must be at least 2 characters'],
      businessName: ['Business name is required'],
      phone: ['Please enter a valid phone number'],
      region: ['Region is required'],
      district: ['District is required'],
    });
  });

  it('uploadAgentProfileImage: a PDF, a file one byte too large and no file', async () => {
    const upload = (file: File) =>
      call('uploadAgentProfileImage', { token: agent.token, form: createForm({ profileImage: file }) });
    const pdf = await upload(createPhoto('id.pdf', 'application/pdf'));
    expect([pdf.status, pdf.body.message]).toEqual([422, 'Please select an image file (JPG, PNG, etc.)']);
    const large = await upload(createPhoto('me.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1));
    expect([large.status, large.body.message]).toEqual([413, 'Please select an image smaller than 5MB']);
    expect((await call('uploadAgentProfileImage', { token: agent.token, form: createForm({}) })).status).toBe(
      422,
    );
  });

  it('getAgentProfile: 404 for an unknown agent', async () => {
    expect((await call('getAgentProfile', { params: { agentId: '9999' } })).status).toBe(404);
  });
});

describe('own listings', () => {
  it('createProperty: 403 with the exact message when the listing limit is reached (ruling 122)', async () => {
    const response = await call('createProperty', { token: full.token, form: createForm(NEW_LISTING) });
    expect([response.status, response.body.message]).toEqual([
      403,
      'Listing limit reached. Please upgrade your plan.',
    ]);
  });

  it('createProperty: every required field and at least three photos', async () => {
    const response = await call('createProperty', {
      token: agent.token,
      form: createForm({ images: [createPhoto(), createPhoto()] }),
    });
    expect(response.status).toBe(422);
    expect(response.body.errors).toMatchObject({
      title: ['Title field is required'],
      description: ['Description field is required'],
      price: ['Price field is required'],
      region: ['Region field is required'],
      town: ['District field is required'],
      images: ['Please upload at least 3 images'],
    });
  });

  it.each([
    ['11 photos', Array.from({ length: 11 }, () => createPhoto()), 422, 'You can upload up to 10 images'],
    [
      'a PDF among them',
      [createPhoto(), createPhoto(), createPhoto(), createPhoto('plan.pdf', 'application/pdf')],
      422,
      'Invalid file type(s). Only JPEG, PNG, JPG, and GIF files are allowed.',
    ],
    [
      'a photo over 5 MB',
      [createPhoto(), createPhoto(), createPhoto('large.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1)],
      413,
      'File too large. Maximum size is 5MB.',
    ],
  ])('createProperty: %s', async (_, images, status, message) => {
    const response = await call('createProperty', {
      token: agent.token,
      form: createForm({ ...NEW_LISTING, images }),
    });
    expect(response.status).toBe(status);
    expect(response.body.errors?.['images']?.[0] ?? response.body.message).toBe(message);
  });

  const onOneListing = ['updateProperty', 'deleteProperty', 'addPropertyImage', 'getPropertyViews'] as const;

  it.each(onOneListing)("%s: 403 for another agent's listing, 404 for an unknown one", async (id) => {
    const foreign = listingOf(other.token);
    const sent =
      id === 'updateProperty' || id === 'addPropertyImage' ? { form: createForm({ title: 'Mine' }) } : {};
    const response = await call(id, { ...sent, token: agent.token, params: { id: foreign.id } });
    expect([response.status, response.body.message]).toEqual([403, 'You can only change your own listings.']);
    const none = await call(id, { ...sent, token: agent.token, params: { id: 'none' } });
    expect([none.status, none.body.message]).toEqual([404, 'Property not found.']);
    expect(listingOf(other.token)).toEqual(foreign);
  });

  it('updateProperty: an empty title and a price that is not a number', async () => {
    const { id, title } = listingOf(agent.token);
    const response = await call('updateProperty', {
      token: agent.token,
      params: { id },
      form: createForm({ title: ' ', price: 'abc' }),
    });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors ?? {}).sort()).toEqual(['price', 'title']);
    expect(listingOf(agent.token).title).toBe(title);
  });

  it('addPropertyImage: a wrong type and an eleventh photo (ruling 114)', async () => {
    const { id, images } = listingOf(agent.token);
    const add = (file: File) =>
      call('addPropertyImage', { token: agent.token, params: { id }, form: createForm({ image: file }) });
    expect((await add(createPhoto('a.svg', 'image/svg+xml'))).body.message).toBe(
      'Invalid file type. Only JPEG, PNG, JPG, GIF allowed.',
    );
    for (let count = images.length; count < 10; count += 1)
      expect((await add(createPhoto())).status).toBe(201);
    expect((await add(createPhoto())).body.message).toBe('You can upload up to 10 images');
  });

  it("deletePropertyImage: three photos must remain (ruling 131), another agent's is 403, a deleted one 404", async () => {
    let { images } = listingOf(agent.token);
    const remove = (imageId: string, token = agent.token) =>
      call('deletePropertyImage', { token, params: { imageId } });
    while (images.length > 3) {
      const imageId = images[0]?.id ?? '';
      expect((await remove(imageId)).status).toBe(200);
      expect((await remove(imageId)).status).toBe(404);
      ({ images } = listingOf(agent.token));
    }
    const lastThree = await remove(images[0]?.id ?? '');
    expect([lastThree.status, lastThree.body.message]).toEqual([
      422,
      'You must have at least 3 images. Please upload more images before deleting this one.',
    ]);
    expect((await remove(listingOf(other.token).images[0]?.id ?? '')).status).toBe(403);
  });
});

describe('browsing and reports', () => {
  it.each(['getProperty', 'recordPropertyView'] as const)(
    '%s: 404 for unknown and malformed ids',
    async (id) => {
      for (const malformedId of ['none', '../agent', '1%2F2', '?', '🏠', 'x'.repeat(2000)]) {
        const response = await call(id, { params: { id: malformedId } });
        expect([response.status, response.body.message], malformedId).toEqual([404, 'Property not found.']);
      }
    },
  );

  it('reportProperty: one message per field, 404 for an unknown listing', async () => {
    const empty = await call('reportProperty', { json: {} });
    expect(Object.keys(empty.body.errors ?? {}).sort()).toEqual(['email', 'message', 'name', 'reason']);
    const json = { name: 'A', email: 'a@example.com', reason: 'Other', message: 'x', property_id: 'none' };
    expect((await call('reportProperty', { json })).status).toBe(404);
  });
});

describe('favorites and billing', () => {
  it('addUserFavorite: 422 without an id, 404 for an unknown one', async () => {
    expect((await call('addUserFavorite', { token: user.token, json: {} })).body.errors).toHaveProperty(
      'property_id',
    );
    expect((await call('addUserFavorite', { token: user.token, json: { property_id: 0 } })).status).toBe(404);
  });

  it.each([
    ['removeUserFavorite', user.token],
    ['removeAgentFavorite', agent.token],
  ] as const)('%s: 404 for a listing that is not saved', async (id, token) => {
    expect((await call(id, { token, params: { propertyId: 'none' } })).status).toBe(404);
  });

  it("initializeSubscription: an unknown plan and another account's email", async () => {
    const start = (json: object) => call('initializeSubscription', { token: agent.token, json });
    expect((await start({ plan_code: 'PLN_gold', email: agent.email })).body.errors).toHaveProperty(
      'plan_code',
    );
    expect((await start({ plan_code: 'PLN_pro', email: user.email })).body.errors).toHaveProperty('email');
  });

  it('verifyPayment: 422 without a reference, 404 for an unknown one', async () => {
    const none = await call('verifyPayment');
    expect([none.status, none.body.message]).toEqual([422, 'No payment reference found.']);
    const unknown = await call('verifyPayment', { query: '?reference=%3Cscript%3E' });
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Payment verification failed.']);
  });
});
