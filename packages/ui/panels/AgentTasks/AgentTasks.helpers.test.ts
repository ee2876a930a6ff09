import { describe, expect, it } from 'vitest';
import { firstNames, joinUnchecked } from './AgentTasks.helpers';

const named = (count: number) =>
  firstNames({
    subjects: Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      name: `Home ${index + 1}`,
      detail: '',
    })),
  });

describe('firstNames', () => {
  it.each([
    [1, ['Home 1'], ''],
    [2, ['Home 1', 'Home 2'], ''],
    [3, ['Home 1', 'Home 2', 'Home 3'], ''],
    [4, ['Home 1', 'Home 2'], ' and 2 more'],
    [21, ['Home 1', 'Home 2'], ' and 19 more'],
  ])('of %i', (count, names, more) => {
    expect(named(count)).toEqual({ names, more });
  });
});

describe('joinUnchecked', () => {
  it('names what was not loaded', () => {
    expect(joinUnchecked(['listings'])).toBe('your listings');
    expect(joinUnchecked(['listings', 'payments'])).toBe('your listings and payments');
    expect(joinUnchecked(['profile', 'listings', 'payments'])).toBe('your profile, listings and payments');
  });
});
