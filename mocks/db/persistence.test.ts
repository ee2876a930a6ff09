import { describe, expect, it, vi } from 'vitest';
import { createMockDb } from './createMockDb';
import {
  attachPersistence,
  readStoredState,
  type KeyedStore,
  type PersistenceMessage,
  type TabChannel,
} from './persistence';
import { fileOf, expectSuccess, VALID_LISTING, tokenOf } from './testing';

/** A fake browser: one store and one channel shared by several tabs. */
function createBrowser() {
  const stored = new Map<string, unknown>();
  const listeners = new Map<string, (message: PersistenceMessage) => void>();
  const network = { isCut: false };
  const store: KeyedStore = {
    get: async (key) => structuredClone(stored.get(key)),
    set: async (key, value) => void stored.set(key, structuredClone(value)),
    delete: async (key) => void stored.delete(key),
    keys: async () => [...stored.keys()],
  };
  const channelOf = (tab: string): TabChannel => ({
    post: (message) => {
      if (network.isCut) return;
      for (const [name, listener] of listeners) if (name !== tab) listener(message);
    },
    listen: (listener) => void listeners.set(tab, listener),
  });
  const openTab = async (tab: string) => {
    const db = createMockDb({ scenario: 'small' });
    const persistence = await attachPersistence(db, { store, channel: channelOf(tab) });
    return { db, persistence };
  };
  return { stored, network, store, openTab };
}

const noChannel: TabChannel = { post: () => undefined, listen: () => undefined };

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const addListing = (db: ReturnType<typeof createMockDb>) =>
  expectSuccess(
    db.createProperty(tokenOf('agent-premium'), { ...VALID_LISTING, images: [fileOf(), fileOf(), fileOf()] }),
  ).property;

describe('persistence', () => {
  it('restores state and uploads after a reload', async () => {
    const browser = createBrowser();
    const first = await browser.openTab('a');
    const { id, images } = addListing(first.db);
    await first.persistence.flush();
    const second = await browser.openTab('b');
    expect(second.db.snapshot()).toEqual(first.db.snapshot());
    expect(expectSuccess(second.db.getProperty(id)).property.images).toEqual(images);
    expect(second.db.files.get(images[0]?.path ?? '')?.size).toBe(64);
  });

  it('stores the state after a change, and not before', async () => {
    const browser = createBrowser();
    const { db } = await browser.openTab('a');
    expect(browser.stored.size).toBe(0);
    addListing(db);
    await settle();
    expect(readStoredState(browser.stored.get('state'))?.version).toBe(1);
  });

  it('loads a change in the other tab, and the last write wins', async () => {
    const browser = createBrowser();
    const a = await browser.openTab('a');
    const b = await browser.openTab('b');
    addListing(a.db);
    await a.persistence.flush();
    await settle();
    expect(b.db.listProperties()).toHaveLength(6);
    const [first] = b.db.listProperties();
    expectSuccess(b.db.deleteProperty(tokenOf('agent-premium'), first?.id ?? ''));
    expectSuccess(a.db.recordView(a.db.listProperties()[3]?.id ?? ''));
    await a.persistence.flush();
    await b.persistence.flush();
    await settle();
    const stored = readStoredState(browser.stored.get('state'));
    expect(a.db.snapshot()).toEqual(stored?.state);
    expect(b.db.snapshot()).toEqual(stored?.state);
    const watched = stored?.state.listings[3]?.id ?? '';
    const { viewCount } = expectSuccess(b.db.recordView(watched));
    await b.persistence.flush();
    await settle();
    expect(expectSuccess(a.db.getProperty(watched)).property.viewCount).toBe(viewCount);
  });

  it('loads a change that another tab stores while a tab opens', async () => {
    const browser = createBrowser();
    const a = await browser.openTab('a');
    const { get } = browser.store;
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    browser.store.get = async (key) => {
      const value = await get(key);
      await delivered;
      return value;
    };
    const opening = browser.openTab('b');
    await settle();
    addListing(a.db);
    await a.persistence.flush();
    deliver();
    const b = await opening;
    await settle();
    expect(b.db.snapshot()).toEqual(a.db.snapshot());
  });

  it('is settled in the other tab once the change is loaded, or after a timeout if the writing tab was closed', async () => {
    const browser = createBrowser();
    const a = await browser.openTab('a');
    const b = await browser.openTab('b');
    addListing(a.db);
    expect(b.db.listProperties()).toHaveLength(5);
    await b.persistence.settled();
    expect(b.db.listProperties()).toHaveLength(6);

    vi.useFakeTimers();
    addListing(a.db);
    browser.network.isCut = true;
    const waited = b.persistence.settled();
    await vi.advanceTimersByTimeAsync(1000);
    await waited;
    vi.useRealTimers();
    await b.persistence.settled();
  });

  it('reset restarts the scenario in every tab and deletes the uploads', async () => {
    const browser = createBrowser();
    const a = await browser.openTab('a');
    const b = await browser.openTab('b');
    addListing(a.db);
    await a.persistence.flush();
    await settle();
    b.db.reset('small');
    await b.persistence.flush();
    await settle();
    expect(a.db.snapshot()).toEqual(createMockDb({ scenario: 'small' }).snapshot());
    expect([...browser.stored.keys()]).toEqual(['state']);
  });

  it('a tab that missed messages loads the newest state on refresh, and never an older one or one of another schema', async () => {
    const browser = createBrowser();
    const a = await browser.openTab('a');
    const sleeping = createMockDb({ scenario: 'small' });
    const sleepingTab = await attachPersistence(sleeping, { store: browser.store, channel: noChannel });
    addListing(a.db);
    await a.persistence.flush();
    expect(sleeping.listProperties()).toHaveLength(5);
    await sleepingTab.refresh();
    expect(sleeping.listProperties()).toHaveLength(6);
    const stored = readStoredState(browser.stored.get('state'));
    const state = createMockDb({ scenario: 'empty' }).snapshot();
    for (const other of [{ version: 0 }, { schema: '3' }]) {
      browser.stored.set('state', { ...stored, state, ...other });
      await sleepingTab.refresh();
      expect(sleeping.listProperties()).toHaveLength(6);
    }
  });

  it('keeps the state in memory when the store fails', async () => {
    const failing: KeyedStore = {
      get: () => Promise.reject(new Error('blocked')),
      set: () => Promise.reject(new Error('full')),
      delete: () => Promise.reject(new Error('blocked')),
      keys: () => Promise.reject(new Error('blocked')),
    };
    const db = createMockDb({ scenario: 'small' });
    const persistence = await attachPersistence(db, { store: failing, channel: noChannel });
    addListing(db);
    await persistence.flush();
    expect(db.listProperties()).toHaveLength(6);
  });
});
