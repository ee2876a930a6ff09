import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners';

it('notifies every listener until it unsubscribes', () => {
  const { subscribe, notify, hasAny } = createListeners<[text: string]>();
  const first = vi.fn();
  const second = vi.fn();
  const unsubscribe = subscribe(first);
  subscribe(second);
  notify('one');
  unsubscribe();
  notify('two');
  expect(first.mock.calls).toEqual([['one']]);
  expect(second.mock.calls).toEqual([['one'], ['two']]);
  expect(hasAny()).toBe(true);
});

it('is active between the first and the last listener', () => {
  const onLast = vi.fn();
  const onFirst = vi.fn(() => onLast);
  const { subscribe, hasAny } = createListeners(onFirst);
  const unsubscribe = subscribe(() => undefined);
  const unsubscribeSecond = subscribe(() => undefined);
  unsubscribe();
  unsubscribe();
  expect(onFirst).toHaveBeenCalledOnce();
  expect(onLast).not.toHaveBeenCalled();
  unsubscribeSecond();
  expect(onLast).toHaveBeenCalledOnce();
  expect(hasAny()).toBe(false);
});
