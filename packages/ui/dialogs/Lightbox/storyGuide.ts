import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Shows the photos of one listing full screen, opened from the gallery.',
  avoid: 'One image inside a screen: ImageWithFallback. Choosing photos to upload: PhotoQueueField.',
  anatomy: ['photo', 'counter, close and arrows', 'thumbnails'],
  accessibility: [
    'A modal dialog. Arrow keys change the photo, Escape and Back close it, and focus returns to the photo that opened it. Motion stops with reduced motion.',
  ],
  related: ['Gallery', 'ImageWithFallback'],
} satisfies Guide;
