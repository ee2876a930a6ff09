import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAgent, readUser } from '../wire/readAccount';
import { readAccountFavorites, readViewedHomes } from '../offline/offlineStore';
import { comparedHomes } from './comparedHomes';
import { readDataSaver } from './dataSaver';
import { readDismissedTasks } from './dismissedTasks';
import { draftKey, readDraft, writeDraft } from './drafts';
import { getGuestFavorites, guestFavorites } from './guestFavorites';
import { readListingLayout } from './listingLayout';
import { readMapView } from './mapView';
import { ownerKey } from './ownerKey';
import { readRecentSearches, recentSearches } from './recentSearches';
import { recentlyViewed } from './recentlyViewed';
import { readSavedSearches } from './savedSearches';
import { getSession, hashToken, type Session } from '../session/session';
import { resetStorageMemory, writeStored } from '../storage/storage';
import type { StorageKey } from '../storage/storedKeys';
import { readTaskCount } from './taskCount';
import { readAllStillFree } from './stillFree';
import { readViewHistory } from './viewHistory';

/** Whatever the device stores under any key, its reader returns a value that the app can show and never throws. */

const session: Session = { role: 'agent', token: 'token-1', record: { id: '7', email: 'ama@example.com' } };
const RECORD = JSON.stringify({ ...session.record, efieTokenHash: hashToken(session.token) });
const owner = ownerKey(session);

interface StoredKey {
  read: () => unknown;
  /** A value as the app writes it, parts of which are replaced. */
  valid: unknown;
}

const listing = { id: '1', title: 'Flat', images: [{ id: '1', url: '/a.jpg' }], createdAt: 1 };
const home = { listing, savedAt: 1, photoPath: '/efie-photos/1' };

const KEYS: Readonly<Record<string, StoredKey>> = {
  agent: {
    read: () => {
      const current = getSession();
      return current.role === 'guest' ? null : [readAgent(current.record), ownerKey(current)];
    },
    valid: JSON.parse(RECORD) as unknown,
  },
  user: { read: () => readUser(getSession()), valid: { name: 'Ama', email: 'ama@example.com' } },
  userToken: { read: getSession, valid: 'token-2' },
  userType: { read: getSession, valid: 'agent' },
  'gh-rental-favorites': { read: getGuestFavorites, valid: ['1', 2] },
  'efie-recently-viewed': { read: recentlyViewed.get, valid: ['1', '2'] },
  'efie-recent-searches': {
    read: () => readRecentSearches(recentSearches.get()),
    valid: ['q=a&region=ashanti'],
  },
  'efie-saved-searches': {
    read: readSavedSearches,
    valid: { searches: [{ name: 'Two rooms', query: 'q=a', seenAt: 1, seenUndated: 2 }] },
  },
  'efie-compare': { read: comparedHomes.get, valid: ['1', '2'] },
  'efie-map': { read: readMapView, valid: { isOpen: true, measure: 'price' } },
  'efie-own-listings': { read: readListingLayout, valid: 'rows' },
  'efie-data-saver': { read: readDataSaver, valid: true },
  'efie-drafts': {
    read: () => readDraft('listing', session),
    valid: {
      version: 1,
      drafts: {
        [draftKey('listing', session)]: { values: { title: 'x', tags: ['a'] }, savedAt: Date.now() },
      },
    },
  },
  'efie-dismissed-tasks': {
    read: readDismissedTasks,
    valid: { owner, value: [{ kind: 'photos', facts: ['1'], dismissedAt: 1 }] },
  },
  'efie-still-free': {
    read: readAllStillFree,
    valid: { owner, value: [{ listingId: '7', confirmedAt: 1 }] },
  },
  'efie-task-count': { read: readTaskCount, valid: { owner, value: 3 } },
  'efie-view-history': {
    read: readViewHistory,
    valid: {
      owner,
      value: [
        [20_000, { 7: 3 }],
        [20_001, { 7: 5 }],
      ],
    },
  },
  'efie-offline-viewed': { read: readViewedHomes, valid: { version: 1, homes: [home] } },
  'efie-offline-favorites': {
    read: () => readAccountFavorites(session),
    valid: { version: 1, owner: hashToken(session.token), savedAt: 1, ids: ['1'], homes: [home] },
  },
};

/** The longest text that a screen may be given. */
const MAX_TEXT = 100_000;

const DATE_NAMES = /^(?:day|savedAt|seenAt|dismissedAt|confirmedAt|createdAt)$/;

/** Where a value has what no screen can show: a number or a date out of range, an endless text, a polluted prototype. */
function problemsIn(value: unknown, path = 'value', name = ''): string[] {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return [`${path} is ${value}`];
    return DATE_NAMES.test(name) && Number.isNaN(new Date(value).getTime()) ? [`${path} is not a date`] : [];
  }
  if (typeof value === 'string')
    return value.length > MAX_TEXT ? [`${path} has ${value.length} characters`] : [];
  if (value instanceof Map) return problemsIn([...(value as Map<unknown, unknown>)], path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => problemsIn(part, `${path}.${key}`, key));
}

const hostileValue = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    '',
    '..',
    '__proto__',
    'constructor',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    '\u202egnp.exe',
    '\ud800',
    'x'.repeat(1_000_000),
    -1,
    1e308,
    2 ** 53 - 1,
    9e15,
    [],
    {},
    [[]],
    Array.from({ length: 2_000 }, (_, index) => index),
    JSON.parse('{"__proto__":{"isPolluted":true}}'),
    { toString: 1, length: 1e9 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A copy of a value with one of its parts replaced. */
function replacePart(value: unknown, place: number, part: unknown): unknown {
  const copy = structuredClone(value);
  const places: [Record<string, unknown>, string][] = [];
  const collect = (holder: unknown) => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [key, child] of Object.entries(holder)) {
      places.push([holder as Record<string, unknown>, key]);
      collect(child);
    }
  };
  collect(copy);
  const [holder, key] = places[place % places.length] ?? [];
  if (holder === undefined || key === undefined) return part;
  holder[key] = part;
  return copy;
}

const storedText = (valid: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.nat(50), hostileValue)
        .map(([place, part]) => JSON.stringify(replacePart(valid, place, part))),
    },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: fc.nat(60).map((length) => JSON.stringify(valid).slice(0, length)) },
    { weight: 1, arbitrary: fc.constant(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) },
  );

const VALUES = process.env['TESTS'] === 'full' ? 1_000 : 100;

beforeAll(() => vi.stubGlobal('navigator', {}));
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  resetStorageMemory();
  writeStored({ agentToken: session.token, userType: 'agent', agent: RECORD });
});

describe('a value stored on the device', () => {
  it.each(Object.entries(KEYS))('%s is read as the app writes it', (key, { read, valid }) => {
    writeStored({
      [key as StorageKey]:
        typeof valid === 'string' && key.startsWith('user') ? valid : JSON.stringify(valid),
    });
    expect(problemsIn(read())).toEqual([]);
  });

  it.each(Object.entries(KEYS))(
    '%s with anything in it is read without throwing, as something valid',
    (key, { read, valid }) => {
      fc.assert(
        fc.property(storedText(valid), (text) => {
          writeStored({
            agentToken: session.token,
            userType: 'agent',
            agent: RECORD,
            [key as StorageKey]: text,
          });
          const value = read();
          expect(problemsIn(value)).toEqual([]);
          expect(read(), 'the same value until it changes').toEqual(value);
          expect('isPolluted' in {}).toBe(false);
        }),
        { numRuns: VALUES, seed: 20261126, endOnFailure: true },
      );
    },
  );

  it('a damaged value does not keep the app from storing another', () => {
    writeStored({ 'gh-rental-favorites': '{', 'efie-drafts': '[1' });
    guestFavorites.set(['9']);
    expect(getGuestFavorites()).toEqual(['9']);
    writeDraft('listing', { title: 'x' }, session);
    expect(readDraft('listing', session)?.values).toEqual({ title: 'x' });
  });
});
