import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { isBackendUrl, passAppFiles } from './appFiles';

it.each([
  ['https://efie.test/api/properties', true],
  ['https://api.efie.test/v1/api/properties/7/view', true],
  ['/storage/listings/1001/1-house-noon.svg', true],
  ['https://efie.test/assets/index-8lIfTC1V.js', false],
  ['http://localhost:5173/packages/api/client/request.ts?v=1', false],
  ['https://efie.test/listings?q=/api/', false],
])('isBackendUrl(%o) is %o', (url, expected) => {
  expect(isBackendUrl(url)).toBe(expected);
});

it('leaves requests to the backend to the other handlers', async () => {
  expect(await getResponse([passAppFiles], new Request('https://efie.test/api/properties'))).toBeUndefined();
  expect(await getResponse([passAppFiles], new Request('https://efie.test/fonts/a.woff2'))).toBeDefined();
});
