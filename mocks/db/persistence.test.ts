import { describe, expect, it, vi } from 'vitest';
import { createMockDb } from './createMockDb';
import {
  attachPersistence,
  isNews,
  readKept,
  type KeyedStore,
  type PersistenceMessage,
  type TabChannel,
} from './persistence';
import { fileOf, must, RIGHT_LISTING, tokenOf } from './testing';

/** A browser: one store and one line that several tabs share. */
function createBrowser() {
  const kept = new Map<string, unknown>();
  const listeners = new Map<string, (message: PersistenceMessage) => void>();
  const line = { isCut: false };
  const store: KeyedStore = {
    get: async (key) => structuredClone(kept.get(key)),
    set: async (key, value) => void kept.set(key, structuredClone(value)),
    delete: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
  const channelOf = (tab: string): TabChannel => ({
    post: (message) => {
      if (line.isCut) return;
      for (const [name, listener] of listeners) if (name !== tab) listener(message);
    },
    listen: (listener) => void listeners.set(tab, listener),
    close: () => void listeners.delete(tab),
  });
  const openTab = async (tab: string) => {
    const db = createMockDb({ scenario: 'small' });
    const persistence = await attachPersistence(db, { store, channel: channelOf(tab), tab });
    return { db, persistence };
  };
  return { kept, line, store, openTab };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const addListing = (db: ReturnType<typeof createMockDb>) =>
  must(
    db.createProperty(tokenOf('agent-premium'), { ...RIGHT_LISTING, images: [fileOf(), fileOf(), fileOf()] }),
  ).property;

describe('persistence', () => {
  it('brings state and uploads back after a reload', async () => {
    const browser = createBrowser();
    const first = await browser.openTab('a');
    const { id, images } = addListing(first.db);
    await first.persistence.flush();
    first.persistence.detach();
    const second = await browser.openTab('b');
    expect(second.db.snapshot()).toEqual(first.db.snapshot());
    expect(must(second.db.getProperty(id)).property.images).toEqual(images);
    expect(second.db.files.get(images[0]?.path ?? '')?.size).toBe(64);
    second.persistence.detach();
  });

  it('writes by itself after a change, and keeps nothing before one', async () => {
    const browser = createBrowser();
    const { db, persistence } = await browser.openTab('a');
    expect(browser.kept.size).toBe(0);
    addListing(db);
    await settle();
    expect(readKept(browser.kept.get('state'))?.version).toBe(1);
    persistence.detach();
  });

  it('shows a change in the other tab, and the last write wins', async () => {
    const browser = createBrowser();
    const a = await browser.openTab('a');
    const b = await browser.openTab('b');
    addListing(a.db);
    await a.persistence.flush();
    await settle();
    expect(b.db.listProperties()).toHaveLength(6);
    const [first] = b.db.listProperties();
    must(b.db.deleteProperty(tokenOf('agent-premium'), first?.id ?? ''));
    must(a.db.recordView(a.db.listProperties()[3]?.id ?? ''));
    await a.persistence.flush();
    await b.persistence.flush();
    await settle();
    const kept = readKept(browser.kept.get('state'));
    expect(a.db.snapshot()).toEqual(kept?.state);
    expect(b.db.snapshot()).toEqual(kept?.state);
    const watched = kept?.state.listings[3]?.id ?? '';
    const { viewCount } = must(b.db.recordView(watched));
    await b.persistence.flush();
    await settle();
    expect(must(a.db.getProperty(watched)).property.viewCount).toBe(viewCount);
    a.persistence.detach();
    b.persistence.detach();
  });

  it('is settled in the other tab once the change is there, or its tab was closed before it was kept', async () => {
    const browser = createBrowser();
    const a = await browser.openTab('a');
    const b = await browser.openTab('b');
    addListing(a.db);
    expect(b.db.listProperties()).toHaveLength(5);
    await b.persistence.settled();
    expect(b.db.listProperties()).toHaveLength(6);

    vi.useFakeTimers();
    addListing(a.db);
    a.persistence.detach();
    browser.line.isCut = true;
    const waited = b.persistence.settled();
    await vi.advanceTimersByTimeAsync(1000);
    await waited;
    vi.useRealTimers();
    await b.persistence.settled();
    b.persistence.detach();
  });

  it('reset starts the scenario again in every tab and drops the uploads', async () => {
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
    expect([...browser.kept.keys()]).toEqual(['state']);
    a.persistence.detach();
    b.persistence.detach();
  });

  it('a tab that heard nothing catches up by refresh, but never goes back', async () => {
    const browser = createBrowser();
    const a = await browser.openTab('a');
    const sleeping = createMockDb({ scenario: 'small' });
    const channel: TabChannel = { post: () => undefined, listen: () => undefined, close: () => undefined };
    const late = await attachPersistence(sleeping, { store: browser.store, channel, tab: 'late' });
    addListing(a.db);
    await a.persistence.flush();
    expect(sleeping.listProperties()).toHaveLength(5);
    await late.refresh();
    expect(sleeping.listProperties()).toHaveLength(6);
    browser.kept.set('state', {
      schema: 2,
      version: 0,
      state: createMockDb({ scenario: 'empty' }).snapshot(),
    });
    await late.refresh();
    expect(sleeping.listProperties()).toHaveLength(6);
    a.persistence.detach();
    late.detach();
  });

  it('clear forgets everything kept', async () => {
    const browser = createBrowser();
    const { db, persistence } = await browser.openTab('a');
    addListing(db);
    await persistence.flush();
    await persistence.clear();
    expect(browser.kept.size).toBe(0);
    persistence.detach();
  });

  it('lives on without a store that works', async () => {
    const failing: KeyedStore = {
      get: () => Promise.reject(new Error('blocked')),
      set: () => Promise.reject(new Error('full')),
      delete: () => Promise.reject(new Error('blocked')),
      keys: () => Promise.reject(new Error('blocked')),
    };
    const db = createMockDb({ scenario: 'small' });
    const channel: TabChannel = { post: () => undefined, listen: () => undefined, close: () => undefined };
    const persistence = await attachPersistence(db, { store: failing, channel, tab: 'a' });
    addListing(db);
    await persistence.flush();
    await persistence.clear();
    expect(db.listProperties()).toHaveLength(6);
    persistence.detach();
  });

  it('drops a kept state of another shape', () => {
    const state = createMockDb({ scenario: 'small' }).snapshot();
    expect(readKept({ schema: 2, version: 4, state })?.version).toBe(4);
    for (const value of [
      null,
      'x',
      {},
      { schema: 0, version: 1, state },
      { schema: 2, version: 1, state: {} },
    ]) {
      expect(readKept(value)).toBeNull();
    }
  });

  it('takes only newer writes of other tabs as news', () => {
    const own = { tab: 'a', version: 3 };
    expect(isNews({ from: 'b', version: 4 }, own)).toBe(true);
    expect(isNews({ from: 'b', version: 3 }, own)).toBe(true);
    expect(isNews({ from: 'b', version: 2 }, own)).toBe(false);
    expect(isNews({ from: 'a', version: 9 }, own)).toBe(false);
  });
});
