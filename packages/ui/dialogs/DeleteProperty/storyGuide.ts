import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Confirms the deletion of an agent’s listing. It sends the request and closes on the response.',
  avoid: 'Deleting a photo: it is marked for deletion and can be restored until the listing is saved.',
  anatomy: ["icon tile, title and question with the listing's title", 'Cancel and Delete Property'],
  accessibility: [
    'As AlertDialog: Cancel is focused first, and nothing closes it while the request is in flight.',
  ],
  related: ['AlertDialog', 'ManagedPropertyCard'],
} satisfies Guide;
