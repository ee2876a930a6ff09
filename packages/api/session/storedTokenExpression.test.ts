import { afterEach, expect, it, vi } from 'vitest';
import { storedTokenExpression } from './storedTokenExpression';

afterEach(() => vi.unstubAllGlobals());

function evaluate(getItem: (key: string) => string | null): unknown {
  vi.stubGlobal('localStorage', { getItem });
  // oxlint-disable-next-line no-eval -- the build writes the expression into an inline script
  return globalThis.eval(storedTokenExpression);
}

it.each([
  [true, { userToken: 't' }],
  [true, { agentToken: 't', agent: '{' }],
  [false, { userToken: '' }],
  [false, { user: '{}' }],
  [false, {}],
])('is %s with %o', (isStored, items: Readonly<Record<string, string>>) => {
  expect(evaluate((key) => items[key] ?? null)).toBe(isStored);
});

it('is false when storage is blocked', () => {
  expect(
    evaluate(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  ).toBe(false);
});
