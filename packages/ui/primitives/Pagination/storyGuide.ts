import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Below a list that is split into pages. Pages are links, so that Back, tabs and bookmarks work.',
  avoid: 'Not when the whole list is on one page. Not for steps of a form.',
  do: "Say where the user is: 'Page 2 of 4, showing 96 properties'.",
  dont: 'Do not hide it on phones.',
  anatomy: ['summary', 'previous page', 'page links, with gaps', 'next page'],
  accessibility: [
    "A `nav` named 'Pages' with links of 44 px; the current page has `aria-current`.",
    'At an end the arrow is no link and hidden from screen readers.',
  ],
  related: ['ResultList', 'Link'],
  exports: ['Pagination', 'LazyPagination'],
} satisfies Guide;
