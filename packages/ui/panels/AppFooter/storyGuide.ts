import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Once, at the end of every screen.',
  avoid: 'Links for a single screen: put them into the screen.',
  do: 'Keep it the same on every screen.',
  dont: 'Do not add links that only one screen needs.',
  anatomy: ['logo and sentence', 'Quick Links', 'Contact', 'legal line and links'],
  accessibility: [
    'The `footer` landmark, with a `nav` named by its title. Phone number and email are links.',
  ],
  related: ['AppHeader', 'Logo'],
} satisfies Guide;
