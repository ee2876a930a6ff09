import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { elapsedTime, Progress } from './progress';

let written: string[] = [];
const write = (text: string) => written.push(text);
const show = (isTerminal: boolean) => new Progress('stories', { write, isTerminal, columns: 60 });

beforeEach(() => {
  written = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('formats the elapsed time', () => {
  expect([elapsedTime(48_900), elapsedTime(185_000), elapsedTime(0)]).toEqual(['48 s', '3 min 05 s', '0 s']);
});

it('prints a line every 30 seconds and failures at once where lines cannot be rewritten', () => {
  const progress = show(false);
  vi.advanceTimersByTime(30_000);
  expect(written).toEqual(['stories: 30 s\n']);
  progress.onEvent({ type: 'start', total: 3, unit: 'files' });
  progress.onEvent({ type: 'result', state: 'passed', file: 'a.stories.tsx', name: 'Default', message: '' });
  progress.onEvent({
    type: 'result',
    state: 'failed',
    file: 'a.stories.tsx',
    name: 'Open',
    message: 'expected 1 to be 2\n\n- Expected',
  });
  progress.onEvent({ type: 'progress' });
  expect(written.splice(0).at(-1)).toBe('FAILED a.stories.tsx > Open\n       expected 1 to be 2\n');
  vi.advanceTimersByTime(30_000);
  progress.stop();
  vi.advanceTimersByTime(90_000);
  const line = 'stories: 1 of 3 files, 2 tests, 1 failed, 1 min 00 s\n';
  expect(written).toEqual([line, line]);
});

it('rewrites one line in a terminal, and prints failures above it', () => {
  const progress = show(true);
  progress.onEvent({ type: 'start', total: 40, unit: 'tests' });
  progress.onEvent({ type: 'progress' });
  vi.advanceTimersByTime(2000);
  const erase = '\r\u001B[2K';
  expect(written.splice(0)).toEqual([
    `${erase}stories: 1 of 40 tests, 0 failed, 1 s`,
    `${erase}stories: 1 of 40 tests, 0 failed, 2 s`,
  ]);
  progress.onEvent({ type: 'result', state: 'failed', file: 'a.test.ts', name: '', message: 'no module' });
  expect(written).toEqual([
    `${erase}FAILED a.test.ts\n       no module\n`,
    `${erase}stories: 1 of 40 tests, 1 failed, 2 s`,
  ]);
  progress.stop();
  expect(written.at(-1)).toBe('\n');
});

it('adds up the shards that run at the same time', () => {
  const progress = show(false);
  progress.onEvent({ type: 'start', total: 3, unit: 'files' });
  progress.onEvent({ type: 'start', total: 4, unit: 'files' });
  progress.onEvent({ type: 'progress' });
  expect(progress.describe()).toBe('stories: 1 of 7 files, 0 tests, 0 failed, 0 s');
  progress.stop();
});
