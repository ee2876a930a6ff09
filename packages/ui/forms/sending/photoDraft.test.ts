import type { QueuedPhoto } from '@efie/domain';
import { describe, expect, it } from 'vitest';
import { keptValues } from './draftValues';
import { missingPhotos, rememberedPhotos } from './photoDraft';

const photo = (name: string): QueuedPhoto => ({
  kind: 'new',
  id: name,
  name,
  file: new File(['secret bytes'], 'sent.jpg'),
  fingerprint: name,
  state: 'ready',
});
const NONE: readonly QueuedPhoto[] = [];
const QUEUE = [photo('front.jpg'), photo('kitchen.jpg'), photo('front.jpg')];

describe('what a draft holds of photos', () => {
  it('F105: is their names, and says which are still to be added again', () => {
    expect(keptValues({ title: 'Flat', images: QUEUE }, [])).toEqual({ title: 'Flat' });
    const remembered = rememberedPhotos(undefined, QUEUE);
    expect(remembered).toEqual(['front.jpg', 'kitchen.jpg', 'front.jpg']);
    expect(missingPhotos(remembered, NONE)).toEqual(['front.jpg', 'kitchen.jpg']);
    expect(missingPhotos(remembered, [photo('kitchen.jpg')])).toEqual(['front.jpg']);
    expect(rememberedPhotos(remembered, [photo('side.jpg'), photo('front.jpg')])).toEqual([
      'side.jpg',
      'front.jpg',
      'kitchen.jpg',
    ]);
  });

  it.each([undefined, 'front.jpg', true])('has none in %j', (remembered) => {
    expect(missingPhotos(remembered, NONE)).toEqual([]);
  });

  it('knows nothing of photos that a listing has already', () => {
    const kept: QueuedPhoto = {
      kind: 'kept',
      id: '1',
      imageId: '1',
      url: '/1.jpg',
      isMarkedForDeletion: false,
    };
    expect(rememberedPhotos([], [kept])).toEqual([]);
  });
});
