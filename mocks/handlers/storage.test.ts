import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createMockDb } from '../db';
import { PHOTO_PATHS } from '../factories/photos';
import { createHandlers } from '.';
import { readPhoto } from './readPhoto';

const handlers = Object.values(createHandlers(createMockDb({ scenario: 'empty' }), readPhoto));

async function getStored(path: string): Promise<Response | undefined> {
  return getResponse(handlers, new Request(`http://backend.test/storage/${path}`));
}

describe('stored images', () => {
  it('every photo is an image of its type, at any width', async () => {
    for (const path of PHOTO_PATHS) {
      const response = await getStored(`${path}?width=640`);
      expect(response?.headers.get('Content-Type'), path).toMatch(/^image\//);
      expect(await response?.text(), path).toMatch(path.endsWith('.svg') ? /^<svg [^>]*viewBox=/ : /./);
    }
  });

  it('an unknown or malformed path is 404', async () => {
    for (const path of [
      'photos/castle/day-01.svg',
      'none.png',
      '%E0%A4%A',
      '../../etc/passwd',
      'photos/README.md',
    ]) {
      const response = await getStored(path);
      expect(response?.status ?? 404, path).toBe(404);
    }
  });

  it('a photo that cannot be read is 404', async () => {
    const broken = Object.values(createHandlers(createMockDb({ scenario: 'empty' }), async () => null));
    const [path = ''] = PHOTO_PATHS;
    const response = await getResponse(broken, new Request(`http://backend.test/storage/${path}`));
    expect(response?.status).toBe(404);
  });
});
