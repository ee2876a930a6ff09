import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createMockDb } from '../db';
import { createHandlers } from '.';

const db = createMockDb({ scenario: 'small' });
const handlers = Object.values(createHandlers(db));

async function getStored(path: string): Promise<Response | undefined> {
  return getResponse(handlers, new Request(`http://backend.test/storage/${path}`));
}

describe('stored images', () => {
  it('every photo and profile image of the seed data is an SVG', async () => {
    const paths = db
      .listProperties()
      .flatMap(({ images, agentProfileImage }) => [
        ...images.map(({ path }) => path),
        agentProfileImage ?? '',
      ]);
    for (const path of paths.filter(Boolean)) {
      const response = await getStored(path);
      expect(response?.headers.get('Content-Type'), path).toBe('image/svg+xml');
      expect(await response?.text(), path).toMatch(/^<svg /);
    }
  });

  it('a path always gives the same image, another time of day a different one', async () => {
    const [morning, again, night] = await Promise.all(
      ['morning', 'morning', 'night'].map(async (time) =>
        (await getStored(`listings/1/1-house-${time}.svg`))?.text(),
      ),
    );
    expect(morning).toBe(again);
    expect(morning).not.toBe(night);
  });

  it('an unknown or malformed path is 404', async () => {
    for (const path of ['listings/1/1-castle-noon.svg', 'none.png', '%E0%A4%A', '../../etc/passwd']) {
      const response = await getStored(path);
      expect(response?.status ?? 404, path).toBe(404);
    }
  });
});
