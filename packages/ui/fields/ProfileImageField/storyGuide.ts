import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The profile image of an agent in the profile form: it is uploaded as soon as it is chosen.',
  avoid: 'Photos of a listing: PhotoQueueField. Read-only profile images: Avatar.',
  do: 'Show the initials where there is no image.',
  dont: 'Do not ask users to crop the image themselves.',
  anatomy: ['image or initials', 'buttons to choose and remove', 'hint, progress or error'],
  accessibility: [
    'Native buttons; a chosen image, an upload and a failure are announced. The error is the description of the field.',
  ],
  related: ['Avatar', 'EditProfileForm', 'PhotoQueueField'],
} satisfies Guide;
