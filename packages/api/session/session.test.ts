import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropGuestFavorites, getGuestFavorites, toggleGuestFavorite } from './guestFavorites';
import {
  endSession,
  getSession,
  reportUnauthorized,
  subscribeToSession,
  tokenFor,
  type Role,
} from './session';
import { startSession } from './startSession';
import { updateSessionRecord } from './writeSession';
import { isSameAccount } from './isSameAccount';
import { isStorageKeeping, readStored, resetStorageMemory } from './storage';

/** A device's storage that can be blocked or full, and that tells other tabs. */
class Device {
  readonly kept = new Map<string, string>();
  isBlocked = false;
  /** Writes that still succeed; after them the device is full. */
  room = Number.POSITIVE_INFINITY;

  getItem(key: string): string | null {
    if (this.isBlocked) throw new DOMException('blocked', 'SecurityError');
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isBlocked) throw new DOMException('blocked', 'SecurityError');
    if (this.room <= 0) throw new DOMException('full', 'QuotaExceededError');
    this.room -= 1;
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    if (this.isBlocked) throw new DOMException('blocked', 'SecurityError');
    this.kept.delete(key);
  }
}

let device: Device;
let otherTab: ((event: { key: string | null }) => void) | null;

beforeEach(() => {
  device = new Device();
  otherTab = null;
  resetStorageMemory();
  vi.stubGlobal('window', {
    get localStorage() {
      return device;
    },
    addEventListener: (_type: string, listener: (event: { key: string | null }) => void) =>
      (otherTab = listener),
    removeEventListener: () => (otherTab = null),
  });
});
afterEach(() => vi.unstubAllGlobals());

const storedRecord = (role: Role): unknown => JSON.parse(device.kept.get(role) ?? '');

describe('the session', () => {
  it('C34 C35: a user login stores its three keys and removes the agent', () => {
    startSession('agent', 'agent-token', { id: '9', fullName: 'Kojo' });
    startSession('user', 'user-token', { name: 'Ama', email: 'ama@example.com' });
    expect(Object.fromEntries(device.kept)).toEqual({
      userToken: 'user-token',
      userType: 'user',
      user: expect.any(String),
    });
    expect(storedRecord('user')).toMatchObject({ name: 'Ama', email: 'ama@example.com' });
    expect(getSession()).toMatchObject({ role: 'user', token: 'user-token', record: { name: 'Ama' } });
  });

  it('C36 C37: an agent login stores its three keys and removes the user', () => {
    startSession('user', 'user-token', { name: 'Ama' });
    startSession('agent', 'agent-token', { id: '9' });
    expect(Object.fromEntries(device.kept)).toEqual({
      agentToken: 'agent-token',
      userType: 'agent',
      agent: expect.any(String),
    });
    expect(storedRecord('agent')).toMatchObject({ id: '9' });
    expect(tokenFor('user')).toBeNull();
    expect(tokenFor('agent')).toBe('agent-token');
  });

  it('C38 C41 C43: logout clears every key of the session and leaves the favorites', () => {
    device.kept.set('refreshToken', 'r');
    device.kept.set('gh-rental-favorites', '["1"]');
    startSession('agent', 'agent-token', { id: '9' });
    endSession();
    expect([...device.kept.keys()]).toEqual(['gh-rental-favorites']);
    expect(getSession()).toEqual({ role: 'guest' });
  });

  it.each(['{', 'null', '[]', '"x"', ''])('C60 F3: a record that reads %s is signed out', (record) => {
    device.kept.set('agentToken', 't');
    device.kept.set('agent', record);
    device.kept.set('userType', 'agent');
    expect(getSession()).toEqual({ role: 'guest' });
  });

  it('F3: a record of 2 MB that is none is signed out', () => {
    device.kept.set('userToken', 't');
    device.kept.set('user', `{"name":"${'x'.repeat(2_000_000)}`);
    device.kept.set('userType', 'user');
    expect(getSession()).toEqual({ role: 'guest' });
  });

  it('F4: userType agent with only a user token is the user', () => {
    device.kept.set('userType', 'agent');
    device.kept.set('userToken', 't');
    device.kept.set('user', '{"name":"Ama"}');
    expect(getSession()).toMatchObject({ role: 'user', token: 't' });
  });

  it('F6: unknown fields of a newer version are kept when the record is rewritten', () => {
    device.kept.set('agentToken', 't');
    device.kept.set('agent', '{"id":"9","currentListings":2,"newField":{"a":1}}');
    updateSessionRecord({ currentListings: 3 });
    expect(storedRecord('agent')).toMatchObject({ id: '9', currentListings: 3, newField: { a: 1 } });
  });

  it('F7: a logout in another tab is heard', () => {
    startSession('user', 't', { name: 'Ama' });
    const heard = vi.fn();
    const stop = subscribeToSession(heard);
    device.kept.clear();
    otherTab?.({ key: 'userToken' });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(getSession()).toEqual({ role: 'guest' });
    stop();
  });

  it('F10: a refusal of an older token ends nothing', () => {
    startSession('user', 'new', { name: 'Ama' });
    reportUnauthorized({ role: 'user', token: 'old' });
    expect(getSession().role).toBe('user');
    reportUnauthorized({ role: 'user', token: 'new' });
    expect(getSession().role).toBe('guest');
  });

  it('stores the fields that are read, and nothing else of the answer', () => {
    const secret = 'not for the device';
    startSession('agent', 't', {
      id: '9',
      full_name: 'Kojo',
      password_hash: secret,
      ghana_card: { number: secret },
      subscriptions: [{ plan_code: 'PLN_pro', expires_at: '2027-01-01', card: { last4: secret } }],
    });
    updateSessionRecord({ phone: '1', notes: secret });
    expect(device.kept.get('agent')).not.toContain(secret);
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
    ['letters that no header can carry', 'tokɛn'],
    ['200,000 characters', 'x'.repeat(200_000)],
  ])('a token of %s is not stored, and the login says why', (_what, token) => {
    startSession('user', 'former', { name: 'Ama' });
    expect(() => startSession('agent', token, { id: '9' })).toThrow(/login that this browser cannot use/);
    expect(getSession()).toMatchObject({ role: 'user', token: 'former' });
  });

  it('gives the same object until something changes', () => {
    startSession('user', 't', { name: 'Ama' });
    expect(getSession()).toBe(getSession());
  });
});

describe('whose session it is', () => {
  const agent = (token: string, record: Readonly<Record<string, unknown>>) =>
    ({ role: 'agent', token, record }) as const;
  const ama = agent('1', { id: 7, email: 'ama@example.com' });

  it.each([
    ['a guest and a guest', { role: 'guest' } as const, { role: 'guest' } as const, true],
    ['a guest and an agent', { role: 'guest' } as const, ama, false],
    ['an agent and a user', ama, { ...ama, role: 'user' } as const, false],
    ['a record that got a name', agent('1', {}), ama, false],
    ['no name in either record', agent('1', {}), agent('1', { phone: '1' }), true],
    ['one token and another id', ama, agent('1', { id: 8, email: 'kofi@example.com' }), false],
    ['one token, an id and an address', agent('1', { id: 7 }), agent('1', { email: 'b@example.com' }), false],
    ['an address that is no text', agent('1', { email: {} }), agent('2', { email: {} }), false],
    ['a new login', ama, agent('2', { id: '7', email: 'ama@new.example.com' }), true],
    ['a new login without an id', ama, agent('2', { email: 'ama@example.com' }), true],
    ['another id', ama, agent('2', { id: 8, email: 'ama@example.com' }), false],
    ['another address', ama, agent('2', { id: null, email: 'esi@example.com' }), false],
    ['nothing to compare', agent('1', {}), agent('2', {}), false],
  ])('F7 F8: %s', (_what, one, other, isSame) => {
    expect(isSameAccount(one, other)).toBe(isSame);
    expect(isSameAccount(other, one)).toBe(isSame);
  });
});

describe('a device that keeps nothing', () => {
  it('F1: blocked storage reads as signed out, notes it once, and this visit still works', () => {
    device.isBlocked = true;
    expect(getSession()).toEqual({ role: 'guest' });
    expect(isStorageKeeping()).toBe(false);
    expect(toggleGuestFavorite('7')).toBe(true);
    expect(getGuestFavorites()).toEqual(['7']);
    startSession('user', 't', { name: 'Ama' });
    expect(getSession().role).toBe('user');
  });

  it('F2: full storage at login keeps the login in memory and no half-written pair on the device', () => {
    device.room = 1;
    startSession('user', 't', { name: 'Ama' });
    expect([...device.kept.keys()]).toEqual([]);
    expect(getSession()).toMatchObject({ role: 'user', token: 't' });
    expect(isStorageKeeping()).toBe(false);
  });

  it('storage that writes and does not read: the login lives in memory, and nothing is left on the device', () => {
    vi.spyOn(device, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    startSession('user', 't', { name: 'Ama' });
    expect(getSession()).toMatchObject({ role: 'user', token: 't' });
    expect([...device.kept.keys()]).toEqual([]);
    expect(isStorageKeeping()).toBe(false);
  });

  it('renders on a server, where there is no storage at all', () => {
    vi.stubGlobal('window', undefined);
    expect(readStored('user')).toBeNull();
    expect(getSession()).toEqual({ role: 'guest' });
    expect(isStorageKeeping()).toBe(true);
  });
});

describe('favorites kept on this device', () => {
  it('F5: duplicates, numbers and nulls are cleaned to unique texts', () => {
    device.kept.set('gh-rental-favorites', '["1",1,"1",null,{"id":2},"",2,[3],true]');
    expect(getGuestFavorites()).toEqual(['1', '2']);
  });

  it.each(['{"a":1}', 'nonsense', 'null', '7'])('F5: %s is no list', (text) => {
    device.kept.set('gh-rental-favorites', text);
    expect(getGuestFavorites()).toEqual([]);
  });

  it('F5: 10,000 ids are read whole', () => {
    device.kept.set(
      'gh-rental-favorites',
      JSON.stringify(Array.from({ length: 10_000 }, (_, index) => index)),
    );
    expect(getGuestFavorites()).toHaveLength(10_000);
  });

  it('C222: they are a list of property ids, added and let go', () => {
    toggleGuestFavorite('7');
    toggleGuestFavorite('8');
    expect(device.kept.get('gh-rental-favorites')).toBe('["7","8"]');
    expect(toggleGuestFavorite('7')).toBe(false);
    dropGuestFavorites(['8']);
    expect(getGuestFavorites()).toEqual([]);
  });
});
