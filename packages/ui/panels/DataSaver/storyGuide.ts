import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'In the footer: the one switch for visitors who pay by the megabyte.',
  avoid: 'Not for a single photo or list.',
  do: 'Follow the browser’s own setting until the visitor has chosen.',
  dont: 'Do not hide anything but photos.',
  anatomy: ['switch with its state in words', 'how many photos wait, and about how much that saves'],
  accessibility: ['Role `switch`; the numbers are in a `status`.'],
  related: ['ImageWithFallback', 'AppFooter'],
} satisfies Guide;
