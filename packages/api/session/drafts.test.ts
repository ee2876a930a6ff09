import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, dropDraftsOf, readDraft, writeDraft } from './drafts';
import { endSession, getSession } from './session';
import { startSession } from './startSession';
import { readStored, resetStorageMemory, writeStored } from './storage';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;
const WORDS = { message: 'It has 4 bedrooms.' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  resetStorageMemory();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('drafts', () => {
  it('F84 F86: what was typed is there again, until it is dropped', () => {
    writeDraft('report 7', WORDS);
    expect(readDraft('report 7')).toEqual({ values: WORDS, savedAt: NOW });
    expect(readDraft('report 8')).toBeNull();
    dropDraft('report 7');
    expect(readDraft('report 7')).toBeNull();
    expect(readStored('efie-drafts')).toBeNull();
  });

  it('fields that were emptied leave no draft', () => {
    writeDraft('report 7', WORDS);
    writeDraft('report 7', { message: ' ' });
    expect(readStored('efie-drafts')).toBeNull();
  });

  it('are gone after two weeks', () => {
    writeDraft('report 7', WORDS);
    vi.setSystemTime(NOW + 14 * DAY - 1);
    expect(readDraft('report 7')).not.toBeNull();
    vi.setSystemTime(NOW + 14 * DAY);
    expect(readDraft('report 7')).toBeNull();
  });

  it('belong to who typed them, and leave with the account', () => {
    writeDraft('report 7', WORDS);
    startSession('user', 'token', { name: 'Esi' });
    expect(readDraft('report 7')).toBeNull();
    writeDraft('report 7', { message: 'As a user.' });
    dropDraftsOf('user');
    expect(readDraft('report 7')).toBeNull();
    expect(readStored('efie-drafts')).toContain('It has 4 bedrooms.');
  });

  it('hold texts, ticks and choices; a form with none of them leaves none', () => {
    const values = { fullName: 'Ama', isAgreed: true, amenities: ['running_water'] };
    writeDraft('sign-up', values);
    expect(readDraft('sign-up')?.values).toEqual(values);
    writeDraft('sign-up', { fullName: '', isAgreed: false, amenities: [] });
    expect(readDraft('sign-up')).toBeNull();
  });

  it('can be kept for whoever the server has just signed out', () => {
    startSession('agent', 'token', { id: '9' });
    const typist = getSession();
    endSession();
    writeDraft('list-property', WORDS, typist);
    expect(readDraft('list-property')).toBeNull();
    startSession('agent', 'another token', { id: '9' });
    expect(readDraft('list-property')?.values).toEqual(WORDS);
    startSession('agent', 'token', { id: '10' });
    expect(readDraft('list-property'), 'another agent').toBeNull();
  });

  it('two accounts whose addresses are no text share none', () => {
    startSession('agent', 'token-1', { email: { at: 'ama@example.com' } });
    writeDraft('list-property', WORDS);
    expect(readDraft('list-property')?.values).toEqual(WORDS);
    startSession('agent', 'token-2', { email: { at: 'kofi@example.com' } });
    expect(readDraft('list-property')).toBeNull();
  });

  it('never grow past their room: the oldest leave first', () => {
    const long = { message: 'x'.repeat(40_000) };
    for (const [at, id] of ['1', '2', '3'].entries()) {
      vi.setSystemTime(NOW + at);
      writeDraft(id, long);
    }
    expect(['1', '2', '3'].map((id) => readDraft(id) !== null)).toEqual([false, true, true]);
  });

  it('F3: whatever lies under their key, nothing breaks', () => {
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

  it('F6: what a newer version wrote is ignored, not erased', () => {
    const newer = JSON.stringify({ version: 2, drafts: [{ form: 'report 7', text: 'Four bedrooms.' }] });
    writeStored({ 'efie-drafts': newer });
    expect(readDraft('report 7')).toBeNull();
    writeDraft('report 7', WORDS);
    dropDraft('report 7');
    expect(readStored('efie-drafts')).toBe(newer);
  });
});
