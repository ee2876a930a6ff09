import { expect, it } from 'vitest';
import { typedUrl } from './WindowCard.helpers';

it('shows a URL as somebody types it', () => {
  expect(typedUrl('https://efie.example/property/1001')).toBe('efie.example/property/1001');
  expect(typedUrl('http://www.efie.example/demo/')).toBe('efie.example/demo');
  expect(typedUrl('https://efie.example/property/a%20b')).toBe('efie.example/property/a%20b');
});
