import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One of the agent’s own listings on the dashboard: what visitors see of it, its status and views, and buttons to edit or delete it.',
  avoid:
    'Not on screens for visitors, who get PropertyCard. Views are hidden for agents who are not verified.',
  do: 'Confirm a deletion in DeleteProperty.',
  dont: 'Do not show 0 views where the number is unknown.',
  anatomy: ['photo with status', 'price, title and place', 'facts and views', 'View, Edit and Delete'],
  accessibility: [
    "An `article` named by the listing's title, which also describes its buttons. The number of views is read as words.",
  ],
  related: ['PropertyCard', 'EditListing', 'DeleteProperty'],
} satisfies Guide;
