import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Changes an agent’s own listing and its photos. It sends the requests and closes when all are saved.',
  avoid: 'A new listing: the List Property screen.',
  anatomy: ['header', 'EditListingForm', 'footer with Cancel and the submit button'],
  accessibility: [
    'As FormDialog: it is locked and announces progress while it saves. Focus moves to the first invalid field or failed photo.',
  ],
  related: ['EditListingForm', 'FormDialog', 'ManagedPropertyCard'],
} satisfies Guide;
