import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The amenities of an existing listing: the chosen ones come first.',
  avoid: 'A new listing: AmenitiesField shows all seventeen as checkboxes.',
  do: 'Show the chosen amenities first.',
  dont: 'Do not drop a code that the app does not know.',
  anatomy: ['legend', 'chosen amenities with a cross', 'other amenities with a plus'],
  accessibility: [
    "Buttons named 'Remove …' and 'Add …'. After a press focus moves to the chip that takes its place.",
  ],
  related: ['AmenitiesField', 'FilterChip', 'EditListing'],
} satisfies Guide;
