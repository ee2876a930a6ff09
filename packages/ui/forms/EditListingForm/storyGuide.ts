import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The fields of the Edit Property dialog, which holds their state, sends them and has the submit button.',
  avoid: 'A new listing: ListPropertyForm.',
  anatomy: ['note on conflicts', 'fields of the listing', 'photos', 'failures of photos'],
  accessibility: [
    "As Server form. The list of photos that failed takes focus. The submit button is in the dialog's footer.",
  ],
  related: ['EditListing', 'ListPropertyForm'],
} satisfies Guide;
