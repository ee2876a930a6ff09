import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The photos of a listing: `new` for a new listing, where photos can be reordered, `edit` in the edit dialog, where current images can be marked for deletion.',
  avoid:
    'A profile image: ProfileImageField. A document: FileHintField. The field does not upload anything itself.',
  do: 'Let the first photo be the cover, and say so on it.',
  dont: 'Do not start an upload before the form is submitted.',
  anatomy: [
    'drop zone',
    'rejected files, with reasons',
    'tiles with move and remove buttons',
    'count of photos',
  ],
  accessibility: [
    'Each tile has buttons that name their photo; moving a photo needs no dragging.',
    'What was added, moved, removed or rejected is announced, and focus moves to the next tile after a removal.',
  ],
  related: ['DropZone', 'PhotoTile', 'ListPropertyForm'],
} satisfies Guide;
