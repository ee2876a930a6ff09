import { describe, expect, it } from 'vitest';
import { countPhotos, toStoredPhotos, setMarkedForDeletion, rebasePhotos, type NewPhoto } from './photoQueue';

const listingPhotos = (...ids: string[]) => ids.map((id) => ({ id, url: `https://efie.example/${id}.jpg` }));
const newPhoto = (id: string, state: 'ready' | 'sent' = 'ready'): NewPhoto => ({
  kind: 'new',
  id,
  name: `${id}.jpg`,
  file: new File([id], `${id}.jpg`),
  fingerprint: id,
  state,
});

describe('a queue after a refetch', () => {
  it('starts with the listing’s photos, none marked', () => {
    expect(toStoredPhotos(listingPhotos('a', 'b'))).toEqual([
      {
        kind: 'stored',
        id: 'a',
        photoId: 'a',
        url: 'https://efie.example/a.jpg',
        isMarkedForDeletion: false,
      },
      {
        kind: 'stored',
        id: 'b',
        photoId: 'b',
        url: 'https://efie.example/b.jpg',
        isMarkedForDeletion: false,
      },
    ]);
  });

  it('keeps marks and photos that are not uploaded, drops uploaded and deleted ones', () => {
    const queue = [
      ...setMarkedForDeletion(
        setMarkedForDeletion(toStoredPhotos(listingPhotos('a', 'b', 'c')), 'b', true),
        'c',
        true,
      ),
      newPhoto('x', 'sent'),
      newPhoto('y'),
    ];
    const rebased = rebasePhotos(queue, listingPhotos('a', 'b', 'd'));
    expect(rebased.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'y']);
    expect(
      rebased.flatMap((photo) =>
        'isMarkedForDeletion' in photo && photo.isMarkedForDeletion ? photo.id : [],
      ),
    ).toEqual(['b']);
    expect(countPhotos(rebased)).toBe(3);
  });
});
