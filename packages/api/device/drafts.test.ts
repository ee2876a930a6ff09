import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardDraft, discardDraftsOfRole, readDraft, writeDraft } from './drafts';
import { endSession, getSession } from '../session/session';
import { startSession } from '../session/startSession';
import { removeExpiredDrafts } from './removeExpiredDrafts';
import { readStored, resetStorageMemory, writeStored } from '../storage/storage';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;
const VALUES = { message: 'It has 4 bedrooms.' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  resetStorageMemory();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('drafts', () => {
  it('are restored until they are discarded', () => {
    writeDraft('report 7', VALUES);
    expect(readDraft('report 7')).toEqual({ values: VALUES, savedAt: NOW });
    expect(readDraft('report 8')).toBeNull();
    discardDraft('report 7');
    expect(readDraft('report 7')).toBeNull();
    expect(readStored('efie-drafts')).toBeNull();
  });

  it('are discarded when all fields are emptied', () => {
    writeDraft('report 7', VALUES);
    writeDraft('report 7', { message: ' ' });
    expect(readStored('efie-drafts')).toBeNull();
  });

  it('expire after two weeks', () => {
    writeDraft('report 7', VALUES);
    vi.setSystemTime(NOW + 14 * DAY - 1);
    expect(readDraft('report 7')).not.toBeNull();
    vi.setSystemTime(NOW + 14 * DAY);
    expect(readDraft('report 7')).toBeNull();
  });

  it('are removed from the device once they have expired', async () => {
    vi.stubGlobal('indexedDB', { databases: async () => [] });
    writeDraft('report 7', VALUES);
    vi.setSystemTime(NOW + 7 * DAY);
    writeDraft('report 8', { message: 'It is sold.' });
    vi.setSystemTime(NOW + 14 * DAY);
    await removeExpiredDrafts();
    expect(readStored('efie-drafts')).not.toContain('It has 4 bedrooms.');
    expect(readStored('efie-drafts')).toContain('It is sold.');
    vi.setSystemTime(NOW + 28 * DAY);
    await removeExpiredDrafts();
    expect(readStored('efie-drafts')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('belong to the account that entered them, and are discarded with it', () => {
    writeDraft('report 7', VALUES);
    startSession('user', 'token', { name: 'Esi' });
    expect(readDraft('report 7')).toBeNull();
    writeDraft('report 7', { message: 'As a user.' });
    discardDraftsOfRole('user');
    expect(readDraft('report 7')).toBeNull();
    expect(readStored('efie-drafts')).toContain('It has 4 bedrooms.');
  });

  it('hold texts, booleans and lists; a form with only empty values leaves none', () => {
    const values = { fullName: 'Ama', isAgreed: true, amenities: ['running_water'] };
    writeDraft('sign-up', values);
    expect(readDraft('sign-up')?.values).toEqual(values);
    writeDraft('sign-up', { fullName: '', isAgreed: false, amenities: [] });
    expect(readDraft('sign-up')).toBeNull();
  });

  it('can be stored for an account whose session has just ended', () => {
    startSession('agent', 'token', { id: '9' });
    const owner = getSession();
    endSession();
    writeDraft('list-property', VALUES, owner);
    expect(readDraft('list-property')).toBeNull();
    startSession('agent', 'another token', { id: '9' });
    expect(readDraft('list-property')?.values).toEqual(VALUES);
    startSession('agent', 'token', { id: '10' });
    expect(readDraft('list-property'), 'another agent').toBeNull();
  });

  it('are not shared by two accounts whose emails are not text', () => {
    startSession('agent', 'token-1', { email: { at: 'ama@example.com' } });
    writeDraft('list-property', VALUES);
    expect(readDraft('list-property')?.values).toEqual(VALUES);
    startSession('agent', 'token-2', { email: { at: 'kofi@example.com' } });
    expect(readDraft('list-property')).toBeNull();
  });

  it('have a total size limit: the oldest are discarded first', () => {
    const long = { message: 'x'.repeat(40_000) };
    for (const [index, id] of ['1', '2', '3'].entries()) {
      vi.setSystemTime(NOW + index);
      writeDraft(id, long);
    }
    expect(['1', '2', '3'].map((id) => readDraft(id) !== null)).toEqual([false, true, true]);
  });

  it('invalid stored data is ignored', () => {
    const broken = [
      '{',
      'null',
      '[]',
      '{"version":2,"drafts":{"guest report 7":{"values":{},"savedAt":1}}}',
      '{"version":1,"drafts":[]}',
      `{"version":1,"drafts":{"guest report 7":{"values":{"message":5},"savedAt":${NOW}}}}`,
      `{"version":1,"drafts":{"guest report 7":{"values":null,"savedAt":${NOW}}}}`,
    ];
    for (const text of broken) {
      writeStored({ 'efie-drafts': text });
      expect(readDraft('report 7'), text).toBeNull();
    }
  });

  it('data stored by a newer version is ignored and not overwritten', () => {
    const newer = JSON.stringify({ version: 2, drafts: [{ form: 'report 7', text: 'Four bedrooms.' }] });
    writeStored({ 'efie-drafts': newer });
    expect(readDraft('report 7')).toBeNull();
    writeDraft('report 7', VALUES);
    discardDraft('report 7');
    expect(readStored('efie-drafts')).toBe(newer);
  });
});
