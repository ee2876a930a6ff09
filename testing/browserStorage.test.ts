import { expect, it } from 'vitest';
import { memoryStorage } from './browserStorage';

it('reads, counts, lists and spreads entries as browser storage does', () => {
  const storage = memoryStorage(new Map());
  storage.setItem('userToken', 'one');
  storage['agent'] = 'two';
  expect(storage.getItem('userToken')).toBe('one');
  expect(storage.getItem('nothing')).toBeNull();
  expect(storage['agent']).toBe('two');
  expect([storage.length, storage.key(0), storage.key(2)]).toEqual([2, 'userToken', null]);
  expect({ ...storage }).toEqual({ userToken: 'one', agent: 'two' });
  expect(Object.keys(storage)).toEqual(['userToken', 'agent']);
  expect('agent' in storage).toBe(true);
  delete storage['agent'];
  storage.removeItem('never there');
  expect(Object.entries(storage)).toEqual([['userToken', 'one']]);
  storage.clear();
  expect(storage.length).toBe(0);
});

it('reports each change with the old and the new value', () => {
  const changes: unknown[] = [];
  const entries = new Map([['theme', 'light']]);
  const storage = memoryStorage(entries, (...change) => changes.push(change));
  storage.setItem('theme', 'dark');
  storage.removeItem('theme');
  storage.removeItem('theme');
  storage.clear();
  expect(changes).toEqual([
    ['theme', 'light', 'dark'],
    ['theme', 'dark', null],
    [null, null, null],
  ]);
});
