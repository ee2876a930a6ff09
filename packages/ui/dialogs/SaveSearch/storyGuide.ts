import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Saving the filters of the listings on this device, under a name.',
  avoid: 'Data of the account: it is saved by a request.',
  do: 'Suggest a name made of the filters.',
  anatomy: [
    'title and the filters',
    'field with the suggested name',
    'where it is stored',
    'Cancel and Save',
  ],
  accessibility: ['As FormDialog. An empty name gets an error in its field.'],
  related: ['SavedSearches', 'FormDialog'],
} satisfies Guide;
