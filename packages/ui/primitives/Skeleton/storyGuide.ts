import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'In place of content that is loading, with the same size, so that there is no layout shift. SkeletonLine has the line box of a text style.',
  avoid: 'Not inside a button: use isLoading. Announce what is loading in one live region.',
  do: "Give it the ratio of the photo it replaces: '3 / 2'.",
  dont: 'Do not show more of them than the list will have.',
  anatomy: ['a bar or block of the size of the content'],
  accessibility: [
    'Hidden from screen readers: announce what is loading in one live region beside the list.',
    'It does not pulse with reduced motion.',
  ],
  related: ['Spinner', 'ResultList'],
  exports: ['Skeleton', 'SkeletonLine'],
} satisfies Guide;
