import { expect, it } from 'vitest';
import type { QueuedPhoto } from '@efie/domain';
import { describePhoto, namePhoto, readQueue, refusalLine } from './PhotoQueueField.helpers';

const fresh: QueuedPhoto = {
  kind: 'new',
  id: 'new-1',
  name: '../kitchen.jpg',
  file: new File([], 'kitchen.jpg'),
  fingerprint: '',
  state: 'ready',
};
const kept: QueuedPhoto = { kind: 'kept', id: '7', imageId: '7', url: '/a.jpg', isMarkedForDeletion: false };

it('reads a queue out of whatever a form holds, and keeps a good one as it is', () => {
  const queue = [kept, fresh];
  expect(readQueue(queue)).toBe(queue);
  expect(readQueue([kept, null, { kind: 'new', id: 'x', name: 'draft.jpg' }, 'a'])).toEqual([kept]);
  expect(readQueue(undefined)).toEqual([]);
});

it('F115 F124: names a photo by its place and its file', () => {
  expect(describePhoto(fresh, 2, 5)).toBe('Photo 3 of 5, kitchen.jpg');
  expect(describePhoto(kept, 0, 5)).toBe('Photo 1 of 5');
  expect(namePhoto(fresh, 2)).toBe('photo 3, kitchen.jpg');
});

it('C425: lists each refused file with its sentence', () => {
  expect(
    refusalLine([
      { text: 'File too large. Maximum size is 5MB.', names: ['a/b.jpg', 'c.jpg'] },
      { text: 'Only photo files can be added here.', names: [] },
    ]),
  ).toBe('File too large. Maximum size is 5MB. b.jpg, c.jpg Only photo files can be added here.');
});
