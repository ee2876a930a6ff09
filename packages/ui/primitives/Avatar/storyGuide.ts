import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For a person or an agency: the profile image, or else the initials. Beside a written name it is decorative.',
  avoid: 'Not for photos of listings: use ImageWithFallback. Not for an icon: use IconTile.',
  do: 'Pass the initials of the written name: AO for Ama Owusu.',
  dont: 'Do not repeat a name that is written beside it in `label`.',
  anatomy: ['image', 'initials in its place while there is none'],
  accessibility: [
    'Hidden from screen readers, because a name is written beside it. With `label` it is an image with that name.',
  ],
  related: ['ImageWithFallback', 'IconTile', 'ProfileImageField'],
} satisfies Guide;
