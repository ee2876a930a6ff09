import { describe, expect, it, vi } from 'vitest';
import { createMockDb } from './createMockDb';
import { fileOf, expectSuccess, VALID_LISTING, tokenOf } from './testing';

const threePhotos = [fileOf(), fileOf('image/png'), fileOf('image/gif')];

describe('state', () => {
  it('is serializable as JSON and can be restored', () => {
    const db = createMockDb({ scenario: 'small' });
    const before = db.snapshot();
    expect(JSON.parse(JSON.stringify(before))).toEqual(before);
    expectSuccess(db.createProperty(tokenOf('agent-premium'), { ...VALID_LISTING, images: threePhotos }));
    expect(db.listProperties()).toHaveLength(6);
    db.restore(before, new Map());
    expect(db.snapshot()).toEqual(before);
    expect(db.files.size).toBe(0);
  });

  it('is not shared between databases, and a snapshot is a copy', () => {
    const one = createMockDb({ scenario: 'small' });
    const two = createMockDb({ scenario: 'small' });
    const [first] = one.listProperties();
    const copy = one.snapshot();
    expectSuccess(one.recordView(first?.id ?? ''));
    copy.listings.length = 0;
    expect(two.listProperties()[0]?.viewCount).toBe(first?.viewCount);
    expect(one.listProperties()).toHaveLength(5);
  });

  it('resets to the current or another scenario and deletes uploads', () => {
    const db = createMockDb({ scenario: 'small' });
    expectSuccess(db.createProperty(tokenOf('agent-premium'), { ...VALID_LISTING, images: threePhotos }));
    expect(db.files.size).toBe(3);
    db.reset();
    expect(db.listProperties()).toHaveLength(5);
    expect(db.files.size).toBe(0);
    db.reset('empty');
    expect(db.scenario()).toBe('empty');
    expect(db.listProperties()).toEqual([]);
  });

  it('notifies listeners of every change until they unsubscribe', () => {
    const db = createMockDb({ scenario: 'small' });
    const listener = vi.fn<(change: string) => void>();
    const unsubscribe = db.subscribe(listener);
    expectSuccess(db.recordView(db.listProperties()[0]?.id ?? ''));
    db.restore(db.snapshot());
    db.reset();
    unsubscribe();
    db.reset();
    expect(listener.mock.calls.flat()).toEqual(['changed', 'restored', 'reset']);
  });

  it('reads the time from the given clock', () => {
    let now = '2026-12-01T00:00:00.000Z';
    const db = createMockDb({ scenario: 'small', now: () => now });
    expect(db.listProperties()[0]?.createdAt).toBe('2026-11-30T22:00:00.000Z');
    now = '2026-12-02T00:00:00.000Z';
    const created = expectSuccess(
      db.createProperty(tokenOf('agent-premium'), { ...VALID_LISTING, images: threePhotos }),
    );
    expect(created.property.createdAt).toBe(now);
  });
});
