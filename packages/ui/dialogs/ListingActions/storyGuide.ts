import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One confirmation for a change of several listings, and the outcome of each.',
  avoid: 'Not for one listing: use DeleteProperty, or change the status with Undo.',
  do: 'Name every listing, and why one is left out.',
  dont: 'Do not send again what is done.',
  anatomy: [
    'title with the number',
    'names, each with its outcome',
    'what is left out',
    'Cancel and the action',
  ],
  accessibility: [
    'An alertdialog: it is locked while requests are in flight, but for Stop. The result is announced.',
    'Each outcome is an icon and a text beside the name of the listing.',
  ],
  related: ['DeleteProperty', 'ManagedListings', 'Toast'],
} satisfies Guide;
