import { describe, expect, it } from 'vitest';
import { countPhotos, keptPhotos, markPhoto, rebasePhotos, type NewPhoto } from './photoQueue';

const server = (...ids: string[]) => ids.map((id) => ({ id, url: `https://efie.example/${id}.jpg` }));
const fresh = (id: string, state: 'ready' | 'sent' = 'ready'): NewPhoto => ({
  kind: 'new',
  id,
  name: `${id}.jpg`,
  file: new File([id], `${id}.jpg`),
  fingerprint: id,
  state,
});

describe('a queue over what the server has by now', () => {
  it('begins with the photos of the listing, none marked', () => {
    expect(keptPhotos(server('a', 'b'))).toEqual([
      { kind: 'kept', id: 'a', imageId: 'a', url: 'https://efie.example/a.jpg', isMarkedForDeletion: false },
      { kind: 'kept', id: 'b', imageId: 'b', url: 'https://efie.example/b.jpg', isMarkedForDeletion: false },
    ]);
  });

  it('F119 F120: keeps marks and what is not sent, forgets what is sent or gone', () => {
    const queue = [
      ...markPhoto(markPhoto(keptPhotos(server('a', 'b', 'c')), 'b', true), 'c', true),
      fresh('x', 'sent'),
      fresh('y'),
    ];
    const rebased = rebasePhotos(queue, server('a', 'b', 'd'));
    expect(rebased.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'y']);
    expect(
      rebased.flatMap((photo) =>
        'isMarkedForDeletion' in photo && photo.isMarkedForDeletion ? photo.id : [],
      ),
    ).toEqual(['b']);
    expect(countPhotos(rebased)).toBe(3);
  });
});
