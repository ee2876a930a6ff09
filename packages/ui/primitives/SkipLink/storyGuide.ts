import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Once per page, as its first element, with the id of the main landmark.',
  avoid: 'Not for other jumps in a page: use Link.',
  do: 'Give the main landmark the id and `tabIndex={-1}`.',
  dont: 'Do not add a second one.',
  anatomy: ["link 'Skip to content'"],
  accessibility: [
    'The first element in the tab order of every page; off screen until it has focus. Enter moves focus to the main landmark.',
  ],
  related: ['Link', 'AppHeader'],
} satisfies Guide;
