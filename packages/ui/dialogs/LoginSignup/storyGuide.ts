import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'A combined login and sign-up dialog without a backend. No screen uses it yet.',
  avoid: 'Real login and sign-up: use the screens of users and agents.',
  anatomy: ['title and sentence', 'tabs with the two forms'],
  accessibility: ['As FormDialog, with Tabs inside it.'],
  related: ['LoginSignupTabs', 'FormDialog'],
} satisfies Guide;
