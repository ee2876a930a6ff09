import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createMockDb } from '../db';
import { createHandlers } from '.';

const db = createMockDb({ scenario: 'small' });
const handlers = Object.values(createHandlers(db));

async function ask(path: string): Promise<Response | undefined> {
  return getResponse(handlers, new Request(`http://backend.test/storage/${path}`));
}

describe('stored pictures', () => {
  it('every photo and portrait of the world is an SVG picture', async () => {
    const paths = db
      .listProperties()
      .flatMap(({ images, agentProfileImage }) => [
        ...images.map(({ path }) => path),
        agentProfileImage ?? '',
      ]);
    for (const path of paths.filter(Boolean)) {
      const response = await ask(path);
      expect(response?.headers.get('Content-Type'), path).toBe('image/svg+xml');
      expect(await response?.text(), path).toMatch(/^<svg /);
    }
  });

  it('the same path always gives the same picture, another time of day another one', async () => {
    const [morning, again, night] = await Promise.all(
      ['morning', 'morning', 'night'].map(async (time) =>
        (await ask(`listings/1/1-house-${time}.svg`))?.text(),
      ),
    );
    expect(morning).toBe(again);
    expect(morning).not.toBe(night);
  });

  it('an unknown or broken path is 404', async () => {
    for (const path of ['listings/1/1-castle-noon.svg', 'none.png', '%E0%A4%A', '../../etc/passwd']) {
      const response = await ask(path);
      expect(response?.status ?? 404, path).toBe(404);
    }
  });
});
