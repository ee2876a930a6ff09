import { expect, it } from 'vitest';
import type { QueuedPhoto } from '@efie/domain/photos';
import { describePhoto, namePhoto, readQueue, rejectionText } from './PhotoQueueField.helpers';

const newPhoto: QueuedPhoto = {
  kind: 'new',
  id: 'new-1',
  name: '../kitchen.jpg',
  file: new File([], 'kitchen.jpg'),
  fingerprint: '',
  state: 'ready',
};
const storedPhoto: QueuedPhoto = {
  kind: 'stored',
  id: '7',
  photoId: '7',
  url: '/a.jpg',
  isMarkedForDeletion: false,
};

it('reads any form value as a queue, and returns a valid queue unchanged', () => {
  const queue = [storedPhoto, newPhoto];
  expect(readQueue(queue)).toBe(queue);
  expect(readQueue([storedPhoto, null, { kind: 'new', id: 'x', name: 'draft.jpg' }, 'a'])).toEqual([
    storedPhoto,
  ]);
  expect(readQueue(undefined)).toEqual([]);
});

it('names a photo by its position and file name', () => {
  expect(describePhoto(newPhoto, 2, 5)).toBe('Photo 3 of 5, kitchen.jpg');
  expect(describePhoto(storedPhoto, 0, 5)).toBe('Photo 1 of 5');
  expect(namePhoto(newPhoto, 2)).toBe('photo 3, kitchen.jpg');
});

it('lists rejected files with their error message', () => {
  expect(
    rejectionText([
      { text: 'File too large. Maximum size is 5MB.', names: ['a/b.jpg', 'c.jpg'] },
      { text: 'Only photo files can be added here.', names: [] },
    ]),
  ).toBe('File too large. Maximum size is 5MB. b.jpg, c.jpg Only photo files can be added here.');
});
