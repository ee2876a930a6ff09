import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For every URL: inside a sentence, in a list, in the footer. Paths of the app use the router automatically.',
  avoid: 'Not for an action on this page: use Button. Not for the main step of a view: use Button with href.',
  do: "Let the text say where it leads: 'Browse all homes'.",
  dont: "Do not write 'click here'.",
  anatomy: ['text'],
  accessibility: [
    'A native link: Enter follows it. In a sentence it is underlined, because color alone does not mark it.',
    'Set `aria-current="page"` for the current page. An id, `tel:` or another site renders a plain `a`.',
  ],
  related: ['Button', 'SkipLink'],
  exports: ['Link', 'LinkProvider'],
} satisfies Guide;
