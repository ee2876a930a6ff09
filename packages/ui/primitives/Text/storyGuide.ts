import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: "For running text in one of the design's text styles. Heading is for titles, by their level in the page.",
  avoid: 'Not for labels of controls, which Field renders, nor for text inside a Badge or Button.',
  do: 'Choose the level of a heading by the outline, its style by `variant`.',
  dont: 'Do not choose a heading level for its size.',
  anatomy: ['text in one style; Heading for titles'],
  accessibility: [
    'A `p` unless `as` says otherwise. Heading renders `h1` to `h4`: one level 1 per page, no level left out.',
  ],
  related: ['VisuallyHidden', 'Link'],
  exports: ['Text', 'Heading'],
} satisfies Guide;
