import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For every image from the server: fixed aspect ratio, fade-in when decoded, the motif when it is missing.',
  avoid: 'Not for our own illustrations. Not for profile images: use Avatar.',
  do: "Describe what the photo shows: 'Villa in Aburi, photo 1 of 4'.",
  dont: "Do not use '' as the alternative text of a listing's photo.",
  anatomy: ['box of fixed ratio', 'image', 'motif in its place when it is missing'],
  accessibility: [
    'An `img` named by `alt`; the motif that replaces it has the same name.',
    'It does not fade with reduced motion.',
  ],
  related: ['Avatar', 'Gallery', 'Motif'],
} satisfies Guide;
