import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The header of every screen, for guests, users and agents; on phones its links are in a menu.',
  avoid: 'Titles or tools of one screen: put them below it, in the screen.',
  do: 'Pass the current path, so that its link is marked.',
  dont: 'Do not show a link that the role cannot use.',
  anatomy: [
    'logo',
    'main links',
    'favorites with a count',
    'login buttons, or the account menu',
    'menu on narrow viewports',
  ],
  accessibility: [
    "A `header` with a `nav` named 'Main'; the current page has `aria-current`.",
    'On narrow viewports the menu is a modal dialog: focus moves into it and back, Escape closes it.',
  ],
  related: ['DisclosureMenu', 'AppFooter', 'SkipLink'],
} satisfies Guide;
