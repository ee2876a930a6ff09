import { expect, it } from 'vitest';
import { MemoryStorage } from './browserStorage';

it('reads, counts, lists and spreads entries as browser storage does', () => {
  const storage = new MemoryStorage();
  storage.setItem('userToken', 'one');
  storage['agent'] = 'two';
  expect([storage.getItem('userToken'), storage.getItem('agent'), storage.getItem('nothing')]).toEqual([
    'one',
    'two',
    null,
  ]);
  expect([storage.length, storage.key(0), storage.key(2)]).toEqual([2, 'userToken', null]);
  expect({ ...storage }).toEqual({ userToken: 'one', agent: 'two' });
  storage.removeItem('userToken');
  storage.removeItem('never there');
  expect(Object.entries(storage)).toEqual([['agent', 'two']]);
  storage.clear();
  expect(storage.length).toBe(0);
});
