import type { AgentTask } from '@efie/domain/tasks';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissTask, readDismissedTasks, restoreTasks } from './dismissedTasks';
import { endSession } from '../session/session';
import { startSession } from '../session/startSession';
import { isStorageWorking, removeStored } from '../storage/storage';
import { ACCOUNT_KEYS } from '../storage/storedKeys';
import { readViewHistory, recordViewCounts } from './viewHistory';
import { stubDevice, type TestDevice } from '../storage/testDevice';

fc.configureGlobal({ seed: 20261121 });

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;

let device: TestDevice;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  device = stubDevice();
  startSession('agent', 'token', { id: '7', email: 'ama@example.com' });
});
afterEach(() => {
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const task = (...facts: string[]): AgentTask => ({
  kind: 'photos',
  title: '',
  reason: '',
  subjects: [],
  facts,
});
const count = (counts: Record<string, number>) => recordViewCounts(new Map(Object.entries(counts)));
const counted = () => readViewHistory().map(({ counts }) => Object.fromEntries(counts));

describe('dismissed tasks', () => {
  it('are stored for the account, without its email', () => {
    dismissTask(task('1'));
    expect(readDismissedTasks()).toEqual([{ kind: 'photos', facts: ['1'], dismissedAt: NOW }]);
    expect(device.get('efie-dismissed-tasks')).not.toContain('ama');
    restoreTasks();
    expect(readDismissedTasks()).toEqual([]);
  });

  it('are those of the account only, and after logging in again still there', () => {
    dismissTask(task('1'));
    endSession();
    expect(readDismissedTasks()).toEqual([]);
    dismissTask(task('9'));
    startSession('agent', 'other', { id: '8', email: 'esi@example.com' });
    expect(readDismissedTasks()).toEqual([]);
    startSession('agent', 'new token', { id: '7', email: 'ama@example.com' });
    expect(readDismissedTasks()).toHaveLength(1);
    removeStored(ACCOUNT_KEYS);
    expect(readDismissedTasks()).toEqual([]);
  });
});

describe('view history', () => {
  it('holds one sample a day, and is not written again without a change', () => {
    count({ 1: 3 });
    const stored = device.get('efie-view-history');
    const setItem = vi.spyOn(window.localStorage, 'setItem');
    count({ 1: 3 });
    expect(setItem).not.toHaveBeenCalled();
    count({ 1: 4, 2: 0 });
    expect(device.get('efie-view-history')).not.toBe(stored);
    vi.setSystemTime(NOW + 2 * DAY);
    count({ 1: 9 });
    expect(counted()).toEqual([{ 1: 4, 2: 0 }, { 1: 9 }]);
    removeStored(ACCOUNT_KEYS);
    expect(counted()).toEqual([]);
  });

  it('stays in memory when storage is full', () => {
    device.writesLeft = 0;
    count({ 1: 3 });
    expect(counted()).toEqual([{ 1: 3 }]);
    expect(isStorageWorking()).toBe(false);
  });

  it('belongs to the account that stored it', () => {
    count({ 1: 3 });
    startSession('agent', 'other', { id: '8', email: 'esi@example.com' });
    expect(counted()).toEqual([]);
    count({ 5: 1 });
    startSession('agent', 'token', { id: '7', email: 'ama@example.com' });
    expect(counted()).toEqual([]);
  });
});

describe('damaged storage', () => {
  it('is read without an error, whatever is stored', () => {
    const value = fc.oneof(
      fc.string(),
      fc.json(),
      fc.anything().map((anything) => JSON.stringify({ owner: 'agent', value: anything }) ?? ''),
    );
    fc.assert(
      fc.property(value, (text) => {
        for (const key of ['efie-dismissed-tasks', 'efie-view-history']) device.set(key, text);
        expect(readDismissedTasks()).toEqual([]);
        expect(readViewHistory()).toEqual([]);
      }),
    );
  });

  it('is read as far as it is valid', () => {
    count({ 1: 3 });
    dismissTask(task('1'));
    const change = (key: string, value: unknown) => {
      const { owner } = JSON.parse(device.get(key) ?? '') as { owner: string };
      device.set(key, JSON.stringify({ owner, value }));
    };
    const today = Math.floor(NOW / DAY);
    change('efie-view-history', [
      [today, { 1: 3, 2: -1, 3: 'x', 4: '5' }],
      [today - 1, {}],
      [0.5, { 1: 1 }],
      'x',
      null,
      [today - 3, { 1: 1 }],
    ]);
    expect(counted()).toEqual([{ 1: 1 }, { 1: 3, 4: 5 }]);
    change('efie-dismissed-tasks', [
      { kind: 'photos', facts: ['1', 2, null], dismissedAt: NOW },
      { kind: 'unknown', facts: [], dismissedAt: NOW },
      { kind: 'water', facts: 'x', dismissedAt: NOW },
      7,
    ]);
    expect(readDismissedTasks()).toEqual([{ kind: 'photos', facts: ['1'], dismissedAt: NOW }]);
  });
});
