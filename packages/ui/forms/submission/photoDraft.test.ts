import type { QueuedPhoto } from '@efie/domain/photos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesToStore } from './draftValues';
import { missingPhotoNames, photoNamesToStore } from './photoDraft';

const photo = (name: string): QueuedPhoto => ({
  kind: 'new',
  id: name,
  name,
  file: new File(['secret bytes'], 'sent.jpg'),
  fingerprint: name,
  state: 'ready',
});
const NO_PHOTOS: readonly QueuedPhoto[] = [];
const QUEUE = [photo('front.jpg'), photo('kitchen.jpg'), photo('front.jpg')];

describe('photos of a draft', () => {
  it('are stored by name, and the ones not added again are reported as missing', () => {
    expect(valuesToStore({ title: 'Flat', photos: QUEUE }, [])).toEqual({ title: 'Flat' });
    const storedNames = photoNamesToStore(undefined, QUEUE);
    expect(storedNames).toEqual(['front.jpg', 'kitchen.jpg', 'front.jpg']);
    expect(missingPhotoNames(storedNames, NO_PHOTOS)).toEqual(['front.jpg', 'kitchen.jpg', 'front.jpg']);
    expect(missingPhotoNames(storedNames, [photo('kitchen.jpg')])).toEqual(['front.jpg', 'front.jpg']);
    expect(photoNamesToStore(storedNames, [photo('side.jpg'), photo('front.jpg')])).toEqual([
      'side.jpg',
      'front.jpg',
      'kitchen.jpg',
      'front.jpg',
    ]);
  });

  it('of one name are as many as there were', () => {
    const three = ['image.jpg', 'image.jpg', 'image.jpg'];
    expect(missingPhotoNames(three, [photo('image.jpg')])).toEqual(['image.jpg', 'image.jpg']);
    expect(missingPhotoNames(three, three.map(photo))).toEqual([]);
    expect(missingPhotoNames(three, [...three, 'image.jpg'].map(photo))).toEqual([]);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('image.jpg', 'b.jpg')), fc.nat(), (names, cut) => {
        const added = names.slice(cut % (names.length + 1)).map(photo);
        expect(photoNamesToStore(names, added).toSorted()).toEqual(names.toSorted());
      }),
    );
  });

  it.each([undefined, 'front.jpg', true])('are none when the stored value is %j', (storedNames) => {
    expect(missingPhotoNames(storedNames, NO_PHOTOS)).toEqual([]);
  });

  it('do not include photos that the listing already has', () => {
    const existingPhoto: QueuedPhoto = {
      kind: 'stored',
      id: '1',
      photoId: '1',
      url: '/1.jpg',
      isMarkedForDeletion: false,
    };
    expect(photoNamesToStore([], [existingPhoto])).toEqual([]);
  });
});
