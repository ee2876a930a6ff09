import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Around a part of a page that can fail alone: a gallery, a table, a chart.',
  avoid: 'Not around a whole screen: its route has an error boundary.',
  do: 'Put one around each part that can fail alone.',
  dont: 'Do not catch the error of a request with it: use ErrorState.',
  anatomy: ['the part of the page', 'one line with Try again in its place after an error'],
  accessibility: [
    'The line is text with an icon and a button Try again. It is not announced, because the rest of the page still works.',
  ],
  related: ['ErrorState', 'lazyComponent'],
} satisfies Guide;
