import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getGuestFavorites, removeGuestFavorites, toggleGuestFavorite } from '../device/guestFavorites';
import {
  endSession,
  getSession,
  reportUnauthorized,
  subscribeToSession,
  tokenFor,
  type Role,
} from './session';
import { startSession } from './startSession';
import { updateSessionRecord } from './updateSessionRecord';
import { isSameAccount } from './isSameAccount';
import { isStorageWorking, readStored } from '../storage/storage';
import { stubDevice, type TestDevice } from '../storage/testDevice';

let device: TestDevice;

beforeEach(() => {
  device = stubDevice();
});
afterEach(() => vi.unstubAllGlobals());

const storedRecord = (role: Role): unknown => JSON.parse(device.get(role) ?? '');

describe('the session', () => {
  it('a user login stores its three keys and removes the agent', () => {
    startSession('agent', 'agent-token', { id: '9', fullName: 'Kojo' });
    startSession('user', 'user-token', { name: 'Ama', email: 'ama@example.com' });
    expect(Object.fromEntries(device)).toEqual({
      userToken: 'user-token',
      userType: 'user',
      user: expect.any(String),
    });
    expect(storedRecord('user')).toMatchObject({ name: 'Ama', email: 'ama@example.com' });
    expect(getSession()).toMatchObject({ role: 'user', token: 'user-token', record: { name: 'Ama' } });
  });

  it('an agent login stores its three keys and removes the user', () => {
    startSession('user', 'user-token', { name: 'Ama' });
    startSession('agent', 'agent-token', { id: '9' });
    expect(Object.fromEntries(device)).toEqual({
      agentToken: 'agent-token',
      userType: 'agent',
      agent: expect.any(String),
    });
    expect(storedRecord('agent')).toMatchObject({ id: '9' });
    expect(tokenFor('user')).toBeNull();
    expect(tokenFor('agent')).toBe('agent-token');
  });

  it('logout clears every key of the session and leaves the favorites', () => {
    device.set('refreshToken', 'r');
    device.set('gh-rental-favorites', '["1"]');
    startSession('agent', 'agent-token', { id: '9' });
    endSession();
    expect([...device.keys()]).toEqual(['gh-rental-favorites']);
    expect(getSession()).toEqual({ role: 'guest' });
  });

  it.each(['{', 'null', '[]', '"x"', ''])('the stored record %s counts as signed out', (record) => {
    device.set('agentToken', 't');
    device.set('agent', record);
    device.set('userType', 'agent');
    expect(getSession()).toEqual({ role: 'guest' });
  });

  it('an invalid record of 2 MB counts as signed out', () => {
    device.set('userToken', 't');
    device.set('user', `{"name":"${'x'.repeat(2_000_000)}`);
    device.set('userType', 'user');
    expect(getSession()).toEqual({ role: 'guest' });
  });

  it('userType agent with only a user token is a user session', () => {
    device.set('userType', 'agent');
    device.set('userToken', 't');
    device.set('user', '{"name":"Ama"}');
    expect(getSession()).toMatchObject({ role: 'user', token: 't' });
  });

  it('a newer version’s unknown fields are kept when the record is updated', () => {
    device.set('agentToken', 't');
    device.set('agent', '{"id":"9","currentListings":2,"newField":{"a":1}}');
    updateSessionRecord({ currentListings: 3 });
    expect(storedRecord('agent')).toMatchObject({ id: '9', currentListings: 3, newField: { a: 1 } });
  });

  it('a logout in another tab notifies listeners', () => {
    startSession('user', 't', { name: 'Ama' });
    const listener = vi.fn();
    const unsubscribe = subscribeToSession(listener);
    device.clear();
    device.changeInOtherTab({ userToken: null });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(getSession()).toEqual({ role: 'guest' });
    unsubscribe();
  });

  it('a 401 for an older token does not end the session', () => {
    startSession('user', 'new', { name: 'Ama' });
    reportUnauthorized({ role: 'user', token: 'old' });
    expect(getSession().role).toBe('user');
    reportUnauthorized({ role: 'user', token: 'new' });
    expect(getSession().role).toBe('guest');
  });

  it('stores only the fields of the response that are used', () => {
    const secret = 'not for the device';
    startSession('agent', 't', {
      id: '9',
      full_name: 'Kojo',
      password_hash: secret,
      ghana_card: { number: secret },
      subscriptions: [{ plan_code: 'PLN_pro', expires_at: '2027-01-01', card: { last4: secret } }],
    });
    updateSessionRecord({ phone: '1', notes: secret });
    expect(device.get('agent')).not.toContain(secret);
    expect(getSession()).toMatchObject({
      record: {
        id: '9',
        full_name: 'Kojo',
        phone: '1',
        subscriptions: [{ plan_code: 'PLN_pro', expires_at: '2027-01-01' }],
      },
    });
  });

  it.each([
    ['a line break', 'to\nken'],
    ['characters not allowed in a header', 'tokɛn'],
    ['200,000 characters', 'x'.repeat(200_000)],
  ])('a token with %s is not stored, and startSession throws', (_what, token) => {
    startSession('user', 'previous', { name: 'Ama' });
    expect(() => startSession('agent', token, { id: '9' })).toThrow(/login that this browser cannot use/);
    expect(getSession()).toMatchObject({ role: 'user', token: 'previous' });
  });

  it('returns the same object until something changes', () => {
    startSession('user', 't', { name: 'Ama' });
    expect(getSession()).toBe(getSession());
  });
});

describe('isSameAccount', () => {
  const agent = (token: string, record: Readonly<Record<string, unknown>>) =>
    ({ role: 'agent', token, record }) as const;
  const ama = agent('1', { id: 7, email: 'ama@example.com' });

  it.each([
    ['a guest and a guest', { role: 'guest' } as const, { role: 'guest' } as const, true],
    ['a guest and an agent', { role: 'guest' } as const, ama, false],
    ['an agent and a user', ama, { ...ama, role: 'user' } as const, false],
    ['an id in one record only', agent('1', {}), ama, false],
    ['one token without ids', agent('1', {}), agent('1', { phone: '1' }), true],
    ['one token and another id', ama, agent('1', { id: 8, email: 'kofi@example.com' }), false],
    ['one token, an id and an email', agent('1', { id: 7 }), agent('1', { email: 'b@example.com' }), false],
    ['an email that is not text', agent('1', { email: {} }), agent('2', { email: {} }), false],
    ['a new login', ama, agent('2', { id: '7', email: 'ama@new.example.com' }), true],
    ['a new login without an id', ama, agent('2', { email: 'ama@example.com' }), true],
    ['another id', ama, agent('2', { id: 8, email: 'ama@example.com' }), false],
    ['another email', ama, agent('2', { id: null, email: 'esi@example.com' }), false],
    ['nothing to compare', agent('1', {}), agent('2', {}), false],
  ])('%s', (_what, one, other, isSame) => {
    expect(isSameAccount(one, other)).toBe(isSame);
    expect(isSameAccount(other, one)).toBe(isSame);
  });
});

describe('a browser without working storage', () => {
  it('blocked storage counts as signed out, is reported, and values are held in memory', () => {
    device.isBlocked = true;
    expect(getSession()).toEqual({ role: 'guest' });
    expect(isStorageWorking()).toBe(false);
    expect(toggleGuestFavorite('7')).toBe(true);
    expect(getGuestFavorites()).toEqual(['7']);
    startSession('user', 't', { name: 'Ama' });
    expect(getSession().role).toBe('user');
  });

  it('when storage is full at login, the session is held in memory and nothing is left on the device', () => {
    device.writesLeft = 1;
    startSession('user', 't', { name: 'Ama' });
    expect([...device.keys()]).toEqual([]);
    expect(getSession()).toMatchObject({ role: 'user', token: 't' });
    expect(isStorageWorking()).toBe(false);
  });

  it('when storage cannot be read, the session is held in memory and nothing is left on the device', () => {
    vi.spyOn(device, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    startSession('user', 't', { name: 'Ama' });
    expect(getSession()).toMatchObject({ role: 'user', token: 't' });
    expect([...device.keys()]).toEqual([]);
    expect(isStorageWorking()).toBe(false);
  });

  it('works on a server, where there is no storage', () => {
    vi.stubGlobal('window', undefined);
    expect(readStored('user')).toBeNull();
    expect(getSession()).toEqual({ role: 'guest' });
    expect(isStorageWorking()).toBe(true);
  });
});

describe('guest favorites', () => {
  it('invalid entries and duplicates are dropped, and numbers become text', () => {
    device.set('gh-rental-favorites', '["1",1,"1",null,{"id":2},"",2,[3],true]');
    expect(getGuestFavorites()).toEqual(['1', '2']);
  });

  it.each(['{"a":1}', 'nonsense', 'null', '7'])('%s is read as an empty list', (text) => {
    device.set('gh-rental-favorites', text);
    expect(getGuestFavorites()).toEqual([]);
  });

  it('10,000 ids are all read', () => {
    device.set('gh-rental-favorites', JSON.stringify(Array.from({ length: 10_000 }, (_, index) => index)));
    expect(getGuestFavorites()).toHaveLength(10_000);
  });

  it('are a stored list of listing ids that can be added and removed', () => {
    toggleGuestFavorite('7');
    toggleGuestFavorite('8');
    expect(device.get('gh-rental-favorites')).toBe('["7","8"]');
    expect(toggleGuestFavorite('7')).toBe(false);
    removeGuestFavorites(['8']);
    expect(getGuestFavorites()).toEqual([]);
  });
});
