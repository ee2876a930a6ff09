import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccount } from '../accounts';
import { createMockDb, type MockDb } from '../db';
import type { OperationId } from '../faults';
import { createCaller, type CallResult, type CallInput } from './caller';
import { operations } from './contract';
import { createForm, createPhoto } from './form';
import { NEW_LISTING } from './newListing';

const user = demoAccount('user');
const agent = demoAccount('agent-free');
const premium = demoAccount('agent-premium');

const succeeded = new Set<OperationId>();
let db: MockDb;

beforeEach(() => {
  db = createMockDb();
});

async function expectSuccess(operationId: OperationId, input: CallInput = {}): Promise<CallResult> {
  const response = await createCaller(db).call(operationId, input);
  expect([200, 201], `${operationId}: ${response.body.message}`).toContain(response.status);
  succeeded.add(operationId);
  return response;
}

const agentListingId = () => {
  const result = db.listOwnProperties(agent.token);
  if (!result.ok || !result.properties[0]) throw new Error('The demo agent has no listing.');
  return result.properties[0].id;
};

const activeListingId = () => db.listProperties()[0]?.id ?? '';

describe('sign-up and sessions', () => {
  const account = {
    email: 'adwoa.bonsu@example.com',
    password: 'Kente-loom-7',
    confirmPassword: 'Kente-loom-7',
  };

  it('signUpUser, verifyEmail and logInUser: a user verifies the email address and logs in', async () => {
    await expectSuccess('signUpUser', { json: { name: 'Adwoa Bonsu', ...account } });
    const code = db.verificationCodeOf(account.email) ?? '';
    await expectSuccess('verifyEmail', { json: { code, token: code } });
    const response = await expectSuccess('logInUser', { json: { ...account, rememberMe: false } });
    expect(response.valueAt('data.user.name')).toBe('Adwoa Bonsu');
    expect(response.valueAt('data.token')).toEqual(expect.any(String));
  });

  it('signUpAgent, verifyEmail and logInAgent: verifyEmail accepts the code as `token`, without `code` (ruling 78)', async () => {
    const agentDetails = {
      fullName: 'Kojo Baah',
      phone: '+233 24 000 1234',
      region: 'Ashanti',
      district: 'Kumasi',
    };
    await expectSuccess('signUpAgent', { json: { ...account, ...agentDetails } });
    await expectSuccess('verifyEmail', { json: { token: db.verificationCodeOf(account.email) } });
    const response = await expectSuccess('logInAgent', { json: account });
    expect(response.valueAt('data.agent')).toMatchObject({ fullName: 'Kojo Baah', emailVerified: true });
  });

  it('logInAgent: an agent with an unverified email can log in (ruling 74)', async () => {
    const { email, password } = demoAccount('agent-unverified-email');
    const response = await expectSuccess('logInAgent', { json: { email, password } });
    expect(response.valueAt('data.agent.emailVerified')).toBe(false);
    expect(response.body.message).toBe('Please verify your email before logging in.');
  });

  it('resendVerification: a new code replaces the earlier one', async () => {
    const { email } = demoAccount('user-unverified-email');
    const before = db.verificationCodeOf(email);
    await expectSuccess('resendVerification', { json: { email } });
    expect(db.verificationCodeOf(email)).not.toBe(before);
  });

  it('logOutUser and logOutAgent: the token is invalid afterwards', async () => {
    await expectSuccess('logOutUser', { token: user.token });
    await expectSuccess('logOutAgent', { token: agent.token });
    const { call } = createCaller(db);
    expect((await call('getUserProfile', { token: user.token })).status).toBe(401);
    expect((await call('getOwnAgentProfile', { token: agent.token })).status).toBe(401);
  });
});

describe('account', () => {
  it('getUserProfile: responds with the user in data', async () => {
    const response = await expectSuccess('getUserProfile', { token: user.token });
    expect(response.valueAt('data')).toMatchObject({ name: user.name, email: user.email });
  });

  it('getOwnAgentProfile: responds with the plan, listing limit, number of listings and subscriptions', async () => {
    const response = await expectSuccess('getOwnAgentProfile', { token: premium.token });
    expect(response.valueAt('data.agent')).toMatchObject({
      subscriptionType: 'Premium',
      listingLimit: null,
      currentListings: expect.any(Number),
      subscriptions: expect.arrayContaining([expect.objectContaining({ plan_code: 'PLN_premium' })]),
    });
  });

  it('updateAgentProfile: changes the fields that were sent, never the email address', async () => {
    const json = { bio: 'New bio.', email: 'other@example.com' };
    const response = await expectSuccess('updateAgentProfile', { token: agent.token, json });
    expect(response.valueAt('data.agent')).toMatchObject({ bio: 'New bio.', email: agent.email });
  });

  it('uploadAgentProfileImage: responds with the path of the stored image', async () => {
    const form = createForm({ profileImage: createPhoto('me.webp', 'image/webp') });
    const response = await expectSuccess('uploadAgentProfileImage', { token: agent.token, form });
    expect(db.files.has(String(response.valueAt('data.profileImage')))).toBe(true);
  });

  it('getAgentProfile: responds in snake_case, without the email address', async () => {
    const response = await expectSuccess('getAgentProfile', { params: { agentId: agent.id } });
    expect(response.valueAt('data')).toMatchObject({
      full_name: agent.name,
      verification_status: 'verified',
    });
    expect(JSON.stringify(response.body)).not.toContain(agent.email);
  });
});

describe('listings', () => {
  it('listProperties: responds with 240 active listings, each with its agent', async () => {
    const response = await expectSuccess('listProperties');
    const properties = response.valueAt('data.properties') as { status: string; agentName: string }[];
    expect(properties).toHaveLength(240);
    expect(properties.every(({ status, agentName }) => status === 'active' && agentName !== '')).toBe(true);
  });

  it('getProperty: responds with the listing in data.property', async () => {
    const id = activeListingId();
    const response = await expectSuccess('getProperty', { params: { id } });
    expect(response.valueAt('data.property.id')).toBe(id);
  });

  it('getProperty: only the listing’s agent can read it while it is inactive (ruling 59)', async () => {
    const id = agentListingId();
    db.updateProperty(agent.token, id, { status: 'inactive' });
    await expectSuccess('getProperty', { params: { id }, token: agent.token });
    expect((await createCaller(db).call('getProperty', { params: { id } })).status).toBe(404);
  });

  it('recordPropertyView and getPropertyViews: a view without a token increases the count by one', async () => {
    const id = agentListingId();
    const before = await expectSuccess('getPropertyViews', { params: { id }, token: agent.token });
    await expectSuccess('recordPropertyView', { params: { id } });
    const after = await expectSuccess('getPropertyViews', { params: { id }, token: agent.token });
    expect(Number(after.valueAt('data.viewCount'))).toBe(Number(before.valueAt('data.viewCount')) + 1);
  });

  it('listOwnProperties: responds with the agent’s listings', async () => {
    const response = await expectSuccess('listOwnProperties', { token: agent.token });
    expect(response.valueAt('data.properties')).toHaveLength(2);
  });

  it('createProperty: accepts lists with and without brackets (ruling 116) and preserves the order of photos', async () => {
    const plain = createForm({ ...NEW_LISTING, amenities: [], images: [] });
    plain.append('amenities', 'running_water');
    for (const name of ['1.jpg', '2.jpg', '3.jpg']) plain.append('images', createPhoto(name));
    const first = await expectSuccess('createProperty', { token: premium.token, form: plain });
    expect(first.valueAt('data.property')).toMatchObject({
      amenities: ['running_water'],
      price: 2450.5,
      town: 'Adenta',
    });

    const second = await expectSuccess('createProperty', {
      token: agent.token,
      form: createForm(NEW_LISTING),
    });
    expect(second.valueAt('data.property.images')).toHaveLength(3);
    expect(second.valueAt('data.property.amenities')).toEqual(['running_water', 'prepaid_meter']);
  });

  it('updateProperty: changes only the fields that were sent; a list of one empty amenity removes all (ruling 112)', async () => {
    const id = agentListingId();
    const changes = createForm({
      price: '3100',
      specific_location: 'Near the lorry station',
      amenities: [''],
    });
    const response = await expectSuccess('updateProperty', {
      params: { id },
      token: agent.token,
      form: changes,
    });
    expect(response.valueAt('data.property')).toMatchObject({
      price: 3100,
      specificLocation: 'Near the lorry station',
      amenities: [],
      agentId: agent.id,
    });
  });

  it('addPropertyImage and deletePropertyImage: an added photo can be deleted', async () => {
    const id = agentListingId();
    const added = await expectSuccess('addPropertyImage', {
      params: { id },
      token: agent.token,
      form: createForm({ image: createPhoto() }),
    });
    const imageId = String(added.valueAt('data.image.id'));
    await expectSuccess('deletePropertyImage', { params: { imageId }, token: agent.token });
    const after = db.getProperty(id);
    expect(after.ok && after.property.images.some((image) => image.id === imageId)).toBe(false);
  });

  it('deleteProperty: the listing no longer exists', async () => {
    const id = agentListingId();
    await expectSuccess('deleteProperty', { params: { id }, token: agent.token });
    expect((await createCaller(db).call('getProperty', { params: { id } })).status).toBe(404);
  });
});

describe('favorites', () => {
  const roles = [
    { token: user.token, list: 'listUserFavorites', add: 'addUserFavorite', remove: 'removeUserFavorite' },
    {
      token: premium.token,
      list: 'listAgentFavorites',
      add: 'addAgentFavorite',
      remove: 'removeAgentFavorite',
    },
  ] as const;

  it.each(roles)(
    '$list, $add and $remove respond with the current list',
    async ({ token, list, add, remove }) => {
      const favoriteCount = (response: CallResult) =>
        (response.valueAt('data.favorites') as unknown[]).length;
      // A new listing, which no one has saved.
      const created = await expectSuccess('createProperty', {
        token: agent.token,
        form: createForm(NEW_LISTING),
      });
      const id = String(created.valueAt('data.property.id'));
      const before = favoriteCount(await expectSuccess(list, { token }));
      const added = await expectSuccess(add, { token, json: { property_id: id } });
      expect(favoriteCount(added)).toBe(before + 1);
      const removed = await expectSuccess(remove, { token, params: { propertyId: id } });
      expect(favoriteCount(removed)).toBe(before);
    },
  );
});

describe('billing', () => {
  it('initializeSubscription, verifyPayment and listPayments: paying a pending payment activates the plan', async () => {
    const json = { plan_code: 'PLN_pro', email: agent.email };
    const started = await expectSuccess('initializeSubscription', { token: agent.token, json });
    const reference = decodeURIComponent(String(started.valueAt('authorization_url')).split('/').pop() ?? '');
    const query = `?reference=${encodeURIComponent(reference)}`;
    expect((await expectSuccess('verifyPayment', { query })).body).toMatchObject({
      success: false,
      status: 'pending',
    });

    db.completeCheckout(reference, 'success');
    const paid = await expectSuccess('verifyPayment', { query });
    expect(paid.body).toMatchObject({ success: true, status: 'success', redirect_url: '/agent/dashboard' });
    const history = await expectSuccess('listPayments', { token: agent.token });
    expect(history.valueAt('data.payments.0')).toMatchObject({
      reference,
      amount: '50.00',
      status: 'success',
    });
    const again = await expectSuccess('initializeSubscription', { token: agent.token, json });
    expect(again.body).toMatchObject({ status: 'success' });
  });
});

describe('reports', () => {
  it('reportProperty: does not require an account', async () => {
    const json = {
      name: 'Ama Owusu',
      email: 'ama.owusu@example.com',
      reason: 'Duplicate Listing',
      message: 'Seen twice.',
      property_id: activeListingId(),
      agent_id: agent.id,
    };
    const response = await expectSuccess('reportProperty', { json });
    expect(response.body.message).toBe('Thank you for helping us keep the platform safe.');
  });
});

describe('openapi.yaml', () => {
  it('the tests above cover all 33 operations', () => {
    expect(operations.map(({ id }) => id).filter((id) => !succeeded.has(id))).toEqual([]);
    expect(succeeded.size).toBe(33);
  });
});
